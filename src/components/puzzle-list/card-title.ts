import { PLAYER_NAMES, type Player, type Position } from '../../engine/index.ts';
import { expectPosition, type Puzzle } from '../../puzzles/puzzle.ts';
import { isQuestion, type Task } from '../../puzzles/task.ts';
import { nameGoal } from '../../training/goal-names.ts';
import { PUZZLE_LIST } from '#words/puzzle-list.ts';

/** So many squares tell what a proof game leads to. */
const MOST_SQUARES = 2;

/** The title of a puzzle among others of its task: what one sees on the board, and nothing that a solver has to find. */
export function titleCard(puzzle: Puzzle): string {
  const seen = describeSeen(expectPosition(puzzle), puzzle.goal);
  return seen === '' ? nameGoal(puzzle.goal) : PUZZLE_LIST.titled(nameGoal(puzzle.goal), seen);
}

function describeSeen(position: Position, goal: Task): string {
  if (isQuestion(goal)) return 'from' in goal ? nameAsked(position, goal) : countPieces(position);
  if (goal.kind === 'proofgame') return PUZZLE_LIST.seen.reached(listReached(position, goal.reached));
  const others = position.ruleset.players.filter((player) => player !== position.turn);
  switch (goal.kind) {
    case 'mate':
      return nameKing(position, others[0]!);
    case 'stalemate':
    case 'draw':
    case 'defence':
    case 'saves':
      return nameKing(position, position.turn);
    case 'helpmate':
      return nameKing(position, goal.king ?? position.turn);
    case 'capture':
    case 'declaration':
      return nameKing(position, goal.king);
    case 'win':
    case 'hold':
      return PUZZLE_LIST.seen.pawn(position.squares.find(({ piece }) => piece?.role === 'pawn')?.name ?? '');
    default:
      return countPieces(position);
  }
}

const countPieces = ({ squares }: Position): string => PUZZLE_LIST.seen.pieces(squares.filter(({ piece }) => piece).length);

function nameKing({ squares, ruleset }: Position, player: Player): string {
  const king = squares.find(({ piece }) => piece?.role === 'king' && piece.owner === player);
  return king ? PUZZLE_LIST.seen.king(ruleset.players.length > 2 ? PLAYER_NAMES[player] : undefined, king.name) : '';
}

function nameAsked(position: Position, goal: { readonly from: string; readonly to?: string }): string {
  return PUZZLE_LIST.seen.asked(position.at(goal.from)?.role ?? PUZZLE_LIST.seen.board, goal.from, goal.to);
}

/** Squares that are empty at first and taken in the end. */
function listReached(start: Position, text: string): readonly string[] {
  const reached = start.ruleset.parse(text);
  if (!reached.ok) return [];
  const taken = reached.value.squares.filter(({ name, piece }) => piece && !start.at(name)).map(({ name }) => name);
  return taken.slice(0, MOST_SQUARES);
}
