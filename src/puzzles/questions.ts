import type { Position, RefusalCode } from '../engine/index.ts';
import type { Question } from './task.ts';

/** Words for the reasons a move can be refused for, to choose among; the keys are the codes of `Refusal`. */
export const REASONS: Readonly<Partial<Record<RefusalCode | 'legal', string>>> = {
  legal: 'It is legal.',
  'leaves-check': 'It would leave the mover’s king to be taken.',
  'own-piece': 'A piece of the same player is in the target place.',
  blocked: 'Something is in the way.',
  gap: 'The line runs over a gap that this piece cannot cross.',
  levels: 'No open way leads through the levels.',
  upright: 'This piece cannot go straight up or down.',
  'not-its-way': 'This piece does not move like that.',
  'no-ground': 'The levels are too far apart, or a square is missing on the way.',
  'pawn-back': 'A pawn only goes forward.',
  'pawn-straight': 'A pawn takes nothing straight ahead.',
  'pawn-aside': 'A pawn goes diagonally only to take.',
  'nothing-to-capture': 'There is nothing to take there.',
  'double-moved': 'This pawn has no double step.',
  'castling-moved': 'King or rook has moved before.',
  'castling-blocked': 'Castling needs the way vacant.',
  'castling-check': 'The king may not castle out of check.',
  'castling-attacked': 'The king would come to an attacked square.',
  'no-rotation': 'A board does not turn in these rules.',
  'not-adjacent': 'The pins are not adjacent.',
  backward: 'A board with a piece on it may not go there.',
  'only-empty': 'Only an empty board may go there.',
  'pin-taken': 'Another board is at that pin.',
  'board-crowded': 'Too many pieces are on the board.',
  'board-loaded': 'The piece on the board keeps it from moving.',
  'board-empty': 'An empty board does not move in these rules.',
  'not-your-board': 'The empty board belongs to the other player.',
  'not-your-piece': 'The piece on the board belongs to the other player.',
};

const PIECE_REASONS = ['leaves-check', 'blocked', 'levels', 'upright', 'not-its-way', 'own-piece'];
const BOARD_REASONS = ['leaves-check', 'board-crowded', 'not-your-board', 'not-adjacent', 'backward', 'not-your-piece'];
const HEX_REASONS = ['leaves-check', 'blocked', 'not-its-way', 'own-piece'];

/** The whole answer to a question, in the order of the position; nothing when the question does not fit it. */
export function answerQuestion(position: Position, question: Question): readonly string[] | undefined {
  const moves = position.moves();
  switch (question.kind) {
    case 'legal': {
      const { from, to } = question;
      if (moves.some((move) => move.from === from && move.to === to)) return ['legal'];
      const refusal = position.ruleset.refuse(position, from, to);
      return refusal && Object.hasOwn(REASONS, refusal.code) ? [refusal.code] : undefined;
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

/** What is offered to choose among, the right answers among them; nothing where the answer is pointed at on the board. */
export function choicesOf(position: Position, question: Question, answer: readonly string[]): readonly string[] | undefined {
  if (question.kind === 'declarations') return makeDeclarations(position);
  if (question.kind !== 'legal') return undefined;
  const isBoard = position.ruleset.pins.some(({ name }) => name === question.from);
  const likely = isBoard ? BOARD_REASONS : position.boards.length > 0 ? PIECE_REASONS : HEX_REASONS;
  const wrong = likely.filter((code) => !answer.includes(code)).slice(0, answer[0] === 'legal' ? 3 : 2);
  return ['legal', ...[...wrong, ...answer.filter((code) => code !== 'legal')].sort()];
}

/** Every declaration that can be thought of while one player is on move, by its id: he declares nothing himself. */
function makeDeclarations({ active, turn }: Position): readonly string[] {
  return active.flatMap((loser) => {
    const by = active.filter((player) => player !== loser && player !== turn);
    return [...by, ...(by.length === 2 ? [by.join('')] : [])].map((players) => `mate:${players}>${loser}`);
  });
}

const inOrder = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
