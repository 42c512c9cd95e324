import type { Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { isQuestion } from '../../puzzles/task.ts';
import type { PlateSpec } from '../diagram/spec.ts';
import type { View } from '../board/sight.ts';

/** What the player needs of a puzzle of the collection. */
export type PuzzleData = Pick<
  Puzzle,
  'id' | 'ruleset' | 'options' | 'position' | 'goal' | 'solution' | 'accepted' | 'answer' | 'choices' | 'tries' | 'says'
>;

export interface PuzzleSpec extends PlateSpec {
  readonly kind: 'puzzle' | 'question';
  readonly puzzle: Omit<PuzzleData, 'ruleset' | 'options' | 'position'>;
}

/** What the script needs to let a puzzle be solved in a plate. */
export function makeSpec(position: Position, puzzle: PuzzleData, view: View): PuzzleSpec {
  const { id, ruleset, options = {}, goal, solution, accepted, answer, choices, tries, says } = puzzle;
  const isAsked = isQuestion(goal);
  const from = 'from' in goal ? goal.from : undefined;
  const board = position.boards.find(({ pin }) => pin === from)?.id;
  return {
    kind: isAsked ? 'question' : 'puzzle',
    ruleset,
    options,
    position: position.text(),
    view,
    side: position.turn,
    marks: {
      ...(board !== undefined ? { lifted: board } : from !== undefined && { selected: from }),
      ...(goal.kind === 'legal' && { arrows: [{ from: goal.from, to: goal.to }] }),
    },
    mode: !isAsked ? 'play' : choices ? 'look' : 'choose',
    puzzle: {
      id,
      goal,
      tries,
      ...(solution && { solution }),
      ...(accepted && { accepted }),
      ...(answer && { answer }),
      ...(choices && { choices }),
      ...(says !== undefined && { says }),
    },
  };
}
