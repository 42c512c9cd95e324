import { isPlayer, PLAYERS, ROLES, type Piece, type Player } from './piece.ts';
import type { SetupPart } from './fault-cases.ts';
import { fail, type Fault } from './result.ts';

/** A piece and its square. */
export interface PlacedPiece extends Piece {
  /** Where it stands. */
  readonly square: string;
  /** It has not moved yet; only where that matters to the rules (castling, double steps). */
  readonly unmoved?: true | undefined;
}

/** An attack board, by its id, at a pin. */
export interface BoardPlace {
  /** `QL`, `KL`, `ql` or `kl`. */
  readonly id: string;
  /** The pin it stands at, as the ruleset calls it. */
  readonly pin: string;
}

/** A pawn that has just made a double step, and the squares it crossed on which it may be captured. */
export interface Passing {
  /** The square of the pawn. */
  readonly pawn: string;
  /** The squares it passed over; at least one. */
  readonly crossed: readonly string[];
}

/**
 * A position described, as a value that anybody may make: what a position string says, apart from how it is written. Nothing in it
 * is judged; `fromSetup` of a ruleset does that, and does not mind the order of pieces, boards and passing pawns.
 */
export interface Setup {
  /** Every attack board; none on the hexagonal board. */
  readonly boards: readonly BoardPlace[];
  /** Every piece on the board, in any order. */
  readonly pieces: readonly PlacedPiece[];
  /** Who is on move. */
  readonly turn: Player;
  /** Players still in the game, in turn order. */
  readonly active: readonly Player[];
  /** At most one of each player. */
  readonly enPassant: readonly Passing[];
  /** The square of the pawn that waits for promotion. */
  readonly pending: string | undefined;
  /** How often in a row a player has declared resignation, while it is not yet enough. */
  readonly resignations: Readonly<Partial<Record<Player, number>>>;
  /** Plies since the last capture or pawn move. */
  readonly clock: number;
  /** Number of the move (round), from 1. */
  readonly number: number;
}

/** One change of a setup. Rights that need what is gone go with it. */
export type SetupChange =
  /** A piece is put on a square, or what stands there is taken off. */
  | { readonly kind: 'put'; readonly square: string; readonly piece: Piece | undefined }
  /** An attack board goes to another pin, with all that stands on it. */
  | { readonly kind: 'board'; readonly board: string; readonly pin: string }
  /** A field of the position string is written anew. */
  | { readonly kind: 'field'; readonly name: string; readonly text: string }
  /** Every piece is taken off; the attack boards stay. */
  | { readonly kind: 'clear' }
  /** Nothing is left of what the board does not show: first moves, except of pieces that cannot have moved, en passant, what waits, the clock. */
  | { readonly kind: 'forget' };

/** A setup without anything the board does not show. */
export function forget(setup: Setup): Setup {
  const pieces = setup.pieces.map(({ owner, role, square }) => ({ owner, role, square }));
  return { ...setup, pieces, enPassant: [], pending: undefined, resignations: {}, clock: 0 };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf = (value: unknown, is: (item: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isRecord(item) && is(item));
const isCount = (value: unknown, least: number): boolean => Number.isInteger(value) && (value as number) >= least;

/** What each part of a setup has to be, by the field of the position string that says it. */
const SHAPES: readonly (readonly [field: string, is: (setup: Readonly<Record<string, unknown>>) => boolean, part: SetupPart])[] = [
  ['placement', ({ boards }) => isListOf(boards, ({ id, pin }) => isText(id) && isText(pin)), 'boards'],
  [
    'placement',
    ({ pieces }) => isListOf(pieces, ({ owner, role, square }) => isOneOf(PLAYERS, owner) && isOneOf(ROLES, role) && isText(square)),
    'pieces',
  ],
  ['turn', ({ turn }) => isOneOf(PLAYERS, turn), 'turn'],
  ['active', ({ active }) => isInTurnOrder(active), 'active'],
  ['rights', ({ pieces }) => isListOf(pieces, ({ unmoved }) => unmoved === undefined || unmoved === true), 'unmoved'],
  [
    'en passant',
    ({ enPassant }) =>
      isListOf(enPassant, ({ pawn, crossed }) => isText(pawn) && Array.isArray(crossed) && crossed.length > 0 && crossed.every(isText)),
    'enPassant',
  ],
  ['pending', ({ pending }) => pending === undefined || isText(pending), 'pending'],
  [
    'resignations',
    ({ resignations }) =>
      isRecord(resignations) && Object.entries(resignations).every(([key, count]) => isPlayer(key) && isCount(count, 0)),
    'resignations',
  ],
  ['clock', ({ clock }) => isCount(clock, 0), 'clock'],
  ['number', ({ number }) => isCount(number, 1), 'number'],
];

function isInTurnOrder(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.join() === PLAYERS.filter((player) => value.includes(player)).join();
}

/** What keeps a value from being a setup at all, whoever made it; nothing if it has the shape of one. */
export function findMisshapen(setup: unknown): Fault | undefined {
  if (!isRecord(setup)) return fail('malformed', 'position', 'setup', {}).fault;
  const found = SHAPES.find(([, is]) => !is(setup));
  return found && fail('malformed', found[0], 'setup/part', { part: found[2] }).fault;
}
