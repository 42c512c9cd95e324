import { captureOf, promotionOf, type Move, type Piece, type Player, type Position, type Role } from '../../engine/index.ts';

/** Why a move was bad, where it can be computed. */
export type MistakeReason =
  /** The other side mates. */
  | { readonly kind: 'mated'; readonly moves: number; readonly isProved: boolean }
  /** There was mate. */
  | { readonly kind: 'missedMate'; readonly moves: number; readonly isProved: boolean }
  /** A line to the king that the piece that moved away had closed. */
  | { readonly kind: 'line'; readonly from: string; readonly by: Role; readonly at: string; readonly king: string }
  /** A piece can be taken, and nothing makes up for it: the one that moved, or another. */
  | {
      readonly kind: 'hangs';
      readonly piece: Piece;
      readonly square: string;
      readonly by: Role;
      readonly moved: boolean;
      readonly level: boolean;
    }
  /** Two of the mover's pieces are attacked at once. */
  | {
      readonly kind: 'fork';
      readonly by: Role;
      readonly at: string;
      readonly targets: readonly { readonly role: Role; readonly square: string }[];
    }
  /** An attack board that the piece left is now the other side's to move. */
  | { readonly kind: 'board'; readonly board: string; readonly to: string }
  /** The other side promotes. */
  | { readonly kind: 'promotion'; readonly square: string }
  /** There was something to take. */
  | { readonly kind: 'missedCapture'; readonly piece: Piece; readonly square: string; readonly level: boolean };
export type MistakeReasonKind = MistakeReason['kind'];

/** A move that was played, what answers it, and what was better. */
export interface RefutedMove {
  readonly before: Position;
  readonly played: Move;
  /** Ids of the other side's best line after it. */
  readonly refutation: readonly string[];
  /** Ids of the best line instead of it. */
  readonly best: readonly string[];
  /** In how many moves the other side mates after it; and the mover did before. */
  readonly matedIn?: number;
  readonly missedMate?: number;
  /** Whether these were proved. */
  readonly isProved?: boolean;
}

/** Whether a line wins something for whoever makes its first move: it mates, promotes, or comes out ahead in material. */
export function winsSomething(start: Position, ids: readonly string[], mate: number | undefined): boolean {
  const [first] = follow(start, ids);
  const isAhead = (plies: number): boolean => netOf(start, start.turn, ids.slice(0, plies)) >= COUNTS;
  // After a reply: a line may end in the middle of an exchange.
  return (mate ?? 0) > 0 || (first && promotionOf(first.move)) !== undefined || [2, 4, MOST_PLIES].some(isAhead);
}

/** What a loss of material has to come to, in centipawns, and how far a line is followed for it. */
const [COUNTS, MOST_PLIES] = [80, 6];

/** The first reason that can be shown on the board; nothing where none is known. */
export function findMistakeReason(refuted: RefutedMove): MistakeReason | undefined {
  const { before, played, refutation, best, matedIn, missedMate, isProved = false } = refuted;
  if (matedIn !== undefined) return { kind: 'mated', moves: matedIn, isProved };
  if (missedMate !== undefined) return { kind: 'missedMate', moves: missedMate, isProved };
  const after = before.after(played);
  const me = before.turn;
  const reply = after.moves().find(({ id }) => id === refutation[0]);
  if (reply) {
    const found =
      findOpenedLine(before, played, after, reply, me) ??
      findHanging(before, played, after, reply, refutation, best, me) ??
      findLeftBoard(before, played, after, reply) ??
      findFork(after, reply, refutation, me) ??
      findPromotion(before, after, refutation, best, me);
    if (found) return found;
  }
  return findMissedCapture(before, played, refutation, best, me);
}

/** The reply gives check on a line that the piece closed before it moved. */
function findOpenedLine(before: Position, played: Move, after: Position, reply: Move, me: Player): MistakeReason | undefined {
  if (played.kind !== 'piece') return undefined;
  const piece = before.at(played.from);
  const checked = after.after(reply);
  const check = checked.checks().find(({ player }) => player === me);
  if (!piece || piece.role === 'king' || !check || checked.at(played.from)) return undefined;
  const restored = before.ruleset.changeSetup(checked.setup, { kind: 'put', square: played.from, piece });
  const closed = restored.ok ? before.ruleset.fromSetup(restored.value) : restored;
  if (!closed.ok) return undefined;
  const still = closed.value.checks().find(({ player }) => player === me)?.by ?? [];
  const at = check.by.find((square) => !still.includes(square));
  const by = at === undefined ? undefined : checked.at(at);
  return at !== undefined && by ? { kind: 'line', from: played.from, by: by.role, at, king: check.king } : undefined;
}

/** The reply takes a piece, and the line does not give it back. */
function findHanging(
  before: Position,
  played: Move,
  after: Position,
  reply: Move,
  refutation: readonly string[],
  best: readonly string[],
  me: Player,
): MistakeReason | undefined {
  const taken = captureOf(reply);
  if (!taken || taken.piece.owner !== me) return undefined;
  const net = netOf(before, me, [played.id, ...refutation]);
  // What is lost after the best move too is not this move's fault.
  if (net > -COUNTS || net > netOf(before, me, dropOpenCapture(before, best)) - COUNTS) return undefined;
  const by = after.at(reply.from)?.role;
  if (!by) return undefined;
  const moved = played.effects.some((effect) => effect.kind === 'go' && effect.to === taken.square && !effect.carried);
  return { kind: 'hangs', piece: taken.piece, square: taken.square, by, moved, level: isAcross(after, reply.from, taken.square) };
}

