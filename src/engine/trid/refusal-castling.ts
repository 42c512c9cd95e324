import { NONE } from '../core/machine.ts';
import type { Refusal } from '../core/refusal.ts';
import { EMPTY, isPiece, SEATS } from './cells.ts';
import {
  CASTLE_ATTACKED,
  CASTLE_BLOCKED,
  CASTLE_CHECKED,
  CASTLE_FIRST,
  CASTLE_KING_MOVED,
  CASTLE_OPEN,
  CASTLE_ROOK_MOVED,
} from './tables.ts';
import { makeRefusal, piecesOn, type RefusalQuery } from './refusal-query.ts';
import { squareName, nameSquare, type CastlePath } from './tables.ts';
import { pinOf } from './board.ts';
import { existingSquares } from './squares.ts';

/** Why the castling of this id is not legal. */
export function refuseCastling(question: RefusalQuery, id: string): Refusal {
  const { position, context } = question;
  const path = context.tables.castles[position.packed.turn]!.find((castle) => castle.id === id);
  if (!path) return noCastling(question);
  const refusal = refusePath(question, path);
  if (!refusal) throw new Error(`${id} is legal in ${position.text()}`);
  return refusal;
}

/** Why the king may not castle, where it is put on the square that castling brings it to and cannot simply step there. */
export function refuseCastlingStep(question: RefusalQuery, start: number, goal: number): Refusal | undefined {
  const { position, context, machine } = question;
  const { packed } = position;
  const path = context.tables.castles[packed.turn]!.find((castle) => castle.kingFrom === start && castle.kingTo === goal);
  if (!path) return undefined;
  machine.load(packed);
  const onOwn = isPiece(packed.cell[goal]!) && goal !== path.rookFrom && position.at(question.name(goal))!.owner === position.turn;
  return onOwn || machine.couldGo(start, goal) ? undefined : refusePath(question, path);
}

/** Why the king may not castle with a rook, both on squares where one of their colour stood at first. */
export function refuseCastlingPair(question: RefusalQuery, king: number, rook: number): Refusal | undefined {
  const { position, context } = question;
  const paths = context.tables.castles[position.packed.turn]!;
  const path = paths.find((castle) => castle.kingFrom === king && castle.rookFrom === rook);
  if (path) return refusePath(question, path);
  if (paths.length > 0) return undefined;
  const { ruleset } = context;
  const start = ruleset.parse(ruleset.start);
  const stood = (square: number, role: string): boolean => {
    const piece = start.ok ? start.value.at(question.name(square)) : undefined;
    return piece?.role === role && piece.owner === position.turn;
  };
  return stood(king, 'king') && stood(rook, 'rook') ? noCastling(question) : undefined;
}

function noCastling(question: RefusalQuery): Refusal {
  return makeRefusal(question, 'no-castling', 'castling', {}, []);
}

function refusePath(question: RefusalQuery, path: CastlePath): Refusal | undefined {
  const { position, machine } = question;
  const { packed } = position;
  machine.load(packed);
  const bar = machine.castleBar(path, packed.turn, machine.inCheck(packed.turn));
  const home = (square: number): string => homeName(question, square);
  switch (bar) {
    case CASTLE_OPEN:
      return undefined;
    case CASTLE_FIRST:
      return makeRefusal(question, 'castling-first', 'castlingBars', {}, ['number'], []);
    case CASTLE_KING_MOVED:
      return makeRefusal(question, 'castling-moved/king', 'castlingBars', {}, ['rights'], shown(question, path.kingFrom));
    case CASTLE_ROOK_MOVED: {
      const square = home(path.rookFrom);
      return makeRefusal(question, 'castling-moved/rook', 'castlingBars', { square }, ['rights'], shown(question, path.rookFrom));
    }
    case CASTLE_BLOCKED: {
      const taken = path.vacant.filter((square) => packed.cell[square] !== EMPTY);
      const standing = taken.filter((square) => isPiece(packed.cell[square]!)).map(question.name);
      if (standing.length > 0)
        return makeRefusal(question, 'castling-blocked', 'castlingBars', { pieces: piecesOn(question, standing) }, standing);
      return makeRefusal(question, 'no-square/castling', 'castlingBars', { squares: taken.map(home) }, []);
    }
    case CASTLE_CHECKED: {
      const { by } = position.checks()[0]!;
      return makeRefusal(question, 'castling-check', 'castlingBars', { pieces: piecesOn(question, by) }, by);
    }
    case CASTLE_ATTACKED: {
      const attackers = attackersAfter(question, path);
      const goal = squareName(path.kingTo, machine.pinBoard);
      return makeRefusal(question, 'castling-attacked', 'castlingBars', { pieces: piecesOn(question, attackers), square: goal }, attackers);
    }
  }
}

/** Who attacks the king's new square once king and rook have moved. */
function attackersAfter({ position, machine }: RefusalQuery, path: CastlePath): string[] {
  const { packed } = position;
  machine.load(packed);
  machine.shiftPair(path.kingFrom, path.kingTo, packed.cell[path.kingFrom]!, path.rookFrom, path.rookTo, packed.cell[path.rookFrom]!);
  const enemy = SEATS[1 - packed.turn]!;
  return existingSquares(packed.boardPin)
    .filter((square) => position.at(squareName(square, machine.pinBoard))?.owner === enemy && machine.attacksSquare(square, path.kingTo))
    .map((square) => squareName(square, machine.pinBoard));
}

/** The name of a start square, whether or not its board is still at home. */
function homeName({ context }: RefusalQuery, square: number): string {
  const pin = pinOf[square]!;
  return nameSquare(square, pin < 0 ? NONE : context.tables.startPins.indexOf(pin));
}

function shown(question: RefusalQuery, square: number): string[] {
  const name = homeName(question, square);
  return question.position.squares.some((each) => each.name === name) ? [name] : [];
}
