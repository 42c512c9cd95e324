import type { Move, Position } from '../engine/index.ts';
import { explainSurprise } from './chess-diff.ts';
import { viewAsChess, type Surprise } from './chess-expectation.ts';

/** Why a chess player would not think of a legal move of the movable board; nothing where chess allows it too, or elsewhere. */
export function findSurprise(position: Position, move: Move): Surprise | undefined {
  if (position.ruleset.family !== 'trid') return undefined;
  return explainSurprise(viewAsChess(position), position, move);
}
