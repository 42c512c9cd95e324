import { z } from 'zod';
import { expect, PLAYERS } from '../engine/index.ts';
import { fieldsOf, readAs, type Sealed } from '../schema/read-json.ts';
import bartmess from './data/insights/bartmess.json' with { type: 'json' };
import grant from './data/insights/grant.json' with { type: 'json' };
import harshman from './data/insights/harshman.json' with { type: 'json' };
import meder from './data/insights/meder.json' with { type: 'json' };
import usenet from './data/insights/usenet.json' with { type: 'json' };

const text = z.string().min(1);
const count = z.int().min(0);

/** A number with how far it may be off nineteen times of twenty. */
const MEASURED = fieldsOf({ value: z.number(), error: z.number().min(0) });
export type Measured = Sealed<z.infer<typeof MEASURED>>;

/** The games that began with one move, and the share of the points that White has of them, in per cent. */
const FIRST_MOVE = fieldsOf({
  /** As the ruleset's notation writes it. */
  move: text,
  games: count,
  share: MEASURED,
});

/** What games of the search against itself say of a ruleset; made by `npm run insights`. */
const FORMAT = fieldsOf({
  games: count,
  seed: z.int(),
  /** Plies looked ahead and positions looked at for a move, at most, and by how many centipawns the choice wandered. */
  pace: fieldsOf({ plies: count, nodes: count, wander: count }),
  /** Positions that were weighed. */
  positions: count,
  /** Plies after which a game was a draw; and, with two players, the lead in centipawns that won, and the plies it had to last. */
  longest: count,
  lead: count,
  patience: count,
  /** Mean length of a game in plies. */
  plies: MEASURED,
  /** Shares of the games, in per cent. */
  drawn: MEASURED,
  /** Share of the points of each player, in per cent. */
  shares: z.array(fieldsOf({ player: z.enum(PLAYERS), share: MEASURED })),
  /** What each feature is worth, in centipawns; by the names of `curation/insights/features.ts`. The pieces of a player together
   * are worth what the ruleset’s values say. */
  values: z.array(fieldsOf({ name: text, worth: MEASURED })),
  /** First moves, best for White first, each from the games that began with it. */
  first: z.array(FIRST_MOVE),
  /** The same by what moves: `pawn`, `knight`, `board` ... */
  firstKinds: z.array(fieldsOf({ kind: text, games: count, share: MEASURED })),
  /** Share of the plies that moved a board, and of the decided games in which a board move decided, in per cent; absent without boards. */
  boards: fieldsOf({ plies: MEASURED, decided: MEASURED, decidedGames: count }).exactOptional(),
});
export type Insights = Sealed<z.infer<typeof FORMAT>>;

/** By ruleset. A file that is broken ends the build. */
export const INSIGHTS: Readonly<Record<string, Insights>> = Object.fromEntries(
  Object.entries({ bartmess, grant, harshman, meder, usenet }).map(([id, json]) => [
    id,
    expect(readAs(FORMAT, json, `insights/${id}.json`)),
  ]),
);
