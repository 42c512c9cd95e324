import type { Fact } from '../core/facts.ts';
import type { Ruling } from '../core/ruleset.ts';
import type { Role } from '../core/piece.ts';
import type { SampleGame } from '../core/sample-game.ts';
import type { PinPlace } from './board.ts';
import type { RuleKey, Sections } from './references.ts';

/** Plies without capture or pawn move after which a draw may be claimed: fifty moves by each side (Meder 9.3). */
export const FIFTY_PLIES = 100;

/** How a piece gets from column to column. */
export type Levels =
  /** Levels do not matter: a line goes on past a column with this many squares and pieces (Bartmess, Meder). */
  | {
      readonly kind: 'columns';
      passes(squares: number, pieces: number): boolean;
      /** The knight's first step, one square along file or rank, needs a square to exist (Bartmess 6.5). */
      readonly knightNeedsGround: boolean;
    }
  /** A step stays on its level or goes to an adjacent one, attack boards hang on their main board (Grant). */
  | { readonly kind: 'hosts' }
  /** A step stays on its height or goes one level up or down, attack boards count as levels (Usenet). */
  | { readonly kind: 'heights' };

/** A square as a pawn sees it: ranks and main boards counted from its owner's side. */
export interface Spot {
  readonly file: number;
  /** 0 to 9, from the owner's side. */
  readonly rank: number;
  /** 0 the owner's own main board, 1 Neutral, 2 the opponent's; for an attack board the one it is fixed to. */
  readonly main: number;
  readonly attack: boolean;
}

/** When a pawn on a spot is at its end: never, always, or unless an attack board stands at that corner (Meder 3.4(e)). */
export type Reaching = 'never' | 'always' | 'uncovered';

/**
 * What is drawn at once. `kings`: bare kings only (Meder 1.3, 9.6); `pair`: also one bishop or knight in all, and bishop
 * against bishop on squares of one colour (Bartmess 11.4); `bishops`: the same with any number of such bishops (Grant, Usenet: inferred).
 */
export type DeadMaterial = 'kings' | 'pair' | 'bishops';

/** How people write moves: both squares in full, or piece and square of arrival after Meder's Appendix E. */
export type NotationStyle =
  | { readonly kind: 'full'; readonly letters?: undefined }
  | {
      readonly kind: 'short';
      /** Letters of the pieces, where they are not the usual ones. */
      readonly letters?: Readonly<Record<Role, string>>;
      /** A board move is written by its pin of arrival alone where that suffices (Meder E9, E13). */
      readonly boardsByArrival: boolean;
      /** How the source's author names squares, where this notation has another's names (Grant, Notation). */
      readonly sourceStyle?: 'corners';
    };

/** What stands on an attack board that somebody wants to move. */
export interface Load {
  /** Pieces on it. */
  readonly count: number;
  /** The only piece, when there is just one, is a pawn. */
  readonly pawn: boolean;
  /** The only piece belongs to the player who wants to move it. */
  readonly ownPiece: boolean;
  /** The player owns the board. */
  readonly ownBoard: boolean;
}

/** Castling as White does it; Black mirrors it across the ranks. Squares by their canonical names at the start. */
export interface Castle {
  readonly id: 'O-O' | 'O-O-O';
  readonly king: readonly [from: string, to: string];
  readonly rook: readonly [from: string, to: string];
  /** Squares that must be vacant. */
  readonly vacant: readonly string[];
}

/**
 * One Tri-D ruleset: all that sets it apart, as data and functions of a few lines. What a field leaves open the
 * family decides for all four. `forward` is a change of rank as the mover sees it.
 */
export interface TridRules {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly levels: Levels;
  /** The pieces that may go straight up or down, besides the king, which may wherever another piece may. */
  readonly upright: readonly Role[];
  /** A pin's name here, or nothing where the ruleset has no such place. */
  pinName(pin: PinPlace): string | undefined;
  /** Roles whose right of the first move a position records. */
  readonly firstMoveRoles: readonly Role[];
  /** A pawn that reaches its end becomes what its owner chooses, at once; or a queen, with the owner's next turn (Grant). */
  readonly promotion: 'at-once' | 'next-turn';
  reaches(spot: Spot): Reaching;
  /** The same for a pawn carried there by its board. */
  reachesCarried(spot: Spot): Reaching;
  readonly castles: readonly Castle[];
  /** Castling is refused as a player's first move of the game (Meder 3.5(a)(1)[a]). */
  readonly noCastlingOnMoveOne: boolean;
  readonly boards: {
    /** Whether the load lets the player move the board at all (a rotation counts here only as `rotates`). */
    mayMove(load: Load): boolean;
    /** Whether the load lets the player turn the board by 180 degrees. */
    mayRotate(load: Load): boolean;
    /** Whether two pins are adjacent for a board that is empty, or is loaded and goes `forward` ranks. */
    adjacent(from: PinPlace, to: PinPlace, empty: boolean, forward: number): boolean;
    /** A piece that moves onto an empty board may turn it over (Grant, The Attack Boards). */
    readonly invertsOnArrival: boolean;
  };
  readonly draws: {
    readonly threefold: 'at-once' | 'claim';
    readonly fifty: boolean;
    /** A pawn that its board carries is a pawn moved, and the count of quiet plies begins again (Meder 9.3 with 3.4(b), (d)). */
    readonly ridesCount: boolean;
    readonly material: DeadMaterial;
  };
  /** Where the source says what a refused move breaks. */
  readonly sections: Sections;
  /** Where its reference numbers a rule otherwise than the others do. */
  readonly references: Readonly<Partial<Record<RuleKey, string>>>;
  readonly notation: NotationStyle;
  readonly values: Readonly<Record<Role, number>>;
  /** What each square beside the other king adds to what a piece can do by going there, in centipawns. */
  readonly nearKing: number;
  /** Slope of the logistic from a value to the chance of a point, per centipawn, within what games bear out. */
  readonly chanceSlope: number;
  readonly facts: readonly Fact[];
  /** What the source leaves open, and what was decided. */
  readonly rulings: readonly Ruling[];
  readonly games: readonly SampleGame[];
}
