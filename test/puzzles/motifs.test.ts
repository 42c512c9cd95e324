import { describe, expect, test } from 'vitest';
import { MOTIF_WORDS } from '../../src/training/motif-words.ts';
import { anchorOf } from '../../src/content/glossary.ts';
import { MOTIF_ROWS } from '../../src/content/terms/motifs.ts';
import { expect as take, findRuleset, type Goal } from '../../src/engine/index.ts';
import { makePuzzle } from '../../src/puzzles/proof/make-puzzle.ts';
import { MOTIFS } from '../../src/puzzles/motif.ts';
import { motifsOf } from '../../src/puzzles/proof/motifs/find-motifs.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';

const motifsIn = (ruleset: string, position: string, goal: Goal): readonly string[] => {
  const start = take(findRuleset(ruleset)!.parse(position));
  const solved = take(solveTask(start, goal));
  // With three players the wrong moves count too.
  const tries = goal.kind === 'declaration' ? makePuzzle(start, goal, { kind: 'composed' }).tries : [];
  return motifsOf(solved, tries);
};

describe.each(MOTIF_ROWS.map((row) => [row.motif, row] as const))('the motif %s', (motif, { ruleset, position, near, goal }) => {
  test('is in its row', () => expect(motifsIn(ruleset, position, goal)).toContain(motif));
  test('is not in a position much like it', () => expect(motifsIn(ruleset, near, goal)).not.toContain(motif));
});

describe('motifs', () => {
  test('have a row each, and a place in the glossary by their own name', () => {
    expect(MOTIF_ROWS.map(({ motif }) => motif).toSorted()).toEqual([...MOTIFS].toSorted());
    expect(MOTIFS.map((motif) => anchorOf(MOTIF_WORDS[motif]))).toEqual(MOTIFS);
  });
});
