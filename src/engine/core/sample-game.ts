/** One step of a game to look at: the id of a move or act, and a sentence about it where there is one. */
export interface SampleStep {
  readonly id: string;
  readonly says?: string;
}

/** A game from the start position that shows how a ruleset is played. */
export interface SampleGame {
  /** `Meder’s sample game`. */
  readonly name: string;
  readonly steps: readonly SampleStep[];
}

/** A game of steps about which nothing is said. */
export function makeSampleGame(name: string, ids: string): SampleGame {
  return { name, steps: ids.split(/\s+/).map((id) => ({ id })) };
}
