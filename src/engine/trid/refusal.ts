import { describePiece, type Piece, type Role } from '../core/piece.ts';
import type { Refusal } from '../core/refusal.ts';
import { columnAt, columnOf, COLUMN_COUNT, fileOf, FILES, heightOf, nextColumn, NONE, rankOf } from './board.ts';
import { FRESH, isPiece, seatOf } from './cells.ts';
import type { TridMachine } from './machine.ts';
import type { TridPosition, Workshop } from './position.ts';
import { refuseBoardMove } from './refusal-boards.ts';
import { ADJACENT, KNIGHT_LEAP, LINE_MASK, relation, SAME_COLUMN } from './relation.ts';
import { findSquare, nameOf } from './tables.ts';
import { existingSquares } from './text.ts';

/** A question why, with what is needed to answer it. */
export interface Question {
  readonly workshop: Workshop;
  readonly position: TridPosition;
  /** Set to the position. */
  readonly machine: TridMachine;
  readonly from: string;
  readonly to: string;
}

/** Why the move from one square (pin) to another is not legal here; nothing if it is. */
export function refuse(workshop: Workshop, position: TridPosition, from: string, to: string): Refusal | undefined {
  if (position.moves().some((move) => move.from === from && move.to === to)) return undefined;
  const { machine, tables } = workshop;
  machine.load(position.setup);
  const question: Question = { workshop, position, machine, from, to };
  if (position.setup.pending !== NONE && tables.rules.promotion === 'choice') {
    const square = nameOf(position.setup.pending, machine.pinBoard);
    return {
      code: 'promote-first',
      source: tables.rules.sections.promotion,
      says: `The pawn on ${square} must be promoted before anything else is moved.`,
      shows: [square],
    };
  }
  return tables.pinNames.includes(from) ? refuseBoardMove(question) : refusePieceMove(question);
}

function refusePieceMove(question: Question): Refusal {
  const { workshop, position, machine, from, to } = question;
  const { sections } = workshop.tables.rules;
  const start = findSquare(from, position.setup.boardPin);
  const goal = findSquare(to, position.setup.boardPin);
  const piece = position.at(from);
  if (!piece) return { code: 'no-piece', source: sections.turn, says: `There is no piece on ${from}.`, shows: [from] };
  if (piece.owner !== position.turn)
    return { code: 'not-yours', source: sections.turn, says: `The ${describePiece(piece)} on ${from} is not the mover’s.`, shows: [from] };
  if (goal < 0 || nameOf(goal, machine.pinBoard) !== to)
    return { code: 'no-square', source: sections.gap, says: `There is no square ${to} now: no board offers it.`, shows: [] };
  const castling = refuseCastling(question, piece);
  if (castling) return castling;
  const own = position.at(to);
  if (own?.owner === piece.owner)
    return { code: 'own-piece', source: sections.own, says: `${to} holds a piece of the same player.`, shows: [to] };
  if (machine.couldGo(start, goal)) return refuseForCheck(question, start, goal);
  return piece.role === 'pawn' ? refusePawn(question, start, goal) : refuseReach(question, piece, start, goal);
}

/** The move is the piece's own, but the king could be taken after it. */
function refuseForCheck({ workshop, position, machine, from, to }: Question, start: number, goal: number): Refusal {
  const { sections } = workshop.tables.rules;
  const checked = position.checks().length > 0;
  machine.load(position.setup);
  const cell = position.setup.cell.slice();
  cell[goal] = cell[start]!;
  cell[start] = 0;
  machine.load({ ...position.setup, cell });
  const king = machine.king[position.setup.turn]!;
  const attackers = existingSquares(position.setup.boardPin)
    .filter((square) => isPiece(cell[square]!) && seatOf(cell[square]!) !== position.setup.turn && machine.strikes(square, king))
    .map((square) => nameOf(square, machine.pinBoard));
  const moved = position.at(from)!.role === 'king';
  const says = moved
    ? `The king would stand attacked on ${to}, from ${list(attackers)}.`
    : checked
      ? `The king is in check and would still be, from ${list(attackers)}.`
      : `It would open the king to capture from ${list(attackers)}.`;
  return { code: 'leaves-check', source: sections.check, says, shows: attackers };
}

