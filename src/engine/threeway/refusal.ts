import { NONE } from '../core/machine.ts';
import type { Explanation, Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { attackersOf } from './attacks.ts';
import { playerOf } from './board.ts';
import { parseMoveId, type MoveId } from './ids.ts';
import type { ThreewayMachine } from './machine.ts';
import { describeMove } from './moves.ts';
import { FACE, KING, KNIGHT, POINT, roleOf, unpackPiece } from './pieces.ts';
import type { ThreewayPosition } from './position.ts';
import { makeRefusal } from './references.ts';
import { refuseAct } from './refusal-acts.ts';
import { CASTLE_KING, CASTLE_QUEEN, PROMOTE, fromOf, kindOf, toOf } from './packed-move.ts';
import { DIRECTIONS, cellName } from './tables.ts';

/** Why no legal move goes from one cell to the other; nothing if one does. */
export function refuseMove(position: ThreewayPosition, from: string, to: string): Refusal | undefined {
  if (position.moves().some((move) => move.from === from && move.to === to)) return undefined;
  return refusePair(position, from, to, true);
}

/** Why the king may not castle with this rook, both on their first squares; nothing if it is legal, or if they stand elsewhere. */
export function refuseCastlingWith(position: ThreewayPosition, king: string, rook: string): Refusal | undefined {
  if (position.status() !== 'playing' || position.at(king)?.owner !== position.turn || position.at(rook)?.owner !== position.turn)
    return undefined;
  const machine = position.stand();
  const kind = [CASTLE_KING, CASTLE_QUEEN].find((each) => {
    const castling = machine.castling(machine.turn, each);
    return cellName(machine.tables, castling.king) === king && cellName(machine.tables, castling.rook) === rook;
  });
  const isPair = position.at(king)?.role === 'king' && position.at(rook)?.role === 'rook';
  return kind === undefined || !isPair ? undefined : refuseCastling(machine, kind);
}

/** What the move from one cell to the other is here. */
export function explain(position: ThreewayPosition, from: string, to: string): Explanation {
  const legal = position.moves().filter((move) => move.from === from && move.to === to);
  if (legal.length > 0) return { legal: true, ids: legal.map(({ id }) => id) };
  return { legal: false, ...refusePair(position, from, to, true) };
}

/** What a canonical id is here, of a move or an act; a malformed one is a fault. */
export function explainId(position: ThreewayPosition, id: string): Result<Explanation> {
  if ([...position.moves(), ...position.acts()].some((open) => open.id === id)) return ok({ legal: true, ids: [id] });
  const read = parseMoveId(id);
  const refusal = read ? refuseId(position, id, read) : refuseAct(position, id);
  return refusal ? ok({ legal: false, ...refusal }) : fail('malformed', 'id', 'id/form', { example: 'e3-e4' });
}

const over = (): Refusal => makeRefusal('game-over', 'end', {}, []);

function refuseId(position: ThreewayPosition, id: string, read: MoveId): Refusal {
  if (position.status() !== 'playing') return over();
  if (read.kind === 'pass') return makeRefusal('no-pass', 'pass', {}, []);
  if (read.kind === 'castling') {
    const machine = position.stand();
    const refusal = refuseCastling(machine, id === 'O-O' ? CASTLE_KING : CASTLE_QUEEN);
    if (!refusal) throw new Error(`${id} is legal in ${position.text()}`);
    return refusal;
  }
  const { from, to, role } = read;
  const codes = looseMoves(position.stand(), from, to);
  const open = position.moves().some((move) => move.kind === 'piece' && move.from === from && move.to === to);
  const exact = codes.some((code) => describeMove(position.stand(), code).id === id);
  if ((codes.length > 0 || open) && !exact) {
    const promotes = codes.some((code) => kindOf(code) >= PROMOTE);
    return promotes && role === undefined
      ? makeRefusal('promotion-missing/cell', 'promotion', { square: to }, [to])
      : makeRefusal('no-promotion', 'promotion', {}, []);
  }
  return refusePair(position, from, to, false);
}

/** The codes of the moves that lead there, the king's safety left aside; castling is not among them. */
function looseMoves(machine: ThreewayMachine, from: string, to: string): number[] {
  const { board } = machine.tables;
  const start = board.named(from)?.index;
  const end = board.named(to)?.index;
  if (start === undefined || end === undefined || machine.over) return [];
  const base = machine.top;
  const count = machine.generatePseudoLegal();
  const codes = Array.from(machine.stack.subarray(base, base + count)).filter((code) => fromOf(code) === start && toOf(code) === end);
  machine.top = base;
  return codes;
}

function refusePair(position: ThreewayPosition, from: string, to: string, castling: boolean): Refusal {
  const machine = position.stand();
  const { board } = machine.tables;
  if (position.status() !== 'playing') return over();
  const start = board.named(from);
  const end = board.named(to);
  if (!start || !end) return makeRefusal('no-square/cell', 'edge', { board: board.name, cell: start ? to : from }, []);
  const [code] = looseMoves(position.stand(), from, to);
  if (code !== undefined) return refuseDanger(position.stand(), code);
  return (
    refuseAtAll(position, machine, start.index) ??
    (from === to
      ? makeRefusal('same-square/piece', 'landing', { square: from }, [from])
      : refuseStep(position.stand(), start.index, end.index, castling))
  );
}

/** The piece may not be moved now, wherever it goes. */
function refuseAtAll(position: ThreewayPosition, machine: ThreewayMachine, from: number): Refusal | undefined {
  const cell = cellName(machine.tables, from);
  const piece = unpackPiece(machine.pieces[from] ?? 0);
  if (!piece) return makeRefusal('no-piece', 'turn', { square: cell }, [cell]);
  if (!position.active.includes(piece.owner)) return makeRefusal('defeated', 'defeat', { piece }, [cell]);
  return piece.owner === position.turn ? undefined : makeRefusal('not-yours', 'turn', { turn: position.turn, square: cell, piece }, [cell]);
}

/** The piece does not move that way, or something stands in its way. */
function refuseStep(machine: ThreewayMachine, from: number, to: number, castling: boolean): Refusal {
  const { tables, pieces, turn } = machine;
  const packed = pieces[from] ?? 0;
  const role = roleOf(packed);
  const target = unpackPiece(pieces[to] ?? 0);
  const name = cellName(tables, to);
  if (castling && role === 'king') {
    const kind = [CASTLE_KING, CASTLE_QUEEN].find((each) => {
      const { king, kingTo } = machine.castling(turn, each);
      return from === king && to === kingTo;
    });
    const refusal = kind === undefined || target?.owner === playerOf(turn) ? undefined : refuseCastling(machine, kind);
    if (refusal) return refusal;
  }
  if (target?.owner === playerOf(turn)) return makeRefusal('own-piece', 'landing', { role: target.role, square: name }, [name]);
  if (role === 'pawn') return refusePawn(machine, from, to);
  const between = role === 'knight' || role === 'king' ? undefined : findLine(machine, from, to, packed & 7);
  if (!between) return makeRefusal('not-its-way/cells', role, { role }, []);
  const blockers = between.filter((cell) => pieces[cell] !== 0).map((cell) => cellName(tables, cell));
  return makeRefusal('blocked/cells', 'block', { role, cells: blockers }, blockers);
}

/** The cells between the two on a line the role moves along; nothing if there is no such line. */
function findLine({ tables }: ThreewayMachine, from: number, to: number, role: number): readonly number[] | undefined {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const lines = direction < 6 ? FACE : POINT;
    if (role === KNIGHT || role === KING || (role & lines) !== lines) continue;
    const start = tables.rayStart[from * DIRECTIONS + direction] ?? 0;
    const line = tables.rays.subarray(start, tables.rays.indexOf(NONE, start));
    const place = line.indexOf(to);
    if (place >= 0) return Array.from(line.subarray(0, place));
  }
  return undefined;
}

