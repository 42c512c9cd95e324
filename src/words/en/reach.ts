import type { Role } from '../../engine/core/piece.ts';
import { listNames as list } from './names.ts';

/** The page on which one piece's reach is seen under two rulesets, step by step. */
export const REACH = {
  title: (name: string): string => `How far does it reach? ${name}`,
  link: (other: string): string => `See each piece’s reach beside ${other}`,
  summary: (name: string, other: string): string =>
    `One piece on the same square under two rulesets. Its reach lights up step by step, under ${name} and beside it under ${other}.`,
  about:
    'The piece stands on b4N, and an enemy pawn on b6N is in its way. The attack boards are empty, where each game begins. Choose a piece, then how many steps it goes.',
  crumb: 'Reach',
  pieces: 'Piece',
  steps: 'Steps',
  step: (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`,
  /** What the picture of one ruleset shows. */
  picture: (ruleset: string, role: string, squares: readonly string[]): string =>
    squares.length === 0 ? `${ruleset}: the ${role} reaches nothing.` : `${ruleset}: the ${role} reaches ${list(squares)}.`,
  /** How the two differ. */
  differ: (one: string, own: readonly string[], other: string, others: readonly string[]): string => {
    const only = (name: string, squares: readonly string[]): string =>
      squares.length === 0 ? '' : `Only under ${name}: ${list(squares)}.`;
    return [only(one, own), only(other, others)].filter(Boolean).join(' ') || 'Both reach the same squares.';
  },
  how: 'A step of a line leads to the next file or rank, or straight to the next main board. A knight’s leap counts as one.',
};

/** What is said of the board of hexagons where it stands beside a flat one. */
export const HEX_REACH = {
  link: 'See each piece’s reach beside chess',
  flat: 'Chess',
  summary: (name: string): string =>
    `One piece in the middle of the board of hexagons and one on a flat board. Its reach lights up step by step, under ${name} and beside it in chess.`,
  about:
    'The piece stands on g7, in chess on d4, with an enemy pawn two cells ahead, for the king far away. Choose a piece, then how many steps it goes.',
  /** The ways of a piece, named by where they lead from it. */
  ways: {
    rook: 'Six ways across a face: up left and up right, left and right, down left and down right. On a flat board there are four.',
    bishop:
      'Six ways across a point, to cells of its own colour: straight up and straight down, and two to each side. On a flat board there are four.',
    queen: 'Twelve ways: six across a face as a rook, six across a point as a bishop. On a flat board there are eight.',
    knight: 'Twelve leaps: two cells across faces, then one outward. On a flat board there are eight.',
    king: 'Twelve cells: six across a face, six across a point. On a flat board there are eight.',
  } satisfies Partial<Record<Role, string>> as Readonly<Partial<Record<Role, string>>>,
  count: (name: string, cells: number, squares: number): string => `${name}: ${cells} cells. Chess: ${squares} squares.`,
  how: 'A step across a face leads to a neighbour. A step across a point leads to the next cell of the same colour. A knight’s leap counts as one.',
};
