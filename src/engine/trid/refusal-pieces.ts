import type { Role } from '../core/piece.ts';
import type { Refusal } from '../core/refusal.ts';
import { columnOf, COLUMN_COUNT, fileOf, FILES, nextColumn, rankOf } from './board.ts';
import { EMPTY, isPiece } from './cells.ts';
import { makeRefusal, piecesOn, type RefusalQuery } from './refusal-query.ts';
import { refuseLevels } from './refusal-levels.ts';
import { ADJACENT, KNIGHT_LEAP, LINE_MASK, relation, SAME_COLUMN } from './attack-geometry.ts';
import { existingSquares } from './squares.ts';

export type Officer = Exclude<Role, 'pawn'>;

/** Why a queen, rook, bishop, knight or king cannot come from one square to the other, whoever attacks whom. */
export function refusePiece(question: RefusalQuery, role: Officer, start: number, goal: number): Refusal {
  const { machine, position, context, name } = question;
  const bits = relation[columnOf[start]! * COLUMN_COUNT + columnOf[goal]!]!;
  if ((bits & SAME_COLUMN) !== 0) return refuseUpright(question, role, start, goal);
  if (!isAimed(role, bits)) return makeRefusal(question, 'not-its-way', role, { role, from: name(start), to: name(goal) }, []);
  if (role === 'king')
    return refuseLevels(question, { role, start, goal, columns: [columnOf[start]!, columnOf[goal]!], climbs: false }, 'king');
  machine.load(position.packed);
  if (role === 'knight')
    return machine.isLevelNear(start, goal)
      ? makeRefusal(question, 'no-ground', 'knight', { to: name(goal) }, [])
      : refuseLevels(question, { role, start, goal, columns: [columnOf[start]!, columnOf[goal]!], climbs: false }, 'knight');
  const between = columnsBetween(start, goal, (bits & LINE_MASK) - 1);
  const gap = between.find((column) => machine.exists[column] === 0);
  const { rules } = context.tables;
  const { levels } = rules;
  if (gap !== undefined && !(levels.kind === 'columns' && levels.passes(0, 0)))
    return makeRefusal(question, 'gap', 'gap', { column: nameColumn(gap), role }, []);
  const bars = findBars(question, start, goal, [columnOf[start]!, ...between, columnOf[goal]!]);
  return bars
    ? makeRefusal(question, 'blocked', 'block', { pieces: piecesOn(question, bars), role }, bars)
    : refuseLevels(
        question,
        {
          role,
          start,
          goal,
          columns: [columnOf[start]!, ...between, columnOf[goal]!],
          climbs: levels.kind === 'hosts' && rules.upright.includes(role) && (bits & LINE_MASK) > 4,
        },
        'levels',
      );
}

/** Whether the squares seen from above are such that the piece could go between them on some board. */
function isAimed(role: Officer, bits: number): boolean {
  if (role === 'knight') return (bits & KNIGHT_LEAP) !== 0;
  if (role === 'king') return (bits & ADJACENT) !== 0;
  const line = bits & LINE_MASK;
  return line !== 0 && !(role === 'rook' && line > 4) && !(role === 'bishop' && line < 5);
}

function columnsBetween(start: number, goal: number, direction: number): number[] {
  const columns: number[] = [];
  const step = direction * COLUMN_COUNT;
  for (let column = nextColumn[step + columnOf[start]!]!; column !== columnOf[goal]; column = nextColumn[step + column]!)
    columns.push(column);
  return columns;
}

/** Straight up or down: not that piece's way at all, or its way and not open, or too far. */
function refuseUpright(question: RefusalQuery, role: Officer, start: number, goal: number): Refusal {
  const { rules } = question.context.tables;
  const [from, to] = [question.name(start), question.name(goal)];
  if (!(rules.upright.includes(role) || (role === 'king' && rules.upright.length > 0)))
    return makeRefusal(question, 'upright', 'upright', { role, from, to }, []);
  if (role === 'king') return refuseLevels(question, { role, start, goal, columns: [columnOf[start]!], climbs: false }, 'king');
  const bars = findBars(question, start, goal, [columnOf[start]!]);
  return bars
    ? makeRefusal(question, 'blocked/upright', 'block', { pieces: piecesOn(question, bars) }, bars)
    : refuseLevels(question, { role, start, goal, columns: [columnOf[start]!], climbs: true }, 'upright');
}

/**
 * The pieces that keep a piece from going there, among those in the columns: with all of them away it could. Nothing if it
 * could not even then. If several stand for each other, as in a full column of Bartmess's (5.3), all are named.
 */
export function findBars(question: RefusalQuery, start: number, goal: number, columns: readonly number[]): string[] | undefined {
  const { machine, position, name } = question;
  const { packed } = position;
  const near = existingSquares(packed.boardPin).filter(
    (square) => square !== start && square !== goal && isPiece(packed.cell[square]!) && columns.includes(columnOf[square]!),
  );
  const goesWithout = (away: readonly number[]): boolean => {
    const cell = packed.cell.slice();
    for (const square of away) cell[square] = EMPTY;
    machine.load({ ...packed, cell });
    return machine.couldGo(start, goal);
  };
  if (near.length === 0 || !goesWithout(near)) return undefined;
  let needed = near;
  for (const square of near) {
    const fewer = needed.filter((other) => other !== square);
    if (goesWithout(fewer)) needed = fewer;
  }
  const likewise = near.filter(
    (square) =>
      !needed.includes(square) &&
      needed.some((other) => columnOf[other] === columnOf[square] && goesWithout([...needed.filter((one) => one !== other), square])),
  );
  return near.filter((square) => needed.includes(square) || likewise.includes(square)).map(name);
}

export const nameColumn = (column: number): string => `${FILES.charAt(fileOf(column))}${rankOf(column)}`;
