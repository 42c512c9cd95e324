import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES_OF as figures } from '../../src/comparison/game-figures.ts';
import { MOVE_DIFFERENCES } from '../../src/comparison/data/comparison-tables.ts';
import { isFirstLookup, isOfUse, listFirstLookups, tellShared } from '../../src/comparison/first-lookups.ts';
import { isDiffering, makeRows } from '../../src/comparison/rows.ts';
import { listStrays, sayArray } from '../../src/comparison/start-diff.ts';
import { showExampleMove } from '../../src/comparison/example-move.ts';
import { differencesOf, listFrequent, oneIn, speaksOf, summarisePair } from '../../src/comparison/pair.ts';
import { PAIR_WORDS } from '#words/compare/pairs.ts';
import { RIDES } from '#words/compare/rides.ts';
import { HANDMADE_EXAMPLES } from '../../src/comparison/handmade-examples.ts';
import { expect as must, MOVABLE_RULESETS } from '../../src/engine/index.ts';

const rules = (id: string) => MOVABLE_RULESETS.find((one) => one.id === id)!;
const WAYS = MOVABLE_RULESETS.flatMap((from) => MOVABLE_RULESETS.filter((to) => to !== from).map((to) => ({ from: from.id, to: to.id })));

describe.for(WAYS.map((way) => [`${way.from} ${way.to}`, way] as const))('%s', ([, way]) => {
  const { habits, chances, set } = summarisePair(MOVE_DIFFERENCES, way);
  const points = [...habits, ...chances];

  test('is told in five to seven sentences of a readable length, and what to know of the set', () => {
    expect(points.length).toBeGreaterThanOrEqual(5);
    expect(points.length).toBeLessThanOrEqual(7);
    for (const { title, says } of points) {
      expect(`${title} ${says}`.length, title).toBeLessThanOrEqual(215);
      // A phone shows the heading alone, in two lines: it is the answer, and short.
      expect(title.length, title).toBeLessThanOrEqual(66);
    }
    expect(set.length).toBeGreaterThan(40);
  });

  test('the commonest stands first', () => {
    for (const points of [habits, chances]) {
      const shares = points.map(({ share }) => share);
      expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
      expect(shares.every((share) => share > 0)).toBe(true);
    }
  });

  test('no difference that is met in more than one legal move of a hundred is missing', () => {
    const [there, back] = [differencesOf(MOVE_DIFFERENCES, way), differencesOf(MOVE_DIFFERENCES, { from: way.to, to: way.from })];
    for (const [counts, moves] of [
      [there.refused, there.moves],
      [there.added, there.movesThere],
      [back.refused, back.moves],
    ] as const)
      for (const { code, counts: some } of listFrequent(counts, moves)) {
        const unsaid = some.filter((count) => !points.some((point) => speaksOf(point, count)));
        expect(unsaid.reduce((sum, count) => sum + count.moves, 0) / moves, code).toBeLessThanOrEqual(0.01);
      }
  });

  test('each is shown by a move that is legal in the one and refused in the other, for what the sentence is about', () => {
    const pair = [rules(way.from), rules(way.to)] as const;
    for (const point of points) {
      const [known, tonight] = showExampleMove(point.tried, pair, MOVABLE_RULESETS);
      expect([known.isLegal, tonight.isLegal], point.title).toEqual(habits.includes(point) ? [true, false] : [false, true]);
      const refused = known.isLegal ? tonight : known;
      expect(
        point.codes.map((one) => one.split(' ')[0]),
        point.title,
      ).toContain(refused.code);
    }
  });

  test('the rules it links are in the reference, in the chapters whose rules refuse what it speaks of', () => {
    const text = readFileSync(new URL(`../../src/content/docs/rules/${way.to}.mdx`, import.meta.url), 'utf8');
    const chapterOf = (rule: string): string => rule.split('.')[0]!;
    for (const [some, games] of [
      [habits, way],
      [chances, { from: way.to, to: way.from }],
    ] as const)
      for (const { codes, rules: links, title } of some) {
        expect(links.length, title).toBeGreaterThan(0);
        const counts = differencesOf(MOVE_DIFFERENCES, games).refused.filter((count) => speaksOf({ codes }, count));
        const chapters = counts.flatMap((count) => count.rules.map(chapterOf));
        // A king is open to attack by the way lines, pieces and boards move; where boards may stand is said with the set.
        if (codes.includes('leaves-check')) chapters.push('2', '3', '6');
        if (codes.includes('pin-taken')) chapters.push('1');
        for (const rule of links) {
          expect(text, title).toContain(`n="${rule}"`);
          expect(chapters, `${title} ${rule}`).toContain(chapterOf(rule));
        }
      }
  });
});

describe('the words of all pairs', () => {
  const differences = PAIR_WORDS.flatMap((words) => words.differences);

  test('every try shows a difference, and every difference is told at least one way', () => {
    expect(Object.keys(HANDMADE_EXAMPLES).filter((name) => !differences.some(({ show }) => show === name))).toEqual([]);
    expect(differences.filter(({ habit, chance }) => !habit && !chance)).toEqual([]);
  });

  test('what one of the two allows is allowed by a ruleset of the pair', () => {
    for (const { sets, differences: some } of PAIR_WORDS) {
      expect(Object.keys(sets)).toHaveLength(2);
      expect(some.filter(({ allows }) => !(allows in sets))).toEqual([]);
    }
  });
});

