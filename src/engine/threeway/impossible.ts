import { NONE } from '../core/machine.ts';
import type { FaultCases, FaultVariant } from '../core/fault-cases.ts';
import { fail, type Fault } from '../core/result.ts';
import { SEATS, playerOf, turnStep, type Seat } from './board.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.ts';
import { ALL_SEATS, cellOf } from './packed-position.ts';
import { FORWARD, cellName, type Tables } from './tables.ts';
import { type Described, type Field } from './text.ts';

/** What keeps a well-formed position from ever standing on the board, as far as that can be seen; nothing if it may. */
export function findImpossible(tables: Tables, described: Described): Fault | undefined {
  return (
    findMiscounted(tables, described) ??
    findMisplacedPawn(tables, described) ??
    findFalseDoubleStep(tables, described) ??
    findFalseResignation(described) ??
    findFalseClock(described)
  );
}

function impossible<V extends FaultVariant>(field: Field, variant: V, args: FaultCases[V]): Fault {
  return fail('impossible', field, variant, args).fault;
}

/** One king for each active player, at most one for the others, and no more promoted pieces than pawns that are gone. */
function findMiscounted(tables: Tables, { packed }: Described): Fault | undefined {
  for (const seat of SEATS) {
    const counts = new Map<string, number>();
    for (const cell of tables.board.cells) {
      const piece = packed.pieces[cell.index] ?? 0;
      if (piece === 0 || piece >> 3 !== seat) continue;
      // Each bishop keeps to the colour it started on (Harshman III, Third bishop): they count apart.
      const kind = (piece & 7) === BISHOP ? `${BISHOP}/${cell.shade}` : String(piece & 7);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const count = (kind: number | string): number => counts.get(String(kind)) ?? 0;
    const active = (packed.active >> seat) & 1;
    if (count(KING) > 1 || (active && count(KING) === 0)) {
      return impossible('placement', 'kings/cells', { player: playerOf(seat), count: count(KING), isActive: active === 1 });
    }
    const extra = (kind: number | string, most: number): number => Math.max(0, count(kind) - most);
    const bishops = [0, 1, 2].reduce((sum, shade) => sum + extra(`${BISHOP}/${shade}`, 1), 0);
    const promoted = extra(QUEEN, 1) + extra(ROOK, 2) + extra(KNIGHT, 2) + bishops;
    const gone = 16 - count(PAWN);
    if (promoted > gone) {
      return impossible('placement', 'too-many/cells', { player: playerOf(seat), pawns: count(PAWN), promoted });
    }
  }
  return undefined;
}

/** Whether a pawn stands on its owner's second row, which no pawn can come to: those there began there (Harshman IV, Pawn). */
export function isSecondRowPawn({ board }: Tables, pieces: Uint8Array, index: number): boolean {
  const piece = pieces[index]!;
  return (piece & 7) === PAWN && board.view((piece >> 3) as Seat, board.cells[index]!).rank === 2;
}

/**
 * Pawns only go forward, so none behind its rows, none on its second row but where it began, with its first move before it
 * (the third bishop's cell is no pawn's start); and they promote where an opponent is at home (Harshman III, IV, V).
 */
function findMisplacedPawn(tables: Tables, { packed }: Described): Fault | undefined {
  for (const cell of tables.board.cells) {
    const piece = packed.pieces[cell.index] ?? 0;
    if (piece === 0 || (piece & 7) !== PAWN) continue;
    const owner = piece >> 3;
    const player = playerOf(owner);
    if (isSecondRowPawn(tables, packed.pieces, cell.index)) {
      if (tables.start[cell.index] !== piece) {
        return impossible('placement', 'third-bishop', { player, square: cell.name });
      }
      if (packed.unmoved[cell.index] === 0) {
        return impossible('rights', 'rights/second-row', { player, square: cell.name });
      }
    }
    const home = tables.home[cell.index] ?? NONE;
    if (home === NONE) continue;
    if (home === owner) return impossible('placement', 'behind', { player, square: cell.name });
    if ((packed.active >> home) & 1) {
      return impossible('placement', 'promoted/home', { player, square: cell.name, home: playerOf(home) });
    }
  }
  return undefined;
}

/** Turns since the seat's latest move, if nobody has been skipped: 0 when it has just moved. */
function turnsSince(seat: number, turn: number): number {
  return (turn - seat + 2) % 3;
}

/** En passant (Harshman IV, Pawn (b)): a pawn of an active player, two steps in a line from where it started. */
function findFalseDoubleStep(tables: Tables, { packed }: Described): Fault | undefined {
  for (const seat of SEATS) {
    const epPawn = cellOf(packed.epPawns, seat);
    if (epPawn === NONE) continue;
    const target = cellOf(packed.epTargets, seat);
    const [pawn, player] = [cellName(tables, epPawn), playerOf(seat)];
    if (((packed.active >> seat) & 1) === 0) return impossible('en passant', 'passing/active', { pawn, player });
    const origin = findOrigin(tables, seat, epPawn, target);
    if (origin === undefined) {
      return impossible('en passant', 'passing/middle', { pawn, crossed: cellName(tables, target) });
    }
    if (packed.unmoved[origin] !== 0) {
      return impossible('en passant', 'passing/origin', { pawn, origin: cellName(tables, origin) });
    }
    const turns = turnsSince(seat, packed.turn);
    const filled = [target, origin].find((cell) => packed.pieces[cell] !== 0);
    if (turns === 0 && filled !== undefined) {
      return impossible('en passant', 'passing/filled', { pawn, square: cellName(tables, filled) });
    }
    if (packed.clock > turns) {
      return impossible('clock', 'clock/since', { clock: packed.clock, most: turns, square: pawn });
    }
    if (movesMade(seat, packed) < 1) return impossible('round', 'round/step', { round: packed.round, player });
  }
  return undefined;
}

function findOrigin(tables: Tables, seat: Seat, pawn: number, target: number): number | undefined {
  const { board } = tables;
  const cell = board.cells[pawn];
  for (const forward of FORWARD) {
    const [file, rank] = turnStep(seat, forward);
    const middle = cell && board.at(cell.file - file, cell.rank - rank);
    const origin = middle && board.at(middle.file - file, middle.rank - rank);
    if (origin && middle.index === target && tables.start[origin.index] === seat * 8 + PAWN) return origin.index;
  }
  return undefined;
}

/** The most moves a seat can have made before this position. */
function movesMade(seat: number, { round, turn }: Described['packed']): number {
  return round - 1 + (seat < turn ? 1 : 0);
}

/** Declared after successive own moves, by players of a three-way game (Harshman VIII, Resignation (b)). */
function findFalseResignation({ packed, resignations }: Described): Fault | undefined {
  for (const seat of SEATS) {
    const count = resignations[seat];
    if (count === 0) continue;
    const found = `${playerOf(seat)}${count}`;
    if (packed.active !== ALL_SEATS) return impossible('resignations', 'resigning/three', { found });
    if (movesMade(seat, packed) < count)
      return impossible('resignations', 'resigning/moves', { found, player: playerOf(seat), round: packed.round });
  }
  return undefined;
}

function findFalseClock({ packed }: Described): Fault | undefined {
  const plies = (packed.round - 1) * 3 + packed.turn;
  if (packed.clock > plies) return impossible('clock', 'clock/plies', { clock: packed.clock, most: plies });
  return undefined;
}