export function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The king is put where castling would bring it, and castling is not possible. */
function refuseCastling({ workshop, position, machine, from, to }: Question, piece: Piece): Refusal | undefined {
  const { tables } = workshop;
  const { castles, rules } = tables;
  if (piece.role !== 'king') return undefined;
  const start = findSquare(from, position.setup.boardPin);
  const goal = findSquare(to, position.setup.boardPin);
  const path = castles[position.setup.turn]!.find((castle) => castle.kingFrom === start && castle.kingTo === goal);
  if (!path || (position.at(to)?.owner === piece.owner && goal !== path.rookFrom) || machine.couldGo(start, goal)) return undefined;
  const because = (code: string, says: string, shows: readonly string[] = []): Refusal => ({
    code,
    source: rules.sections.castling,
    says,
    shows,
  });
  const name = (square: number): string => nameOf(square, machine.pinBoard);
  const fresh = (square: number): boolean => (position.setup.cell[square]! & FRESH) !== 0;
  if (rules.noCastlingOnMoveOne && position.number === 1)
    return because('castling-first', 'Nobody may castle with the first move of the game.');
  if (!fresh(path.kingFrom)) return because('castling-moved', 'The king has moved, so it cannot castle any more.', [from]);
  if (!fresh(path.rookFrom))
    return because('castling-moved', `The rook of ${name(path.rookFrom)} has moved or is gone.`, [name(path.rookFrom)]);
  const inTheWay = path.vacant.filter((square) => isPiece(position.setup.cell[square]!)).map(name);
  if (inTheWay.length > 0) return because('castling-blocked', `Castling needs ${list(inTheWay)} vacant.`, inTheWay);
  const checks = position.checks();
  return checks.length > 0
    ? because('castling-check', 'The king may not castle out of check.', checks[0]!.by)
    : because('castling-attacked', `The king would stand attacked on ${to}.`, position.attackers(to, position.turn === 'w' ? 'b' : 'w'));
}

const MOVES_LIKE: Readonly<Record<Exclude<Role, 'pawn'>, string>> = {
  king: 'The king goes one step.',
  queen: 'The queen goes along a file, a rank or a diagonal.',
  rook: 'The rook goes along a file or a rank.',
  bishop: 'The bishop goes along a diagonal.',
  knight: 'The knight goes two along a file or rank and one aside.',
};

function refuseReach({ workshop, position, machine, from, to }: Question, piece: Piece, start: number, goal: number): Refusal {
  const { rules } = workshop.tables;
  const a = columnOf[start]!;
  const b = columnOf[goal]!;
  const bits = relation[a * COLUMN_COUNT + b]!;
  const role = piece.role as Exclude<Role, 'pawn'>;
  const source = rules.sections[role];
  if ((bits & SAME_COLUMN) !== 0) return refuseUpright({ workshop, position, machine, from, to }, role, start, goal);
  const line = bits & LINE_MASK;
  const aimed =
    role === 'knight'
      ? bits & KNIGHT_LEAP
      : role === 'king'
        ? bits & ADJACENT
        : line !== 0 && !(role === 'rook' && line > 4) && !(role === 'bishop' && line < 5);
  if (!aimed) return { code: 'not-its-move', source, says: `${MOVES_LIKE[role]} ${to} is none of its squares from ${from}.`, shows: [to] };
  if (role === 'knight')
    return {
      code: 'no-ground',
      source,
      says:
        rules.levels === 'heights'
          ? `${to} is more than one level away.`
          : `There are no squares for the knight to pass on the way to ${to}.`,
      shows: [to],
    };
  const between: number[] = [];
  for (let column = nextColumn[(line - 1) * COLUMN_COUNT + a]!; column !== b; column = nextColumn[(line - 1) * COLUMN_COUNT + column]!)
    between.push(column);
  const gap = between.find((column) => machine.exists[column] === 0);
  if (gap !== undefined && rules.passes?.(0, 0) !== true)
    return {
      code: 'gap',
      source: rules.sections.gap,
      says: `There is no square in column ${nameColumn(gap)}, and the ${role} cannot cross the gap.`,
      shows: [],
    };
  const blockers = existingSquares(position.setup.boardPin).filter(
    (square) => between.includes(columnOf[square]!) && isPiece(position.setup.cell[square]!),
  );
  const names = blockers.map((square) => nameOf(square, machine.pinBoard));
  if (rules.levels !== 'columns' || names.length === 0)
    return {
      code: names.length > 0 ? 'blocked' : 'levels',
      source: rules.sections.block,
      says: `No open way leads there: a ${role} changes levels one at a time, one way only, over vacant squares.`,
      shows: names,
    };
  return { code: 'blocked', source: rules.sections.block, says: `The way is blocked by ${list(names)}.`, shows: names };
}

