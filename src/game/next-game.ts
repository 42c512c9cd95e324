import { expect, type Player, type Position } from '../engine/index.ts';
import type { OpponentSeats } from './opponent-seats.ts';

/** What is chosen before a game with an opponent. */
export interface GameChoice {
  /** The rules: `harshman mate=last`. */
  readonly rules: string;
  /** The name of the opponent's strength. */
  readonly strength: string;
  /** Whether one person plays against the machine; else it plays one side, and people the others. */
  readonly isAlone: boolean;
  /** The side of the person who plays alone, else of the opponent; `any` is drawn at random. */
  readonly seat: Player | 'any';
  /** Whether the game begins with the position on the board. */
  readonly isFromHere: boolean;
}

/** The opponent of such a game. `random` gives numbers from 0 to below 1. */
export function seatOpponent(
  players: readonly Player[],
  choice: Pick<GameChoice, 'strength' | 'isAlone' | 'seat'>,
  random: () => number,
): OpponentSeats {
  const { seat, isAlone, strength } = choice;
  const one = players.find((player) => player === seat) ?? players[Math.floor(random() * players.length)]!;
  return { players: players.filter((player) => (player === one) !== isAlone), strength };
}

/** The opponent of the next game: every side goes to whoever had the one before it in turn order. */
export function turnSeats(players: readonly Player[], seats: OpponentSeats): OpponentSeats {
  const next = (player: Player): Player => players[(players.indexOf(player) + 1) % players.length]!;
  const seated = seats.players.map(next);
  return { ...seats, players: players.filter((player) => seated.includes(player)) };
}

/** The same position as the start of a game, without what came before it. */
export function makeStart(position: Position): Position {
  return expect(position.ruleset.parse(position.text()));
}
