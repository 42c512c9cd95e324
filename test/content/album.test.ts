import { expect, test } from 'vitest';
import type { TrainerPuzzle } from '../../src/training/puzzle-index.ts';
import { listSlices } from '../../src/training/puzzle-files.ts';
import { ALBUM, sayWhyChosen } from '../../src/content/album.ts';
import { LISTED } from '../../src/content/puzzle-lists.ts';
import { PUZZLES } from '../../src/content/puzzles.ts';
import { GET } from '../../src/pages/puzzles/data/[ruleset]/[slice].json.ts';

test('a puzzle that a person chose has its sentence, of the album or its own; any other has none', () => {
  const inAlbum = ALBUM.flatMap(({ puzzles }) => puzzles).find(({ id }) => PUZZLES.find((one) => one.id === id)!.says === undefined)!;
  const own = PUZZLES.find(({ says }) => says !== undefined)!;
  const other = PUZZLES.find(({ id, says }) => says === undefined && ALBUM.every(({ puzzles }) => puzzles.every((one) => one.id !== id)))!;
  expect(sayWhyChosen({ id: inAlbum.id })).toBe(inAlbum.says);
  expect(sayWhyChosen(own)).toBe(own.says);
  expect(sayWhyChosen(other)).toBeUndefined();
});

test('the trainer gets the sentence with the puzzle, and none with others', async () => {
  const one = ALBUM.flatMap(({ puzzles }) => puzzles).find(({ id }) => PUZZLES.find((other) => other.id === id)!.says === undefined)!;
  const slice = listSlices(LISTED).find(({ puzzles }) => puzzles.some(({ id }) => id === one.id))!;
  const sent = (await GET({ props: { puzzles: slice.puzzles } }).json()) as readonly TrainerPuzzle[];
  expect(sent.find(({ id }) => id === one.id)?.says).toBe(one.says);
  expect(sent.filter((puzzle) => puzzle.says !== sayWhyChosen(puzzle)).map(({ id }) => id)).toEqual([]);
  expect(sent.some(({ says }) => says === undefined)).toBe(true);
});
