import { NONE } from '../core/machine.ts';
import type { Refusal } from '../core/refusal.ts';
import { columnAt, columnOf, fileOf, pinOf, placeInColumn, rankOf } from './board.ts';
import { BLACK, UNMOVED, isPiece, PAWN } from './cells.ts';
import { makeRefusal, piecesOn, type RefusalQuery } from './refusal-query.ts';
import { refuseLevels } from './refusal-levels.ts';
import { findBars, nameColumn } from './refusal-pieces.ts';

/** Why a pawn cannot come from one square to the other, whoever attacks whom. */
export function refusePawn(question: RefusalQuery, start: number, goal: number): Refusal {
  const { position, machine, name } = question;
  const forward = position.turn === 'w' ? 1 : -1;
  const aside = Math.abs(fileOf(columnOf[goal]!) - fileOf(columnOf[start]!));
  const ahead = (rankOf(columnOf[goal]!) - rankOf(columnOf[start]!)) * forward;
  const onBoard = machine.pawnsGoAside && pinOf[start]! >= 0;
  const changes = machine.pawnsGoAside && pinOf[start]! >= 0 !== pinOf[goal]! >= 0;
  if (ahead <= 0) return makeRefusal(question, 'pawn-back', 'pawn', {}, []);
  if (aside === 1 && ahead === 1) return refuseDiagonal(question, start, goal);
  if (ahead > 2 || aside > 1 || (aside === 1 && !onBoard))
    return makeRefusal(question, 'not-its-way/pawn', 'pawn', { from: name(start), to: name(goal) }, []);
  if (aside === 0 && (changes || (onBoard && ahead === 2))) return makeRefusal(question, 'pawn-aside', 'pawn', {}, []);
  if (ahead === 2 && (position.packed.cell[start]! & UNMOVED) === 0)
    return makeRefusal(question, 'double-moved', 'double', { square: name(start) }, ['rights'], [name(start)]);
  if (isPiece(position.packed.cell[goal]!)) return makeRefusal(question, 'pawn-straight', 'capture', { square: name(goal) }, [name(goal)]);
  return ahead === 2 ? refuseDouble(question, start, goal, forward) : refuseLevel(question, start, goal, 'pawn');
}

/** Two steps that the pawn still has the right to. */
function refuseDouble(question: RefusalQuery, start: number, goal: number, forward: number): Refusal {
  const { machine, position } = question;
  const crossed = columnAt(fileOf(columnOf[goal]!), rankOf(columnOf[start]!) + forward);
  const bars = findBars(question, start, goal, [crossed]);
  if (bars) return makeRefusal(question, 'blocked/double', 'double', { pieces: piecesOn(question, bars) }, bars);
  machine.load(position.packed);
  return machine.exists[crossed] === 0
    ? makeRefusal(question, 'gap/double', 'double', { column: nameColumn(crossed) }, [])
    : refuseLevels(question, { role: 'pawn', start, goal, columns: [columnOf[start]!, crossed, columnOf[goal]!], climbs: false }, 'double');
}

function refuseDiagonal(question: RefusalQuery, start: number, goal: number): Refusal {
  const { machine, position, name } = question;
  const { packed } = position;
  if (isPiece(packed.cell[goal]!)) return refuseLevel(question, start, goal, 'capture');
  const cell = packed.cell.slice();
  cell[goal] = PAWN | (packed.turn === 0 ? BLACK : 0);
  machine.load({ ...packed, cell });
  if (!machine.couldGo(start, goal)) return refuseLevel(question, start, goal, 'capture');
  machine.load(packed);
  if (packed.epPawn !== NONE && machine.crossedColumn() === columnOf[goal]) {
    const square = name(packed.epPawn);
    return (packed.epTargets >> placeInColumn[goal]!) & 1
      ? makeRefusal(question, 'not-in-passing', 'passing', { square, from: name(start) }, [square])
      : makeRefusal(question, 'not-in-passing/there', 'passing', { square, to: name(goal) }, [square]);
  }
  return makeRefusal(question, 'nothing-to-capture', 'capture', { square: name(goal) }, [name(goal)]);
}

function refuseLevel(question: RefusalQuery, start: number, goal: number, key: 'pawn' | 'capture'): Refusal {
  return refuseLevels(question, { role: 'pawn', start, goal, columns: [columnOf[start]!, columnOf[goal]!], climbs: false }, key);
}
