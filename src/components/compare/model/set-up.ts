import { SET_UP } from '../../../words/compare/set-up.ts';
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

const ORDER: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight'];

/** What White's first moves are made with: `White has 20 first moves: 16 with pawns, 4 with knights, none with a board.` */
export function sayFirstMoves(start: Position): string {
  const moves = start.moves();
  const by = (role: Role): string[] => {
    const count = moves.filter(({ from }) => start.at(from)?.role === role).length;
    return count === 0 ? [] : [SET_UP.with(count, role)];
  };
  const boards = moves.filter(({ kind }) => kind === 'board').length;
  const parts = [...(['pawn', ...ORDER] as const).flatMap(by), SET_UP.withBoards(boards)];
  return SET_UP.firstMoves(moves.length, parts);
}

/** Where the boards and men of a start are, in sentences: White’s, and that Black mirrors them. */
export function sayArray(start: Position): readonly string[] {
  const { pins } = start.ruleset;
  const hasFaces = pins.some((pin) => !pin.over) && pins.some((pin) => pin.over);
  const pinOf = (name: string): Pin => pins.find((pin) => pin.name === name)!;
  const boardsOf = (owner: string): string => {
    const own = start.boards.filter((board) => board.owner === owner);
    const first = pinOf(own[0]!.pin);
    const face = hasFaces ? (first.over ? 'over' : 'under') : 'at';
    const ids = own.map(({ id }) => id);
    return SET_UP.boards(
      PLAYER_NAMES[own[0]!.owner],
      ids,
      { main: first.main, corner: first.corner, face },
      own.map(({ pin }) => pin),
    );
  };
  const men = (owner: string, role: Role): string => {
    const names = start.squares.filter(({ piece }) => piece?.owner === owner && piece.role === role).map(({ name }) => name);
    return SET_UP.men(role, names);
  };
  const pawns = start.squares.filter(({ piece }) => piece?.owner === 'w' && piece.role === 'pawn').map(({ name }) => name);
  return [
    SET_UP.bothBoards(boardsOf('w'), boardsOf('b')),
    SET_UP.allMen(
      ORDER.map((role) => men('w', role)),
      pawns,
      (['king', 'queen'] as const).map((role) => men('b', role)),
    ),
  ];
}
