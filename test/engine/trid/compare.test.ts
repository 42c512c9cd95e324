import { describe, expect, test } from 'vitest';
import { engineAnswer, engineParse } from './engine.ts';
import { PLAIN_RULESETS, plainAnswer, plainAttacks } from './plain/index.ts';
import { vectorsOf } from './vectors.ts';
import { walk } from './walk.ts';

/** Positions of each ruleset; the slow generator takes most of the time, and grant's paths most of that. */
const POSITIONS: Readonly<Record<string, number>> = { bartmess: 600, meder: 600, grant: 350, usenet: 450 };

describe('the engine and the plain generator agree on moves, the positions after them, checks and status', () => {
  test.each(PLAIN_RULESETS)('%s', (ruleset) => {
    for (const position of walk(ruleset, 20_261_121, POSITIONS[ruleset] ?? 0)) {
      const text = position.text();
      const [plain, engine] = [plainAnswer(ruleset, text), engineAnswer(ruleset, text)];
      expect({ text, ids: Object.keys(engine.moves), ...engine }).toEqual({ text, ids: Object.keys(plain.moves), ...plain });
    }
  });
});

describe('the engine and the plain generator agree on who attacks what, pinned or not', () => {
  const byName = (lists: readonly (readonly [string, readonly string[]])[]): Record<string, string> =>
    Object.fromEntries(lists.filter(([, list]) => list.length > 0).map(([name, list]) => [name, [...list].sort().join(' ')]));

  test.each(PLAIN_RULESETS)('%s', (ruleset) => {
    const vectors = vectorsOf(ruleset).map(({ position }) => position);
    const walked = Array.from(walk(ruleset, 20_261_122, 60), (position) => position.text());
    const texts = [...vectors, ...walked];
    for (const text of texts) {
      const position = engineParse(ruleset, text);
      const pieces = position.squares.filter(({ piece }) => piece !== undefined).map(({ name }) => name);
      const plain = pieces.map((square) => [square, plainAttacks(ruleset, text, square)] as const);
      expect({ text, ...byName(pieces.map((square) => [square, position.attacks(square)])) }).toEqual({ text, ...byName(plain) });
      for (const player of ['w', 'b'] as const) {
        const his = plain.filter(([square]) => position.at(square)?.owner === player);
        const attackers = position.squares.map(({ name }) => [name, position.attackers(name, player)] as const);
        const expected = position.squares.map(
          ({ name }) => [name, his.filter(([, to]) => to.includes(name)).map(([square]) => square)] as const,
        );
        expect({ text, player, ...byName(attackers) }).toEqual({ text, player, ...byName(expected) });
      }
    }
  });
});