/** The reply moves a board of the mover's that the piece stood on before. */
function findLeftBoard(before: Position, played: Move, after: Position, reply: Move): MistakeReason | undefined {
  const moved = reply.kind === 'board' ? reply.effects.find((effect) => effect.kind === 'board') : undefined;
  if (!moved || played.kind !== 'piece' || before.at(played.from)?.owner !== before.turn) return undefined;
  const stood = before.squares.find(({ name }) => name === played.from)?.board;
  const isLeft = stood === moved.board && !after.squares.some(({ board, piece }) => board === stood && piece?.owner === before.turn);
  return isLeft ? { kind: 'board', board: moved.board, to: moved.to } : undefined;
}

/** The piece that replies attacks two that are worth more than it is, or that nobody covers; and one of them is lost. */
function findFork(after: Position, reply: Move, refutation: readonly string[], me: Player): MistakeReason | undefined {
  if (reply.kind !== 'piece' || netOf(after, me, refutation) > -COUNTS) return undefined;
  const next = after.after(reply);
  const by = next.at(reply.to);
  if (!by) return undefined;
  const { values } = next.ruleset;
  const targets = next.attacks(reply.to).flatMap((square) => {
    const piece = next.at(square);
    if (piece?.owner !== me || piece.role === 'pawn') return [];
    const isWorth = piece.role === 'king' || values[piece.role] > values[by.role] || next.attackers(square, me).length === 0;
    return isWorth ? [{ role: piece.role, square }] : [];
  });
  return targets.length >= 2 ? { kind: 'fork', by: by.role, at: reply.to, targets } : undefined;
}

/** A pawn of the other side is promoted in the line, and would not be after the best move. */
function findPromotion(
  before: Position,
  after: Position,
  refutation: readonly string[],
  best: readonly string[],
  me: Player,
): MistakeReason | undefined {
  const square = findPromoted(after, refutation, me);
  return square === undefined || findPromoted(before, best, me) !== undefined ? undefined : { kind: 'promotion', square };
}

function findPromoted(start: Position, line: readonly string[], me: Player): string | undefined {
  for (const { position, move } of follow(start, line)) {
    const become = position.turn === me ? undefined : promotionOf(move);
    if (become && become.piece.owner !== me) return become.square;
  }
  return undefined;
}

/** The best move took something that the line keeps, and the move that was played did not. */
function findMissedCapture(
  before: Position,
  played: Move,
  refutation: readonly string[],
  best: readonly string[],
  me: Player,
): MistakeReason | undefined {
  const move = before.moves().find(({ id }) => id === best[0]);
  const taken = move && captureOf(move);
  if (!taken || netOf(before, me, best) - netOf(before, me, [played.id, ...refutation]) < COUNTS || netOf(before, me, best) < COUNTS)
    return undefined;
  return { kind: 'missedCapture', piece: taken.piece, square: taken.square, level: isAcross(before, move.from, taken.square) };
}

/** The positions and moves of a line, as far as it is followed. */
function* follow(start: Position, ids: readonly string[]): Generator<{ readonly position: Position; readonly move: Move }> {
  let position = start;
  for (const id of ids.slice(0, MOST_PLIES)) {
    const move = position.moves().find((one) => one.id === id);
    if (!move) return;
    yield { position, move };
    position = position.after(move);
  }
}

/** A line without its last move where that is a capture by the other side that can be taken back: a short search stops in between. */
function dropOpenCapture(start: Position, ids: readonly string[]): readonly string[] {
  const last = [...follow(start, ids)].at(-1);
  const taken = last && last.position.turn !== start.turn ? captureOf(last.move) : undefined;
  if (!last || !taken) return ids;
  const isOpen = last.position
    .after(last.move)
    .moves()
    .some((answer) => captureOf(answer)?.square === last.move.to);
  return isOpen ? ids.slice(0, -1) : ids;
}

/** What a line changes in a player's favour, in centipawns; a capture that ends it is answered where it can be. */
function netOf(start: Position, player: Player, ids: readonly string[]): number {
  let end = start;
  for (const { position, move } of follow(start, ids)) end = position.after(move);
  return balanceOf(end, player) - balanceOf(start, player);
}

function balanceOf({ squares, ruleset }: Position, player: Player): number {
  const { values, players } = ruleset;
  return squares.reduce((sum, { piece }) => {
    if (!piece || piece.role === 'king') return sum;
    return sum + (piece.owner === player ? values[piece.role] : -values[piece.role] / (players.length - 1));
  }, 0);
}

/** Whether two squares lie on different levels. */
function isAcross({ squares }: Position, from: string, to: string): boolean {
  const heightOf = (name: string): number | undefined => squares.find((square) => square.name === name)?.height;
  const [one, other] = [heightOf(from), heightOf(to)];
  return one !== undefined && other !== undefined && one !== other;
}