function refusePawn(machine: ThreewayMachine, from: number, to: number): Refusal {
  const { tables, pieces, turn } = machine;
  const at = (turn * tables.count + from) * 4;
  const name = cellName(tables, to);
  for (const line of [at, at + 2]) {
    const first = tables.ahead[line] ?? NONE;
    const isDouble = first >= 0 && tables.ahead[line + 1] === to;
    if (first < 0 || (first !== to && !isDouble)) continue;
    if (isDouble && !machine.unmoved[from])
      return makeRefusal('double-moved', 'double', { square: cellName(tables, from) }, ['rights'], [cellName(tables, from)]);
    if (pieces[to] !== 0) return makeRefusal('pawn-straight/point', 'capture', { square: name }, [name]);
    const crossed = cellName(tables, first);
    return makeRefusal('blocked/crossed', 'double', { cell: crossed }, [crossed]);
  }
  if (!strikesOf(machine, from).includes(to)) return makeRefusal('not-its-way/cells', 'pawn', { role: 'pawn' }, []);
  const epPawn = machine.epPawnAt(to);
  if (epPawn !== NONE && pieces[to] === 0)
    return makeRefusal('not-in-passing/here', 'passing', { square: cellName(tables, epPawn) }, [cellName(tables, epPawn)]);
  return makeRefusal('nothing-to-capture/point', 'capture', { square: name }, [name]);
}

