import { PLAYER_NAMES, describePiece } from '../core/piece.ts';
import type { Refusal } from '../core/refusal.ts';
import { attackersOf } from './attacks.ts';
import { playerOf } from './board.ts';
import type { HexMachine } from './machine.ts';
import { BISHOP, FACE, KING, KNIGHT, PAWN, POINT, QUEEN, ROOK, roleOf, unpackPiece } from './pieces.ts';
import type { HexPosition } from './position.ts';
import { CASTLE_KING, CASTLE_QUEEN } from './state.ts';
import { DIRECTIONS, NONE, cellName } from './tables.ts';

/** Section of the source and sentence for a piece that does not move that way at all. */
const WAYS: Readonly<Record<number, readonly [string, string]>> = {
  [KING]: ['IV, King', 'The king goes one step, across a face or across a point.'],
  [QUEEN]: ['IV, Queen', 'The queen runs in a straight line, across faces or across points.'],
  [ROOK]: ['IV, Rook', 'The rook runs in a straight line across faces.'],
  [BISHOP]: ['IV, Bishop', 'The bishop runs in a straight line across points and keeps to one colour.'],
  [KNIGHT]: ['IV, Knight', 'The knight leaps two cells across faces in one direction and one more outward.'],
  [PAWN]: ['IV, Pawn', 'A pawn goes forward across a face, and captures forward across a point.'],
};

/** Why no legal move goes from one cell to the other; nothing if one does. */
export function refuseMove(position: HexPosition, from: string, to: string): Refusal | undefined {
  if (position.moves().some((move) => move.from === from && move.to === to)) return undefined;
  const machine = position.stand();
  const { board } = machine.tables;
  const start = board.named(from);
  const end = board.named(to);
  if (!start || !end) {
    const missing = start ? to : from;
    return refusal('no-cell', 'I', `The ${board.name} board has no cell ${missing}.`, []);
  }
  return (
    refuseAtAll(position, machine, start.index) ??
    refuseStep(machine, start.index, end.index) ??
    refuseDanger(machine, start.index, end.index)
  );
}

function refusal(code: string, source: string, says: string, shows: readonly string[]): Refusal {
  return { code, source, says, shows };
}

/** The piece may not be moved now, wherever it goes. */
function refuseAtAll(position: HexPosition, machine: HexMachine, from: number): Refusal | undefined {
  const cell = cellName(machine.tables, from);
  const piece = unpackPiece(machine.pieces[from] ?? 0);
  if (position.status() !== 'playing') return refusal('game-over', 'VII', 'The game is over.', []);
  if (!piece) return refusal('empty', 'IV', `No piece stands on ${cell}.`, [cell]);
  const owner = PLAYER_NAMES[piece.owner];
  if (!position.active.includes(piece.owner)) {
    return refusal('defeated', 'VIII, Declaration of checkmate', `${owner} is defeated: the ${describePiece(piece)} stays where it is.`, [
      cell,
    ]);
  }
  if (piece.owner !== position.turn) {
    return refusal('not-yours', 'VI', `It is ${PLAYER_NAMES[position.turn]}'s turn, and this is a ${describePiece(piece)}.`, [cell]);
  }
  return undefined;
}

/** The piece does not move that way, or something stands in its way. */
function refuseStep(machine: HexMachine, from: number, to: number): Refusal | undefined {
  const { tables, pieces, turn } = machine;
  const role = (pieces[from] ?? 0) & 7;
  const target = unpackPiece(pieces[to] ?? 0);
  const name = cellName(tables, to);
  const [source, way] = WAYS[role] ?? ['IV', ''];
  if (target?.owner === playerOf(turn)) return refusal('own-piece', 'IV', `Your own ${target.role} stands on ${name}.`, [name]);
  if (role === PAWN) return refusePawn(machine, from, to);
  if (role === KNIGHT) {
    return tables.leaps.subarray(from * 13, from * 13 + 12).includes(to) ? undefined : refusal('not-its-way', source, way, []);
  }
  if (role === KING) {
    const castling = refuseCastling(machine, from, to);
    if (castling) return castling;
  }
  const between = findLine(machine, from, to, role);
  if (!between || (role === KING && between.length > 0)) return refusal('not-its-way', source, way, []);
  const blockers = between.filter((cell) => pieces[cell] !== 0).map((cell) => cellName(tables, cell));
  if (blockers.length === 0) return undefined;
  return refusal('blocked', source, `The ${roleOf(role)} cannot pass ${blockers.join(' and ')}: a piece stands there.`, blockers);
}

