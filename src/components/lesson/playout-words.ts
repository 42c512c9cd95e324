import { PLAYOUT } from '#words/lesson/playout.ts';
import { DIAGRAM } from '#words/diagram.ts';
import { EXERCISE } from '#words/lesson/exercise.ts';
import type { Move, Position } from '../../engine/index.ts';
import { describeState } from '../../board/text/describe-state.ts';
import { isAct, type Line } from '../../board/state/line.ts';
import type { PlayoutStanding } from '../../game/goals/judge-playout.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import type { Hint } from '../diagram/hints.ts';
import type { Exercise } from './exercise.ts';

/** The move just played, by name. */
export function sayOwnMove({ positions, moves }: Line): string {
  const move = moves.at(-1);
  return move && !isAct(move) ? EXERCISE.announce.moved(nameAsChosen(positions.at(-2)!, move)) : EXERCISE.goOn;
}

/** Reached; or the game was won before every small aim was. */
export function sayWon({ used, ticks }: PlayoutStanding): string {
  return ticks.every(Boolean) ? PLAYOUT.won(used) : PLAYOUT.wonGame(used);
}

/** The move that lost an aim, if a single one did. */
export function slipOf({ slip }: PlayoutStanding, { positions, moves }: Line): Exercise['mistake'] {
  const move = slip === undefined ? undefined : moves[slip];
  return slip === undefined || !move || isAct(move) ? undefined : { index: slip, name: nameAsChosen(positions[slip]!, move) };
}

/** What was answered, how the game stands if it has ended, and which move lost the aim. */
export function sayLoss(position: Position, said: string, slip: string | undefined): string {
  const state = position.status() === 'playing' ? '' : describeState(position);
  return [said, state, slip === undefined ? PLAYOUT.noSlip : PLAYOUT.lostBy(slip)].filter(Boolean).join(' ');
}

/** A hint at the piece, or the board, that is to move. */
export function hintAtPiece(position: Position, { from }: Move): Hint {
  const piece = position.at(from);
  const says = piece ? DIAGRAM.hints.lookAtPiece(piece.role, from) : DIAGRAM.hints.lookAtBoard(from);
  return { lead: DIAGRAM.hints.piece, says };
}

/** A hint at the move. */
export function hintAtMove(position: Position, move: Move): Hint {
  return { lead: PLAYOUT.move, says: PLAYOUT.tryMove(nameAsChosen(position, move)) };
}
