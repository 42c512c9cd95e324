import { expect, type Position, type Ruleset } from '../engine/index.ts';
import type { Example } from './data/formats.ts';
import { convertPosition } from './convert-position.ts';

/** The code of a disagreement where the other ruleset has no such place at all. */
export const NO_PLACE = 'no-place';

/** The position of an example under one of its rulesets. */
export function positionUnder({ of, position }: Example, ruleset: Ruleset, rulesets: readonly Ruleset[]): Position {
  const home = rulesets.find(({ id }) => id === of)!;
  return expect(convertPosition(expect(home.parse(position)), ruleset)).position;
}

/** The examples that show a row at work between two of these rulesets. */
export function examplesOf<One extends Pick<Example, 'rows' | 'allows' | 'refuses'>>(
  row: string,
  rules: readonly string[],
  examples: readonly One[],
): readonly One[] {
  return examples.filter(({ rows, allows, refuses }) => rows.includes(row) && rules.includes(allows) && rules.includes(refuses));
}
