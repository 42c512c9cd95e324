import { ATTACK_BOARDS, BOARDS, MAIN_BOARDS, attackPlaces, mainPlaces } from './board.ts';
import type { Place, PlainPin } from './board.ts';

export interface PlainPiece {
  readonly white: boolean;
  /** `K` `Q` `R` `B` `N` `P`. */
  readonly role: string;
}

/** The pawn that has just made a double step, and the squares it may be captured on. */
export interface DoubleStep {
  readonly pawn: string;
  readonly targets: readonly string[];
}

/** A position as maps; a move is a changed copy. */
export interface PlainPosition {
  readonly pinTable: ReadonlyMap<string, PlainPin>;
  /** Attack board to pin; replaced as a whole when a board moves. */
  pins: ReadonlyMap<string, string>;
  /** Square name to piece. */
  readonly pieces: Map<string, PlainPiece>;
  /** Whether White is to move. */
  white: boolean;
  /** Squares of the kings, rooks and pawns with the rights of a first move. */
  unmoved: Set<string>;
  doubleStep: DoubleStep | undefined;
  /** Pawns that wait for promotion. */
  pending: string[];
  clock: number;
  number: number;
}

export function copyOf(position: PlainPosition): PlainPosition {
  return {
    ...position,
    pieces: new Map(position.pieces),
    unmoved: new Set(position.unmoved),
    pending: [...position.pending],
  };
}

export function pinOf(position: PlainPosition, board: string): PlainPin {
  return known(position.pinTable.get(known(position.pins.get(board))));
}

export function boardOn(position: PlainPosition, pin: string): string | undefined {
  return ATTACK_BOARDS.find((board) => position.pins.get(board) === pin);
}

export function isWhiteBoard(board: string): boolean {
  return board === board.toUpperCase();
}

/** Every square that exists, by boards in canonical order, highest rank first. */
export function placesOf(position: PlainPosition): readonly Place[] {
  return chartOf(position).places;
}

export function placeOf(position: PlainPosition, square: string): Place {
  return known(chartOf(position).byName.get(square));
}

/** The squares that share a file and a rank. */
export function columnAt(position: PlainPosition, x: number, y: number): readonly Place[] {
  return chartOf(position).columns.get(`${x},${y}`) ?? [];
}

/** The square of one board in a column. */
export function placeOn(position: PlainPosition, board: string, x: number, y: number): Place | undefined {
  return columnAt(position, x, y).find((place) => place.board === board);
}

export function placesOn(position: PlainPosition, board: string): Place[] {
  return placesOf(position).filter((place) => place.board === board);
}

export function piecesOn(position: PlainPosition, board: string): PlainPiece[] {
  return placesOn(position, board).flatMap((place) => position.pieces.get(place.name) ?? []);
}

/** Boards in canonical order, then rank, then file. */
export function inOrder(position: PlainPosition, squares: Iterable<string>): string[] {
  const rank = (square: string): number => {
    const place = placeOf(position, square);
    return BOARDS.indexOf(place.board) * 100 + place.y * 10 + place.x;
  };
  return [...squares].sort((a, b) => rank(a) - rank(b));
}

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something that must be there is not');
  return value;
}

interface Chart {
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
  readonly columns: ReadonlyMap<string, readonly Place[]>;
}

/** The squares depend on the pins alone. */
const charts = new WeakMap<ReadonlyMap<string, string>, Chart>();

function chartOf(position: PlainPosition): Chart {
  const chart = charts.get(position.pins) ?? drawChart(position);
  charts.set(position.pins, chart);
  return chart;
}

function drawChart(position: PlainPosition): Chart {
  const places = [
    ...MAIN_BOARDS.flatMap((board) => mainPlaces(board)),
    ...ATTACK_BOARDS.flatMap((board) => attackPlaces(board, pinOf(position, board))),
  ];
  const columns = new Map<string, Place[]>();
  for (const place of places) {
    const key = `${place.x},${place.y}`;
    columns.set(key, [...(columns.get(key) ?? []), place]);
  }
  return { places, byName: new Map(places.map((place) => [place.name, place])), columns };
}
