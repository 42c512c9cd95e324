import { describe, expect, test } from 'vitest';
import { writeGrantMove } from '../../../../src/notation/grant.ts';
import type { MoveForm } from '../../../../src/game/reader/form.ts';
import { commence } from '../../../../src/game/reader/forms/commence.ts';
import { grant } from '../../../../src/game/reader/forms/grant.ts';
import { lynnSmith } from '../../../../src/game/reader/forms/lynn-smith.ts';
import { roth } from '../../../../src/game/reader/forms/roth.ts';
import { thompson } from '../../../../src/game/reader/forms/thompson.ts';
import { captureOf, expect as valueOf, findRuleset, RULESETS } from '../../../../src/engine/index.ts';
import { walk } from '../../../engine/trid/walk.ts';
import { writeCommence, writeLynnSmith, writeRoth, writeThompson, type Writer } from './writers.ts';

const FORMS: readonly (readonly [MoveForm, Writer])[] = [
  [roth, writeRoth],
  [thompson, writeThompson],
  [commence, writeCommence],
  [lynnSmith, writeLynnSmith],
  [grant, writeGrantMove],
];

/** Promotions, castling, boards that move and turn, a board that moves with a pawn that promotes by it. */
const RICH: readonly (readonly [string, string])[] = [
  ['meder', 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:4/1pPp/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10'],
  ['grant', 'W:4/1P2/P3/NBKN;N:4/2n1/1P2/4;B:1bbn/pBqp/2p1/4;QL@QP4:P1/RQ;KL@KP6:2/2;ql@QP9:r1/p1;kl@KP12:kr/pp b - - - 0 14'],
  ['grant', 'W:1P2/2N1/1P1P/2RK;N:1b2/4/4/4;B:r2k/3p/p3/1p2;QL@QP4:1P/2;KL@KP2:2/2;ql@QP12:2/2;kl@KP12:2/1p w * - - 0 1'],
];

describe.each(FORMS.map(([form, write]) => [form.id, form, write] as const))('%s', (id, form, write) => {
  const whole = new RegExp(`^(?:${form.pattern.source})$`);

  test.each(form.rulesets)('every legal move written so is read as that move and no other: %s', (ruleset) => {
    const met = new Set<string>();
    const rich = RICH.filter(([one]) => one === ruleset).map(([one, text]) => valueOf(findRuleset(one)!.parse(text)));
    let count = 0;
    for (const position of [...rich, ...walk(ruleset, 31, 45)]) {
      const legal = position.moves();
      for (const move of legal) {
        if (move.kind === 'castling' && id !== 'commence') continue;
        const text = write(position, move);
        const bare = text.replace(/[+#]$/, '');
        for (const one of new Set([text, bare])) {
          expect(whole.test(one), `${ruleset} “${one}” for ${move.id}`).toBe(true);
          expect(
            form.match(one, position, legal).map((found) => found.id),
            `${ruleset} “${one}” in ${position.text()}`,
          ).toEqual([move.id]);
        }
        met.add(move.kind + (move.promotion ? ' with promotion' : ''));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(900);
    expect([...met]).toEqual(expect.arrayContaining(['piece', 'board']));
  });

  test('is not taken for a move that any ruleset writes itself, nor for a name that never changes', () => {
    let count = 0;
    for (const ruleset of RULESETS.filter(({ family }) => family === 'trid')) {
      for (const position of walk(ruleset.id, 7, 20)) {
        for (const move of position.moves()) {
          const own = [move.id, ruleset.notation.write(position, move), ruleset.notation.writeAsShown?.(position, move) ?? move.id];
          for (const text of own.filter((one) => whole.test(one)))
            expect(
              form.match(text, position, position.moves()).map((one) => one.id),
              `${ruleset.id} “${text}”`,
            ).toEqual([move.id]);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(1500);
  });

  test('what is legal for White is not for Black, and what takes nothing has no x', () => {
    for (const ruleset of form.rulesets) {
      const position = findRuleset(ruleset)!.begin();
      const legal = position.moves();
      const after = position.after(legal.find(({ kind }) => kind === 'piece')!);
      for (const move of legal) {
        const text = write(position, move);
        const takes = text.replace(/-(?=[^-]*$)/, 'x');
        if (move.id.endsWith('r')) continue; // a board that turns comes to where it was
        expect(form.match(text, after, after.moves()), `${ruleset} “${text}”`).toEqual([]);
        if (!captureOf(move)) expect(form.match(takes, position, legal), `${ruleset} “${takes}”`).toEqual([]);
      }
    }
  });
});
