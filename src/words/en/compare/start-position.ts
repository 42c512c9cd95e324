import { listNames as list } from '../names.ts';

/** A board’s corner, and on which of its faces, where a ruleset tells them apart. */
interface Corner {
  readonly main: string;
  readonly corner: string;
  readonly face: 'over' | 'under' | 'at';
}

const MAIN_BOARDS: Readonly<Record<string, string>> = { W: 'White’s Board', N: 'the Neutral Board', B: 'Black’s Board' };

/** How a game begins, for whoever sets it up. */
export const SET_UP = {
  with: (count: number, role: string): string => `${count} with ${role === 'king' || role === 'queen' ? `the ${role}` : `${role}s`}`,
  withBoards: (count: number): string => (count === 0 ? 'none with an attack board' : `${count} with attack boards`),
  firstMoves: (count: number, parts: readonly string[]): string => `White has ${count} first moves: ${parts.join(', ')}.`,
  boards: (player: string, ids: readonly string[], { main, corner, face }: Corner, pins: readonly string[]): string =>
    `${player}’s attack boards ${list(ids)} start ${face} the ${corner} corners of ${MAIN_BOARDS[main]!}, at ${list(pins)}`,
  bothBoards: (white: string, black: string): string => `${white}. ${black}.`,
  pieces: (role: string, squares: readonly string[]): string => `${role}${squares.length > 1 ? 's' : ''} on ${list(squares)}`,
  /** On hexagons, where all three set up alike. */
  threewayPieces: (white: readonly string[], pawns: readonly string[]): string =>
    `White has the ${white.join(', ')}; pawns on ${list(pawns)}. Gray and Black set up the same, each seen from their own side.`,
  allPieces: (white: readonly string[], pawns: readonly string[], black: readonly string[]): string =>
    `White has the ${white.join(', ')}; pawns on ${list(pawns)}. Black has the same pieces on the same files at the other end, with the ${black.join(' and ')}.`,
};
