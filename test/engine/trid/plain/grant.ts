import { ATTACK_BOARDS, MAIN_BOARDS, PINS_24, squareName } from './board.ts';
import type { Place, PlainPin } from './board.ts';
import { pawnCaptures, plainMoves } from './moves.ts';
import type { Played } from './moves.ts';
import { boardMove, castlingMove, doubleMove, pieceMove, promote, putBoard } from './play.ts';
import { copyOf, known, pinOf, piecesOn, placeOf, placeOn } from './position.ts';
import type { PlainPosition } from './position.ts';
import { AROUND, LEAPS, directionsOf, forward, isAcross, isEnemy, isPawn, isVacant, pieceOn, squaresOf, vacantPins } from './rules.ts';
import type { PlainRules, Step } from './rules.ts';
import { startOf } from './text.ts';

const START = 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP2:PP/RQ;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/pp w * - - 0 1';

export const grant: PlainRules = {
  id: 'grant',
  ...startOf(START, PINS_24),
  rights: 'KRP',
  minorsDraw: 'any number',
  isLastRank,
  mayWait,
  attacks,
  candidates,
  crowned,
};

const UPRIGHT: Step = [0, 0];

function attacks(position: PlainPosition, square: string): string[] {
  const { white, role } = pieceOn(position, square);
  const from = placeOf(position, square);
  const near = (steps: readonly Step[]): string[] => steps.flatMap((step) => stepsTo(position, from, step)).map(({ name }) => name);
  switch (role) {
    case 'K':
      return near([...AROUND, UPRIGHT]);
    case 'N':
      return knightLeaps(position, from);
    case 'P':
      return near([-1, 1].map((dx): Step => [dx, forward(white)]));
    default:
      return [...new Set(directionsOf(role).flatMap((direction) => walk(position, trailFrom(from), direction)))];
  }
}

function isMain(board: string): boolean {
  return (MAIN_BOARDS as readonly string[]).includes(board);
}

/** The main board an attack board is attached to. */
function hostOf(position: PlainPosition, board: string): string {
  return known(MAIN_BOARDS[pinOf(position, board).main]);
}

/** General: W-N and N-B are adjacent, an attack board to its host alone. */
function levelsBeside(position: PlainPosition, board: string): string[] {
  if (!isMain(board)) return [hostOf(position, board)];
  const index = (MAIN_BOARDS as readonly string[]).indexOf(board);
  const mains = MAIN_BOARDS.filter((_, other) => Math.abs(other - index) === 1);
  return [...mains, ...ATTACK_BOARDS.filter((attack) => hostOf(position, attack) === board)];
}

/** The squares a step away, on the level and on the ones beside it; with no step at all, straight up and down. */
function stepsTo(position: PlainPosition, from: Place, [dx, dy]: Step): Place[] {
  const stays = dx === 0 && dy === 0 ? [] : [from.board];
  return [...stays, ...levelsBeside(position, from.board)].flatMap((board) => placeOn(position, board, from.x + dx, from.y + dy) ?? []);
}

/** A path as far as it has come: the levels it has left, and which way (1 up, -1 down) it has changed main boards. */
interface Trail {
  readonly at: Place;
  readonly left: readonly string[];
  readonly way: number;
}

function trailFrom(at: Place): Trail {
  return { at, left: [], way: 0 };
}

/** The path with a step more; nothing if it would return to a level or turn from up to down. */
function onward({ at, left, way }: Trail, to: Place): Trail | undefined {
  if (to.board === at.board) return { at: to, left, way };
  const change = isMain(at.board) && isMain(to.board) ? Math.sign(to.height - at.height) : 0;
  if (left.includes(to.board) || change * way < 0) return undefined;
  return { at: to, left: [...left, at.board], way: way + change };
}

/** All ends of the paths that go on from one in one direction; on diagonals also straight up and down. */
function walk(position: PlainPosition, trail: Trail, direction: Step): string[] {
  const isDiagonal = direction[0] !== 0 && direction[1] !== 0;
  const steps = isDiagonal ? [direction, UPRIGHT] : [direction];
  const reached: string[] = [];
  for (const to of steps.flatMap((step) => stepsTo(position, trail.at, step))) {
    const next = onward(trail, to);
    if (next === undefined) continue;
    reached.push(to.name);
    if (isVacant(position, to.name)) reached.push(...walk(position, next, direction));
  }
  return reached;
}

