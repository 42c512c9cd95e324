import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../../curation/common/read-collection.ts';
import { listMainMoves } from '../../../src/components/puzzle/solution.ts';
import { findTaker, capturesKing, type DeclaredKing } from '../../../src/components/puzzle/declared-king-capture.ts';
import { expect as take, findRuleset, type Position } from '../../../src/engine/index.ts';

const DECLARED = readPuzzles('harshman').flatMap((puzzle) =>
  puzzle.goal.kind === 'declaration' ? [{ ...puzzle, goal: puzzle.goal }] : [],
);

/** Plays for the declarers; whether the king is taken, or nothing where one of the others moves. */
function answer(position: Position, declared: DeclaredKing): { readonly isTaken: boolean; readonly after: Position } {
  let at = position;
  for (let next = findTaker(at, declared); next; next = findTaker(at, declared)) {
    if (capturesKing(at, declared.king, next)) return { isTaken: true, after: at };
    at = at.after(next);
  }
  return { isTaken: false, after: at };
}

/** Whether some line of the others saves the king: all their moves one after the other, the declarers' as they are found. */
function isSaved(position: Position, declared: DeclaredKing): boolean {
  const { isTaken, after } = answer(position, declared);
  if (isTaken) return false;
  // A declarer who is on move again without the king has not taken it.
  if (declared.by.includes(after.turn)) return true;
  return after.moves().some((move) => isSaved(after.after(move), declared));
}

describe('what the others try against a declared mate', () => {
  test('is met by the capture of the king, whatever they play, in one declaration of six', () => {
    const once = DECLARED.filter(({ goal }) => goal.moves === 1).filter((_, at) => at % 6 === 0);
    expect(once.length).toBeGreaterThan(7);
    const saved = once.filter(({ position, solution, goal, options }) => {
      let at = take(take(findRuleset('harshman')!.configure(options ?? {})).parse(position));
      for (const id of listMainMoves(solution)) at = take(at.play(id));
      return isSaved(at, goal);
    });
    expect(saved.map(({ id }) => id)).toEqual([]);
  });

  test('saves the king where the key was not played', () => {
    const saved = DECLARED.filter(({ goal }) => goal.moves === 1 && goal.by.length === 1).filter(({ position, goal, options }) => {
      const at = take(take(findRuleset('harshman')!.configure(options ?? {})).parse(position));
      const idle = at.moves().find((move) => !capturesKing(at, goal.king, move));
      return idle !== undefined && isSaved(at.after(idle), goal);
    });
    expect(saved.length).toBeGreaterThan(10);
  });
});
