import { isPlayer, type Player } from '../../engine/index.ts';

/** For whom the machine plays, and how well. */
export interface Machine {
  readonly players: readonly Player[];
  readonly strength: string;
}

/** Kept in the browser under this key while the tab is open: a reload goes on, a link that is passed on brings no opponent. */
const KEY = 'threefold:machine';

/** Reads a kept machine; what is broken is none. */
export function parseMachine(text: string | null): Machine | undefined {
  const [players, strength] = (text ?? '').split(' ');
  if (!players || !strength) return undefined;
  const seats = [...players].filter(isPlayer);
  return seats.length === players.length ? { players: seats, strength } : undefined;
}

export function makeMachine({ players, strength }: Machine): string {
  return `${players.join('')} ${strength}`;
}

export function loadMachine(): Machine | undefined {
  try {
    return parseMachine(sessionStorage.getItem(KEY));
  } catch {
    return undefined; // storage is closed to us
  }
}

export function keepMachine(machine: Machine): void {
  try {
    if (machine.players.length > 0) sessionStorage.setItem(KEY, makeMachine(machine));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It plays as long as the page.
  }
}
