import { describe, expect, test } from 'vitest';
import { ID, Ids, isIdOf, makeId, type PuzzleIdentity } from '../../src/puzzles/id.ts';
import { parseCollection, parsePuzzle, isTask } from '../../src/puzzles/format.ts';
import { isPlayed, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { verifyPuzzle } from '../../src/puzzles/proof/verify-puzzle.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';

const puzzles = readPuzzles('meder');
const first = puzzles.filter(isPlayed).find(({ goal, tries }) => goal.kind === 'mate' && goal.moves === 2 && tries.length > 0)!;
const question = puzzles.find(({ goal }) => goal.kind === 'legal')!;

describe('a puzzle that is not right is refused', () => {
  const change = (changes: Partial<Record<keyof Puzzle, unknown>>): Puzzle => ({ ...first, ...changes }) as Puzzle;

  test.each([
    ['a key that is another move', change({ solution: { play: [first.tries[0]!.move] } }), 'solution'],
    ['a tree cut short', change({ solution: { play: 'play' in first.solution ? first.solution.play : [] } }), 'solution'],
    ['a goal that is too long', change({ goal: { kind: 'mate', moves: 3 } }), 'one-key'],
    ['a goal out of reach', change({ goal: { kind: 'mate', moves: 1 } }), 'goal'],
    ['themes made up', change({ themes: ['castling'] }), 'themes'],
    ['a level made up', change({ level: first.level === 1 ? 2 : 1 }), 'level'],
    ['a rating made up', change({ rating: first.rating + 1 }), 'rating'],
    ['a rule it does not turn on', change({ rules: ['meder-title-author'] }), 'rules'],
    ['a try with a reply left out', change({ tries: [{ move: first.tries[0]!.move, refutation: ['a1W-a2W'] }] }), 'tries'],
    [
      'a slip that leads elsewhere',
      change({ source: { ...first.source, slip: { position: first.position, move: first.tries[0]!.move } } }),
      'source',
    ],
    ['an id of something else', change({ id: 'meder-0000' }), 'id'],
    ['a wrong answer', { ...question, answer: ['pin-taken'] }, 'answer'],
  ])('%s', (_name, puzzle, field) => {
    const refused = verifyPuzzle(puzzle);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(refused.fault.field).toBe(field);
  });

  test.each([
    [{ ...first, id: 'Meder 1' }, 'id'],
    [{ ...first, id: 'grant-1234' }, 'ruleset'],
    [{ ...first, goal: { kind: 'mate' } }, 'goal'],
    [{ ...first, goal: { kind: 'gain', moves: 2 } }, 'goal'],
    [{ ...first, goal: { kind: 'declaration', moves: 1, king: 'g', by: ['g'] } }, 'goal'],
    [{ ...first, goal: { kind: 'capture', moves: 1 } }, 'goal'],
    [{ ...first, solution: { play: [] } }, 'solution'],
    [{ ...first, solution: undefined }, 'solution'],
    [{ ...question, answer: undefined }, 'answer'],
    [{ ...first, position: 'W:4' }, 'position'],
    [{ ...first, position: 5 }, 'position'],
    [{ ...first, source: 'game' }, 'source'],
    [{ ...first, source: { kind: 'game', ply: 20, aside: -2 } }, 'source'],
    [{ ...first, source: { kind: 'game', slip: { position: first.position } } }, 'source'],
    [{ ...first, goal: { kind: 'proofgame', moves: 4 } }, 'goal'],
    [{ ...first, colour: 'red' }, 'colour'],
    [{ ...first, source: { kind: 'game', colour: 'red' } }, 'source'],
    [{ ...first, tries: [{ move: 'a', refutation: ['b'], colour: 'red' }] }, 'tries'],
    [{ ...first, solution: { ...first.solution, colour: 'red' } }, 'solution'],
    [{ position: 5 }, 'id'],
    [[first], 'puzzle'],
    [null, 'puzzle'],
  ])('malformed: %#', (json, field) => {
    const refused = parsePuzzle(json);
    expect(refused.ok).toBe(false);
    if (!refused.ok) {
      expect(refused.fault.field).toContain(field);
      expect(refused.fault.message).not.toBe('');
    }
  });

  test('a source beside a game says by how many plies', () => {
    expect(parsePuzzle({ ...first, source: { kind: 'game', seed: 1, batch: 2, ply: 20, aside: 4 } }).ok).toBe(true);
  });

  test('an id that is there twice', () => {
    expect(parseCollection([first, first])).toMatchObject({ ok: false, fault: { field: 'id', message: `${first.id} is there twice` } });
  });

  test('an id that names two puzzles, with the one that the second would have', () => {
    const other = { ...first, goal: { kind: 'mate', moves: 3 } } as Puzzle;
    const salted = makeId(other);
    expect(parseCollection([first, { ...other, id: first.id }])).toMatchObject({
      ok: false,
      fault: { field: 'id', message: `${first.id} names two puzzles; the second would be ${salted}` },
    });
    expect(parseCollection([first, { ...other, id: salted }]).ok).toBe(true);
  });
});

describe('two questions whose ids collide', () => {
  /** The first two of many positions that hash to one id: among a million ids there are two in some thousand. */
  const collide = (): readonly [PuzzleIdentity, PuzzleIdentity] => {
    const seen = new Map<string, PuzzleIdentity>();
    for (let number = 1; number < 20_000; number++) {
      const asked: PuzzleIdentity = { ruleset: 'meder', position: first.position.replace(/\d+$/, String(number)), goal: first.goal };
      const before = seen.get(makeId(asked));
      if (before) return [before, asked];
      seen.set(makeId(asked), asked);
    }
    throw new Error('no two of these positions collide');
  };
  const [one, other] = collide();

  test('are told apart: the second has the next id, and neither is taken for the other', () => {
    const ids = new Ids();
    const id = ids.add(one);
    expect(makeId(other)).toBe(id);
    expect([ids.has(one), ids.has(other)]).toEqual([true, false]);
    expect(ids.of(other)).toBe(makeId(other, 1));
    expect(ids.add(other)).not.toBe(id);
    expect([ids.has(one), ids.has(other), ids.of(one)]).toEqual([true, true, id]);
    expect(makeId(other, 1)).toMatch(ID);
    expect([isIdOf(makeId(other, 1), other), isIdOf(id, other), isIdOf(makeId(other, 1), one)]).toEqual([true, true, false]);
  });

  test('keep their ids however the fields of their goals are ordered, and in a collection that is read again', () => {
    const puzzles = [
      { ...one, id: makeId(one) },
      { ...other, id: makeId(other, 1) },
    ];
    const ids = new Ids(puzzles);
    expect(ids.of({ ...other, goal: { moves: 2, kind: 'mate' }, options: {} })).toBe(makeId(other, 1));
    expect(ids.of(one)).toBe(makeId(one));
  });
});

describe('a task is read whole', () => {
  test.each([
    { kind: 'mate', moves: 2 },
    { kind: 'gain', moves: 2, worth: 250 },
    { kind: 'capture', moves: 2, king: 'g', by: ['w'] },
    { kind: 'declaration', moves: 1, king: 'g', by: ['w', 'b'] },
    { kind: 'defence', against: { kind: 'mate', moves: 1 } },
    { kind: 'saves', against: { kind: 'capture', moves: 1, king: 'w', by: ['g', 'b'] } },
    { kind: 'helpmate', moves: 2 },
    { kind: 'proofgame', moves: 4, reached: 'W:4' },
    { kind: 'legal', from: 'a1W', to: 'a2W' },
    { kind: 'pins', from: 'QL1' },
    { kind: 'declarations' },
  ])('%j is one', (task) => expect(isTask(task)).toBe(true));

  test.each([
    { kind: 'mate' },
    { kind: 'mate', moves: 0 },
    { kind: 'mate', moves: 2, worth: 250 },
    { kind: 'gain', moves: 2 },
    { kind: 'capture', moves: 2, king: 'x', by: ['w'] },
    { kind: 'declaration', moves: 1, king: 'g', by: [] },
    { kind: 'defence', against: { kind: 'defence', against: { kind: 'mate', moves: 1 } } },
    { kind: 'defence', moves: 2 },
    { kind: 'legal', from: 'a1W' },
    { kind: 'checkmate', moves: 2 },
    'mate',
    undefined,
  ])('%j is none', (task) => expect(isTask(task)).toBe(false));
});