/** The cells between the two on a line the role moves along; nothing if there is no such line. */
function findLine({ tables }: HexMachine, from: number, to: number, role: number): readonly number[] | undefined {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const lines = direction < 6 ? FACE : POINT;
    if (role !== KING && (role & lines) !== lines) continue;
    const start = tables.rayStart[from * DIRECTIONS + direction] ?? 0;
    const line = tables.rays.subarray(start, tables.rays.indexOf(-1, start));
    const place = line.indexOf(to);
    if (place >= 0) return Array.from(line.subarray(0, place));
  }
  return undefined;
}

function refusePawn(machine: HexMachine, from: number, to: number): Refusal | undefined {
  const { tables, pieces, turn } = machine;
  const at = (turn * tables.count + from) * 4;
  const name = cellName(tables, to);
  for (const line of [at, at + 2]) {
    const first = tables.ahead[line] ?? -1;
    const isDouble = tables.ahead[line + 1] === to;
    if (first !== to && !isDouble) continue;
    if (isDouble && !machine.unmoved[from]) {
      return refusal('pawn-has-moved', 'IV, Pawn (a)', 'Only a pawn that has not moved yet may go two steps.', []);
    }
    const blocker = [first, to].find((cell) => pieces[cell] !== 0);
    if (blocker === undefined) return undefined;
    const says = 'A pawn goes straight ahead only onto vacant cells; it captures across a point.';
    return refusal('blocked', 'IV, Pawn (a)', says, [cellName(tables, blocker)]);
  }
  if (!tables.strikes.subarray(at, at + 3).includes(to)) return refusal('not-its-way', ...(WAYS[PAWN] ?? ['IV', '']), []);
  if (pieces[to] !== 0 || machine.victimAt(to) !== NONE) return undefined;
  return refusal('nothing-to-capture', 'IV, Pawn (b)', `A pawn goes across a point only to capture, and ${name} is vacant.`, [name]);
}

/** Why the king may not castle, if that is what going there would be. */
function refuseCastling(machine: HexMachine, from: number, to: number): Refusal | undefined {
  const { tables, pieces, turn } = machine;
  const source = 'IV, Castling';
  for (const kind of [CASTLE_KING, CASTLE_QUEEN]) {
    const { king, kingTo, rook, between, path } = machine.castling(turn, kind);
    if (from !== king || to !== kingTo) continue;
    const names = (cells: readonly number[]): string[] => cells.map((cell) => cellName(tables, cell));
    if (!machine.unmoved[king])
      return refusal('castling-moved', source, 'The king has moved, so that he cannot castle any more.', names([king]));
    if (!machine.unmoved[rook]) return refusal('castling-moved', source, 'Castling needs a rook that has never moved.', names([rook]));
    const blockers = between.filter((cell) => pieces[cell] !== 0);
    if (blockers.length > 0) return refusal('castling-blocked', source, 'All cells between king and rook must be vacant.', names(blockers));
    const foes = machine.active & ~(1 << turn);
    const attacked = [king, ...path].find((cell) => machine.attacked(cell, foes));
    if (attacked === undefined) return undefined;
    const says =
      attacked === king
        ? 'A king in check cannot castle.'
        : `The king may not pass or reach ${cellName(tables, attacked)}: it is attacked.`;
    return refusal('castling-check', source, says, names(attackersOf(machine, attacked, foes)));
  }
  return undefined;
}

/** The move would leave the mover's king open to capture (King Protection Obligation). */
function refuseDanger(machine: HexMachine, from: number, to: number): Refusal {
  const { pieces, turn, tables } = machine;
  const before = machine.inCheck(turn);
  const moved = { ...machine.save(), pieces: pieces.slice() };
  const piece = pieces[from] ?? 0;
  const victim = pieces[to] === 0 && (piece & 7) === PAWN ? machine.victimAt(to) : NONE;
  const isEnPassant =
    victim !== NONE &&
    tables.strikes
      .subarray((turn * tables.count + from) * 4)
      .subarray(0, 3)
      .includes(to);
  if (isEnPassant) moved.pieces[victim] = 0;
  moved.pieces[from] = 0;
  moved.pieces[to] = piece;
  machine.load(moved);
  const king = machine.kings[turn] ?? NONE;
  const attackers = attackersOf(machine, king, machine.active & ~(1 << turn)).map((cell) => cellName(tables, cell));
  const places = attackers.join(' and ');
  if ((piece & 7) === KING) {
    return refusal('leaves-check', 'IV, King Protection', `There your king could be captured from ${places}.`, attackers);
  }
  const says = before
    ? `Your king is in check, and after this move he could still be captured from ${places}.`
    : `This would open your king to capture from ${places}.`;
  return refusal('leaves-check', 'IV, King Protection', says, attackers);
}
