import { href } from '../../platform/href.ts';
import type { AttackBoard, Pin, Player, Square } from '../../engine/index.ts';
import { PLAYERS, ROLES, type Piece } from '../../engine/core/piece.ts';
import { addPiecesAndMarks } from '../../board/scene/pieces-and-marks.ts';
import { hex } from '../../board/layouts/hex.ts';
import { stack } from '../../board/layouts/stack.ts';
import { describePieces } from '../../board/text/piece-list.ts';
import type { RenderOptions } from '../../board/scene/render-options.ts';
import { makeSvg } from '../../board/render/svg.ts';
import { yieldToPage } from '../../platform/yield-to-page.ts';
import { fetchJson } from '../../platform/json.ts';
import type { Picture } from '../puzzle/puzzle-picture.ts';

/** Cards shown at a time. */
export const PAGE = 24;
/** Cards in one file: few, so that a filter which picks one here and one there does not fetch all. */
export const FILE = 12;

/** Where the build puts the cards, the easy ones first, ruleset after ruleset; `file` is from 1. */
const cardsAddress = (file: number): string => href(`/puzzles/cards/${file}.json`);
/** Where the squares of a ruleset stand. */
const placesAddress = (ruleset: string): string => href(`/puzzles/cards/${ruleset}.json`);

/** A square: name, file, rank, height, shade. The name is without the board's where an attack board may bring it. */
export type SquareRow = readonly [string, number, number, number, number];

/** Where the squares of a ruleset can be, whatever the position: fetched once for all its cards. */
export interface CardPlaces {
  readonly players: readonly Player[];
  readonly pins: readonly Pin[];
  /** Letters of each board that stays where it is, and of each pin. */
  readonly squares: Readonly<Record<string, readonly SquareRow[]>>;
}

/** What a card shows: the position is written out, so that no rules are fetched for a picture. */
export interface PuzzleCardRow {
  readonly id: string;
  readonly ruleset: string;
  readonly task: string;
  readonly level: number;
  /** The theme that says how much is on the board: nothing that a solver has to find. */
  readonly phase: string;
  readonly turn: Player;
  readonly active: readonly Player[];
  /** The boards in the order of the squares: of an attack board also its pin and its owner. */
  readonly boards: readonly (readonly [string] | readonly [string, string, Player])[];
  /** A sign for each square: a vacant one, or the piece on it. */
  readonly pieces: string;
  /** Squares of kings in check. */
  readonly checks: readonly string[];
  /** The game is over in what a proof game is to reach; absent elsewhere. */
  readonly isOver?: true;
}

/** Pieces by their sign in `pieces`: the letters from `A`, in the order of players and roles; a point is no piece. */
const PIECES: readonly Piece[] = PLAYERS.flatMap((owner) => ROLES.map((role) => ({ owner, role })));
const FIRST = 'A'.charCodeAt(0);
export const signOf = (piece: Piece | undefined): string =>
  piece ? String.fromCharCode(FIRST + PIECES.findIndex(({ owner, role }) => owner === piece.owner && role === piece.role)) : '.';

/** A card with its picture. */
export interface PuzzleCard extends Pick<PuzzleCardRow, 'id' | 'ruleset' | 'task' | 'level' | 'phase' | 'turn'> {
  readonly picture: Picture;
}

/** Draws a card from the side of the player on move. */
export function drawCard(row: PuzzleCardRow, { players, pins, squares: rows }: CardPlaces): PuzzleCard {
  const { id, ruleset, task, level, phase, turn, active, checks, isOver = false } = row;
  let at = 0;
  const squares = row.boards.flatMap(([board, pin]) =>
    rows[pin ?? board]!.map(([stem, file, rank, height, shade]): Square => {
      const piece = PIECES[row.pieces.charCodeAt(at++) - FIRST];
      return { name: pin ? `${stem}${board}` : stem, board, file, rank, height, shade, piece };
    }),
  );
  const boards = row.boards.flatMap(([board, pin, owner]): readonly AttackBoard[] => (pin && owner ? [{ id: board, pin, owner }] : []));
  const options: RenderOptions = {
    squares,
    boards,
    pins,
    view: 'stack',
    side: turn,
    angle: 0,
    ids: new Map(),
    gone: players.filter((player) => !active.includes(player)),
    coordinates: true,
    marks: { checks },
  };
  const scene = addPiecesAndMarks(options, boards.length > 0 ? stack(options) : hex(options));
  const svg = makeSvg(scene, { prefix: `${id}-`, label: describePieces({ turn, players, active, squares, boards, isOver }) });
  return { id, ruleset, task, level, phase, turn, picture: { svg, width: scene.width, height: scene.height } };
}

const fetched = new Map<string, Promise<unknown>>();

/** What an address holds, fetched once; what could not be fetched is tried again. */
function fetchOnce<T>(address: string): Promise<T> {
  const known = fetched.get(address) ?? fetchJson(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known as Promise<T>;
}

/** The cards at these places of the list of all puzzles, counted from 0, drawn one after the other; a place behind its end has none. */
export async function fetchCards(places: readonly number[]): Promise<readonly PuzzleCard[]> {
  const found = await Promise.all(
    places.map(async (place): Promise<readonly (readonly [PuzzleCardRow, CardPlaces])[]> => {
      const row = (await fetchOnce<readonly PuzzleCardRow[]>(cardsAddress(Math.floor(place / FILE) + 1)))[place % FILE];
      return row ? [[row, await fetchOnce<CardPlaces>(placesAddress(row.ruleset))]] : [];
    }),
  );
  const cards: PuzzleCard[] = [];
  for (const [row, where] of found.flat()) {
    cards.push(drawCard(row, where));
    // Two dozen pictures in one go would hold the page up.
    await yieldToPage();
  }
  return cards;
}
