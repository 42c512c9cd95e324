import { isPlayer, ok, STRENGTHS, type Player } from '../engine/index.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';

/** For whom the machine plays, and the name of its strength. */
export interface ComputerPlayer {
  readonly players: readonly Player[];
  readonly strength: string;
}

/** The machine as an address holds it: `b:club`. */
export function makeComputerPlayer({ players, strength }: ComputerPlayer): string {
  return `${players.join('')}:${strength}`;
}

/** Reads a machine that plays for some of these players. */
export function parseComputerPlayer(text: string, players: readonly Player[]): DescribedResult<ComputerPlayer> {
  const [seats = '', strength = ''] = text.split(':', 2);
  const seated = [...seats].filter(isPlayer);
  const isSeated = seats !== '' && seated.length === seats.length && seated.every((player) => players.includes(player));
  if (isSeated && new Set(seated).size === seated.length && STRENGTHS.some(({ name }) => name === strength))
    return ok({ players: seated, strength });
  const example = `${players.at(-1)}:${STRENGTHS[0]!.name}`;
  return failWith('malformed', 'machine', ANALYSIS_BOARD.faults.noSeats(text.slice(0, 40), example));
}
