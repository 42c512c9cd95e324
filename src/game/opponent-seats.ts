import { isPlayer, ok, STRENGTHS, type Player } from '../engine/index.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';

/** For whom the opponent plays, and the name of its strength. */
export interface OpponentSeats {
  readonly players: readonly Player[];
  readonly strength: string;
}

/** The opponent as an address holds it: `b:club`. */
export function makeOpponentSeats({ players, strength }: OpponentSeats): string {
  return `${players.join('')}:${strength}`;
}

/** Reads an opponent that plays for some of these players. */
export function parseOpponentSeats(text: string, players: readonly Player[]): DescribedResult<OpponentSeats> {
  const [seats = '', strength = ''] = text.split(':', 2);
  const seated = [...seats].filter(isPlayer);
  const isSeated = seats !== '' && seated.length === seats.length && seated.every((player) => players.includes(player));
  if (isSeated && new Set(seated).size === seated.length && STRENGTHS.some(({ name }) => name === strength))
    return ok({ players: seated, strength });
  const example = `${players.at(-1)}:${STRENGTHS[0]!.name}`;
  return failWith('malformed', 'machine', ANALYSIS_BOARD.faults.noSeats(text.slice(0, 40), example));
}
