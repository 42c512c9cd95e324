import type { Piece, Position } from '../engine/index.ts';
import type { Example } from './data/formats.ts';
import type { Topics } from './disagreement-topics.ts';
import { movesFromTo } from './move-effects.ts';
import { examplesOf } from './mined-examples.ts';
import { ROW_RECORDS } from './rows/row-records.ts';
import type { LoadKind, RowRecord, Shows } from './rows/row-record.ts';

/** The disagreements that show a row. */
const showsOf = ({ shows }: RowRecord): readonly Shows[] =>
  shows === undefined || shows === 'start' || shows === 'nowhere' ? [] : [shows].flat();

const findRecord = (id: string): RowRecord | undefined => ROW_RECORDS.find((record) => record.id === id);

/** Whether each ruleset's own start shows the answer of a row. */
export const isShownByStart = (id: string): boolean => findRecord(id)?.shows === 'start';

/** Whether no single position shows a row. */
export const isShownNowhere = (id: string): boolean => findRecord(id)?.shows === 'nowhere';

/** Why two rulesets that answer a row differently never disagree about a move for that reason; nothing where they do. */
export const whyUnseen = (id: string, [one, other]: readonly [string, string]): string | undefined =>
  findRecord(id)?.unseen?.[`${one} ${other}`];

/** The refusals that show a row at work, and by whose moves. */
export function codesOf(id: string): readonly { readonly code: string; readonly fits: (by: string) => boolean }[] {
  const record = findRecord(id);
  return (record ? showsOf(record) : []).flatMap(({ codes, roles, by, does }) =>
    // What only some of these moves do is not told by the refusal.
    (does ? [] : codes).map((code) => ({
      code,
      fits: (mover: string) =>
        (!roles || roles.some((role) => role === mover)) && (by === undefined || (by === 'board') === (mover === 'board')),
    })),
  );
}

/** What decides whether a king is attacked: the ways of pieces and boards. */
const WAYS = [
  'column-block',
  'gap-crossing',
  'level-change',
  'board-as-level',
  'straight-up-down',
  'knight-levels',
  'knight-ground',
  'board-load',
];
/** The rows that say why, where a disagreement follows from others, by its code. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'leaves-check': WAYS,
  mates: WAYS,
  'double-moved': ['carried-double-step', 'double-step'],
  'not-your-piece': ['board-mover'],
  'no-place': ['pins'],
};

/** The first of these rows that answers what is disagreed about; nothing where none of them does. */
export function rowOfCode(code: string, rows: readonly { readonly id: string }[]): string | undefined {
  const shown = ROW_RECORDS.filter((record) => showsOf(record).some(({ codes }) => codes.includes(code))).map(({ id }) => id);
  return [...(FOLLOWS[code] ?? []), ...shown].find((id) => rows.some((row) => row.id === id));
}

/** The rows that answer these topics, by code; a topic that no row answers is left out. */
export function listTopicRows(topics: Topics, rows: readonly { readonly id: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(topics).flatMap((code) => {
      const row = rowOfCode(code, rows);
      return row === undefined ? [] : [[code, row]];
    }),
  );
}

/** The questions of the table that an example answers; `legal` is its position under the ruleset that allows the move. */
export function rowsOf(example: Omit<Example, 'rows'>, legal: Position): readonly string[] {
  const { code, pick } = example;
  const board = legal.boards.find(({ id }) => id === pick);
  const piece = board ? undefined : legal.at(pick)?.role;
  const load = board && loadOf(legal, board.id);
  const left = code === 'draws' ? piecesLeft(legal, example.legal) : undefined;
  const isSeen = ({ codes, roles, loads, by, does }: Shows): boolean =>
    codes.includes(code) &&
    (by === undefined || (by === 'board') === (board !== undefined)) &&
    (!does || does(legal, example.legal)) &&
    (!roles || (piece !== undefined && roles.includes(piece))) &&
    (!loads || (load !== undefined && loads.includes(load)));
  return ROW_RECORDS.filter((record) => showsOf(record).some(isSeen) && (!left || isLeft(record.id, left))).map(({ id }) => id);
}

/** What is aboard an attack board, for the player on move. */
function loadOf(position: Position, id: string): LoadKind {
  const isOwn = position.boards.find((board) => board.id === id)?.owner === position.turn;
  const pieces = position.squares.flatMap(({ board, piece }) => (board === id && piece ? [piece] : []));
  const own = pieces.filter(({ owner }) => owner === position.turn);
  if (!isOwn) {
    if (pieces.length === 0) return 'foreign';
    return pieces.length === 1 && own.length === 1 ? (pieces[0]!.role === 'pawn' ? 'guest-pawn' : 'guest') : 'other';
  }
  if (pieces.length === 0) return 'empty';
  if (pieces.length === 1 && own.length === 0) return 'enemy';
  if (pieces.length === 2 && own.length === 2) return 'two';
  const [only] = pieces;
  return pieces.length === 1 && (only!.role === 'pawn' || only!.role === 'knight' || only!.role === 'king') ? only!.role : 'other';
}

/** The pieces besides the kings after a move. */
function piecesLeft(position: Position, move: string): readonly Piece[] {
  const made = movesFromTo(position, move)[0];
  const after = made && position.after(made);
  return (after?.squares ?? []).flatMap(({ piece }) => (piece && piece.role !== 'king' ? [piece] : []));
}

const isLeft = (row: string, left: readonly Piece[]): boolean =>
  row === 'dead-positions' ||
  (row === 'dead-bishops'
    ? left.length === 2 && left.every(({ role }) => role === 'bishop') && left[0]!.owner !== left[1]!.owner
    : left.length === 1 && row === `dead-${left[0]!.role}`);

/** A question with the answers of the rulesets it concerns. */
interface Answered {
  readonly id: string;
  readonly cells: Readonly<Record<string, { readonly value: string } | undefined>>;
}

/** Whether both of two rulesets answer a row, and otherwise. */
export function isDifferingBetween({ cells }: Pick<Answered, 'cells'>, [one, other]: readonly [string, string]): boolean {
  const [cell, otherCell] = [cells[one], cells[other]];
  return cell !== undefined && otherCell !== undefined && cell.value !== otherCell.value;
}

/** The pairs of these rulesets between which a row differs and can be seen: by an example, or by their starts. */
export function pairsAtWork(row: Answered, rules: readonly string[], examples: readonly Example[]): readonly (readonly [string, string])[] {
  return rules.flatMap((one, index) =>
    rules.slice(index + 1).flatMap((other): (readonly [string, string])[] => {
      if (!isDifferingBetween(row, [one, other])) return [];
      const isSeen = isShownByStart(row.id) || examplesOf(row.id, [one, other], examples).length > 0;
      return isSeen ? [[one, other]] : [];
    }),
  );
}
