import { quote } from './quote.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with names',
  tuple: 'a list',
};

const size = (isLength: boolean): string => (isLength ? 'a length' : 'a number');

/** What JSON of ours has to be in one place or another, and what was found there. */
export const EXPECTED_JSON = {
  found: (found: string, expected: string): string => `found ${found}, expected ${expected}`,
  nothing: 'nothing',
  json: 'JSON',
  /** By the name that the reader of schemas has for a type. */
  types: TYPES,
  text: 'text',
  whole: 'a whole number',
  wholeFrom: (least: number): string => `a whole number from ${least}`,
  oneOf: (values: readonly string[]): string => `one of ${values.join(', ')}`,
  kindOf: (field: string | undefined, kinds: readonly string[]): string => `a ${field ?? 'value'} of ${kinds.join(', ')}`,
  another: 'another form',
  least: (isLength: boolean, least: number | bigint): string => `${size(isLength)} of at least ${least}`,
  most: (isLength: boolean, most: number | bigint): string => `${size(isLength)} of at most ${most}`,
  pattern: (pattern: string): string => `the form ${pattern}`,
  else: 'something else',
  noField: (found: string, fields: readonly string[]): string => `${quote(found)} is not a field here; expected ${fields.join(', ')}`,
  inLine: (name: string, line: number, field: string): string => `${name} in line ${line}, ${field}`,
  // Puzzles.
  otherPlayers: 'players other than the one whose king it is',
  tree: 'a tree of play and replies',
  id: 'an id of the form meder-7f3a',
};
