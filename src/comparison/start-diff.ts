import { SET_UP } from '#words/compare/start-position.ts';
import { PLAYER_NAMES, type Pin, type Position, type Role } from '../engine/index.ts';

const hasFaces = ({ ruleset }: Position): boolean => ruleset.pins.some(({ over }) => !over);

/**
 * Squares of each start whose piece stands otherwise, or not at all, in the other. A board over a corner is elsewhere than one under it,
 * where both rulesets tell the two apart.
 */
export function listStrays(one: Position, other: Position): readonly [readonly string[], readonly string[]] {
  const areFacesTold = hasFaces(one) && hasFaces(other);
  const faceOf = ({ boards, ruleset }: Position, board: string): boolean | undefined => {
    const place = boards.find(({ id }) => id === board)?.pin;
    return ruleset.pins.find(({ name }) => name === place)?.over;
  };
  const stray = (here: Position, there: Position): readonly string[] =>
    here.squares
      .filter(({ name, board, piece }) => {
        const same = there.at(name);
        if (!piece || same?.role !== piece.role || same.owner !== piece.owner) return piece !== undefined;
        return areFacesTold && faceOf(here, board) !== faceOf(there, board);
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

/** Where the boards and pieces of a start are, in sentences: White’s, and that Black mirrors them. */
export function sayArray(start: Position): readonly string[] {
  const { pins } = start.ruleset;
  const pinOf = (name: string): Pin => pins.find((pin) => pin.name === name)!;
  const boardsOf = (owner: string): string => {
    const own = start.boards.filter((board) => board.owner === owner);
    const first = pinOf(own[0]!.pin);
    const face = hasFaces(start) ? (first.over ? 'over' : 'under') : 'at';
    const ids = own.map(({ id }) => id);
    return SET_UP.boards(
      PLAYER_NAMES[own[0]!.owner],
      ids,
      { main: first.main, corner: first.corner, face },
      own.map(({ pin }) => pin),
    );
  };
  const pieces = (owner: string, role: Role): string => {
    const names = start.squares.filter(({ piece }) => piece?.owner === owner && piece.role === role).map(({ name }) => name);
    return SET_UP.pieces(role, names);
  };
  const pawns = start.squares.filter(({ piece }) => piece?.owner === 'w' && piece.role === 'pawn').map(({ name }) => name);
  return [
    SET_UP.bothBoards(boardsOf('w'), boardsOf('b')),
    SET_UP.allPieces(
      ORDER.map((role) => pieces('w', role)),
      pawns,
      (['king', 'queen'] as const).map((role) => pieces('b', role)),
    ),
  ];
}

/** Where White’s pieces are at the start of three players. */
export function sayThreewayArray(start: Position): string {
  const own = start.squares.filter(({ piece }) => piece?.owner === 'w');
  const namesOf = (role: Role): readonly string[] => own.filter(({ piece }) => piece?.role === role).map(({ name }) => name);
  return SET_UP.threewayPieces(
    ORDER.map((role) => SET_UP.pieces(role, namesOf(role))),
    namesOf('pawn'),
  );
}
