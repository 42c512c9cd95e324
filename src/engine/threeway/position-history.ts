import type { Check, Outcome } from '../core/outcome.ts';
import { NO_BARS, type Bars } from './declarations.ts';
import { NO_POINTS, type Score } from './points.ts';
import { ALL_SEATS, countSeats, type Options, type PackedPosition } from './packed-position.ts';
import { NO_RESIGNATIONS, type Described, type Resignations } from './text.ts';

/** What the rules ask about a position beyond what stands on the board: how it was reached. */
export interface PositionHistory {
  /** Declared after the player's latest move. */
  readonly resignations: Resignations;
  /** Declared before it, so that the next declaration counts on from there until the player's turn comes round. */
  readonly pending: Resignations;
  readonly bars: Bars;
  /** Keys of this and earlier positions as far back as one could come again. */
  readonly seen: readonly string[];
  readonly score: Score;
  /** Bit set of the seats whose points are known: a string does not tell who won the points of a stage that is over. */
  readonly scored: number;
  /** How the game ended, where the position itself does not show it. */
  readonly ended: Outcome['status'] | undefined;
  /** The checks as they stood when an automatic checkmate ended the game; a defeated player's king no longer shows one. */
  readonly checks: readonly Check[] | undefined;
}

/** A position that came from a string bars nothing, and points are counted from there. */
export function historyFromText({ packed, resignations }: Described, options: Options): PositionHistory {
  const over = options.mate === 'first' ? packed.active !== ALL_SEATS : countSeats(packed.active) < 2;
  return {
    resignations,
    pending: NO_RESIGNATIONS,
    bars: NO_BARS,
    seen: [],
    score: NO_POINTS,
    scored: over ? 0 : packed.active,
    ended: over ? endedBefore(packed) : undefined,
    checks: undefined,
  };
}

/** How a game had ended by which fewer players are left than go on: one for a Last Mate game, two for First Mate. */
function endedBefore(packed: PackedPosition): Outcome['status'] {
  return countSeats(packed.active) === 1 ? 'over:last-mate' : 'over:first-mate';
}

/** A list of three with one place changed. */
export function withSeat<T>(list: readonly [T, T, T], seat: number, value: T): readonly [T, T, T] {
  return [seat === 0 ? value : list[0], seat === 1 ? value : list[1], seat === 2 ? value : list[2]];
}
