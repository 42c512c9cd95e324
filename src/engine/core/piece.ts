/** Players by their letter in position strings: White, Gray (three-way only), Black; in turn order. */
export const PLAYERS = ['w', 'g', 'b'] as const;
export type Player = (typeof PLAYERS)[number];

export const PLAYER_NAMES: Readonly<Record<Player, string>> = { w: 'White', g: 'Gray', b: 'Black' };

export const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Role = (typeof ROLES)[number];

/** What a pawn may become; the order in which choices are shown. */
export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];
export type Promotion = (typeof PROMOTIONS)[number];

export interface Piece {
  readonly owner: Player;
  readonly role: Role;
}

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

export function isPlayer(text: string): text is Player {
  return (PLAYERS as readonly string[]).includes(text);
}