/** Two steps one way and one at right angles, long-long-short or short-long-long, one change of level at most. */
function knightLeaps(position: PlainPosition, from: Place): string[] {
  const reached = new Set<string>();
  for (const [dx, dy] of LEAPS) {
    const long: Step = [Math.trunc(dx / 2), Math.trunc(dy / 2)];
    const short: Step = [dx - 2 * long[0], dy - 2 * long[1]];
    const orders = [
      [long, long, short],
      [short, long, long],
    ];
    for (const steps of orders) {
      let paths: Place[][] = [[from]];
      for (const step of steps) paths = paths.flatMap((path) => stepsTo(position, known(path.at(-1)), step).map((to) => [...path, to]));
      for (const path of paths) {
        const changes = path.filter((place, index) => index > 0 && place.board !== path[index - 1]?.board).length;
        if (changes <= 1) reached.add(known(path.at(-1)).name);
      }
    }
  }
  return [...reached];
}

function candidates(position: PlainPosition): Map<string, PlainPosition> {
  const pieces = squaresOf(position, position.white).flatMap((from) =>
    movesFrom(position, from).flatMap(([to, next]): Played[] => {
      const isQueening = isPawn(position, from) && isLastRank(position, to, position.white);
      const after = isQueening ? pendingAt(next, to) : next;
      return [[`${from}-${to}`, after], ...inversions(position, to).map((pin): Played => [`${from}-${to}^`, inverted(after, to, pin)])];
    }),
  );
  const moves = [...pieces, ...castlings(position), ...boardMoves(position)];
  return new Map(moves.map(([id, next]) => [id, withQueens(position, next)]));
}

/** Queening: the pawns that waited during this move are queens from the start of their owner's turn. */
function withQueens(position: PlainPosition, next: PlainPosition): PlainPosition {
  const waiting = position.pending.filter((square) => isPawn(next, square) && isEnemy(next, square, position.white));
  const after = copyOf(next);
  after.pending = next.pending.filter((square) => !position.pending.includes(square));
  return waiting.reduce((result, square) => promote(result, square, 'Q'), after);
}

/** The position as it will be when the waiting pawn's owner is to move. */
function crowned(position: PlainPosition): PlainPosition {
  return position.pending.reduce((result, square) => promote(result, square, 'Q'), position);
}

function pendingAt(position: PlainPosition, square: string): PlainPosition {
  return { ...copyOf(position), pending: [...position.pending, square] };
}

/** Queening: rank 8 on B; rank 9, which is on an attack board at a back corner of B. Black's likewise. */
function isLastRank(position: PlainPosition, square: string, white: boolean): boolean {
  const { y, board } = placeOf(position, square);
  return white ? y === 9 || (y === 8 && board === 'B') : y === 0 || (y === 1 && board === 'W');
}

/** The Attack Boards: who moves on to an empty one may turn it over, to the other face of the same corner. */
function inversions(position: PlainPosition, to: string): string[] {
  const { board } = placeOf(position, to);
  if (isMain(board) || piecesOn(position, board).length > 0) return [];
  const { side, main, back } = pinOf(position, board);
  return vacantPins(position).filter((pin) => pin.side === side && pin.main === main && pin.back === back).map(({ name }) => name); // prettier-ignore
}

function inverted(position: PlainPosition, square: string, pin: string): PlainPosition {
  const turned = copyOf(position);
  putBoard(turned, placeOf(position, square).board, pin);
  return turned;
}

function movesFrom(position: PlainPosition, from: string): Played[] {
  return isPawn(position, from) ? pawnMoves(position, from) : plainMoves(position, from, attacks(position, from));
}

function pawnMoves(position: PlainPosition, from: string): Played[] {
  const place = placeOf(position, from);
  const attacked = attacks(position, from);
  const vacant = (places: Place[]): Place[] => places.filter(({ name }) => isVacant(position, name));
  const one = vacant(stepsAhead(position, place));
  const slanting = attacked.map((name) => placeOf(position, name)).filter(({ board }) => board !== place.board && isMain(board) !== isMain(place.board)); // prettier-ignore
  return [
    ...[...one, ...vacant(slanting)].map(({ name }): Played => [name, pieceMove(position, from, name)]),
    ...(position.unmoved.has(from) ? doubleSteps(position, place, isMain(place.board) ? one : slanting) : []),
    ...pawnCaptures(position, from, attacked, isBesideDoubleStep(position, place)),
  ];
}

/** Straight forward: on its own level, from a main board also to the main boards beside it. */
function stepsAhead(position: PlainPosition, from: Place): Place[] {
  return stepsTo(position, from, [0, forward(position.white)]).filter(
    ({ board }) => board === from.board || (isMain(board) && isMain(from.board)),
  );
}

