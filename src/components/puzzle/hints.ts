import type { Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { isQuestion, type Question } from '../../puzzles/task.ts';
import type { Hint } from '../diagram/hints.ts';
import { longestOf, REFUSAL } from '../diagram/message.ts';
import { findIdea } from './ideas.ts';
import { nameAnswer } from '../../training/goal-names.ts';
import { PUZZLE_PLATE } from '#words/puzzle-plate.ts';

/** What hints are made from. */
type Hinted = Pick<Puzzle, 'id' | 'goal' | 'solution' | 'answer' | 'choices' | 'themes'>;

/** The hints of a puzzle, each a little plainer: its idea, always, then the piece, the square; of a question what leaves fewer answers. */
export function listHints(position: Position, puzzle: Hinted, idea?: string): readonly Hint[] {
  const { goal, solution, id } = puzzle;
  const first: Hint = { lead: PUZZLE_PLATE.hints.idea, says: idea ?? findIdea(position, puzzle) };
  if (isQuestion(goal)) return [first, ...hintAnswers(goal, puzzle)];
  const key = solution && 'play' in solution ? solution.play[0] : undefined;
  const move = position.moves().find((one) => one.id === key);
  if (!move) throw new Error(`puzzle ${id}: its key “${key ?? 'none'}” is not a legal move`);
  const piece = position.at(move.from);
  const what = piece ? piece.role : PUZZLE_PLATE.hints.board(move.from);
  return [
    first,
    {
      lead: PUZZLE_PLATE.hints.piece,
      says: goal.kind === 'saves' ? PUZZLE_PLATE.hints.oneMoves(what) : PUZZLE_PLATE.hints.moves(what),
      shows: move.from,
    },
    {
      lead: PUZZLE_PLATE.hints.square,
      says: move.to === move.from ? PUZZLE_PLATE.hints.turns : PUZZLE_PLATE.hints.goes(move.to),
      shows: move.to,
    },
  ];
}

/** For a question with reasons to choose from: some that do not apply. For one with places or declarations: how many there are, and one of them. */
function hintAnswers(goal: Question, { answer = [], choices = [] }: Pick<Puzzle, 'answer' | 'choices'>): readonly Hint[] {
  const wrong = choices.filter((name) => !answer.includes(name));
  if (goal.kind === 'legal') {
    const out = wrong.slice(0, Math.floor(choices.length / 2));
    return out.length === 0
      ? []
      : [{ lead: PUZZLE_PLATE.hints.isNot, says: PUZZLE_PLATE.hints.notThese(out.map((name) => nameAnswer(goal, name))) }];
  }
  const what = PUZZLE_PLATE.hints.places[goal.kind];
  const [first] = answer;
  return [
    { lead: PUZZLE_PLATE.hints.howMany, says: PUZZLE_PLATE.hints.many(answer.length, what) },
    ...(answer.length < 2 || first === undefined
      ? []
      : [
          {
            lead: PUZZLE_PLATE.hints.oneOfThem,
            says: PUZZLE_PLATE.hints.one(nameAnswer(goal, first)),
            ...(goal.kind === 'squares' && { shows: first }),
          },
        ]),
  ];
}

/** The longest text under a puzzle: a refusal, a hint, or the sentence at its end. */
export function longestMessage({ goal, says = '' }: Pick<Puzzle, 'goal' | 'says'>, hints: readonly Hint[]): string {
  return longestOf([
    goal.kind === 'declarations' ? PUZZLE_PLATE.longestDeclaration : REFUSAL,
    ...hints.map((hint) => hint.says),
    PUZZLE_PLATE.longestEnd(says),
  ]);
}
