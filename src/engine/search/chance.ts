import type { GameMachine } from '../core/machine.ts';
import type { Player } from '../core/piece.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { isMateValue } from './values.ts';

/**
 * What somebody may expect of the game, as a share of the point. Two players: the chance of the one on move, a win being 1 and a draw ½.
 * Three: the share of each player, which add up to 1.
 */
export type Chance = number | Shares;

/** The share of the point of each player. */
export type Shares = Readonly<Partial<Record<Player, number>>>;

/**
 * The chance of a point, from 0 to 1, of whoever a value in hundredths of a pawn is for, with two players. The slope of the logistic
 * lies within what games of each ruleset bear out (`npm run calibrate`).
 */
export function chanceOf(value: number, ruleset: Pick<Ruleset, 'chanceSlope'>): number {
  if (isMateValue(value)) return value > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-ruleset.chanceSlope * value));
}

/**
 * The shares of three players where the machine stands: the more somebody's pieces are worth where they stand, the larger their share,
 * by the same slope (softmax); whoever is out of the game has none. A guess from material, not a search: paranoid values mean nothing here.
 */
export function sharesOf(machine: GameMachine, { players, chanceSlope }: Pick<Ruleset, 'players' | 'chanceSlope'>): Shares {
  const weights = players.map((_, seat) => ((machine.active >> seat) & 1 ? Math.exp(chanceSlope * machine.pieceSquareScore(seat)) : 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Object.fromEntries(players.map((player, seat) => [player, weights[seat]! / sum]));
}
