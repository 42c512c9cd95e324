import type { Position, Ruleset, Setup } from '../engine/index.ts';

/**
 * The position of a setup with nothing remembered: no en passant, no clock and no first moves but those of pawns that cannot have
 * moved (Harshman IV: the ones on their second row); nothing when it is impossible.
 */
export function placeWithoutHistory(ruleset: Ruleset, setup: Setup): Position | undefined {
  const bare = ruleset.changeSetup(setup, { kind: 'forget' });
  const position = bare.ok ? ruleset.fromSetup(bare.value) : bare;
  return position.ok ? position.value : undefined;
}
