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
