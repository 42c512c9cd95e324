import { TABLE } from '#words/compare/table.ts';
import type { Piece, Position, Role } from '../engine/index.ts';
import { fateOf, movesOf } from './effects.ts';
import type { Example } from './data/formats.ts';
import { NO_PLACE } from './examples.ts';
import type { Topics } from './disagreement-topics.ts';

/** What is aboard an attack board, as the player on move sees it. */
type Load = 'empty' | 'pawn' | 'knight' | 'king' | 'enemy' | 'two' | 'guest' | 'guest-pawn' | 'foreign' | 'other';

/** What shows a question at work: what decides, and what is picked up where only that tells. */
interface Shown {
  readonly codes: readonly string[];
  readonly men?: readonly Role[];
  readonly loads?: readonly Load[];
  /** Only by an attack board, or only by a piece. */
  readonly by?: 'board' | 'man';
  /** What the move must do where it is legal, besides. */
  readonly does?: (legal: Position, move: string) => boolean;
}

const LINE_CODES = ['blocked', 'gap', 'levels'];
const LOAD_CODES = ['board-empty', 'board-loaded', 'board-crowded', 'no-rotation', 'not-your-board', 'not-your-piece'];
const CASTLING_CODES = ['no-castling', 'castling-first', 'castling-moved', 'castling-blocked', 'castling-check', 'castling-attacked'];
const LINE_PIECES = ['queen', 'rook', 'bishop'] as const;

const turnsOver = ({ ruleset }: Position, move: string): boolean => {
  const [start, goal] = move.split('-').map((name) => ruleset.pins.find((pin) => pin.name === name));
  return start !== undefined && goal !== undefined && start.over !== goal.over;
};

const isDoubleStep = (position: Position, move: string): boolean => {
  const [from, to] = move.split('-').map((name) => position.squares.find((square) => square.name === name));
  return from !== undefined && to !== undefined && Math.abs(from.rank - to.rank) === 2;
};

const SHOWN: Readonly<Record<string, Shown | readonly Shown[]>> = {
  'column-block': { codes: ['blocked'] },
  'gap-crossing': { codes: ['gap'] },
  'level-change': { codes: ['levels'], men: LINE_PIECES },
  'board-as-level': { codes: ['levels', 'not-its-way'] },
  'straight-up-down': { codes: ['upright'] },
  'king-levels': { codes: ['levels'], men: ['king'] },
  'reach-king': { codes: ['upright', 'levels'], men: ['king'] },
  'straight-king': { codes: ['upright'], men: ['king'] },
  'reach-queen': { codes: [...LINE_CODES, 'upright'], men: ['queen'] },
  'straight-queen': { codes: ['upright'], men: ['queen'] },
  'reach-rook': { codes: [...LINE_CODES, 'upright'], men: ['rook'] },
  'straight-rook': { codes: ['upright'], men: ['rook'] },
  'reach-bishop': { codes: [...LINE_CODES, 'upright'], men: ['bishop'] },
  'straight-bishop': { codes: ['upright'], men: ['bishop'] },
  'knight-levels': { codes: ['levels'], men: ['knight'] },
  'knight-ground': { codes: ['no-ground'], men: ['knight'] },
  'reach-knight': { codes: ['no-ground', 'levels'], men: ['knight'] },
  'pawn-levels': { codes: ['levels', 'not-its-way'], men: ['pawn'] },
  'pawn-off-board': { codes: ['pawn-aside'], men: ['pawn'] },
  'en-passant': {
    codes: ['not-in-passing', 'nothing-to-capture', 'levels', 'not-its-way'],
    men: ['pawn'],
    does: (legal, move) => movesOf(legal, move).some(({ enPassant }) => enPassant),
  },
  'promotion-where': { codes: ['promotes'], by: 'man' },
  'promotion-when': { codes: ['promotes-now'], by: 'man' },
  'promotion-to': { codes: ['promotes-now'], by: 'man' },
  'carried-promotion': {
    codes: ['promotes', 'promotes-now', 'backward', ...LOAD_CODES],
    by: 'board',
    does: (legal, move) => fateOf(legal, move) !== 'stays',
  },
  castling: { codes: CASTLING_CODES },
  'castling-free': { codes: ['castling-blocked'] },
  'board-mover': { codes: LOAD_CODES, loads: ['enemy', 'guest', 'guest-pawn', 'foreign'] },
  'board-load': { codes: LOAD_CODES },
  'board-forward-only': { codes: ['backward'] },
  'board-rotation': { codes: ['no-rotation'] },
  'board-inversion': [
    { codes: ['no-inversion', 'only-empty', 'not-adjacent', 'board-empty', NO_PLACE], by: 'board', does: turnsOver },
    { codes: ['inverts'] },
  ],
  'shared-corner': { codes: ['pin-taken'], by: 'board' },
  'load-empty': { codes: LOAD_CODES, loads: ['empty'] },
  'load-pawn': { codes: LOAD_CODES, loads: ['pawn'] },
  'load-knight': { codes: LOAD_CODES, loads: ['knight'] },
  'load-king': { codes: LOAD_CODES, loads: ['king'] },
  'load-enemy': { codes: LOAD_CODES, loads: ['enemy'] },
  'load-two': { codes: LOAD_CODES, loads: ['two'] },
  'load-guest': { codes: LOAD_CODES, loads: ['guest'] },
  'load-guest-pawn': { codes: LOAD_CODES, loads: ['guest-pawn'] },
  'board-neighbours': { codes: ['not-adjacent', 'board-empty', 'only-empty', NO_PLACE], loads: ['empty'] },
  'board-neighbours-pawn': { codes: ['not-adjacent', 'board-loaded', 'only-empty', 'backward', NO_PLACE], loads: ['pawn'] },
  'double-step': { codes: ['blocked', 'not-its-way', 'pawn-aside', 'levels', 'double-moved'], men: ['pawn'], does: isDoubleStep },
  'board-ways': { codes: ['not-adjacent', 'board-empty', 'only-empty'], loads: ['empty'] },
  'dead-positions': { codes: ['draws'] },
  'dead-knight': { codes: ['draws'] },
  'dead-bishop': { codes: ['draws'] },
  'dead-bishops': { codes: ['draws'] },
};

