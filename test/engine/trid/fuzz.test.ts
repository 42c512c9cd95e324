import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAULT_CODES, findRuleset, makeRecord, parseRecord } from '../../../src/engine/index.ts';
import type { Result } from '../../../src/engine/index.ts';
import { engineParse, rulesetOf } from './engine.ts';
import { PLAIN_RULESETS } from './plain/index.ts';
import { makeDamagedText } from '../../../tools/hostile/damaged-text.ts';
import { pick, seeded } from './random.ts';
import { vectorsOf } from './vectors.ts';
import { walk } from './walk.ts';
import { toDescribedFault } from '../../../src/words/described-fault.ts';

const LETTERS = [
  ...'KQRBNPkqrbnp0123456789/;:@ ,-=*^+#xXrzabcdeWNQLPwb.()[]{}"\n',
  'é',
  '\u{1F600}',
  '\u0000',
  'QL',
  'QP',
  '12',
  ' - ',
  'O-O',
];

/** A refusal names the field and says in a sentence what is wrong. */
function expectFault<T>(text: string, result: Result<T>): void {
  if (result.ok) return;
  const { code, field, message, at } = toDescribedFault(result.fault);
  const broken = /undefined|NaN|\[object/;
  const isGood = FAULT_CODES.includes(code) && field !== '' && /\S+ \S+ \S+/.test(message);
  const isInside = at === undefined || (at >= 0 && at <= text.length);
  const isLeaky = broken.test(field + message) && !broken.test(text);
  if (!isGood || !isInside || isLeaky)
    expect({ text, fault: result.fault }).toBe('a fault with code, field, sentence and a place in the text');
}

describe.each(PLAIN_RULESETS)('%s: broken texts are refused, never guessed, never a crash', (ruleset) => {
  test('position strings', () => {
    const good = [rulesetOf(ruleset).start, ...vectorsOf(ruleset).map(({ position }) => position)];
    let refused = 0;
    const property = fc.property(makeDamagedText(good, { signs: LETTERS }), fc.boolean(), (text, generates) => {
      const result = rulesetOf(ruleset).parse(text);
      expectFault(text, result);
      if (!result.ok) refused += 1;
      else if (result.value.text() !== text) expect(result.value.text()).toBe(text);
      else if (generates) expect(Array.isArray(result.value.moves())).toBe(true);
    });
    fc.assert(property, { seed: 11, numRuns: 20_000 });
    expect(refused).toBeGreaterThan(15_000);
  });

  test('ids of moves', () => {
    for (const position of walk(ruleset, 12, 100)) {
      const ids = position.moves().map(({ id }) => id);
      if (ids.length === 0) continue;
      const property = fc.property(makeDamagedText(ids, { signs: LETTERS }), (text) => {
        const result = position.play(text);
        expectFault(text, result);
        if (result.ok) expect([...ids, ...position.acts().map(({ id }) => id)]).toContain(text);
      });
      fc.assert(property, { seed: 12, numRuns: 50 });
    }
  });

  test('moves in the ruleset’s notation', () => {
    const { notation } = rulesetOf(ruleset);
    for (const position of walk(ruleset, 13, 8)) {
      const moves = position.moves();
      const good = moves.map((move) => notation.write(position, move));
      expect(new Set(good).size, position.text()).toBe(good.length);
      if (moves.length === 0) continue;
      const property = fc.property(makeDamagedText(good, { signs: LETTERS }), (text) => {
        const result = notation.read(position, text);
        expectFault(text, result);
        if (result.ok) expect(moves).toContainEqual(result.value);
      });
      fc.assert(property, { seed: 13, numRuns: 25 });
    }
  });

  test('game records', () => {
    const random = seeded(14);
    const { notation, start } = rulesetOf(ruleset);
    let position = engineParse(ruleset, start);
    const written: string[] = [];
    for (let ply = 0; ply < 12; ply += 1) {
      const move = pick(random, position.moves());
      written.push(notation.write(position, move));
      position = position.after(move);
    }
    const good = `[Ruleset "${ruleset}"]\n[White "A"]\n\n${written.map((note, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${note}` : note)).join(' ')} *\n`;
    const whole = parseRecord(good, findRuleset);
    expect(whole.ok && makeRecord(whole.value)).toContain(written[11]);
    const property = fc.property(makeDamagedText([good], { signs: LETTERS, length: 30 }), (text) => {
      expectFault(text, parseRecord(text, findRuleset));
    });
    fc.assert(property, { seed: 14, numRuns: 100 });
  });
});
