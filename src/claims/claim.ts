import { z } from 'zod';
import { RULING_KINDS } from '../engine/core/ruleset.ts';
import { expect, PLAYERS } from '../engine/index.ts';
import { fieldsOf, readLinesAs, type Sealed } from '../schema/read-json.ts';

/** The format of claims: what `src/content/claims/README.md` describes. It is for the build and the checks; no page fetches it. */
const text = z.string().min(1);
const texts = z.array(text);

/** A position that shows a claim. */
const CASE = fieldsOf({
  /** A position string, or `start`. */
  position: text,
  /** Moves and acts made first. */
  moves: texts.exactOptional(),
  /** Ids of moves and acts of which every one can be made now; and of which none can. */
  legal: texts.exactOptional(),
  illegal: texts.exactOptional(),
  /** Whose kings are in check. */
  check: z.array(z.enum(PLAYERS)).exactOptional(),
  /** `checkmate`, `draw:threefold`, `over:resignation` ... */
  status: text.exactOptional(),
  /** Every declaration that can be made. */
  declarations: texts.exactOptional(),
  /** The points of each player, as fractions. */
  points: z.partialRecord(z.enum(PLAYERS), z.string().regex(/^\d+(?:\/\d+)?$/)).exactOptional(),
  /** Options of the ruleset. */
  board: text.exactOptional(),
  mate: text.exactOptional(),
  automatic: z.boolean().exactOptional(),
  why: text,
});

/** One thing that a source says or that we decided. */
export const CLAIM_SCHEMA = fieldsOf({
  id: z.string().regex(/^[a-z]+-[A-Za-z0-9.-]+$/, 'an id that begins with the ruleset'),
  section: text,
  topic: text,
  kind: z.enum(['rule', 'definition', 'fact', 'example', 'procedure', 'history', 'advice', 'contradiction']),
  claim: text,
  source: z.enum(RULING_KINDS),
  show: z.enum(['board', 'table', 'words']),
  cases: z.array(CASE).exactOptional(),
});
export type ClaimCase = Sealed<z.infer<typeof CASE>>;
export type Claim = Sealed<z.infer<typeof CLAIM_SCHEMA>>;

/** The claims of a file, one a line; `name` is its name in a fault, which is a programmer's and throws. */
export function readClaims(lines: string, name: string): readonly Claim[] {
  return expect(readLinesAs(CLAIM_SCHEMA, lines, name));
}
