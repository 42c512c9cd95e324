import { expect, type Player, type Position } from '../engine/index.ts';
import type { ComputerPlayer } from './computer-player.ts';

/** What is chosen before a game with a machine. */
export interface GameChoice {
  /** The rules: `harshman mate=last`. */
  readonly rules: string;
  /** The name of the machine's strength. */
  readonly strength: string;
  /** Whether one person plays against machines; else the machine plays one side, and people the others. */
  readonly isAlone: boolean;
  /** The side of the person who plays alone, else of the machine; `any` is drawn at random. */
  readonly seat: Player | 'any';
  /** Whether the game begins with the position on the board. */
  readonly isFromHere: boolean;
}

/** The machine of such a game. `random` gives numbers from 0 to below 1. */
export function seatMachine(
  players: readonly Player[],
  choice: Pick<GameChoice, 'strength' | 'isAlone' | 'seat'>,
  random: () => number,
): ComputerPlayer {
  const { seat, isAlone, strength } = choice;
  const one = players.find((player) => player === seat) ?? players[Math.floor(random() * players.length)]!;
  return { players: players.filter((player) => (player === one) !== isAlone), strength };
}

/** The machine of the next game: every side goes to whoever had the one before it in turn order. */
export function turnSeats(players: readonly Player[], machine: ComputerPlayer): ComputerPlayer {
  const next = (player: Player): Player => players[(players.indexOf(player) + 1) % players.length]!;
  const seated = machine.players.map(next);
  return { ...machine, players: players.filter((player) => seated.includes(player)) };
}

/** The same position as the start of a game, without what came before it. */
export function makeStart(position: Position): Position {
  return expect(position.ruleset.parse(position.text()));
}
