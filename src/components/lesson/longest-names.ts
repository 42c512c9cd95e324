import type { Position } from '../../engine/index.ts';

/** The longest names a verdict may have to hold, of places asked for: of pins, or of squares and cells; those of the ruleset, up to a limit. */
export function findLongestNames({ ruleset, squares }: Position, isOfPins: boolean, count: number): readonly string[] {
  const names = isOfPins ? ruleset.pins.map(({ name }) => name) : squares.map(({ name }) => name);
  return [...names].sort((one, other) => other.length - one.length || (one < other ? -1 : 1)).slice(0, count);
}
