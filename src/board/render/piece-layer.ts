/** One part of a drawn piece. */
export interface Layer {
  /** Path in a box of 100 by 100 whose foot stands on 92. */
  readonly d: string;
  /** `body` is outlined and filled, `line` drawn on it, `band` only for an army that has bands. */
  readonly role: 'body' | 'line' | 'band';
  /** Left out where the piece is shown smaller than this many pixels. */
  readonly min?: number;
}
