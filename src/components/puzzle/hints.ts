import type { Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { isQuestion, type Question } from '../../puzzles/task.ts';
import type { Hint } from '../diagram/hints.ts';
import { longestOf, REFUSAL } from '../diagram/said.ts';
import { hintIdea, nameAnswer } from './words.ts';

/** What hints are made from. */
type Hinted = Pick<Puzzle, 'id' | 'goal' | 'solution' | 'answer' | 'choices' | 'themes'>;

/** The hints of a puzzle, each a little plainer: its idea, the piece, the square; of a question what leaves fewer answers. */
export function listHints(position: Position, puzzle: Hinted, idea?: string): readonly Hint[] {
  const { goal, solution, themes, id } = puzzle;
  if (isQuestion(goal)) return hintAnswers(goal, puzzle);
  const key = solution && 'play' in solution ? solution.play[0] : undefined;
  const move = position.moves().find((one) => one.id === key);
  if (!move) throw new Error(`puzzle ${id}: its key “${key ?? 'none'}” is no legal move`);
  const piece = position.at(move.from);
  const vague = idea ?? hintIdea(themes);
  return [
    ...(vague === undefined ? [] : [{ lead: 'Idea', says: vague }]),
    {
      lead: 'Piece',
      says: `${goal.kind === 'saves' ? 'One of them is a move of' : 'It is'} the ${piece ? piece.role : `attack board on ${move.from}`}${goal.kind === 'saves' ? '.' : ' that moves.'}`,
      shows: move.from,
    },
    { lead: 'Square', says: move.to === move.from ? 'It turns where it is.' : `It goes to ${move.to}.`, shows: move.to },
  ];
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Of a question with reasons to choose from some that do not apply, of one with places or declarations how many there are, and one of them. */
function hintAnswers(goal: Question, { answer = [], choices = [] }: Pick<Puzzle, 'answer' | 'choices'>): readonly Hint[] {
  const wrong = choices.filter((name) => !answer.includes(name));
  if (goal.kind === 'legal') {
    const out = wrong.slice(0, Math.floor(choices.length / 2));
    return out.length === 0 ? [] : [{ lead: 'It is not', says: out.map((name) => `“${nameAnswer(goal, name)}”`).join(' or ') }];
  }
  const count = COUNTS[answer.length] ?? String(answer.length);
  const what = { squares: 'square', pins: 'pin', checks: 'pin', declarations: 'declaration' }[goal.kind];
  const [first] = answer;
  return [
    { lead: 'How many', says: `${count} ${what}${answer.length === 1 ? '' : 's'}.` },
    ...(answer.length < 2 || first === undefined
      ? []
      : [{ lead: 'One of them', says: `${nameAnswer(goal, first)}.`, ...(goal.kind === 'squares' && { shows: first }) }]),
  ];
}

/** As long as what is said of a declaration that does not hold, beside one that does. */
const NO_DECLARATION =
  'White and Black declare Gray mated: no. After m14-m13 neither White nor Black can capture Gray’s king. One is right. One more is to be found.';

/** The longest text under a puzzle: a refusal, a hint, or the sentence at its end. */
export function longestSaid({ goal, says = '' }: Pick<Puzzle, 'goal' | 'says'>, hints: readonly Hint[]): string {
  return longestOf([
    goal.kind === 'declarations' ? NO_DECLARATION : REFUSAL,
    ...hints.map((hint) => hint.says),
    `Solved. Without a slip. ${says}`,
  ]);
}
