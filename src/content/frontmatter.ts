import { z } from 'astro/zod';
import { RULESET_IDS } from './rulesets.ts';
import { PARTS } from './course-parts.ts';
import { TOPICS } from '../puzzles/topic.ts';

const ruleset = z.enum(RULESET_IDS);

/** What every page of text says about itself, besides Starlight's own title and description. */
const page = z.object({
  kind: z.literal('page'),
  /** The sentence under the title. */
  summary: z.string().optional(),
});

/** A lesson of a ruleset's course: `docs/learn/<ruleset>/<lesson>.mdx`. */
const lesson = z.object({
  kind: z.literal('lesson'),
  ruleset,
  /** What it is about; lessons of one topic under other rulesets are linked from it. */
  topic: z.enum(TOPICS),
  /** The part of the course it belongs to. */
  part: z.enum(PARTS),
  /** Place in its part, from 1. */
  order: z.number().int().positive(),
  /** What it follows: `articles 2 and 3.6`. */
  source: z.string(),
  /** Reading time. */
  minutes: z.number().int().positive(),
  summary: z.string(),
  /** What the reader can do after it; where nothing is said, the summary stands for it. */
  able: z.string().optional(),
});

/** A whole ruleset as a reference: `docs/rules/<ruleset>.mdx`. */
const reference = z.object({
  kind: z.literal('reference'),
  ruleset,
  summary: z.string(),
});

/** Positions to play out under a ruleset: `docs/practice/<ruleset>.mdx`. */
const practice = z.object({
  kind: z.literal('practice'),
  ruleset,
  summary: z.string(),
});

/** The head of a page of text by its kind, besides what Starlight asks of it. */
export const HEAD = z.discriminatedUnion('kind', [page, lesson, reference, practice]);
