import type { Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { openBlunder, type Blunder } from '../../puzzles/blunder.ts';
import { isQuestion } from '../../puzzles/task.ts';
import { touchedBy } from '../../board/state/line.ts';
import type { View } from '../../board/scene/render-options.ts';
import type { Hint } from '../diagram/hints.ts';
import type { PlateSpec } from '../diagram/plate-spec.ts';
import type { DecidingRule } from '../../training/puzzle-result.ts';
import { listHints, longestMessage } from './hints.ts';
import type { Explained } from '../../training/puzzle-result.ts';
import { nameMoves } from './name-moves.ts';

/** What the player needs of a puzzle of the collection. */
export type PuzzleData = Pick<
  Puzzle,
  'id' | 'ruleset' | 'options' | 'position' | 'goal' | 'solution' | 'accepted' | 'answer' | 'choices' | 'tries' | 'says' | 'themes'
> & { readonly slip?: Blunder };

export interface PuzzleSpec extends PlateSpec {
  readonly kind: 'puzzle';
  readonly puzzle: Omit<PuzzleData, 'ruleset' | 'options' | 'position' | 'themes'>;
  readonly hints: readonly Hint[];
  /** Answers offered as buttons; where there are none, squares are chosen on the board, or by name. */
  readonly offered: readonly string[];
  /** The longest thing that may be said of a try. */
  readonly longest: string;
  /** Why the solution is one, in a sentence or two; for readers who have seen it. */
  readonly why: Explained;
  /** The rule that decides, told when it is solved. */
  readonly rule?: DecidingRule;
  /** The address of what comes after it. */
  readonly next?: string;
}

interface Place {
  readonly view?: View;
  /** The idea in words, the first hint. */
  readonly idea?: string | undefined;
  readonly next?: string | undefined;
  readonly rule?: DecidingRule | undefined;
  /** Why the solution is one. */
  readonly why?: Explained | undefined;
}

const UNEXPLAINED: Explained = { text: '', lines: [] };

/** What a plate needs to let a puzzle be solved in it. */
export function makeSpec(
  position: Position,
  puzzle: PuzzleData,
  { view = 'stack', idea, next, rule, why = UNEXPLAINED }: Place = {},
): PuzzleSpec {
  const { id, ruleset, options = {}, goal, solution, accepted, answer, choices, tries, says } = puzzle;
  const isAsked = isQuestion(goal);
  const opened = puzzle.slip && openBlunder(position.ruleset, puzzle.slip);
  const from = 'from' in goal ? goal.from : undefined;
  const board = position.boards.find(({ pin }) => pin === from)?.id;
  const hints = listHints(position, puzzle, idea);
  return {
    kind: 'puzzle',
    ruleset,
    options,
    position: position.text(),
    view,
    side: position.turn,
    marks: {
      ...(board !== undefined ? { lifted: board } : from !== undefined && { selected: from }),
      ...(goal.kind === 'legal' && { arrows: [{ from: goal.from, to: goal.to }] }),
      ...(opened && { last: touchedBy(opened.move, position) }),
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
    hints,
    offered: choices ?? (isAsked && goal.kind !== 'squares' && from !== undefined ? listPins(position, from) : []),
    longest: longestMessage({ goal, says: says ?? nameMoves(position, why) }, hints),
    why,
    ...(rule && { rule }),
    ...(next !== undefined && { next }),
  };
}

/** The pins a board may be asked about: all but the one it is on. */
function listPins({ ruleset }: Position, from: string): readonly string[] {
  return ruleset.pins.map(({ name }) => name).filter((name) => name !== from);
}
