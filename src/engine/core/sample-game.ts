/** A game from the start position that shows how a ruleset is played. */
export interface SampleGame {
  /** Its id, one of its ruleset's. */
  readonly id: string;
  /** Ids of its moves and acts. */
  readonly steps: readonly string[];
}

/** A game by the ids of its steps. */
export function makeSampleGame(id: string, steps: string): SampleGame {
  return { id, steps: steps.split(/\s+/) };
}