/** First move: through a vacant square, or, off an attack board, over a pawn of one's own (which leaves nothing to take in passing). */
function doubleSteps(position: PlainPosition, from: Place, between: readonly Place[]): Played[] {
  const crossed = new Map<string, string[]>();
  for (const middle of between) {
    const piece = position.pieces.get(middle.name);
    const isJumped = piece?.role === 'P' && piece.white === position.white;
    if (piece !== undefined && !isJumped) continue;
    for (const to of stepsAhead(position, middle)) {
      const path = onward(trailFrom(from), middle);
      if (path === undefined || onward(path, to) === undefined || !isVacant(position, to.name)) continue;
      crossed.set(to.name, [...(crossed.get(to.name) ?? []), ...(isJumped ? [] : [middle.name])]);
    }
  }
  return [...crossed].map(([to, targets]) => [to, doubleMove(position, from.name, to, targets)]);
}

/** En passant is for a pawn directly left or right of the other on the same level. */
function isBesideDoubleStep(position: PlainPosition, { board, x, y }: Place): boolean {
  if (position.doubleStep === undefined) return false;
  const victim = placeOf(position, position.doubleStep.pawn);
  return board === victim.board && y === victim.y && Math.abs(x - victim.x) === 1;
}

/** Casteling. Out of the attack board on to the home squares of the queen's or king's knight and bishop. */
function castlings(position: PlainPosition): Played[] {
  const { white } = position;
  const outer = (x: number, board: string): string => squareName(x, white ? 0 : 9, white ? board : board.toLowerCase());
  const inner = (x: number): string => squareName(x, white ? 1 : 8, white ? 'W' : 'B');
  const king = outer(4, 'KL');
  if (!position.unmoved.has(king) || isAttacked(position, king)) return [];
  const moves: Played[] = [];
  const near = { from: outer(5, 'KL'), to: inner(3) };
  if (position.unmoved.has(near.from) && [inner(3), inner(4)].every((square) => isVacant(position, square))) {
    moves.push(['O-O', castlingMove(position, { from: king, to: inner(4) }, near)]);
  }
  const far = { from: outer(0, 'QL'), to: inner(2) };
  if (position.unmoved.has(far.from) && [inner(1), inner(2), outer(1, 'QL')].every((square) => isVacant(position, square))) {
    moves.push(['O-O-O', castlingMove(position, { from: king, to: inner(1) }, far)]);
  }
  return moves;
}

function isAttacked(position: PlainPosition, square: string): boolean {
  const then = crowned(position);
  return squaresOf(then, !position.white).some((from) => attacks(then, from).includes(square));
}

/** W front - N front; W back - N front, N back; N front - B front; N back - B front, B back: lower main board first. */
const NEAREST: readonly (readonly [lower: boolean, upper: boolean])[] = [[false, false], [true, false], [true, true]]; // prettier-ignore

function isAdjacent(from: PlainPin, to: PlainPin): boolean {
  if (from.over !== to.over) return false;
  if (from.side !== to.side) return isAcross(from, to);
  if (from.main === to.main) return true;
  const [lower, upper] = from.main < to.main ? [from, to] : [to, from];
  return upper.main - lower.main === 1 && NEAREST.some(([low, high]) => low === lower.back && high === upper.back);
}

/** A board with a single pawn is moved by the pawn's owner; a pawn carried to the far end waits there as well. */
function boardMoves(position: PlainPosition): Played[] {
  const moves: Played[] = [];
  for (const board of ATTACK_BOARDS) {
    const [pawn, ...more] = piecesOn(position, board);
    if (pawn?.role !== 'P' || pawn.white !== position.white || more.length > 0) continue;
    const from = pinOf(position, board);
    for (const to of vacantPins(position).filter((pin) => isAdjacent(from, pin))) {
      const next = boardMove(position, board, to.name);
      const seat = squaresOf(next, position.white).find((square) => placeOf(next, square).board === board);
      moves.push([`${from.name}-${to.name}`, isFarEnd(to, position.white) ? pendingAt(next, known(seat)) : next]);
    }
  }
  return moves;
}

function isFarEnd(pin: PlainPin, white: boolean): boolean {
  return white ? pin.main === 2 && pin.back : pin.main === 0 && !pin.back;
}

/** A pawn of the side that has just moved waits: it has stepped on to its last rank, or was carried to the far end alone. */
function mayWait(position: PlainPosition, square: string): boolean {
  const white = !position.white;
  if (!isPawn(position, square) || !isEnemy(position, square, !white)) return false;
  if (position.clock === 0) return isLastRank(position, square, white);
  const { board } = placeOf(position, square);
  return !isMain(board) && isFarEnd(pinOf(position, board), white) && piecesOn(position, board).length === 1;
}
