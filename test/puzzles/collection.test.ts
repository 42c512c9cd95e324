import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expect as take, RULESETS } from '../../src/engine/index.ts';
import { parseCollection, parsePuzzle, verifyPuzzle, type Puzzle } from '../../src/puzzles/puzzle.ts';

const folder = new URL('../../src/puzzles/collection/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const files = readdirSync(folder);
const first = take(parseCollection(read('meder.json')))[0]!;

describe.each(files)('the collection in %s', (name) => {
  const puzzles = take(parseCollection(read(name)));

  it('belongs to a ruleset and has puzzles', () => {
    expect(RULESETS.map((ruleset) => `${ruleset.id}.json`)).toContain(name);
    expect(puzzles.length).toBeGreaterThan(0);
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s has one key, the shortest way, and the whole tree', (_id, puzzle) => {
    expect(verifyPuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
  });
});

describe('a puzzle that is not right is refused', () => {
  const change = (changes: Partial<Record<keyof Puzzle, unknown>>): Puzzle => ({ ...first, ...changes }) as Puzzle;

  it.each([
    ['a key that is another move', change({ solution: { play: [first.tries[0]!.move] } }), 'solution'],
    ['a tree cut short', change({ solution: { play: [...('play' in first.solution ? first.solution.play : [])] } }), 'solution'],
    ['a goal that is too long', change({ goal: { kind: 'mate', moves: 3 } }), 'goal'],
    ['a goal out of reach', change({ goal: { kind: 'mate', moves: 1 } }), 'goal'],
    ['themes made up', change({ themes: ['castling'] }), 'themes'],
    ['a grade made up', change({ grade: first.grade === 1 ? 2 : 1 }), 'grade'],
    ['a try with a reply left out', change({ tries: [{ move: first.tries[0]!.move, refutation: ['a1W-a2W'] }] }), 'tries'],
  ])('%s', (_name, puzzle, field) => {
    const refused = verifyPuzzle(puzzle);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(refused.fault.field).toBe(field);
  });

  it.each([
    [{ ...first, id: 'Meder 1' }, 'id'],
    [{ ...first, goal: { kind: 'mate' } }, 'goal'],
    [{ ...first, solution: { play: [] } }, 'solution'],
    [{ ...first, position: 'W:4' }, 'position'],
    [{ ...first, colour: 'red' }, 'colour'],
    [[first], 'puzzle'],
  ])('malformed: %#', (json, field) => {
    const refused = parsePuzzle(json);
    expect(refused.ok).toBe(false);
    if (!refused.ok) expect(refused.fault.field).toContain(field);
  });

  it('an id that stands twice', () => {
    expect(parseCollection([first, first])).toMatchObject({ ok: false, fault: { field: 'id' } });
  });
});
