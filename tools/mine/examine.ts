import { expect, prove, proveTree, refutationsOf, type Goal, type Position } from '../../src/engine/index.ts';
import { gradeOf } from '../../src/puzzles/grade.ts';
import type { Puzzle, Try } from '../../src/puzzles/puzzle.ts';
import { themesOf } from '../../src/puzzles/themes.ts';

/** Moves made before a position is given up. */
const NODES = 3_000_000;
const MOST_TRIES = 3;

/** The one key, when the goal is reached by exactly one first move and not sooner. */
export function findKey(position: Position, goal: Goal): string | undefined {
  const proof = prove(position, goal, { nodes: NODES });
  if (!proof.ok || !proof.value.complete || proof.value.keys.length !== 1) return undefined;
  const length = goal.kind === 'defence' ? 0 : goal.moves;
  return proof.value.length === length ? proof.value.keys[0] : undefined;
}

/** The whole puzzle of a position that has one key. */
export function makePuzzle(id: string, position: Position, goal: Goal): Puzzle {
  const { tree, keys } = expect(proveTree(position, goal));
  const tries = findTries(position, goal, keys);
  const themes = themesOf(position, tree!, tries);
  const grade = gradeOf(position, goal, tree!, themes);
  return { id, ruleset: position.ruleset.id, position: position.text(), goal, solution: tree!, tries, themes, grade };
}

/** Wrong first moves that fail to one reply only; those that a board move refutes come first. */
function findTries(position: Position, goal: Goal, keys: readonly string[]): Try[] {
  if (goal.kind === 'defence') return [];
  const tries: (Try & { readonly rank: number })[] = [];
  for (const { id } of position.moves()) {
    if (keys.includes(id)) continue;
    const refutation = expect(refutationsOf(position, goal, id));
    if (refutation.length !== 1) continue;
    const reply = expect(position.play(id))
      .moves()
      .find((move) => move.id === refutation[0])!;
    tries.push({ move: id, refutation, rank: reply.kind === 'board' ? 0 : 1 });
  }
  return tries
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_TRIES)
    .map(({ move, refutation }) => ({ move, refutation }));
}
