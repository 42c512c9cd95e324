import { NONE } from '../core/machine.ts';
import { PLAYER_NAMES } from '../core/piece.ts';
import { fail, type Fault } from '../core/result.ts';
import { SEATS, playerOf, turnStep, type Seat } from './board.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.ts';
import { ALL_SEATS, cellOf } from './packed.ts';
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

function impossible(field: Field, message: string): Fault {
  return fail('impossible', field, message).fault;
}

function name(seat: number): string {
  return PLAYER_NAMES[playerOf(seat)];
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
      return impossible('placement', `${name(seat)} has ${count(KING)} kings, expected ${active ? 'one' : 'at most one'}`);
    }
    const extra = (kind: number | string, most: number): number => Math.max(0, count(kind) - most);
    const bishops = [0, 1, 2].reduce((sum, shade) => sum + extra(`${BISHOP}/${shade}`, 1), 0);
    const promoted = extra(QUEEN, 1) + extra(ROOK, 2) + extra(KNIGHT, 2) + bishops;
    const gone = 16 - count(PAWN);
    if (promoted > gone) {
      return impossible(
        'placement',
        `${name(seat)} has ${count(PAWN)} pawns and ${promoted} promoted pieces, expected at most 16 together`,
      );
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
    if (isSecondRowPawn(tables, packed.pieces, cell.index)) {
      if (tables.start[cell.index] !== piece) {
        return impossible(
          'placement',
          `${name(owner)}'s pawn on ${cell.name} stands where the third bishop started, expected no pawn: none can come there`,
        );
      }
      if (packed.unmoved[cell.index] === 0) {
        return impossible(
          'rights',
          `${name(owner)}'s pawn on ${cell.name} is not listed, but no pawn can come to its second row: it has never moved`,
        );
      }
    }
    const home = tables.home[cell.index] ?? NONE;
    if (home === NONE) continue;
    if (home === owner) return impossible('placement', `${name(owner)}'s pawn on ${cell.name} stands behind the rows it started from`);
    if ((packed.active >> home) & 1) {
      return impossible('placement', `${name(owner)}'s pawn on ${cell.name} would have been promoted on ${name(home)}'s home row`);
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
  const { board } = tables;
  for (const seat of SEATS) {
    const victim = cellOf(packed.victims, seat);
    if (victim === NONE) continue;
    const target = cellOf(packed.targets, seat);
    const pawn = cellName(tables, victim);
    if (((packed.active >> seat) & 1) === 0)
      return impossible('en passant', `${pawn} is ${name(seat)}'s, expected a pawn of an active player`);
    const origin = findOrigin(tables, seat, victim, target);
    if (origin === undefined) {
      return impossible(
        'en passant',
        `found ${pawn}:${cellName(tables, target)}, expected the middle cell of a pawn's double step from its start`,
      );
    }
    if (packed.unmoved[origin] !== 0) {
      return impossible('en passant', `the pawn on ${pawn} came from ${cellName(tables, origin)}, expected no unmoved piece there`);
    }
    const turns = turnsSince(seat, packed.turn);
    const filled = [target, origin].find((cell) => packed.pieces[cell] !== 0);
    if (turns === 0 && filled !== undefined) {
      return impossible('en passant', `the pawn on ${pawn} has just passed ${board.cells[filled]?.name}, expected that cell vacant`);
    }
    if (packed.clock > turns) {
      return impossible('clock', `found ${packed.clock}, expected at most ${turns} plies since the double step to ${pawn}`);
    }
    if (movesMade(seat, packed) < 1) return impossible('round', `found ${packed.round}, but ${name(seat)} has made a double step already`);
  }
  return undefined;
}

function findOrigin(tables: Tables, seat: Seat, victim: number, target: number): number | undefined {
  const { board } = tables;
  const cell = board.cells[victim];
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
    const found = `found ${playerOf(seat)}${count}`;
    if (packed.active !== ALL_SEATS) return impossible('resignations', `${found}, expected “-” when fewer than three players are active`);
    if (movesMade(seat, packed) < count)
      return impossible('resignations', `${found}, but ${name(seat)} has made fewer moves by round ${packed.round}`);
  }
  return undefined;
}

function findFalseClock({ packed }: Described): Fault | undefined {
  const plies = (packed.round - 1) * 3 + packed.turn;
  if (packed.clock > plies) return impossible('clock', `found ${packed.clock}, expected at most the ${plies} plies there can have been`);
  return undefined;
}
