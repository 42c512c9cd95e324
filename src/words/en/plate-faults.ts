/** What is wrong with what a page tells of a plate, and with the marks and hints an author writes: the build ends with it. */
export const PLATE_FAULTS = {
  noJson: 'what the page says of this plate is no JSON; loading the page again may mend it',
  noObject: 'expected an object with kind, ruleset and position',
  unlike: (found: string | undefined, expected: string): string => `found ${found ?? 'nothing'}, expected ${expected}`,
  expected: { kind: 'the kind of a plate', ruleset: 'the id of a ruleset', position: 'a position string', marks: 'an object' },
  oneOf: (names: readonly string[]): string => `one of ${names.join(', ')}`,
  noRuleset: (id: string): string => `“${id}” is not a ruleset`,
  noSquare: (name: string): string => `there is no square “${name}” in this position`,
  noPin: (rules: string, name: string): string => `${rules} has no pin “${name}”`,
  noPiece: (name: string): string => `there is no piece on “${name}”`,
  noBoard: (name: string): string => `there is no attack board “${name}” in this position`,
  noMark: (found: string): string => `“${found}” is not a mark; expected a word and names, as in [arrow b2W-b4N] or [attacks b4N]`,
  noLines: 'the lines of a cell belong to the three-way board; here a column is marked with “columns”',
  noPlace: (name: string, rules: string): string => `“${name}” is not a square or pin of ${rules}`,
  noPlaceHere: (name: string): string => `“${name}” is not a square or pin here`,
  nothingOn: (name: string): string => `there is no piece or attack board on “${name}”`,
  allowed: (move: string): string => `“${move}” is allowed here, so there is nothing to explain`,
};
