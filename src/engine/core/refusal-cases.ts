import type { DeclarationFound } from './examination.ts';
import type { Piece, Player, Role } from './piece.ts';

/** A piece that a refusal speaks of; `isNew` where a pawn that waits counts as the queen it becomes. */
export interface NamedPiece {
  /** What it is. */
  readonly role: Role;
  /** Where it stands. */
  readonly square: string;
  /** The pawn that waits is spoken of as the queen it becomes. */
  readonly isNew?: boolean;
}

/** An attack board by its owner and the pin it is at: heard aloud, QL and ql are alike. */
export interface OwnedBoard {
  /** Whose board it is. */
  readonly owner: Player;
  /** The pin it is at. */
  readonly pin: string;
}

/** A main board, counted from the lowest up. */
export type MainLevel = 0 | 1 | 2;

/** What an attack board may carry when it moves, where it may carry anything. */
export type MostAboard = 'one' | 'empty-or-pawn' | 'pawn';

/** A refusal that needs nothing more to be said. */
type Nothing = Readonly<Record<never, never>>;
/** Cells from which something attacks or bars the way. */
interface Cells {
  readonly cells: readonly string[];
}
interface Pieces {
  readonly pieces: readonly NamedPiece[];
}
interface OnSquare {
  readonly square: string;
}
interface Way {
  readonly from: string;
  readonly to: string;
}

/**
 * Every way a refusal is put, with all that its sentence needs. What stands before the slash is its code; the part behind it
 * tells apart what has another sentence.
 */
export interface RefusalCases {
  // Any move.
  'game-over': Nothing;
  'game-over/claimed': Nothing;
  'promote-first': OnSquare;
  'promote-first/claim': OnSquare;
  'no-square': OnSquare;
  'no-square/pin': { readonly pin: string };
  'no-square/cell': { readonly board: string; readonly cell: string };
  'no-piece': OnSquare;
  'not-yours': OnSquare & { readonly turn: Player; readonly piece: Piece };
  defeated: { readonly piece: Piece };
  'same-square': OnSquare & { readonly role: Role };
  'same-square/piece': OnSquare;
  'own-piece': OnSquare & { readonly role: Role };
  // How pieces go.
  'not-its-way': Way & { readonly role: Exclude<Role, 'pawn'> };
  'not-its-way/pawn': Way;
  'not-its-way/cells': { readonly role: Role };
  upright: Way & { readonly role: Role };
  'no-ground': { readonly to: string };
  gap: { readonly column: string; readonly role: Role };
  'gap/double': { readonly column: string };
  blocked: Pieces & { readonly role: Role };
  'blocked/upright': Pieces;
  'blocked/double': Pieces;
  'blocked/cells': Cells & { readonly role: Role };
  'blocked/crossed': { readonly cell: string };
  // Levels.
  'levels/host': { readonly board: OwnedBoard; readonly main: MainLevel };
  'levels/host-knight': Way & { readonly board: OwnedBoard; readonly main: MainLevel };
  'levels/host-way': { readonly board: OwnedBoard; readonly main: MainLevel; readonly role: Role };
  'levels/knight': Way;
  'levels/one-step': Way & { readonly role: Role };
  'levels/pawn': { readonly turn: Player };
  'levels/between': Way & { readonly board: { readonly main: MainLevel } | { readonly pin: string } };
  'levels/line': { readonly role: Role };
  'levels/upright': Way;
  'levels/step': Way & { readonly role: Role };
  // Pawns.
  'pawn-back': Nothing;
  'pawn-aside': Nothing;
  'pawn-straight': OnSquare;
  'pawn-straight/point': OnSquare;
  'double-moved': OnSquare;
  'not-in-passing': OnSquare & { readonly from: string };
  'not-in-passing/here': OnSquare;
  'not-in-passing/there': OnSquare & { readonly to: string };
  'nothing-to-capture': OnSquare;
  'nothing-to-capture/point': OnSquare;
  'promotion-missing': OnSquare;
  'promotion-missing/elsewhere': OnSquare;
  'promotion-missing/cell': OnSquare;
  'no-promotion': Nothing;
  'no-promotion/waits': Nothing;
  'no-promotion/square': OnSquare;
  // Castling and the king.
  'no-castling': Nothing;
  'castling-first': Nothing;
  'castling-moved/king': Nothing;
  'castling-moved/rook': OnSquare;
  'castling-blocked': Pieces;
  'castling-blocked/cells': Cells;
  'no-square/castling': { readonly squares: readonly string[] };
  'castling-check': Pieces;
  'castling-check/cells': Cells;
  'castling-attacked': Pieces & OnSquare;
  'castling-attacked/cells': Cells & OnSquare;
  'leaves-check/king': Pieces & OnSquare;
  'leaves-check/stays': Pieces & { readonly player: Player };
  'leaves-check/opens': Pieces;
  'leaves-check/promotion': OnSquare;
  'leaves-check/king-cells': Cells & OnSquare;
  'leaves-check/stays-cells': Cells & { readonly player: Player };
  'leaves-check/opens-cells': Cells;
  'no-pass': Nothing;
  // Attack boards.
  'no-pin/from': { readonly pin: string };
  'no-pin/to': { readonly pin: string };
  'no-board': { readonly pin: string };
  'not-your-board': { readonly board: OwnedBoard; readonly turn: Player };
  'not-your-piece': { readonly board: OwnedBoard; readonly turn: Player; readonly role: Role };
  'board-crowded': { readonly board: OwnedBoard; readonly count: number; readonly most: MostAboard };
  'board-crowded/inversion': Pieces;
  'board-loaded': Pieces & { readonly board: OwnedBoard };
  'board-loaded/rotation': Pieces & { readonly board: OwnedBoard };
  'board-loaded/role': { readonly board: OwnedBoard; readonly role: Role; readonly most: MostAboard };
  'board-empty': { readonly board: OwnedBoard };
  'board-empty/rotation': { readonly board: OwnedBoard };
  'no-rotation': Nothing;
  'not-adjacent': Way;
  backward: Way;
  'only-empty': Way & Pieces & { readonly board: OwnedBoard };
  'pin-taken': OwnedBoard;
  'pin-taken/face': { readonly pin: string };
  'no-inversion': Nothing;
  'no-inversion/main': OnSquare;
  // What is said instead of a move.
  'no-act/none': Nothing;
  'no-act/fifty': Nothing;
  'no-act/threefold': Nothing;
  'no-act/continuation': Nothing;
  'no-act/draw': Nothing;
  'no-act/alone': Nothing;
  'no-act/resignation': Nothing;
  'no-act/declarers': Nothing;
  'no-act/automatic': { readonly found: DeclarationFound };
  'claim-early/fifty': { readonly clock: number; readonly needed: number };
  'claim-early/threefold': Nothing;
  'not-playing': Nothing;
  'not-playing/declaration': { readonly found: DeclarationFound };
  'own-turn/declaration': { readonly found: DeclarationFound };
  'own-turn/resignation': Nothing;
  'two-players/cede': Nothing;
  'two-players/declaration': { readonly found: DeclarationFound };
  'let-stand': { readonly found: DeclarationFound };
  'mate-refuted': { readonly found: DeclarationFound };
  'resign-later': { readonly player: Player };
}
/** A way a refusal is put: its code, and behind a slash what tells apart those of one code. */
export type RefusalVariant = keyof RefusalCases;