describe('figures', () => {
  test('a share is told as one in so many', () => {
    expect(oneIn(0.1)).toBe('1 in 10');
    expect(oneIn(0.9)).toBe('1 in 2');
    expect(oneIn(0.0004)).toBe('seldom');
  });

  test('a code of one kind of man is not another’s', () => {
    expect(speaksOf({ codes: ['upright rook'] }, { code: 'upright', by: 'rook' })).toBe(true);
    expect(speaksOf({ codes: ['upright rook'] }, { code: 'upright', by: 'bishop' })).toBe(false);
  });
});

describe('what a board’s move does', () => {
  test.for(MOVABLE_RULESETS.map(({ id }) => id))('%s: the rules that say it are in the reference', (id) => {
    const text = readFileSync(new URL(`../../src/content/docs/rules/${id}.mdx`, import.meta.url), 'utf8');
    expect(RIDES[id]!.rules.filter((rule) => !text.includes(`n="${rule}"`))).toEqual([]);
  });
});

describe('what is looked up first', () => {
  test.for(WAYS.map((way) => [`${way.from} ${way.to}`, way] as const))('%s: every part has an answer', ([, { from, to }]) => {
    const brief = listFirstLookups(makeRows([rules(from), rules(to)], figures), to);
    expect(brief.filter((part) => part.rows.length === 0)).toEqual([]);
    expect(brief.flatMap((part) => part.rows).every((row) => isFirstLookup(row) && isOfUse(row) && row.cells[to])).toBe(true);
  });

  test.for(WAYS.map((way) => [`${way.from} ${way.to}`, way] as const))(
    '%s: no sentence about one is said of the other',
    ([, { from, to }]) => {
      const shared = makeRows([rules(from), rules(to)], figures).filter((row) => row.cells[from] && row.cells[to] && !isDiffering(row));
      expect(shared.length).toBeGreaterThan(10);
      for (const row of shared)
        for (const { of, says } of tellShared(row, [from, to]))
          for (const id of of === undefined ? [from, to] : [of]) expect(row.cells[id]!.says, `${row.id} ${id}`).toBe(says);
    },
  );

  test('a sentence that is one ruleset’s own is told with its name (Meder 3.1(c); Bartmess 5.3)', () => {
    const row = makeRows([rules('bartmess'), rules('meder')], figures).find(({ id }) => id === 'board-as-level')!;
    expect(tellShared(row, ['bartmess', 'meder']).map(({ of }) => of)).toEqual(['bartmess', 'meder']);
    const alike = makeRows([rules('bartmess'), rules('meder')], figures).find(({ id }) => id === 'king-capture')!;
    expect(tellShared(alike, ['bartmess', 'meder'])).toEqual([{ says: alike.cells['meder']!.says }]);
  });

  test('the men of the start are of use, and the greatest number of ways of a board is not', () => {
    const rows = makeRows([rules('bartmess'), rules('meder')], figures);
    expect(rows.filter(({ id }) => ['array', 'board-reach'].includes(id)).map(({ id, ...row }) => [id, isOfUse({ id, ...row })])).toEqual(
      expect.arrayContaining([
        ['array', true],
        ['board-reach', false],
      ]),
    );
  });

  test('what nobody asks at the board is of no use', () => {
    const rows = makeRows([rules('grant'), rules('usenet')], figures);
    expect(rows.filter(({ id }) => ['mobile-men', 'reach-king'].includes(id)).map(isOfUse)).toEqual([false, false]);
  });
});

describe('the start in words', () => {
  test('Usenet’s queen checks with five first moves, on a4, d5 and e6, where a pawn stands (rule 1.6)', () => {
    const begun = start('usenet');
    const checks = begun.moves().filter((move) => must(begun.play(move.id)).checks().length > 0);
    expect(checks.map(({ id }) => id)).toEqual(['a2QL-a4N', 'a2QL-a4W', 'a2QL-d5B', 'a2QL-d5N', 'a2QL-e6kl']);
    expect(begun.at('e6kl')).toEqual({ owner: 'b', role: 'pawn' });
  });

  const start = (id: string) => must(rules(id).parse(rules(id).start));

  test('Meder’s and Grant’s pieces stand alike, Bartmess’s otherwise (his Figure 3)', () => {
    expect(listStrays(start('meder'), start('grant'))).toEqual([[], []]);
    expect(listStrays(start('bartmess'), start('meder'))[1]).toHaveLength(16);
    // White’s boards hang under their corners (Bartmess, Figure 3) or stand over them (Grant): eight pieces are elsewhere.
    expect(listStrays(start('bartmess'), start('grant'))[1]).toHaveLength(20);
  });

  test('boards and men are named where they are', () => {
    expect(sayArray(start('bartmess'))[0]).toContain('start under the front corners of White’s Board, at QP1 and KP1');
    expect(sayArray(start('usenet'))[0]).toContain('start over the back corners of the Neutral Board, at QP8 and KP8');
    expect(sayArray(start('meder'))[1]).toContain('king on d0KL, queen on a0QL');
  });
});
