/**
 * The inner face of a position: one mutable board that search runs on. No allocation per move.
 * Moves are packed integers; they mean something only to the machine, in the position they were generated for.
 * Players are seats: indexes into the ruleset's `players`.
 */
export interface Machine {
  readonly seats: number;
  /** The seat on move. After a move it may be the same one (a promotion on its own, Meder 3.4(e)). */
  readonly turn: number;
  /** Bit set of the seats still in the game. */
  readonly active: number;
  /** One shared stack of generated moves; `top` is the first free place. The caller sets `top` back when done. */
  readonly stack: Int32Array;
  top: number;

  /** Pushes every legal move of the seat on move; gives how many. */
  generate(): number;
  /** How many legal moves there are; leaves the stack as it was. */
  count(): number;
  make(code: number): void;
  unmake(): void;
  /** Whether an active opponent could capture the seat's king, were it his turn. */
  inCheck(seat: number): boolean;
  /** The game is drawn at once here, whatever moves there are (material). Mate and stalemate are judged before it. */
  dead(): boolean;
  /** Worth of the seat's pieces by the ruleset's values, in hundredths of a pawn. */
  worth(seat: number): number;
  /** Whether the move captures or promotes: what a quiescence search looks at. */
  isLoud(code: number): boolean;
  /** The canonical id of a legal move of this position. */
  id(code: number): string;
  /** A number that is equal for equal positions and, within one search, practically never for others. */
  hash(): number;
}
