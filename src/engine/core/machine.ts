/** No square, cell, pin, board or seat; also the end of a list of them in a table. */
export const NONE = -1;

/** What a count of every position of an ending says where nobody wins by force. */
export const DRAWN = -1;
/** Such endings have not been counted. */
export const UNCOUNTED = -2;

/** More moves than any position has. */
const MOST_MOVES = 4096;

/** The error of a machine that was given more than it has room for; typed arrays would drop the rest in silence. */
export function makeOverflow(what: 'made and not taken back' | 'on the stack', most: number): RangeError {
  return new RangeError(`the machine has room for ${most} moves ${what}, and was given more`);
}

/** Throws where the stack has no room for the moves of another position. */
export function checkRoom({ stack, top }: Pick<Machine, 'stack' | 'top'>): void {
  const most = stack.length - MOST_MOVES;
  if (top > most) throw makeOverflow('on the stack', most);
}

/**
 * The inner face of a position: one mutable board that search runs on. No allocation per move.
 * Moves are packed integers; they mean something only to the machine, in the position they were generated for.
 * Players are seats: indexes into the ruleset's `players`.
 */
export interface Machine {
  /** How many players there are. */
  readonly seats: number;
  /** The seat on move. After a move it may be the same one (a promotion on its own, Meder 3.4(e)). */
  readonly turn: number;
  /** Bit set of the seats still in the game. */
  readonly active: number;
  /** One shared stack of generated moves; `top` is the first free place. The caller sets `top` back when done. */
  readonly stack: Int32Array;
  /** The first free place of the stack. */
  top: number;

  /** Pushes every legal move of the seat on move; gives how many. Throws where the stack has no room for them. */
  generate(): number;
  /** How many legal moves there are; leaves the stack as it was. */
  count(): number;
  /** Plays a move that was generated in this very position; nothing checks that it was. Costs no memory, and throws where too many were made and not taken back. */
  make(code: number): void;
  /** Takes the last move back; nothing checks that there is one. */
  unmake(): void;
  /** Whether an active opponent could capture the seat's king if it were their turn. */
  inCheck(seat: number): boolean;
  /** The game is drawn at once here, whatever moves there are (material). Mate and stalemate are judged before it. */
  isDead(): boolean;
  /** The seat that wins by force where every position of what is left has been counted; else `DRAWN` or `UNCOUNTED`. */
  ending(): number;
  /** Worth of the seat's pieces by the ruleset's values, in centipawns. */
  material(seat: number): number;
  /**
   * With three players: worth of what the seat has captured from others in the game, by the moves made on this machine and not taken back.
   */
  taken?(seat: number): number;
  /** Whether the move captures or promotes: what a quiescence search looks at. */
  isNoisy(code: number): boolean;
  /** The canonical id of a legal move of this position. */
  id(code: number): string;
  /** A number that is equal for equal positions and, within one search, practically never for others. */
  hash(): number;
}

/** What the opponent's search asks of a machine besides: which moves are noisy (captures and promotions), what they win and risk, and how a seat stands. */
export interface GameMachine extends Machine {
  /** Plies since the last capture or pawn move. */
  readonly clock: number;
  /** Quiet plies after which a draw can be claimed; infinite where the rules know no such claim. */
  readonly quietLimit: number;
  /** Pushes the legal moves that capture or promote; gives how many. The seat on move must not be in check. */
  generateNoisy(): number;
  /** What a move takes, and what a pawn gains by becoming something else, in centipawns; 0 for a quiet move. */
  captureValue(code: number): number;
  /** Worth of the piece that moves; 0 for kings, boards and a promotion on its own. */
  attackerValue(code: number): number;
  /** Whether it is a move of an attack board. */
  isBoardMove(code: number): boolean;
  /** Whether a move may give check, as the squares it begins and ends on lie to the other king; false is nearly always right. */
  mayCheck(code: number): boolean;
  /** Whether an enemy attacks the square a capture ends on, pins disregarded. */
  isDefended(code: number): boolean;
  /** A packed move that only passes the turn on, which no rule allows, for a search to try; -1 where a promotion is due. */
  nullMove(): number;
  /** Piece-square score of the seat's pieces, in centipawns. */
  pieceSquareScore(seat: number): number;
  /** Change of the piece-square score by a move, seat 0 minus seat 1, in centipawns; `NaN` if it has to be recomputed. */
  pieceSquareChange(code: number): number;
  /** Whether somebody has nothing left but a king. */
  isBare(): boolean;
  /**
   * Mobility, boards, passed pawns and king safety of the seat less those of the others, in centipawns. It costs about as much as finding
   * the moves.
   */
  positionalScore(seat: number): number;
}
