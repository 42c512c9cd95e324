import { GAMES } from './en/games.ts';

/** The name of every game, by ruleset and id. */
export interface GameWords {
  /** The games of Bartmess’s rules. */
  readonly bartmess: Readonly<Record<'mate', string>>;
  /** The games of Meder’s rules. */
  readonly meder: Readonly<Record<'sample', string>>;
  /** The games of Grant’s rules. */
  readonly grant: Readonly<Record<'mate', string>>;
  /** The games of the Usenet rules. */
  readonly usenet: Readonly<Record<'mate', string>>;
  /** The games of Three-way Chess. */
  readonly harshman: Readonly<Record<'own' | 'alone', string>>;
}

/** What a game of a ruleset is called. An unknown id throws. */
export function sayGame(ruleset: string, id: string, words: GameWords = GAMES): string {
  const said = (words as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>)[ruleset]?.[id];
  if (said === undefined) throw new Error(`${ruleset}: the game “${id}” has no name`);
  return said;
}
