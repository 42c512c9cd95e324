/** Players by their letter in position strings: White, Gray (three-way only), Black; in turn order. */
export const PLAYERS = ['w', 'g', 'b'] as const;
/** The letter of a player. */
export type Player = (typeof PLAYERS)[number];

/** What the players are called in English. */
export const PLAYER_NAMES: Readonly<Record<Player, string>> = { w: 'White', g: 'Gray', b: 'Black' };

/** Every kind of piece, the king first. */
export const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
/** A kind of piece. */
export type Role = (typeof ROLES)[number];

/** What a pawn may become; the order in which choices are shown. */
export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];
/** What a pawn may become. */
export type Promotion = (typeof PROMOTIONS)[number];

/** A piece, wherever it stands. */
export interface Piece {
  /** Whose it is. */
  readonly owner: Player;
  /** What it is. */
  readonly role: Role;
}

/** The capital letter of each kind of piece, in position strings and English notation. */
export const ROLE_LETTERS: Readonly<Record<Role, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
};

/** The role a capital letter stands for, or nothing. */
export function parseRole(letter: string): Role | undefined {
  return ROLES.find((role) => ROLE_LETTERS[role] === letter);
}

/** Whether a text is the letter of a player. */
export function isPlayer(text: string): text is Player {
  return (PLAYERS as readonly string[]).includes(text);
}
