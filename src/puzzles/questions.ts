import type { Position, RefusalCode } from '../engine/index.ts';
import type { Question } from './task.ts';

/**
 * The steps in which a move of an attack board is judged; the answer is the first that it fails at, so that only one can be true.
 * All of them are offered, whatever the answer.
 */
export const BOARD_ANSWERS = ['legal', 'not-yours', 'load', 'not-there', 'leaves-check'] as const;
/** The same of a piece. */
export const PIECE_ANSWERS = ['legal', 'not-its-way', 'not-here', 'leaves-check'] as const;
/** An answer to the question whether a move is legal. */
export type LegalAnswer = (typeof BOARD_ANSWERS)[number] | (typeof PIECE_ANSWERS)[number];

/** At which step a refusal stops an attack board, and a piece. */
const BOARD_STEPS: Readonly<Partial<Record<RefusalCode, LegalAnswer>>> = {
  'not-your-board': 'not-yours',
  'not-your-piece': 'not-yours',
  'board-loaded': 'load',
  'board-crowded': 'load',
  'board-empty': 'load',
  'not-adjacent': 'not-there',
  backward: 'not-there',
  'only-empty': 'not-there',
  'pin-taken': 'not-there',
  'leaves-check': 'leaves-check',
};
const PIECE_STEPS: Readonly<Partial<Record<RefusalCode, LegalAnswer>>> = {
  'not-its-way': 'not-its-way',
  'pawn-back': 'not-its-way',
  blocked: 'not-here',
  gap: 'not-here',
  levels: 'not-here',
  'no-ground': 'not-here',
  'pawn-straight': 'not-here',
  'nothing-to-capture': 'not-here',
  'double-moved': 'not-here',
  'castling-moved': 'not-here',
  'castling-blocked': 'not-here',
  'castling-check': 'not-here',
  'castling-attacked': 'not-here',
  'leaves-check': 'leaves-check',
};

const isPin = (position: Position, name: string): boolean => position.ruleset.pins.some((pin) => pin.name === name);

/** At which step the rules stop a move; nothing where no answer says it, or where another would be true as well. */
function judgeMove(position: Position, from: string, to: string): LegalAnswer | undefined {
  if (position.moves().some((move) => move.from === from && move.to === to)) return 'legal';
  const refusal = position.refuse(from, to);
  if (!refusal) return undefined;
  if (!isPin(position, from)) return PIECE_STEPS[refusal.code];
  const step = BOARD_STEPS[refusal.code];
  const [own, other] = [true, false].map((isOwn) => mayLeave(position, from, isOwn));
  return step === (own ? step : other ? 'not-yours' : 'load') && own === (step === 'not-there' || step === 'leaves-check')
    ? step
    : undefined;
}

/** Whether the side to move, or the other, may take a board elsewhere with what it carries. */
function mayLeave({ ruleset, boards, squares, turn }: Position, pin: string, isOwn: boolean): boolean {
  const board = boards.find((one) => one.pin === pin);
  if (!board) return false;
  const mover = ruleset.players.find((player) => (player === turn) === isOwn) ?? turn;
  const pieces = squares.flatMap(({ board: on, piece }) => (on === board.id && piece ? [piece] : []));
  return ruleset.reach(pin, { owner: board.owner, mover, pieces }).some((name) => name !== pin);
}

/** The whole answer to a question, in the order of the position; nothing when the question does not fit it. */
export function answerQuestion(position: Position, question: Question): readonly string[] | undefined {
  const moves = position.moves();
  switch (question.kind) {
    case 'legal': {
      const found = judgeMove(position, question.from, question.to);
      return found && [found];
    }
    case 'squares': {
      const to = moves.filter((move) => move.kind !== 'board' && move.from === question.from).map((move) => move.to);
      return to.length > 0 ? inOrder(to) : undefined;
    }
    case 'pins':
    case 'checks': {
      const { from, kind } = question;
      const board = moves.filter((move) => move.kind === 'board' && move.from === from && move.to !== from);
      const fitting = kind === 'pins' ? board : board.filter((move) => position.after(move).checks().length > 0);
      return fitting.length > 0 ? inOrder(fitting.map((move) => move.to)) : undefined;
    }
    case 'declarations':
      return position
        .acts()
        .filter(({ kind }) => kind === 'declaration')
        .map(({ id }) => id);
  }
}

/** What is offered to choose among, the same whatever the answer is; nothing where it is pointed at on the board. */
export function choicesOf(position: Position, question: Question): readonly string[] | undefined {
  if (question.kind === 'declarations') return makeDeclarations(position);
  if (question.kind !== 'legal') return undefined;
  return isPin(position, question.from) ? BOARD_ANSWERS : PIECE_ANSWERS;
}

/** Every declaration that can be thought of while one player is on move, by its id: the player on move declares nothing. */
function makeDeclarations({ active, turn }: Position): readonly string[] {
  return active.flatMap((loser) => {
    const by = active.filter((player) => player !== loser && player !== turn);
    return [...by, ...(by.length === 2 ? [by.join('')] : [])].map((players) => `mate:${players}>${loser}`);
  });
}

const inOrder = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
