import type { Player, Role, Ruleset } from '../engine/index.ts';

/** Where a board may go with one piece of a player aboard, whose board it is as well. */
const waysOf = (ruleset: Ruleset, pin: string, owner: Player, role: Role): readonly string[] =>
  ruleset.pins.flatMap(({ name }) => (reachOf(ruleset, pin, owner, role).includes(name) ? [name] : []));
const reachOf = (ruleset: Ruleset, pin: string, owner: Player, role: Role): readonly string[] =>
  ruleset.reach(pin, { owner, mover: owner, pieces: [{ owner, role }] });

/** By pin, where a black rider takes a board, where these are other ways than a white one's; nothing where a rider's colour decides nothing. */
export function findOtherDestinations(ruleset: Ruleset): Readonly<Record<string, readonly string[]>> | undefined {
  const all = ruleset.pins.map(({ name }) => ({
    name,
    white: waysOf(ruleset, name, 'w', 'pawn'),
    black: waysOf(ruleset, name, 'b', 'pawn'),
  }));
  if (all.every(({ white, black }) => white.join() === black.join())) return undefined;
  return Object.fromEntries(all.map(({ name, black }) => [name, black]));
}