/** Straight up or down: not that piece's way at all, or its way and not open, or the king's and too far. */
function refuseUpright({ workshop, position, machine, from, to }: Question, role: Role, start: number, goal: number): Refusal {
  const { rules } = workshop.tables;
  const because = (code: string, says: string, shows: readonly string[]): Refusal => ({
    code,
    source: rules.sections.upright,
    says,
    shows,
  });
  if (!(rules.upright.includes(role) || (role === 'king' && rules.upright.length > 0)))
    return because('upright', `The ${role} cannot go straight up or down from ${from} to ${to}.`, [to]);
  const [low, high] = [heightOf[start]!, heightOf[goal]!].sort((one, other) => one - other);
  const between = existingSquares(position.setup.boardPin).filter(
    (square) => columnOf[square] === columnOf[start] && heightOf[square]! > low! && heightOf[square]! < high!,
  );
  const name = (square: number): string => nameOf(square, machine.pinBoard);
  if (role === 'king')
    return because('levels', `The king goes straight up or down one level only; ${to} is farther from ${from}.`, between.map(name));
  const standing = between.filter((square) => isPiece(position.setup.cell[square]!)).map(name);
  return standing.length > 0
    ? because('blocked', `The way straight up and down is blocked by ${list(standing)}.`, standing)
    : because('levels', `No open way leads straight from ${from} to ${to}: the levels are too far apart.`, [to]);
}

const nameColumn = (column: number): string => `${FILES.charAt(fileOf(column))}${rankOf(column)}`;

function refusePawn({ workshop, position, from, to }: Question, start: number, goal: number): Refusal {
  const { rules } = workshop.tables;
  const forward = position.turn === 'w' ? 1 : -1;
  const dx = Math.abs(fileOf(columnOf[goal]!) - fileOf(columnOf[start]!));
  const dy = (rankOf(columnOf[goal]!) - rankOf(columnOf[start]!)) * forward;
  const because = (code: string, says: string, shows: readonly string[]): Refusal => ({ code, source: rules.sections.pawn, says, shows });
  if (dy <= 0) return because('pawn-back', 'A pawn only goes forward.', [to]);
  if (dx === 0 && position.at(to)) return because('pawn-blocked', `A pawn captures only diagonally, and ${to} is taken.`, [to]);
  if (dx === 1 && dy === 1 && !position.at(to))
    return because('pawn-diagonal', `A pawn goes diagonally only to capture, and there is nothing on ${to}.`, [to]);
  if (dx === 0 && dy === 2) {
    const crossed = columnAt(fileOf(columnOf[start]!), rankOf(columnOf[start]!) + forward);
    const standing = position.squares
      .filter((square) => square.rank * 6 + square.file === crossed && square.piece)
      .map((square) => square.name);
    return standing.length > 0
      ? because('pawn-blocked', `A double step crosses ${nameColumn(crossed)}, where ${list(standing)} stands in the way.`, standing)
      : because('pawn-double', 'Two steps at once are only for a pawn’s first move, over squares that exist.', [from]);
  }
  return because('not-its-move', `A pawn cannot go from ${from} to ${to}.`, [to]);
}
