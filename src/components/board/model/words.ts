import type { Move, Piece, Player, Position } from '../../../engine/index.ts';
import { describeAct } from './acts.ts';
import { BOARD_NAMES } from './layouts/boards.ts';
import { isAct, type Step } from './line.ts';
import { describeMen } from './men-words.ts';
import type { Marks, Standing } from './sight.ts';

const PLAYER_WORDS: Readonly<Record<Player, string>> = { w: 'White', g: 'Gray', b: 'Black' };

export function namePlayer(player: Player): string {
  return PLAYER_WORDS[player];
}

/** `white knight`. */
export function namePiece(piece: Piece): string {
  return `${PLAYER_WORDS[piece.owner].toLowerCase()} ${piece.role}`;
}

/** The same as it stands in a position: a defeated player's pieces are told as such. */
function nameStanding(position: Standing, piece: Piece): string {
  return position.active.includes(piece.owner) ? namePiece(piece) : `${namePiece(piece)}, defeated`;
}

/** A board as it is spoken of: `White’s Board`, `attack board QL on QL1`. */
export function nameBoard(position: Standing, board: string): string {
  if (board === 'hex') return 'the board';
  const stand = position.boards.find((one) => one.id === board);
  if (stand) return `attack board ${board} on ${stand.pin}`;
  return BOARD_NAMES[board] ?? board;
}

/** The whole position in words, for those who do not see the picture. */
export function describePosition(position: Position): string {
  const { turn, active, squares, boards, ruleset } = position;
  return describeMen({ turn, players: ruleset.players, active, squares, boards, isOver: position.status() !== 'playing' });
}

/** Where what is picked up may go, as a sentence; what may stay is a board that turns, or a pawn that is promoted. */
export function describeReach(from: string, isBoard: boolean, targets: readonly string[]): string {
  const goes = [...new Set(targets)].filter((name) => name !== from);
  const stays = targets.includes(from) ? [isBoard ? 'turn where it stands' : 'be promoted where it stands'] : [];
  const ways = [...stays, ...(goes.length > 0 ? [`go to ${goes.join(', ')}`] : [])];
  return ways.length === 0 ? 'It has no move.' : `It may ${ways.join(' or ')}.`;
}

/** A move in words: `white knight from c3W takes black pawn on d5N`. */
export function describeMove(position: Position, move: Step): string {
  if (isAct(move)) return describeAct(move.id);
  if (move.kind === 'board') {
    const effect = move.effects.find((one) => one.kind === 'board');
    const board = effect?.board ?? '';
    const text =
      move.from === move.to ? `attack board ${board} turns on ${move.from}` : `attack board ${board} from ${move.from} to ${move.to}`;
    return text + promoted(move);
  }
  if (move.kind === 'castling') return `${PLAYER_WORDS[position.turn]} castles`;
  if (move.kind === 'pass') return `${PLAYER_WORDS[position.turn]} passes`;
  const piece = position.at(move.from);
  const taken = move.effects.find((effect) => effect.kind === 'leave');
  const who = piece ? namePiece(piece) : 'piece';
  if (move.kind === 'promotion') return `${who} on ${move.from}${promoted(move)}`;
  const takes = taken
    ? ` takes ${namePiece(taken.piece)}${taken.square === move.to ? '' : ` from ${taken.square}`} on ${move.to}`
    : ` to ${move.to}`;
  return `${who} from ${move.from}${takes}${promoted(move)}${move.inverts ? ', the board turns over' : ''}`;
}

function promoted(move: Move): string {
  return move.promotion ? ` and becomes a ${move.promotion}` : '';
}

/** What a place is like for the reader's hand. */
interface Seen {
  readonly standing: Standing;
  readonly marks: Marks;
  /** Where what is picked up stands. */
  readonly picked: string | undefined;
  readonly targets: readonly string[];
}

/** A square or pin as it is read out: what stands there, and what may be done with it. */
export function describePlace(name: string, { standing, marks, picked, targets }: Seen): string {
  const state = [
    picked === name && 'picked up',
    targets.includes(name) && 'may go here',
    marks.chosen?.includes(name) && 'chosen',
    marks.right?.includes(name) && 'right',
    marks.wrong?.includes(name) && 'wrong',
    marks.targets?.includes(name) && 'marked',
  ];
  const isPin = standing.ruleset.pins.some((pin) => pin.name === name);
  const board = standing.boards.find(({ pin }) => pin === name)?.id;
  const piece = isPin ? undefined : standing.at(name);
  const words = isPin
    ? [`pin ${name}`, board === undefined ? 'free' : `attack board ${board}`]
    : [name, piece ? nameStanding(standing, piece) : 'empty'];
  return [...words, ...state].filter(Boolean).join(', ');
}
