import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { measureGuessing, MOST_GUESSED } from '../../curation/quality/guessing-baseline.ts';
import {
  familyOf,
  findNextInFamily,
  findSameSolutions,
  findSiblings,
  keySignatureOf,
  solutionSignatureOf,
} from '../../src/puzzles/family.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { findStaticFlaw } from '../../src/puzzles/quality.ts';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { isFarAhead, isQueenBesideKing, isReached, measureShares, unfold } from '../../curation/quality/count-shares.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { readGrades } from '../../curation/common/readings.ts';
import { solvedTaskOf } from '../../curation/grade/regrade.ts';

const README = readFileSync(new URL('../../src/puzzles/README.md', import.meta.url), 'utf8');
const collection = readCollection();
const rulesets = [...new Set(collection.map(({ ruleset }) => ruleset))];
const of = (ruleset: string): readonly Puzzle[] => collection.filter((puzzle) => puzzle.ruleset === ruleset);
const mate = (ruleset: string, is: (puzzle: Puzzle) => boolean = () => true): Puzzle =>
  collection.find((puzzle) => puzzle.ruleset === ruleset && puzzle.goal.kind === 'mate' && is(puzzle))!;

describe('the collection as a whole', () => {
  test('keeps a thousand puzzles', () => expect(collection.length).toBeGreaterThanOrEqual(1000));

  test.each(rulesets)('holds every share in %s', (ruleset) => {
    const missed = measureShares(of(ruleset)).filter((share) => !isReached(share));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  test('has a fifth or about so much of each level; every ruleset has some of each, and of none more than two fifths', () => {
    const shareOf = (all: readonly Puzzle[], level: number): number => all.filter((puzzle) => puzzle.level === level).length / all.length;
    for (const level of LEVELS) {
      expect(Math.abs(shareOf(collection, level) - 0.2), `level ${level}`).toBeLessThan(0.03);
      for (const ruleset of rulesets) {
        expect(shareOf(of(ruleset), level), ruleset).toBeGreaterThan(0.05);
        expect(shareOf(of(ruleset), level), ruleset).toBeLessThan(0.4);
      }
    }
  });

  test('has no position that cannot be, asks for nothing slower where a king can be taken (Harshman VII), and nothing that is seen at once', () => {
    expect(collection.filter((puzzle) => findStaticFlaw(solvedTaskOf(puzzle), puzzle.source.kind)).map(({ id }) => id)).toEqual([]);
  });

  test('has each turn once, mirrored too', () => expect(findSameSolutions(collection)).toEqual([]));

  test('keeps nothing that was read blind and found poor, which was at most a tenth each time, of new ones an eighth; of those read since the first half were good', () => {
    const grades = readGrades();
    expect(new Set(grades.map(({ id }) => id)).size).toBe(grades.length);
    const ids = new Set(collection.map(({ id }) => id));
    expect(grades.filter(({ id, grade }) => grade === 'poor' && ids.has(id))).toEqual([]);
    const readings = [1, 2, 3, 4].map((reading) => grades.filter((grade) => (grade.reading ?? 1) === reading));
    expect(readings.flat().length).toBe(grades.length);
    expect(readings.map(({ length }) => length)).toEqual([150, 150, 50, 52]);
    readings.forEach((some, at) => {
      const count = (what: string): number => some.filter(({ grade }) => grade === what).length;
      expect(count('poor')).toBeLessThanOrEqual(some.length / (at < 3 ? 10 : 8));
      if (at > 0) expect(count('good')).toBeGreaterThanOrEqual(some.length / 2);
      // The figures of src/puzzles/README.md.
      expect(README).toContain(`${count('good')} good, ${count('fair')} fair, ${count('poor')} poor`);
    });
  });

  test('has questions that cannot be guessed from what is offered', () => {
    for (const { list, count, of: all } of measureGuessing(collection)) expect(count, list).toBeLessThanOrEqual(MOST_GUESSED * all);
  });
});

describe('a family', () => {
  const one = mate('meder', ({ source }) => source.batch !== undefined);

  test('is one batch with one first move: another id is a sibling', () => {
    expect(findSiblings([one, { ...one, id: 'meder-0000' }])).toEqual([[one.id, 'meder-0000']]);
  });

  test('is not another batch, seed or task, nor what a person chose', () => {
    const others: readonly Puzzle[] = [
      { ...one, source: { ...one.source, batch: one.source.batch! + 1 } },
      { ...one, source: { ...one.source, seed: 999 } },
      { ...one, goal: { kind: 'gain', moves: 2, worth: 250 } },
      { ...one, source: { kind: 'chosen' } },
    ];
    expect(others.map((other) => findSiblings([one, other]))).toEqual([[], [], [], []]);
    expect(familyOf(others[3]!)).toBeUndefined();
  });

  test('is the same mirrored, and another move is another opening', () => {
    const text = 'W:4/4/4/K3;N:R3/4/4/4;B:4/4/4/3k;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';
    const mirrored = 'W:4/4/4/3K;N:3R/4/4/4;B:4/4/4/k3;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';
    const begin = (position: string, key: string) => keySignatureOf({ ...one, position, solution: { play: [key] } });
    expect(begin(mirrored, 'd6N-d7B')).toBe(begin(text, 'a6N-a7B'));
    expect(begin(mirrored, 'd6N-d7B')).not.toBe(begin(text, 'a6N-b6N'));
    expect(begin(mirrored, 'KL1-KL2')).toBe(begin(text, 'QL1-QL2'));
  });

  test('a turn is the same whatever is asked, mirrored and on another level; another square, or a lesser man of a pawn, is another', () => {
    const left = 'W:4/4/4/K3;N:4/4/4/4;B:4/R3/4/3k;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';
    const right = 'W:4/4/4/3K;N:4/4/4/4;B:4/3R/4/k3;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';
    const turn = (position: string, moves: readonly [string, string, string], goal: Puzzle['goal'] = { kind: 'mate', moves: 2 }) =>
      solutionSignatureOf({
        ...one,
        position,
        goal,
        solution: { play: [moves[0]], then: { replies: [{ moves: [moves[1]], then: { play: [moves[2]] } }] } },
      });
    const own = turn(left, ['a7B-b7B', 'd5B-d6B', 'b7B-b6B']);
    expect(own).toBeDefined();
    expect(turn(right, ['d7B-c7B', 'a5B-a6B', 'c7B-c6B'])).toBe(own);
    expect(turn(left, ['a7B-b7B', 'd5B-d6B', 'b7B-b6N'], { kind: 'gain', moves: 2, worth: 250 })).toBe(own);
    expect(turn(left, ['a7B-b7B', 'd5B-d6B', 'b7B-b5B'])).not.toBe(own);
    expect(turn(left, ['a7B-b7B', 'd5B-d6B', 'b7B-b6B'], { kind: 'helpmate', moves: 2 })).toBeUndefined();
    const lesser = collection.find(({ themes }) => themes.includes('underpromotion'))!;
    expect(solutionSignatureOf(lesser)).toBeUndefined();
    expect(findSameSolutions([lesser, { ...lesser, id: 'meder-0000' }])).toEqual([]);
  });

  test('is passed over by the next puzzle; a ruleset ends with none', () => {
    const other = mate('meder', (puzzle) => keySignatureOf(puzzle) !== keySignatureOf(one));
    expect(findNextInFamily([one, { ...one, id: 'meder-0000' }, other], 0)).toBe(other);
    expect(findNextInFamily([one, mate('grant')], 0)).toBeUndefined();
    collection.forEach((puzzle, at) => {
      const next = at % 25 === 0 ? findNextInFamily(collection, at) : undefined;
      if (next && keySignatureOf(puzzle) !== undefined) expect(keySignatureOf(next)).not.toBe(keySignatureOf(puzzle));
    });
  });
});

describe('a share', () => {
  const QUEEN = 'W:4/4/4/4;N:4/4/4/4;B:2k1/4/1K1Q/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';

  test('counts a queen beside the king, not one far off nor another goal; a queen ahead, not a rook', () => {
    const kiss: Puzzle = { ...mate('meder'), position: QUEEN, solution: { play: ['d6B-c7B'] } };
    expect(isQueenBesideKing(unfold(kiss))).toBe(true);
    expect(isQueenBesideKing(unfold({ ...kiss, solution: { play: ['d6B-d5B'] } }))).toBe(false);
    expect(isQueenBesideKing(unfold({ ...kiss, goal: { kind: 'stalemate', moves: 1 } }))).toBe(false);
    expect(isFarAhead(unfold(kiss))).toBe(true);
    expect(isFarAhead(unfold({ ...kiss, position: QUEEN.replace('1Q', '1R'), solution: { play: ['d6B-d8B'] } }))).toBe(false);
  });

  test('is reached or not', () => {
    expect(isReached({ id: 'kiss', count: 1, of: 4, most: 0.25 })).toBe(true);
    expect(isReached({ id: 'kiss', count: 2, of: 4, most: 0.25 })).toBe(false);
    expect(isReached({ id: 'kiss', count: 1, of: 4, least: 0.5 })).toBe(false);
  });
});

describe('guessing', () => {
  test('is measured list by list; of declarations by places, not by names', () => {
    const ask = (turn: string, answer: string): Puzzle => ({
      ...mate('meder'),
      ruleset: 'harshman',
      position: of('harshman').find((puzzle) => expectPosition(puzzle).turn === turn)!.position,
      options: {},
      goal: { kind: 'declarations' },
      answer: [answer],
      choices: [answer, 'mate:w>b'],
    });
    const next = [ask('w', 'mate:g>b'), ask('g', 'mate:b>w'), ask('b', 'mate:w>g')];
    expect(measureGuessing(next)).toMatchObject([{ count: 3, of: 3 }]);
    expect(measureGuessing([...next, ask('w', 'mate:b>g')])).toMatchObject([{ count: 3, of: 4 }]);
  });
});
