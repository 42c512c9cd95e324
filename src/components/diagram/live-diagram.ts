/** What a live diagram offers to the page around it. */
export interface LiveDiagram {
  /** A press on the board that came before the board was alive. */
  tap(clientX: number, clientY: number): void;
  focus(): void;
  /** Goes to a step; false when there is none of that number. */
  goTo(step: number): boolean;
  /** Shows what a word of the text names. */
  show(tie: TextLink): void;
}

/** What a button in the text names: places on the board, a move as an arrow, or a step of the line. */
export interface TextLink {
  readonly places: readonly string[];
  readonly arrow?: { readonly from: string; readonly to: string };
  readonly step?: number;
}
