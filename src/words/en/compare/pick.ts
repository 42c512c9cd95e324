/** What is said of a piece that is picked up on several boards, and of two boards beside a question. */
export const PICK = {
  legend: { all: 'allowed by all', some: 'allowed here, not everywhere', barred: 'allowed elsewhere, not here' },
  ask: 'Pick a piece or an attack board on any board.',
  /** Before what one move does under each. */
  effect: 'one move, and what it does.',
  none: 'no move under any of these rules.',
  same: 'the same places under all of these rules.',
  /** Behind what is picked up: under how many it is alike, and not. */
  some: (alike: number, other: number): string => `${places(alike)} under all, ${places(other)} not.`,
  yes: (rulesets: readonly string[]): string => `${rulesets.join(', ')} yes.`,
  no: (ruleset: string, why: string): string => `${ruleset} no: ${why}`,
  noPlace: 'there is no such place under these rules.',
  rule: (number: string, source: string): string => `rule ${number}, ${source}`,
  castling: (move: string): string => `castling, ${move}`,
  turning: 'turning where it is',
  or: (names: readonly string[]): string => names.join(' or '),
  pairs: 'Which two rulesets',
  pair: (one: string, other: string): string => `${one} and ${other}`,
  another: (number: number, of: number): string => `Another position (${number} of ${of})`,
  large: 'On the large boards',
  start: 'The start.',
  legal: 'legal.',
  noSuchPlace: 'There is no such place under these rules.',
  ruleAlone: (number: string): string => `Rule ${number}`,
};

const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
