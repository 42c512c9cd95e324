import { describe, expect, test } from 'vitest';
import { FAULT_CODES, findRuleset, makeRecord, parseRecord } from '../../../src/engine/index.ts';
import type { Result } from '../../../src/engine/index.ts';
import { engineParse, rulesetOf } from './engine.ts';
import { PLAIN_RULESETS } from './plain/index.ts';
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

/** A good text made bad: pieces of it taken out, doubled, exchanged, or written over with what texts of the kind are made of. */
function mutate(random: () => number, text: string): string {
  let bad = text;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) {
    const at = Math.floor(random() * (bad.length + 1));
    const end = Math.min(bad.length, at + Math.floor(random() * (random() < 0.1 ? 30 : 3)));
    const other = Math.floor(random() * (bad.length + 1));
    const middle = [pick(random, LETTERS), '', bad.slice(at, end).repeat(2), bad.slice(other, other + end - at)];
    bad = bad.slice(0, at) + pick(random, middle) + bad.slice(end);
  }
  return random() < 0.01 ? bad.slice(0, Math.floor(random() * bad.length)) : bad;
}

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
    const random = seeded(11);
    const good = [rulesetOf(ruleset).start, ...vectorsOf(ruleset).map(({ position }) => position)];
    let refused = 0;
    for (let count = 0; count < 20_000; count += 1) {
      const text = mutate(random, pick(random, good));
      const result = rulesetOf(ruleset).parse(text);
      expectFault(text, result);
      if (result.ok && result.value.text() !== text) expect(result.value.text()).toBe(text);
      if (!result.ok) refused += 1;
      else if (count % 20 === 0) expect(Array.isArray(result.value.moves())).toBe(true);
    }
    expect(refused).toBeGreaterThan(15_000);
  });

  test('ids of moves', () => {
    const random = seeded(12);
    for (const position of walk(ruleset, 12, 100)) {
      const ids = position.moves().map(({ id }) => id);
      for (let count = 0; ids.length > 0 && count < 50; count += 1) {
        const text = mutate(random, pick(random, ids));
        const result = position.play(text);
        expectFault(text, result);
        if (result.ok) expect([...ids, ...position.acts().map(({ id }) => id)]).toContain(text);
      }
    }
  });

  test('moves in the ruleset’s notation', () => {
    const random = seeded(13);
    const { notation } = rulesetOf(ruleset);
    for (const position of walk(ruleset, 13, 8)) {
      const moves = position.moves();
      const good = moves.map((move) => notation.write(position, move));
      expect(new Set(good).size, position.text()).toBe(good.length);
      for (let count = 0; moves.length > 0 && count < 25; count += 1) {
        const text = mutate(random, pick(random, good));
        const result = notation.read(position, text);
        expectFault(text, result);
        if (result.ok) expect(moves).toContainEqual(result.value);
      }
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
    for (let count = 0; count < 100; count += 1) {
      const text = mutate(random, good);
      expectFault(text, parseRecord(text, findRuleset));
    }
  });
});
