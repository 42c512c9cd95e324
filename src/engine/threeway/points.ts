import type { Player } from '../core/piece.ts';
import { SEATS, playerOf } from './board.ts';
import { ALL_SEATS } from './packed-position.ts';

/** Points of the three seats in sixths, so that halves and thirds add exactly (Harshman VIII, Appendix II). */
export type Score = readonly [number, number, number];

export const NO_POINTS: Score = [0, 0, 0];
const POINT = 6;
const HALF = 3;
const TWO_THIRDS = 4;

function give(score: Score, share: (seat: number) => number): Score {
  return [score[0] + share(0), score[1] + share(1), score[2] + share(2)];
}

/**
 * A defeat while the seats in `active`, the loser among them, were playing. The players who inflicted it share the point;
 * nobody has it for a resignation in three-way play. Being left when another is defeated there is worth a half (cases 1, 2, 5, 6).
 */
export function scoreDefeat(score: Score, active: number, loser: number, by: readonly number[]): Score {
  const survival = active === ALL_SEATS ? HALF : 0;
  return give(score, (seat) => {
    if (seat === loser || ((active >> seat) & 1) === 0) return 0;
    return survival + (by.includes(seat) ? POINT / by.length : 0);
  });
}

/** A draw between all who are playing: two thirds each of three, a half each of two (cases 3, 7). */
export function scoreDraw(score: Score, active: number): Score {
  const share = active === ALL_SEATS ? TWO_THIRDS : HALF;
  return give(score, (seat) => ((active >> seat) & 1 ? share : 0));
}

/** Two players stalemate or cede: a half each, and a weak victory of one point for the third (case 4). */
export function scorePair(score: Score, active: number, pair: readonly number[]): Score {
  return give(score, (seat) => {
    if (((active >> seat) & 1) === 0) return 0;
    return pair.includes(seat) ? HALF : POINT;
  });
}

/** `3/2`, `2/3`, `1`: an exact fraction of a number of sixths. */
export function makeFraction(sixths: number): string {
  const divisor = [6, 3, 2].find((each) => sixths % each === 0) ?? 1;
  return divisor === POINT ? String(sixths / POINT) : `${sixths / divisor}/${POINT / divisor}`;
}

/** Points of the seats in `scored` for printing. */
export function makePoints(score: Score, scored: number): Partial<Record<Player, string>> {
  return Object.fromEntries(SEATS.filter((seat) => (scored >> seat) & 1).map((seat) => [playerOf(seat), makeFraction(score[seat])]));
}
