import { z } from 'zod';
import { PLAYERS, type AttackNode, type DefenceNode, type ProofNode } from '../engine/index.ts';
import { fieldsOf, type Sealed } from '../schema/read-json.ts';
import { EXPECTED_JSON } from '../words/expected-json.ts';
import { ID } from './id.ts';
import { SOURCES } from './quality.ts';
import { LEVELS } from './rating.ts';
import { THEMES } from './theme.ts';
import { PUZZLE_TOPICS } from './puzzle-topics.ts';

/** The format of the collection: what `README.md` describes. It is for the build and the tools; no page of the site fetches it. */
const text = z.string().min(1, EXPECTED_JSON.text);
const count = z.int(EXPECTED_JSON.whole).min(0, EXPECTED_JSON.wholeFrom(0));
const moves = z.int(EXPECTED_JSON.whole).min(1, EXPECTED_JSON.wholeFrom(1));
const names = z.array(text);
const player = z.enum(PLAYERS);

const ofOne = { moves, king: player, by: z.array(player).min(1).max(2) };
const isAgainstOthers = ({ king, by }: { readonly king: string; readonly by: readonly string[] }): boolean => !by.includes(king);
const apart = { error: EXPECTED_JSON.otherPlayers, path: ['by'] };

const ATTACKS = [
  fieldsOf({ kind: z.enum(['mate', 'stalemate', 'draw', 'win', 'hold', 'promotion']), moves }),
  fieldsOf({ kind: z.literal('gain'), moves, worth: moves }),
  fieldsOf({ kind: z.enum(['capture', 'declaration']), ...ofOne }).refine(isAgainstOthers, apart),
] as const;
const attack = z.discriminatedUnion('kind', ATTACKS);

const GOALS = [...ATTACKS, fieldsOf({ kind: z.literal('defence'), against: attack })] as const;
/** What the prover settles (`Goal`). */
export const GOAL_SCHEMA = z.discriminatedUnion('kind', GOALS);

/** What a puzzle asks (`Task`). */
export const TASK_SCHEMA = z.discriminatedUnion('kind', [
  ...GOALS,
  fieldsOf({ kind: z.literal('saves'), against: attack }),
  fieldsOf({ kind: z.literal('helpmate'), moves, king: player.exactOptional() }),
  fieldsOf({ kind: z.literal('proofgame'), moves, reached: text }),
  fieldsOf({ kind: z.literal('legal'), from: text, to: text }),
  fieldsOf({ kind: z.enum(['squares', 'pins', 'checks']), from: text }),
  fieldsOf({ kind: z.literal('declarations') }),
]);

type Writeable<T> = T extends readonly (infer One)[]
  ? Writeable<One>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writeable<T[K]> }
    : T;

const attackNode: z.ZodType<Writeable<AttackNode>> = fieldsOf({ play: names.min(1), then: z.lazy(() => node).exactOptional() });
const defenceNode: z.ZodType<Writeable<DefenceNode>> = fieldsOf({
  replies: z.array(fieldsOf({ moves: names.min(1), then: z.lazy(() => node).exactOptional() })).min(1),
});
/** A tree of play and replies (`ProofNode`). */
const node: z.ZodType<Writeable<ProofNode>> = z.union([attackNode, defenceNode], EXPECTED_JSON.tree);

/** Where a position comes from; a game or a throw can be found again by seed and batch. */
export const SOURCE_SCHEMA = fieldsOf({
  /** Whether it is from a game of the miner, composed by it, chosen by a person, or the twin of another. */
  kind: z.enum(SOURCES),
  /** The seed of the miner’s random numbers. */
  seed: count.exactOptional(),
  /** The batch of the seed. */
  batch: count.exactOptional(),
  /** The ply of the game after which the position stands. */
  ply: count.exactOptional(),
  /** Legal moves beyond that ply which are not the game's. */
  aside: count.exactOptional(),
  /** The opponent's mistake that it begins with (`Blunder`). */
  slip: fieldsOf({ position: text, move: text }).exactOptional(),
});

/** One puzzle as the collection holds it; `README.md` says what each field means. */
export const PUZZLE_SCHEMA = fieldsOf({
  id: z.string(EXPECTED_JSON.id).regex(ID, EXPECTED_JSON.id),
  /** The id of the rules it is to be solved by. */
  ruleset: text,
  options: z.record(z.string(), z.string()).exactOptional(),
  position: text,
  goal: TASK_SCHEMA,
  solution: node.exactOptional(),
  accepted: names.min(1).exactOptional(),
  answer: names.exactOptional(),
  choices: names.min(2).exactOptional(),
  tries: z.array(fieldsOf({ move: text, refutation: names.min(1) })),
  themes: z.array(z.enum(THEMES)),
  topics: z.array(z.enum(PUZZLE_TOPICS)),
  rules: names,
  rating: count,
  level: z.literal(LEVELS),
  source: SOURCE_SCHEMA,
  says: text.exactOptional(),
  /** What readers' records make of it (`npm run grade:people`), beside the computed rating. */
  people: fieldsOf({ rating: count, deviation: count, tries: moves }).exactOptional(),
});

/** What a proof gives anew; what people make of a puzzle is no part of it. */
export const PUZZLE_FIELDS = Object.keys(PUZZLE_SCHEMA.omit({ people: true }).shape) as readonly Exclude<
  keyof typeof PUZZLE_SCHEMA.shape,
  'people'
>[];

/** A puzzle as a person chooses it (`curation/mine/chosen`); `gone` where the collection had it and it was taken out since. */
const CHOSEN = fieldsOf({
  position: text,
  options: PUZZLE_SCHEMA.shape.options,
  goal: TASK_SCHEMA,
  says: text,
  gone: z.literal(true).exactOptional(),
});
export type Chosen = Sealed<z.infer<typeof CHOSEN>>;
/** A file of such puzzles. */
export const CHOICES_SCHEMA = z.array(CHOSEN);

/** Each twin as ids: one position and one task, with another answer under each ruleset. */
export const TWINS_SCHEMA = z.array(z.array(z.string().regex(ID)).min(2));

/** The album: chapters of puzzles chosen by hand, each with what its point is where the collection has no sentence of its own for it. */
export const ALBUM_SCHEMA = z.array(
  fieldsOf({
    /** The last part of the chapter's address. */
    id: text,
    title: text,
    lead: text,
    puzzles: z.array(fieldsOf({ id: z.string().regex(ID), says: text.exactOptional() })).min(1),
  }),
);
