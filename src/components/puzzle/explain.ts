import { sayRefusal } from '../../words/refusals.ts';
import type { Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { findBarred } from '../../puzzles/misleading-refusal.ts';
import { listReasons, type Reason } from '../../puzzles/reasons/reasons.ts';
import { isQuestion } from '../../puzzles/task.ts';
import { QUESTION_REASONS } from '#words/question-reasons.ts';
import type { Explained } from '../../training/puzzle-result.ts';
import { nameMoves } from './name-moves.ts';
import { PUZZLE_REASONS } from '#words/puzzle-reasons.ts';
import type { MoveRef } from '../../puzzles/reasons/reason.ts';

/** Pieces that are told to give check at one pin. */
const MOST_TOLD = 3;
/** Letters that a plate has room for. */
const LONGEST = 340;
/** Reasons beside a try that are told. */
const MOST_REASONS = 3;
/** What is left out first where it takes too long to tell all. */
const LEAST: readonly Reason['code'][] = [
  'wins',
  'other-checks',
  'order',
  'takes',
  'offers',
  'attacked',
  'rides',
  'gives',
  'walks',
  'steps',
  'stuck',
  'mated',
];

type Explicable = Pick<Puzzle, 'goal' | 'solution' | 'tries' | 'answer'>;

/** A puzzle is told on its page and in the file of the trainer: it is explained once in a build. */
const known = new Map<string, Explained>();

/** Why a solution solves its task or an answer is right; its moves are still to be named. Empty where nothing is to be said. */
export function explainSolution(start: Position, puzzle: Explicable): Explained {
  const asked = `${start.ruleset.id} ${start.text()} ${JSON.stringify(puzzle.goal)}`;
  const explained = known.get(asked) ?? makeExplained(start, puzzle);
  known.set(asked, explained);
  return explained;
}

function makeExplained(start: Position, puzzle: Explicable): Explained {
  if (isQuestion(puzzle.goal)) return { text: explainAnswer(start, puzzle), lines: [] };
  const all = listReasons(start, puzzle);
  const rankOf = ({ code }: Reason): number => LEAST.indexOf(code);
  let told = all;
  for (;;) {
    const said = sayReasons(told);
    const others = told.filter(({ code }) => code !== 'try');
    const isShort = others.length <= MOST_REASONS && nameMoves(start, said).length <= LONGEST;
    const [least] = others.filter((one) => rankOf(one) >= 0).toSorted((one, other) => rankOf(one) - rankOf(other));
    if (isShort || !least || others.length < 2) return said;
    told = told.filter((one) => one !== least);
  }
}

/** Why the answer of a question is right, or why what looks right is not; empty where the board alone says so. */
function explainAnswer(start: Position, { goal, answer = [] }: Pick<Puzzle, 'goal' | 'answer'>): string {
  switch (goal.kind) {
    case 'legal':
      return explainLegal(start, goal.from, goal.to, answer);
    case 'checks':
      return explainChecks(start, goal.from, answer);
    case 'squares':
    case 'pins':
      return explainBarred(start, { goal, answer });
    default:
      return '';
  }
}

function explainLegal(start: Position, from: string, to: string, answer: readonly string[]): string {
  const refusal = start.refuse(from, to);
  if (refusal && answer[0] !== 'legal') return QUESTION_REASONS.refused(sayRefusal(refusal), refusal.source);
  const move = start.moves().find((one) => one.from === from && one.to === to);
  if (move?.kind === 'castling') return QUESTION_REASONS.mayCastle;
  if (move?.enPassant) return QUESTION_REASONS.mayTakeInPassing;
  const board = start.boards.find(({ pin }) => pin === from);
  if (!board) return QUESTION_REASONS.mayGo;
  return QUESTION_REASONS.boardMayGo(start.squares.filter((square) => square.board === board.id && square.piece).length, to);
}

/** Who gives check at each pin of the answer. */
function explainChecks(start: Position, from: string, answer: readonly string[]): string {
  const told = answer.slice(0, MOST_TOLD).flatMap((pin) => {
    const move = start.moves().find((one) => one.from === from && one.to === pin);
    const after = move && start.after(move);
    const by = after?.checks().find(({ player }) => player === after.turn)?.by ?? [];
    return after && by.length > 0
      ? [
          QUESTION_REASONS.checksAt(
            pin,
            by.map((square) => ({ role: after.at(square)?.role ?? QUESTION_REASONS.piece, square })),
          ),
        ]
      : [];
  });
  return told.join(' ');
}

/** What bars the most misleading of the places that are no answer. */
function explainBarred(start: Position, puzzle: Pick<Puzzle, 'goal' | 'answer'>): string {
  const refusal = findBarred(start, puzzle);
  return refusal ? QUESTION_REASONS.refused(sayRefusal(refusal), refusal.source) : '';
}

/** Reasons that begin with the key. */
const AGAIN: readonly Reason['code'][] = ['threat', 'zugzwang', 'discovered', 'takes', 'gives', 'offers', 'attacks'];

/** The reasons as sentences, one after another. */
function sayReasons(reasons: readonly Reason[]): Explained {
  const lines: (readonly string[])[] = [];
  const texts = reasons.map(({ code, args }, at) => {
    const say = PUZZLE_REASONS[code] as (args: unknown) => string;
    // What goes on about the same move does not name it again.
    const isAgain = AGAIN.includes(code) && reasons.slice(0, at).some((other) => AGAIN.includes(other.code));
    return say({ ...(placeMoves(args, lines) as object), ...(isAgain && { key: PUZZLE_REASONS.it }) });
  });
  return { text: texts.join(' '), lines };
}

/** The arguments of a reason with a place instead of each move. */
function placeMoves(args: unknown, lines: (readonly string[])[]): unknown {
  if (Array.isArray(args)) return args.map((one) => placeMoves(one, lines));
  if (typeof args !== 'object' || args === null) return args;
  if ('line' in args) return `⟦${lines.push((args as MoveRef).line) - 1}⟧`;
  return Object.fromEntries(Object.entries(args).map(([name, one]) => [name, placeMoves(one, lines)]));
}
