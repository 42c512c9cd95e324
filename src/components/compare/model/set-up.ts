import { PLAYER_NAMES, type Pin, type Position, type Role } from '../../../engine/index.ts';

/** Squares of each start whose man stands otherwise, or not at all, in the other. */
export function listStrays(one: Position, other: Position): readonly [readonly string[], readonly string[]] {
  const stray = (here: Position, there: Position): readonly string[] =>
    here.squares
      .filter(({ name, piece }) => {
        const same = there.at(name);
        return piece && (same?.role !== piece.role || same.owner !== piece.owner);
      })
      .map(({ name }) => name);
  return [stray(one, other), stray(other, one)];
}

const MAIN_WORDS: Readonly<Record<string, string>> = { W: 'White’s Board', N: 'the Neutral Board', B: 'Black’s Board' };
const ORDER: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight'];

const listAnd = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** `under the front corners of White’s Board`, for two pins that mirror each other. */
function sayCorner({ main, corner, over }: Pin, hasFaces: boolean): string {
  return `${hasFaces ? (over ? 'over' : 'under') : 'at'} the ${corner} corners of ${MAIN_WORDS[main]!}`;
}

/** What White's first moves are made with: `White has 20 first moves: 16 with pawns, 4 with knights, none with a board.` */
export function sayFirstMoves(start: Position): string {
  const moves = start.moves();
  const by = (role: Role): string[] => {
    const count = moves.filter(({ from }) => start.at(from)?.role === role).length;
    return count === 0 ? [] : [`${count} with ${role === 'king' || role === 'queen' ? `the ${role}` : `${role}s`}`];
  };
  const boards = moves.filter(({ kind }) => kind === 'board').length;
  const parts = [...(['pawn', ...ORDER] as const).flatMap(by), boards === 0 ? 'none with an attack board' : `${boards} with attack boards`];
  return `White has ${moves.length} first moves: ${parts.join(', ')}.`;
}

/** Where the boards and men of a start are, in sentences: White’s, and that Black mirrors them. */
export function sayArray(start: Position): readonly string[] {
  const { pins } = start.ruleset;
  const hasFaces = pins.some((pin) => !pin.over) && pins.some((pin) => pin.over);
  const pinOf = (name: string): Pin => pins.find((pin) => pin.name === name)!;
  const boardsOf = (owner: string): string => {
    const own = start.boards.filter((board) => board.owner === owner);
    const first = pinOf(own[0]!.pin);
    return `${PLAYER_NAMES[own[0]!.owner]}’s attack boards ${listAnd(own.map(({ id }) => id))} start ${sayCorner(first, hasFaces)}, at ${listAnd(own.map(({ pin }) => pin))}`;
  };
  const men = (owner: string, role: Role): string => {
    const names = start.squares.filter(({ piece }) => piece?.owner === owner && piece.role === role).map(({ name }) => name);
    return `${role}${names.length > 1 ? 's' : ''} on ${listAnd(names)}`;
  };
  const pawns = start.squares.filter(({ piece }) => piece?.owner === 'w' && piece.role === 'pawn').map(({ name }) => name);
  return [
    `${boardsOf('w')}. ${boardsOf('b')}.`,
    `White has the ${ORDER.map((role) => men('w', role)).join(', ')}; pawns on ${listAnd(pawns)}. Black has the same pieces on the same files at the other end, with the ${['king', 'queen'].map((role) => men('b', role as Role)).join(' and ')}.`,
  ];
}
