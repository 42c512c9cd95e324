import { WORKERS } from '#words/workers.ts';
import { findRuleset, type Position, type Result } from '../../engine/index.ts';
import { failWith, type AnyFault } from '../../words/described-fault.ts';

/** A game up to a position, as plain data: earlier positions count, since positions repeat. */
export interface GameSoFar {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, string>>;
  /** The position the game began with. */
  readonly start: string;
  /** Ids of the moves and acts since. */
  readonly steps: readonly string[];
}

/** The position at the end of the game; the hashes of those before it go to `past`. */
export function replayGame({ ruleset, options, start, steps }: GameSoFar, past: number[]): Result<Position, AnyFault> {
  const named = findRuleset(ruleset);
  if (!named) return failWith('unknown', 'ruleset', WORKERS.noRuleset(ruleset));
  const configured = named.configure(options);
  if (!configured.ok) return configured;
  let position = configured.value.parse(start);
  for (const id of steps) {
    if (!position.ok) break;
    past.push(position.value.machine().hash());
    position = position.value.play(id);
  }
  return position;
}
