import { NONE } from '../core/machine.ts';
import type { Role } from '../core/piece.ts';
import type { NamedPiece } from '../core/refusal-cases.ts';
import type { Explanation, Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { roleName, SEATS, seatOf } from './cells.ts';
import { isPinName, parseMoveId, type MoveId } from './ids.ts';
import { fromOf, kindOf, PROMOTE, ROTATE, toOf, TRANSFER } from './packed-move.ts';
import type { TridPosition, RulesetContext } from './position.ts';
import { makeRefusal, makeRefusalQuery, findNamedSquare, type RefusalQuery } from './refusal-query.ts';
import { refuseBoardMove, refuseRotation } from './refusal-boards.ts';
import { refuseCastling, refuseCastlingPair, refuseCastlingStep } from './refusal-castling.ts';
import { refusePawn } from './refusal-pawns.ts';
import { refusePiece } from './refusal-pieces.ts';
import { refuseSuffix } from './refusal-suffix.ts';
import { squareName } from './tables.ts';
import { existingSquares } from './squares.ts';
import { parseAct } from '../core/act.ts';
import { FIFTY_PLIES } from './rules.ts';

/** Why an act may not be done here; nothing if the id is no act's. */
function refuseAct(question: RefusalQuery, id: string): Refusal | undefined {
  const act = parseAct(id);
  if (!act) return undefined;
  const { position, context: context, name } = question;
  const { draws } = context.tables.rules;
  if (act.kind !== 'claim') return makeRefusal(question, 'no-act/none', 'end', {}, []);
  const status = position.status();
  if (status !== 'playing') return makeRefusal(question, 'game-over', 'end', {}, []);
  if (act.ground === 'fifty' ? !draws.fifty : draws.threefold !== 'claim')
    return makeRefusal(question, `no-act/${act.ground}`, act.ground, {}, []);
  const { pending } = position.packed;
  if (pending >= 0 && context.tables.rules.promotion === 'at-once')
    return makeRefusal(question, 'promote-first/claim', 'waiting', { square: name(pending) }, [name(pending)]);
  return act.ground === 'fifty'
    ? makeRefusal(question, 'claim-early/fifty', 'fifty', { clock: position.clock, needed: FIFTY_PLIES }, ['clock'], [])
    : makeRefusal(question, 'claim-early/threefold', 'fifty', {}, ['placement'], []);
}

/** Why the move from one square (pin) to another is not legal here; nothing if it is. */
export function refuse(context: RulesetContext, position: TridPosition, from: string, to: string): Refusal | undefined {
  if (position.moves().some((move) => move.from === from && move.to === to)) return undefined;
  return refusePair(makeRefusalQuery(context, position), from, to);
}

/** Why the king may not castle with this rook, both on their first squares; nothing if it is legal, or if they stand elsewhere. */
export function refuseCastlingWith(context: RulesetContext, position: TridPosition, king: string, rook: string): Refusal | undefined {
  const isOwn = (square: string, role: Role): boolean => {
    const piece = position.at(square);
    return piece?.role === role && piece.owner === position.turn;
  };
  if (!isOwn(king, 'king') || !isOwn(rook, 'rook')) return undefined;
  const question = makeRefusalQuery(context, position);
  return refuseNow(question) ?? refuseCastlingPair(question, findNamedSquare(position, king), findNamedSquare(position, rook));
}

/** What the move from one square (pin) to another is here; for a rotation, the same pin twice. */
export function explain(context: RulesetContext, position: TridPosition, from: string, to: string): Explanation {
  const legal = position.moves().filter((move) => move.from === from && move.to === to);
  if (legal.length > 0) return { legal: true, ids: legal.map(({ id }) => id) };
  return { legal: false, ...refusePair(makeRefusalQuery(context, position), from, to) };
}

/** What a canonical id is here, of a move or an act; a malformed one is a fault. */
export function explainId(context: RulesetContext, position: TridPosition, id: string): Result<Explanation> {
  if ([...position.moves(), ...position.acts()].some((open) => open.id === id)) return ok({ legal: true, ids: [id] });
  const read = parseMoveId(id);
  const question = makeRefusalQuery(context, position);
  const refusal = read ? refuseId(question, id, read) : refuseAct(question, id);
  return refusal ? ok({ legal: false, ...refusal }) : fail('malformed', 'id', 'id/form', { example: 'b2W-b4N' });
}

function refuseId(question: RefusalQuery, id: string, read: MoveId): Refusal {
  const barred = refuseNow(question);
  if (barred) return barred;
  if (read.kind === 'castling') return refuseCastling(question, read.castle);
  if (read.kind === 'promotion') return makeRefusal(question, 'no-promotion/square', 'waiting', { square: read.square }, []);
  if (read.kind === 'rotation') return refusePair(question, read.pin, read.pin);
  const codes = looseMoves(question, read.from, read.to);
  const exact = codes.find((code) => question.machine.id(code) === id);
  if (exact !== undefined) return refuseForCheck(question, exact);
  const open = question.position.moves().some((move) => move.kind !== 'castling' && move.from === read.from && move.to === read.to);
  if (open || codes.length > 0) return refuseSuffix(question, read, codes);
  return refusePair(question, read.from, read.to, false);
}

/** Nothing at all, or nothing but a promotion, may be done now. */
function refuseNow(question: RefusalQuery): Refusal | undefined {
  const { position, context: context, name } = question;
  const { pending } = position.packed;
  if (position.claim) return makeRefusal(question, 'game-over/claimed', position.claim, {}, []);
  if (pending === NONE || context.tables.rules.promotion !== 'at-once') return undefined;
  return makeRefusal(question, 'promote-first', 'waiting', { square: name(pending) }, [name(pending)]);
}

/** The codes of the moves that lead from one place to the other, the king's safety left aside; castling is not among them. */
function looseMoves({ machine, position, context: context }: RefusalQuery, from: string, to: string): number[] {
  const { pinNames } = context.tables;
  const onBoards = isPinName(from);
  const start = onBoards ? pinNames.indexOf(from) : findNamedSquare(position, from);
  const goal = onBoards ? pinNames.indexOf(to) : findNamedSquare(position, to);
  if (start < 0 || goal < 0) return [];
  machine.load(position.packed);
  const count = machine.generatePseudoLegal();
  const codes = Array.from(machine.stack.subarray(0, count)).filter((code) => {
    const kind = kindOf(code);
    const isBoard = kind === TRANSFER || kind === ROTATE;
    return kind !== PROMOTE && isBoard === onBoards && fromOf(code) === start && toOf(code) === goal;
  });
  machine.top = 0;
  return codes;
}

/** Why nothing legal leads from one place to the other; `castling` if putting the king there may mean it. */
function refusePair(question: RefusalQuery, from: string, to: string, castling = true): Refusal {
  const barred = refuseNow(question);
  if (barred) return barred;
  const [code] = looseMoves(question, from, to);
  if (code !== undefined) return refuseForCheck(question, code);
  if (isPinName(from)) return from === to ? refuseRotation(question, from) : refuseBoardMove(question, from, to);
  return refuseStep(question, from, to, castling);
}

function refuseStep(question: RefusalQuery, from: string, to: string, castling: boolean): Refusal {
  const { position } = question;
  const piece = position.at(from);
  if (findNamedSquare(position, from) < 0) return makeRefusal(question, 'no-square', 'gap', { square: from }, []);
  if (!piece) return makeRefusal(question, 'no-piece', 'turn', { square: from }, [from]);
  if (piece.owner !== position.turn)
    return makeRefusal(question, 'not-yours', 'turn', { turn: position.turn, square: from, piece }, [from]);
  if (from === to) return makeRefusal(question, 'same-square', 'own', { role: piece.role, square: from }, [from]);
  const start = findNamedSquare(position, from);
  const goal = findNamedSquare(position, to);
  if (question.context.tables.pinNames.includes(to)) return makeRefusal(question, 'no-square/pin', 'where', { pin: to }, []);
  if (goal < 0) return makeRefusal(question, 'no-square', 'gap', { square: to }, []);
  const castled = castling && piece.role === 'king' ? refuseCastlingStep(question, start, goal) : undefined;
  if (castled) return castled;
  const own = position.at(to);
  if (own?.owner === piece.owner) return makeRefusal(question, 'own-piece', 'own', { role: own.role, square: to }, [to]);
  return piece.role === 'pawn' ? refusePawn(question, start, goal) : refusePiece(question, piece.role, start, goal);
}

/** The move is there, but the king could be taken after it: it is made, and looked from where. */
function refuseForCheck(question: RefusalQuery, code: number): Refusal {
  const { position, machine } = question;
  const { packed } = position;
  const checked = position.checks().length > 0;
  machine.load(packed);
  const rider = machine.king[packed.turn]!;
  machine.make(code);
  const king = machine.king[packed.turn]!;
  // A waiting pawn counts as the queen it becomes at once (Grant, Queening a Pawn).
  const pieceOn = (square: number): NamedPiece => {
    const role = roleName(machine.cell[square]!);
    const isNew = square === packed.pending && role !== 'pawn';
    return { role, square: squareName(square, machine.pinBoard), ...(isNew && { isNew }) };
  };
  const pieces = existingSquares(machine.boardPin)
    .filter(
      (square) => (machine.cell[square]! & 7) !== 0 && seatOf(machine.cell[square]!) !== packed.turn && machine.attacksSquare(square, king),
    )
    .map(pieceOn);
  const goal = squareName(king, machine.pinBoard);
  const waiting = machine.pending === NONE ? '' : squareName(machine.pending, machine.pinBoard);
  machine.unmake();
  if (pieces.length === 0) return makeRefusal(question, 'leaves-check/promotion', 'check', { square: waiting }, [waiting]);
  const squares = pieces.map(({ square }) => square);
  if (rider !== king) return makeRefusal(question, 'leaves-check/king', 'check', { square: goal, pieces }, squares);
  return checked
    ? makeRefusal(question, 'leaves-check/stays', 'check', { player: SEATS[packed.turn]!, pieces }, squares)
    : makeRefusal(question, 'leaves-check/opens', 'check', { pieces }, squares);
}
