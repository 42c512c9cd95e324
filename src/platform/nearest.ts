/** What stands about a word of a text that names something on a diagram. */
export interface Surroundings<Diagram> {
  /** The diagram of the word's own screen. */
  readonly own: Diagram | undefined;
  /** The diagrams of the page before the word, in order, and each title of a section as `undefined`. */
  readonly before: readonly (Diagram | undefined)[];
  /** The same after the word. */
  readonly after: readonly (Diagram | undefined)[];
}

/** The diagram a word belongs to that names none: that of its screen, else the nearest of its section, else the last before it. */
export function nearestDiagram<Diagram>({ own, before, after }: Surroundings<Diagram>): Diagram | undefined {
  return own ?? before.at(-1) ?? after[0] ?? before.findLast((one) => one !== undefined);
}
