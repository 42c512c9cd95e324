import type { AttackBoard, Pin, Player, Position, Square } from '../../engine/index.ts';
import type { Token } from './board-colours.ts';

/** The views of a Tri-D board; the hexagonal board has one, turned to any player. */
export const VIEWS = ['stack', 'plan', 'tower'] as const;
export type View = (typeof VIEWS)[number];

export const SIGNS = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'cross', 'check'] as const;
export type Sign = (typeof SIGNS)[number];

/** Something shown on squares and pins beyond the position; all by name, a name that is not there shows nothing. */
export interface Marks {
  /** The square whose piece is chosen. */
  readonly selected?: string | undefined;
  /** The attack board that is picked up. */
  readonly lifted?: string | undefined;
  /** Where the chosen piece may go: a dot on a vacant square, a ring on another; a pin opens. */
  readonly targets?: readonly string[];
  /** Both ends of the last move. */
  readonly last?: readonly string[];
  /** Squares of kings in check. */
  readonly checks?: readonly string[];
  /** Squares whose whole column is marked on every board. */
  readonly columns?: readonly string[];
  /** Squares and pins the author or the reader points at. */
  readonly spots?: readonly string[];
  readonly circles?: readonly string[];
  /** Cells whose rank, files and diagonals are drawn (the three-way board). */
  readonly lines?: readonly string[];
  /** Choices of an exercise, and how they were judged. */
  readonly chosen?: readonly string[];
  readonly right?: readonly string[];
  readonly wrong?: readonly string[];
  /** A small shape on a square: the reach under one of several rulesets. */
  readonly signs?: readonly { readonly at: string; readonly sign: Sign; readonly tone: Token }[];
  readonly arrows?: readonly { readonly from: string; readonly to: string; readonly tone?: Token }[];
}

/** What a diagram shows: a position as it stands, how it is looked at, and the marks on it. */
export interface RenderOptions {
  readonly squares: readonly Square[];
  readonly boards: readonly AttackBoard[];
  readonly pins: readonly Pin[];
  readonly view: View;
  /** Whose side is nearest. */
  readonly side: Player;
  /** Angle of the Tower in degrees about the vertical; for the hexagonal board, while it turns. */
  readonly angle: number;
  /** Stable id of the piece on a square, so that a passage knows which piece went where. */
  readonly ids: ReadonlyMap<string, string>;
  /** Players out of the game. */
  readonly gone: readonly Player[];
  readonly coordinates: boolean;
  readonly marks: Marks;
}

/** What can be seen of a position; one that is being set up has no more than this. */
export type BoardSnapshot = Pick<Position, 'ruleset' | 'turn' | 'active' | 'squares' | 'boards' | 'at' | 'checks' | 'text'>;

/** How to look, where it is not the usual way. */
export type RenderOverrides = Partial<Pick<RenderOptions, 'view' | 'side' | 'angle' | 'ids' | 'coordinates' | 'marks'>>;

/** A position as render options: the Stack view from White's side without marks, unless said otherwise. */
export function toRenderOptions(position: BoardSnapshot, how: RenderOverrides = {}): RenderOptions {
  const { ruleset } = position;
  return {
    squares: position.squares,
    boards: position.boards,
    pins: ruleset.pins,
    view: 'stack',
    side: 'w',
    angle: 0,
    ids: makePieceIds(position),
    gone: ruleset.players.filter((player) => !position.active.includes(player)),
    coordinates: true,
    marks: {},
    ...how,
  };
}

/** Ids for the pieces of a position that begins a line: by board and place on it, so that a board that moves keeps its passengers. */
export function makePieceIds(position: BoardSnapshot): ReadonlyMap<string, string> {
  const corners = new Map<string, readonly [number, number]>();
  for (const { board, file, rank } of position.squares) {
    const [left, low] = corners.get(board) ?? [file, rank];
    corners.set(board, [Math.min(left, file), Math.min(low, rank)]);
  }
  const idOf = ({ board, file, rank }: Square): string => {
    const [left, low] = corners.get(board) ?? [0, 0];
    return `piece:${board}:${file - left}:${rank - low}`;
  };
  return new Map(position.squares.filter((square) => square.piece).map((square) => [square.name, idOf(square)]));
}
