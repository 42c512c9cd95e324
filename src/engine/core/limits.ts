/**
 * How much of a text from outside is read, one list for every reader: what goes beyond is no game but an accident, or meant to
 * do harm.
 */
export const LIMITS = {
  /** Characters of a text that is pasted, or of a file. */
  characters: 250_000,
  /** Characters of one word that may be a move. */
  word: 60,
  /** Plies of one line. */
  plies: 3000,
  /** Moves of a whole game with its variations. */
  moves: 12_000,
  /** Variations within one another. */
  depth: 60,
  /** Headers of a record. */
  headers: 200,
  /** Readings looked at before a record with many loosely written moves is given up. */
  readings: 20_000,
  /** Moves of a pasted game that are read once more because a word before them may mean several. */
  rereadings: 200,
  /** Variations that cannot be read before those behind them are left alone: more are no slips. */
  badVariations: 100,
} as const;
