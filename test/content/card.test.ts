import { describe, expect, test } from 'vitest';
import { groupFacts, groupLines, listEnds, listOurs, listReach, RARE_RULINGS } from '../../src/content/rules-card.ts';
import { expect as expectOk, findRuleset, PLAYER_NAMES, RULESETS, type Player, type Role, type Fact } from '../../src/engine/index.ts';
import { sayFact } from '../../src/words/facts.ts';

describe('the card for the table', () => {
  test.for(RULESETS.map(({ id }) => id))('has every fact of %s once', (id) => {
    const { facts } = findRuleset(id)!;
    const shown = groupFacts(findRuleset(id)!).flatMap((group) => group.facts.map((fact) => fact.id));
    expect([...shown].sort()).toEqual(facts.map((fact) => fact.id).sort());
  });

  test('ends the build at a fact it has no place for', () => {
    const meder = findRuleset('meder')!;
    const strange = { ...meder, facts: [...meder.facts, { ...meder.facts[0]!, id: 'strange' } as unknown as Fact] };
    expect(() => groupFacts(strange)).toThrow('no group for strange');
  });

  test('leaves rare rulings to the reference, and only those', () => {
    for (const rare of RARE_RULINGS) {
      const its = RULESETS.filter(({ rulings }) => rulings.some(({ id, ruling }) => id === rare && ruling === 'house'));
      expect([rare, its.length]).not.toEqual([rare, 0]);
      for (const ruleset of its) expect(listOurs(ruleset).map(({ id }) => id)).not.toContain(rare);
    }
    expect(listOurs(findRuleset('harshman')!).map(({ id }) => id)).toContain('pass');
  });

  test('says where boards go: in Meder’s rules with and without a piece (3.6), in Bartmess’s only empty (5.1(b)), in Grant’s only with a pawn', () => {
    const rows = (id: string) => listReach(findRuleset(id)!);
    expect(rows('meder')).toHaveLength(6);
    expect(rows('meder').find(({ pin }) => pin === 'QL1')).toMatchObject({ empty: expect.arrayContaining(['QL3', 'KL1']) as string[] });
    expect(rows('bartmess').every(({ loaded }) => loaded.length === 0)).toBe(true);
    expect(rows('grant').every(({ empty }) => empty.length === 0)).toBe(true);
    expect(rows('grant').some(({ loaded }) => loaded.length > 0)).toBe(true);
    expect(rows('harshman')).toEqual([]);
    // A place's number does not run with its ranks (E3): QL3 is behind QL2.
    expect(rows('meder').map(({ ranks }) => ranks.join())).toEqual(['0,1', '4,5', '2,3', '6,7', '4,5', '8,9']);
  });

  test('says what each player has at every end of a game of three (Harshman Appendix II), and nothing where two play', () => {
    const ends = listEnds(findRuleset('harshman')!).map(({ points }) => points.join(' '));
    expect(ends).toEqual(['0 1½ ½', '0 1 1', '⅔ ⅔ ⅔', '½ ½ 1', '0 ½ ½', '0 2½ ½', '0 1½ 1½', '0 2 1']);
    expect(listEnds(findRuleset('meder')!)).toEqual([]);
  });

  test.for(['8-7', '8-9'])(
    'names the home rows and the cells of castling on the %s board as the engine has them (Harshman IV, Appendix 1)',
    (board) => {
      const rules = expectOk(findRuleset('harshman')!.configure({ board }));
      const { setup } = rules.begin();
      const cellsOf = (role: Role, player: Player): readonly string[] =>
        setup.pieces.filter((piece) => piece.role === role && piece.owner === player).map(({ square }) => square);
      for (const player of rules.players) {
        const [first, last] = cellsOf('rook', player);
        expect(sayFact(rules, 'home-rows')).toContain(`${first} to ${last} (${PLAYER_NAMES[player]})`);
        const pieces = setup.pieces.filter(({ role, owner }) => role === 'king' || (role === 'rook' && owner === player));
        const position = expectOk(rules.fromSetup({ ...setup, pieces, turn: player }));
        const castling = position.moves().filter(({ id }) => id.startsWith('O-O'));
        expect(castling).toHaveLength(2);
        const [king] = cellsOf('king', player);
        const [a, b] = castling.map(
          (move) => position.after(move).setup.pieces.find(({ role, owner }) => role === 'king' && owner === player)!.square,
        );
        expect(sayFact(rules, 'castling')).toMatch(
          new RegExp(`${PLAYER_NAMES[player]}’s from ${king} to (?:${a} or ${b}|${b} or ${a})[,.]`),
        );
      }
    },
  );

  test('tells step by step how a mate is declared, what becomes of a wrong one, and what ceding and a weak victory are (Harshman VIII)', () => {
    const groups = groupLines(findRuleset('harshman')!);
    const linesOf = (title: string) => groups.find((group) => group.title === title)!.lines;
    const steps = linesOf('Declaring a mate').filter(({ says }) => /^\d\. /.test(says));
    expect(steps.map(({ says }) => says.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.']);
    expect(steps.find(({ says }) => says.includes('saves the king'))?.ruling).toBe('house');
    const said = linesOf('How it ends').map(({ says }) => says);
    for (const part of [/^Weak victory: 1 point/, /To cede, .*½ each/]) expect(said.filter((one) => part.test(one))).toHaveLength(1);
    expect(groupLines(findRuleset('meder')!).map(({ title }) => title)).not.toContain('Declaring a mate');
  });

  test.for(['bartmess', 'meder', 'grant', 'usenet'])('%s: tells what is asked at the board with nothing but the card and a set', (id) => {
    const said = groupLines(findRuleset(id)!).flatMap(({ lines }) => lines.map(({ says }) => says));
    for (const part of ['A column is', 'in the very next move only', 'For Black read', 'both players agree'])
      expect(
        said.filter((one) => one.includes(part)),
        part,
      ).toHaveLength(1);
  });

  test('says when a check is announced, when all agree on a draw and when no mate may be declared (Harshman IV, VIII)', () => {
    const said = groupFacts(findRuleset('harshman')!).flatMap(({ facts }) => facts.map(({ id }) => sayFact(findRuleset('harshman')!, id)));
    for (const part of ['you say so and name whose king', 'all who are still playing agree', 'you could have captured in that turn'])
      expect(said.filter((sentence) => sentence.includes(part))).toHaveLength(1);
  });
});