/** The refusals that show a row at work, and by whose moves. */
export function codesOf(row: string): readonly { readonly code: string; readonly fits: (by: string) => boolean }[] {
  return [SHOWN[row] ?? []].flat().flatMap(({ codes, men: pieces, by, does }) =>
    // What only some of these moves do is not told by the refusal.
    (does ? [] : codes).map((code) => ({
      code,
      fits: (mover: string) =>
        (!pieces || pieces.some((piece) => piece === mover)) && (by === undefined || (by === 'board') === (mover === 'board')),
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
  const shown = Object.entries(SHOWN).flatMap(([id, one]) => ([one].flat().some(({ codes }) => codes.includes(code)) ? [id] : []));
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

/** Rows of the table whose answers each ruleset's own start shows. */
export const SHOWN_BY_START: readonly string[] = [
  'pins',
  'array',
  'board-start',
  'first-moves',
  'mobile-men',
  'first-checks',
  'first-captures',
  'first-boards',
  'first-knights',
];

/** Rows that no single position shows. */
export const NOT_ON_A_BOARD: readonly string[] = [
  'turn',
  'board-check',
  'castling-moved',
  'repetition',
  'fifty-moves',
  'same-position',
  'ride-clock',
  'touch-move',
  'printed',
  'evening',
  'learning',
  'move-complete',
  'illegal-move',
  'check-said',
  'clock',
  'score-sheet',
  'wrong-claim',
  'order',
  'pawn-step',
  'write-piece',
  'write-pawn',
  'write-capture',
  'write-aboard',
  'write-promotion',
  'write-board',
  'write-castling',
];

/** Why two rulesets that answer a question differently never disagree about a move for that reason, by row and pair. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'promotion-when bartmess meder': TABLE.unseen.waitsBartmess,
  'promotion-when meder usenet': TABLE.unseen.waitsUsenet,
  'promotion-where bartmess usenet': TABLE.unseen.pastRank,
  'board-inversion meder usenet': TABLE.unseen.turnedOver,
  'board-forward-only bartmess meder': TABLE.unseen.stays,
  'board-forward-only bartmess grant': TABLE.unseen.stays,
  'board-forward-only bartmess usenet': TABLE.unseen.stays,
  'knight-ground meder grant': TABLE.unseen.ground,
  'knight-ground grant usenet': TABLE.unseen.ground,
};

/** The questions of the table that an example answers; `legal` is its position under the ruleset that allows the move. */
export function rowsOf(example: Omit<Example, 'rows'>, legal: Position): readonly string[] {
  const { code, pick } = example;
  const board = legal.boards.find(({ id }) => id === pick);
  const piece = board ? undefined : legal.at(pick)?.role;
  const load = board && loadOf(legal, board.id);
  const left = code === 'draws' ? piecesLeft(legal, example.legal) : undefined;
  const isSeen = ({ codes, men: pieces, loads, by, does }: Shown): boolean =>
    codes.includes(code) &&
    (by === undefined || (by === 'board') === (board !== undefined)) &&
    (!does || does(legal, example.legal)) &&
    (!pieces || (piece !== undefined && pieces.includes(piece))) &&
    (!loads || (load !== undefined && loads.includes(load)));
  return Object.entries(SHOWN)
    .filter(([row, shown]) => (left ? row.startsWith('dead-') && isLeft(row, left) : [shown].flat().some(isSeen)))
    .map(([row]) => row);
}

/** What is aboard an attack board, for the player on move. */
function loadOf(position: Position, id: string): Load {
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
  const made = movesOf(position, move)[0];
  const after = made && position.after(made);
  return (after?.squares ?? []).flatMap(({ piece }) => (piece && piece.role !== 'king' ? [piece] : []));
}

const isLeft = (row: string, left: readonly Piece[]): boolean =>
  row === 'dead-positions' ||
  (row === 'dead-bishops'
    ? left.length === 2 && left.every(({ role }) => role === 'bishop') && left[0]!.owner !== left[1]!.owner
    : left.length === 1 && row === `dead-${left[0]!.role}`);

/** The examples that show a row at work between two of these rulesets. */
export function examplesOf<One extends Pick<Example, 'rows' | 'allows' | 'refuses'>>(
  row: string,
  rules: readonly string[],
  examples: readonly One[],
): readonly One[] {
  return examples.filter(({ rows, allows, refuses }) => rows.includes(row) && rules.includes(allows) && rules.includes(refuses));
}

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
      const isSeen = SHOWN_BY_START.includes(row.id) || examplesOf(row.id, [one, other], examples).length > 0;
      return isSeen ? [[one, other]] : [];
    }),
  );
}
