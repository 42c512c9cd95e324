import { NONE } from '../core/machine.ts';
import { SEATS, playerOf, playersIn } from './board.ts';
import { KING, PAWN } from './pieces.ts';
import { cellOf, type PackedPosition } from './packed-position.ts';
import { cellName, type Tables } from './tables.ts';
import { makePlacement } from './text.ts';

/**
 * Equal for positions that count as the same for a third occurrence, as FIDE has it: the same pieces on the same cells,
 * the same player on move, the same moves open (Harshman VIII, Forcing a Draw (e)). First moves and en passant count where they can still be used.
 */
export function makeRepetitionKey(tables: Tables, packed: Omit<PackedPosition, 'clock' | 'round'>): string {
  const { pieces, active, turn } = packed;
  return [
    makePlacement(tables, pieces),
    playerOf(turn),
    playersIn(active).join(''),
    firstMoves(tables, packed),
    enPassants(tables, packed),
  ].join(' ');
}

function firstMoves(tables: Tables, { pieces, unmoved, active }: Omit<PackedPosition, 'clock' | 'round'>): string {
  const counts = tables.board.cells.filter(({ index }) => {
    const piece = pieces[index] ?? 0;
    const seat = piece >> 3;
    if (!unmoved[index] || ((active >> seat) & 1) === 0 || (piece & 7) === KING) return false;
    const king = tables.castlings[seat]?.[0].king ?? NONE;
    return (piece & 7) === PAWN || (unmoved[king] !== 0 && pieces[king] === seat * 8 + KING);
  });
  return counts.map((cell) => cell.name).join(',');
}

function enPassants(tables: Tables, { pieces, turn, active, epPawns, epTargets }: Omit<PackedPosition, 'clock' | 'round'>): string {
  const open = SEATS.filter((owner) => {
    if (owner === turn || cellOf(epPawns, owner) === NONE) return false;
    const target = cellOf(epTargets, owner);
    return SEATS.some((seat) => {
      if (seat === owner || ((active >> seat) & 1) === 0 || pieces[target] !== 0) return false;
      const start = (seat * tables.count + target) * 4;
      const strikers = tables.strikers.subarray(start, tables.strikers.indexOf(NONE, start));
      return strikers.some((cell) => pieces[cell] === seat * 8 + PAWN);
    });
  });
  return open.map((seat) => cellName(tables, cellOf(epPawns, seat))).join(',');
}
