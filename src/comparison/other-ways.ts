import type { Player, Role, Ruleset } from '../engine/index.ts';

/** The ways of a ridden board that are another player's alone. */
export interface OtherDestinations {
  readonly pin: string;
  readonly ways: readonly string[];
}

/** Where a board may go with one piece of a player aboard, whose board it is as well. */
const waysOf = (ruleset: Ruleset, pin: string, owner: Player, role: Role): readonly string[] =>
  ruleset.reach(pin, { owner, mover: owner, pieces: [{ owner, role }] });

/** The back corner of White's Board with its ways for a black rider, where these are others than for a white one; nothing where a rider's colour decides nothing. */
export function findOtherDestinations(ruleset: Ruleset): OtherDestinations | undefined {
  const { name: pin } = ruleset.pins.find(({ main, corner }) => main === 'W' && corner === 'back')!;
  const [white, black] = (['w', 'b'] as const).map((player) => waysOf(ruleset, pin, player, 'pawn'));
  return white!.join() === black!.join() ? undefined : { pin, ways: black! };
}
