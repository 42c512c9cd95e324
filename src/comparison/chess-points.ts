import { parseAct, PLAYER_NAMES, type Position, type Ruleset } from '../engine/index.ts';
import { CHESS_PAGE, SURPRISES } from '#words/compare/chess-page.ts';
import { CHESS_WORDS } from '#words/compare/chess.ts';
import type { ChessPoint } from '#words/compare/chess/point.ts';
import { sayRefusal } from '../words/refusals.ts';
import type { Marks } from '../board/scene/render-options.ts';
import type { DifferenceCount, ChessCounts, ChessTry } from './data/formats.ts';
import { findSurprise } from './chess-diff.ts';
import { sayMove } from './ruleset-names.ts';

/** A sentence with how often it is met: a share of moves, and where it is about checks a share of positions. */
export interface CountedChessPoint extends ChessPoint {
  /** Nothing where nothing was counted. */
  readonly share: number | undefined;
  readonly checks: number | undefined;
}

/** The counts of a ruleset's games as a chess player sees them; nothing for one without a movable board. */
export const chessCountsOf = (table: readonly ChessCounts[], ruleset: string): ChessCounts | undefined =>
  table.find((one) => one.ruleset === ruleset);

/** Whether a count is one that a list of codes, alone or of one kind of piece, speaks of. */
export const isSpokenOf = (codes: readonly string[], { code, by }: Pick<DifferenceCount, 'code' | 'by'>): boolean =>
  codes.some((one) => one === code || one === `${code} ${by}`);

/** The sentences for a chess player, the commonest first where they are counted, else in their order. */
export function tellChessPlayer(table: readonly ChessCounts[], ruleset: string): readonly CountedChessPoint[] {
  const { points } = CHESS_WORDS[ruleset]!;
  const counts = chessCountsOf(table, ruleset);
  if (!counts) return points.map((point) => ({ ...point, share: undefined, checks: undefined }));
  const sum = (list: readonly DifferenceCount[], codes: readonly string[]): number =>
    list.filter((one) => isSpokenOf(codes, one)).reduce((total, { moves }) => total + moves, 0);
  return points
    .map((point): CountedChessPoint => {
      const promoted = point.id === 'promotion' ? sum(counts.promoted, ['now-stays', 'now-waits', 'stays-now', 'stays-waits']) : 0;
      const share = Math.max(
        (sum(counts.refused, point.refused) + promoted) / counts.moves,
        sum(counts.added, point.added) / counts.movesThere,
      );
      return { ...point, share, checks: point.isAboutChecks ? counts.hiddenChecks / counts.positions : undefined };
    })
    .sort((a, b) => b.share! - a.share!);
}

/** A try as it is shown: what is done, whether it is legal, and what is said to it. */
export interface ShownTry {
  readonly position: Position;
  readonly marks: Marks;
  readonly what: string;
  readonly isLegal: boolean;
  readonly says: string;
  readonly rule: string | undefined;
}

/** What is done by a move or an act, in words. */
function sayTry(position: Position, id: string): string {
  const act = parseAct(id);
  if (act?.kind === 'declaration')
    return CHESS_PAGE.declares(
      act.by.map((player) => PLAYER_NAMES[player]),
      PLAYER_NAMES[act.loser],
    );
  if (id.startsWith('O-O')) return CHESS_PAGE.castling(id);
  const [way = '', promotion] = id.split('=');
  const from = way.split('-')[0] ?? '';
  const piece = position.at(from);
  const roles: Readonly<Record<string, string>> = { Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };
  const becomes = promotion === undefined ? '' : CHESS_PAGE.becomes(roles[promotion] ?? '');
  return piece ? `${CHESS_PAGE.piece(piece.role, sayMove(way))}${becomes}` : CHESS_PAGE.board(sayMove(way));
}

function markTry(position: Position, id: string): Marks {
  const checks = position.checks().map(({ king }) => king);
  const act = parseAct(id);
  const kingOf = (player: string): readonly string[] =>
    position.squares.filter(({ piece }) => piece?.role === 'king' && piece.owner === player).map(({ name }) => name);
  if (act?.kind === 'declaration') return { checks, circles: kingOf(act.loser) };
  if (id.startsWith('O-O')) return { checks, circles: kingOf(position.turn) };
  const [from = '', to = ''] = id.split('=')[0]!.split('-');
  return from.endsWith('r') ? { checks, circles: [from.slice(0, -1)] } : { checks, arrows: [{ from, to }] };
}

/** Opens a try under its ruleset and lets the engine judge it; a broken one throws. */
export function showChessTry({ position: text, move }: ChessTry, ruleset: Ruleset): ShownTry {
  const opened = ruleset.parse(text);
  if (!opened.ok) throw new Error(`${ruleset.id} cannot read ${text}`);
  const position = opened.value;
  const said = position.explainId(move);
  if (!said.ok) throw new Error(`${move} is not a move of ${ruleset.id}`);
  const shown = { position, marks: markTry(position, move), what: sayTry(position, move) };
  if (!said.value.legal) return { ...shown, isLegal: false, says: sayRefusal(said.value), rule: said.value.rule };
  const legal = position.moves().find(({ id }) => id === move);
  const surprise = legal && findSurprise(position, legal);
  return { ...shown, isLegal: true, says: (surprise !== undefined && SURPRISES[surprise]) || CHESS_PAGE.legal, rule: undefined };
}
