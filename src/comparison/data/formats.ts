import { z } from 'zod';
import { fieldsOf, type Sealed } from '../../schema/read-json.ts';

/** What the tables of the comparison hold that `npm run compare:...` write; for the build and the tools, no page fetches it. */
const text = z.string().min(1);
const count = z.int().min(0);
const texts = z.array(text);

/** How many moves one refusal takes, of one kind of piece. */
const DIFFERENCE_COUNT = fieldsOf({
  code: text,
  by: text,
  moves: count,
  /** How many of them were the move that was played. */
  played: count,
  /** Rules of the refusing reference, by their numbers. */
  rules: texts,
});
export type DifferenceCount = Sealed<z.infer<typeof DIFFERENCE_COUNT>>;

/** The games of one ruleset (`from`) under another (`to`). */
const PAIR = fieldsOf({
  from: text,
  to: text,
  /** Positions compared, and those that cannot stand under the other rules. */
  positions: count,
  alone: count,
  /** Legal moves of all these positions, under the first and under the second. */
  moves: count,
  movesThere: count,
  played: count,
  /** Legal under the first and refused under the second, the commonest first; and the other way round. */
  refused: z.array(DIFFERENCE_COUNT),
  added: z.array(DIFFERENCE_COUNT),
  /** Legal under both, where a pawn is promoted at once (`now`), waits, or stays a pawn: `now-waits`, `now-stays` ... */
  promoted: z.array(DIFFERENCE_COUNT),
  /** Positions whose player is in check under the second and not under the first. */
  hiddenChecks: count,
  /** Games by what the second ruleset says of them: the same end, an end before, none yet at the end, another end. */
  results: fieldsOf({ same: count, sooner: count, goesOn: count, other: count }),
  /** The same of the first game alone, for a test to count again. */
  sample: fieldsOf({ positions: count, moves: count, refused: count, added: count }),
});
export type PairDifferences = Sealed<z.infer<typeof PAIR>>;

/** The positions of a ruleset's own games as a chess player sees them (decision 40). */
const CHESS_COUNTS = fieldsOf({
  ruleset: text,
  positions: count,
  /** Moves that chess allows there, and legal moves. */
  moves: count,
  movesThere: count,
  /** What chess allows and the ruleset refuses; what is legal and chess does not allow, by the surprise; pawns that end otherwise. */
  refused: z.array(DIFFERENCE_COUNT),
  added: z.array(DIFFERENCE_COUNT),
  promoted: z.array(DIFFERENCE_COUNT),
  /** Positions with a check that a chess player does not see, and with one that only looks like check to them. */
  hiddenChecks: count,
  phantomChecks: count,
  /** The same of the first game alone, for a test to count again. */
  sample: fieldsOf({ positions: count, moves: count, refused: count, added: count }),
});
export type ChessCounts = Sealed<z.infer<typeof CHESS_COUNTS>>;

/** What `npm run compare:moves` writes. */
export const MOVE_DIFFERENCES_SCHEMA = fieldsOf({
  seed: z.int(),
  /** How many of the games of `npm run insights` were compared, the first ones of each ruleset. */
  games: z.record(z.string(), count),
  /** The first game of each ruleset, move by move: what is counted of it holds whatever the opponent learns. */
  first: z.record(z.string(), texts),
  pairs: z.array(PAIR),
  /** The same positions as a chess player sees them. */
  chess: z.array(CHESS_COUNTS),
});
export type DifferenceTable = Sealed<z.infer<typeof MOVE_DIFFERENCES_SCHEMA>>;

/** A position in which two rulesets disagree about one move, for one reason. */
const EXAMPLE = fieldsOf({
  /** The ruleset that allows the move, or under which it has the effect, and the other one. */
  allows: text,
  refuses: text,
  /** Why it is refused, as the engine says it, or the effect it has under one of them only (`EFFECTS`). */
  code: text,
  /** The ruleset the position was played by, whose position string it is. */
  of: text,
  position: text,
  /** What is picked up: a square, or an attack board's id. */
  pick: text,
  /** The move, `from-to` or a way of castling, in the names of either ruleset; empty where one has no such place. */
  legal: z.string(),
  barred: z.string(),
  /** The questions of the table that it answers (`rowsOf`). */
  rows: texts,
});
export type Example = Sealed<z.infer<typeof EXAMPLE>>;

/** What `npm run compare:examples` writes. */
export const EXAMPLES_SCHEMA = z.array(EXAMPLE);

/** A move or an act by its id, in a position. */
const TRY = fieldsOf({ position: text, move: text });

/** What `npm run compare:chess` writes: by ruleset, the positions that show each sentence, and those of the quiz. */
export const CHESS_EXAMPLES_SCHEMA = z.record(
  z.string(),
  fieldsOf({
    examples: z.array(fieldsOf({ point: text, tried: z.optional(TRY), fresh: z.optional(TRY) })),
    quiz: z.array(TRY),
  }),
);
export type ChessExamples = Sealed<z.infer<typeof CHESS_EXAMPLES_SCHEMA>>;
export type ChessTry = Sealed<z.infer<typeof TRY>>;
