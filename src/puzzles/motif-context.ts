import { type Move, type Piece, type Player, type Position } from '../engine/index.ts';
import { placeWithoutHistory } from './place-without-history.ts';
import { listSteps, type Step } from './main-line.ts';
import type { SolvedTask, Try } from './solve-task.ts';
import type { Task } from './task.ts';

/** A move of the main line with the positions before and after it. */
export interface SolverMove extends Step {
  readonly after: Position;
  /** The solver’s next move, if there is one. */
  readonly next: SolverMove | undefined;
  /** The moves of others that lie between. */
  readonly replies: readonly SolverMove[];
}

/** What motifs are read from: the solver’s moves and the stiffest defence to them. */
export interface MotifContext {
  readonly start: Position;
  readonly task: Task;
  /** The solver. */
  readonly solver: Player;
  /** The solver’s moves, the first one first. */
  readonly turns: readonly SolverMove[];
  readonly tries: readonly Try[];
}

/** The scene of a study; of a question, a set of saving moves and a helpmate or a proof game, in which nobody defends, there is none. */
export function motifContextOf({ position, task, solution }: SolvedTask, tries: readonly Try[]): MotifContext | undefined {
  if (!solution || task.kind === 'helpmate' || task.kind === 'proofgame' || task.kind === 'saves') return undefined;
  const turns: SolverMove[] = [];
  let [next, replies]: [SolverMove | undefined, SolverMove[]] = [undefined, []];
  for (const step of listSteps(position, solution).toReversed()) {
    const after = step.position.after(step.move);
    if (!step.isOwn) {
      replies.unshift({ ...step, after, next: undefined, replies: [] });
      continue;
    }
    next = { ...step, after, next, replies };
    replies = [];
    turns.unshift(next);
  }
  return { start: position, task, solver: position.turn, turns, tries };
}

/** The squares on which a move puts pieces, including those that a board carries. */
export const squaresReached = ({ effects }: Move): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'go' ? [effect.to] : []));

/** The piece on a square of a position in which there is one. */
export const pieceOn = (position: Position, square: string): Piece => position.at(square)!;

/** Everybody the solver plays against and who is still in the game. */
export const enemiesOf = (position: Position, solver: Player): readonly Player[] => position.active.filter((player) => player !== solver);

/** Enemy pieces on squares that the piece on `from` attacks. */
export function attackedPieces(position: Position, from: string): readonly string[] {
  const owner = position.at(from)?.owner;
  return position.attacks(from).filter((square) => {
    const piece = position.at(square);
    return piece !== undefined && piece.owner !== owner && position.active.includes(piece.owner);
  });
}

/** Whether any piece of the same player guards the piece on a square. */
export const isGuarded = (position: Position, square: string): boolean =>
  position.attackers(square, pieceOn(position, square).owner).length > 0;

const LINE_ROLES = ['queen', 'rook', 'bishop'];
/** Whether a piece moves along lines. */
export const isLinePiece = (piece: Piece | undefined): boolean => piece !== undefined && LINE_ROLES.includes(piece.role);

/** Worth of the piece on a square, in centipawns; a king's is above all. */
export function worthOf(position: Position, square: string): number {
  const { role } = pieceOn(position, square);
  return role === 'king' ? Infinity : position.ruleset.values[role];
}

/** Checks that the solver’s pieces give after a move of theirs: the king, and the squares they come from. */
export function checksBy(position: Position, solver: Player): readonly { readonly king: string; readonly by: readonly string[] }[] {
  return position
    .checks()
    .filter(({ player }) => player !== solver)
    .map(({ king, by }) => ({ king, by: by.filter((square) => pieceOn(position, square).owner === solver) }))
    .filter(({ by }) => by.length > 0);
}

/** The same position with somebody else on move, as if the player on move had passed; nothing where that is impossible. */
export function passTo(position: Position, player: Player): Position | undefined {
  return placeWithoutHistory(position.ruleset, { ...position.setup, turn: player });
}