/** The cells on which the pawn of the player on move captures; the list of the tables ends with `NONE`. */
function strikesOf({ tables, turn }: ThreewayMachine, from: number): number[] {
  const at = (turn * tables.count + from) * 4;
  return Array.from(tables.strikes.subarray(at, tables.strikes.indexOf(NONE, at)));
}

/** Why the player on move may not castle on this side; nothing if it is legal. */
function refuseCastling(machine: ThreewayMachine, kind: number): Refusal | undefined {
  const { tables, turn, pieces } = machine;
  const castling = machine.castling(turn, kind);
  const names = (cells: readonly number[]): string[] => cells.map((cell) => cellName(tables, cell));
  const enemies = machine.active & ~(1 << turn);
  switch (machine.castleBar(kind)) {
    case 'king-moved':
      return makeRefusal('castling-moved/king', 'castling', {}, ['rights'], names([castling.king]));
    case 'rook-moved': {
      const rook = cellName(tables, castling.rook);
      return makeRefusal('castling-moved/rook', 'castling', { square: rook }, ['rights'], [rook]);
    }
    case 'blocked': {
      const blockers = names(castling.between.filter((cell) => pieces[cell] !== 0));
      return makeRefusal('castling-blocked/cells', 'castling', { cells: blockers }, blockers);
    }
    case 'check': {
      const attackers = names(attackersOf(machine, castling.king, enemies));
      return makeRefusal('castling-check/cells', 'castling', { cells: attackers }, attackers);
    }
    case 'attacked': {
      const cell = castling.path.find((each) => machine.attacked(each, enemies))!;
      const attackers = names(attackersOf(machine, cell, enemies));
      return makeRefusal('castling-attacked/cells', 'castling', { square: cellName(tables, cell), cells: attackers }, attackers);
    }
    case undefined:
      return undefined;
  }
}

/** The move is there, but the king could be captured after it: it is made, and looked from where. */
function refuseDanger(machine: ThreewayMachine, code: number): Refusal {
  const { turn, tables, pieces } = machine;
  const checked = machine.inCheck(turn);
  const moved = ((pieces[fromOf(code)] ?? 0) & 7) === KING;
  machine.move(code);
  const king = machine.kings[turn] ?? NONE;
  const cells = attackersOf(machine, king, machine.active & ~(1 << turn)).map((cell) => cellName(tables, cell));
  machine.unmake();
  if (moved) return makeRefusal('leaves-check/king-cells', 'protection', { square: cellName(tables, king), cells }, cells);
  return checked
    ? makeRefusal('leaves-check/stays-cells', 'saving', { player: playerOf(turn), cells }, cells)
    : makeRefusal('leaves-check/opens-cells', 'protection', { cells }, cells);
}
