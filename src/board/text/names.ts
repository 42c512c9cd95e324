import { movesBoardToo, type Piece, type Player, type Position } from '../../engine/index.ts';
import { BOARD } from '#words/board.ts';
import { MOVE_WORDS } from '#words/moves.ts';
import { describeAct, namePlayers } from './acts.ts';
import { nameMainBoard } from '../layouts/visible-boards.ts';
import { isAct, type LineStep } from '../state/line.ts';
import { describePieces } from './piece-list.ts';
import type { Marks, BoardSnapshot } from '../scene/render-options.ts';

/** `White`. */
export function namePlayer(player: Player): string {
  return namePlayers([player]);
}

/** `white knight`. */
export function namePiece(piece: Piece): string {
  return BOARD.piece(piece);
}

/** The same as it stands in a position: a defeated player's pieces are described as such. */
function nameStanding(position: BoardSnapshot, piece: Piece): string {
  return position.active.includes(piece.owner) ? BOARD.piece(piece) : BOARD.defeated(piece);
}

/** A board as it is spoken of: `White’s Board`, `attack board QL on QL1`. */
export function nameBoard(position: BoardSnapshot, board: string): string {
  if (board === 'hex') return BOARD.whole;
  const stand = position.boards.find((one) => one.id === board);
  if (stand) return BOARD.attackBoard(board, stand.pin);
  return nameMainBoard(board) ?? board;
}

/** The whole position in words, for those who do not see the picture. */
export function describePosition(position: Position): string {
  const { turn, active, squares, boards, ruleset } = position;
  return describePieces({ turn, players: ruleset.players, active, squares, boards, isOver: position.status() !== 'playing' });
}

/** Where what is picked up may go, as a sentence; what may stay is a board that turns, or a pawn that is promoted. */
export function describeReach(from: string, isBoard: boolean, targets: readonly string[]): string {
  const goes = [...new Set(targets)].filter((name) => name !== from);
  return BOARD.reach(goes, targets.includes(from) ? (isBoard ? 'board' : 'pawn') : undefined);
}

/** A move in words: `white knight from c3W takes black pawn on d5N`. */
export function describeMove(position: Position, move: LineStep): string {
  if (isAct(move)) return describeAct(move.id);
  const { from, to, promotion: becomes } = move;
  const player = position.turn;
  const piece = position.at(from);
  switch (move.kind) {
    case 'board': {
      const board = move.effects.find((one) => one.kind === 'board')?.board ?? '';
      return from === to ? MOVE_WORDS.rotation({ board, pin: from, becomes }) : MOVE_WORDS.board({ board, from, to, becomes });
    }
    case 'castling':
      return MOVE_WORDS.castling({ player });
    case 'pass':
      return MOVE_WORDS.pass({ player });
    case 'promotion':
      return MOVE_WORDS.promotion({ piece, square: from, becomes });
    case 'piece': {
      const taken = move.effects.find((effect) => effect.kind === 'leave');
      const step = { piece, from, to, becomes, inverts: movesBoardToo(move) };
      return taken
        ? MOVE_WORDS.capture({ ...step, taken: taken.piece, square: taken.square === to ? undefined : taken.square })
        : MOVE_WORDS.step(step);
    }
  }
}

/** What a place is like for the reader's hand. */
interface Seen {
  readonly standing: BoardSnapshot;
  readonly marks: Marks;
  /** Where what is picked up stands. */
  readonly picked: string | undefined;
  readonly targets: readonly string[];
}

/** A square or pin as it is read out: what stands there, and what may be done with it. */
export function describePlace(name: string, { standing, marks, picked, targets }: Seen): string {
  const state = [
    picked === name && BOARD.place.picked,
    targets.includes(name) && BOARD.place.target,
    marks.chosen?.includes(name) && BOARD.place.chosen,
    marks.right?.includes(name) && BOARD.place.right,
    marks.wrong?.includes(name) && BOARD.place.wrong,
    marks.targets?.includes(name) && BOARD.place.marked,
  ];
  const isPin = standing.ruleset.pins.some((pin) => pin.name === name);
  const board = standing.boards.find(({ pin }) => pin === name)?.id;
  const piece = isPin ? undefined : standing.at(name);
  const words = isPin
    ? [BOARD.pin(name), board === undefined ? BOARD.free : BOARD.aloneBoard(board)]
    : [name, piece ? nameStanding(standing, piece) : BOARD.empty];
  return [...words, ...state].filter(Boolean).join(', ');
}
