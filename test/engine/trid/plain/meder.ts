import { ATTACK_BOARDS, PINS_12, lowRank, squareName } from './board.ts';
import type { PlainPin } from './board.ts';
import { column, columnAdvances, pawnCaptures, pieceIds, plainMoves } from './moves.ts';
import type { Played } from './moves.ts';
import { boardMove, castlingMove, promote, promotions } from './play.ts';
import { boardOn, copyOf, isWhiteBoard, known, pinOf, piecesOn, placeOf } from './position.ts';
import type { PlainPosition } from './position.ts';
import { AROUND, LEAPS, PROMOTIONS, directionsOf, forward, isAcross, isEnemy, isPawn, isVacant, pieceOn, squaresOf, vacantPins } from './rules.ts'; // prettier-ignore
import type { PlainRules, Step } from './rules.ts';
import { startOf } from './text.ts';

const START = 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QL1:PP/RQ;KL@KL1:PP/KR;ql@QL6:rq/pp;kl@KL6:kr/pp w * - - 0 1';

export const meder: PlainRules = {
  id: 'meder',
  ...startOf(START, PINS_12),
  rights: 'KRP',
  minorsDraw: 'none',
  isLastRank,
  mayWait,
  attacks,
  candidates,
  judged,
};

function attacks(position: PlainPosition, square: string): string[] {
  const { white, role } = pieceOn(position, square);
  switch (role) {
    case 'K':
      return AROUND.flatMap((step) => column(position, square, step));
    case 'N':
      return LEAPS.flatMap((leap) => column(position, square, leap));
    case 'P':
      return [-1, 1].flatMap((dx) => column(position, square, [dx, forward(white)]));
    default:
      return directionsOf(role).flatMap((step) => line(position, square, step));
  }
}

/** 3.1(c): a piece blocks its column on every level, landing there is allowed; 2.8, 3.1(e): a gap is passed. */
function line(position: PlainPosition, square: string, [dx, dy]: Step): string[] {
  const reached: string[] = [];
  for (let far = 1; far <= 9; far += 1) {
    const squares = column(position, square, [dx * far, dy * far]);
    reached.push(...squares);
    if (squares.some((name) => !isVacant(position, name))) break;
  }
  return reached;
}

function candidates(position: PlainPosition): Map<string, PlainPosition> {
  const [waiting] = position.pending;
  if (waiting !== undefined) return ownPromotion(position, waiting);
  const pieces = pieceIds(position, isLastRank, (from) => movesFrom(position, from));
  return new Map([...pieces, ...castlings(position), ...boardMoves(position)]);
}

function movesFrom(position: PlainPosition, from: string): Played[] {
  const attacked = attacks(position, from);
  if (!isPawn(position, from)) return plainMoves(position, from, attacked);
  const between = column(position, from, [0, forward(position.white)]);
  const isOpen = position.unmoved.has(from) && between.every((square) => isVacant(position, square)); // 3.4(b), 3.1(c)
  return [...columnAdvances(position, from, isOpen ? between : []), ...pawnCaptures(position, from, attacked)];
}

/** 3.4(e)(iii): the promotion on its own, before the next move is begun. */
function ownPromotion(position: PlainPosition, waiting: string): Map<string, PlainPosition> {
  return new Map(
    PROMOTIONS.map((role) => {
      const next = promote(position, waiting, role);
      next.pending = [];
      return [`${waiting}=${role}`, next];
    }),
  );
}

/** A promotion on its own is always legal; a board move must leave the mover safe whatever the pawn becomes. */
function judged(next: PlainPosition, mover: boolean): PlainPosition[] {
  if (next.white === mover) return [];
  return [next, ...next.pending.flatMap((square) => PROMOTIONS.map((role) => promote(next, square, role)))];
}

/** 3.4(e)(ii). */
function isLastRank(position: PlainPosition, square: string, white: boolean): boolean {
  const { x, y } = placeOf(position, square);
  const outer = white ? 9 : 0;
  const inner = white ? 8 : 1;
  if (x === 0 || x === 5) return y === outer;
  const isCorner = x === 1 || x === 4;
  return y === (isCorner && boardOn(position, `${x === 1 ? 'Q' : 'K'}L${white ? 6 : 1}`) !== undefined ? outer : inner);
}

/** 3.5(a). */
function castlings(position: PlainPosition): Played[] {
  const white = position.white;
  const at = (x: number, board: string): string => squareName(x, white ? 0 : 9, white ? board : board.toLowerCase());
  const king = at(4, 'KL');
  const [near, far, landing] = [at(5, 'KL'), at(0, 'QL'), at(1, 'QL')];
  if (position.number === 1 || !position.unmoved.has(king) || isAttacked(position, king)) return [];
  const moves: Played[] = [];
  if (position.unmoved.has(near) && !isAttacked(position, near)) {
    moves.push(['O-O', castlingMove(position, { from: king, to: near }, { from: near, to: king })]);
  }
  if (position.unmoved.has(far) && isVacant(position, landing) && !isAttacked(position, landing)) {
    moves.push(['O-O-O', castlingMove(position, { from: king, to: landing }, { from: far, to: king })]);
  }
  return moves;
}

function isAttacked(position: PlainPosition, square: string): boolean {
  return squaresOf(position, !position.white).some((from) => attacks(position, from).includes(square));
}

/** 3.6: "the next pins of the same or the next main board". */
const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3],
  2: [1, 3, 4],
  3: [1, 2, 4, 5],
  4: [2, 3, 5, 6],
  5: [3, 4, 6],
  6: [4, 5],
};

function isAdjacent(from: PlainPin, to: PlainPin): boolean {
  return from.side === to.side ? NEIGHBOURS[from.number]?.includes(to.number) === true : isAcross(from, to);
}

/** A board is moved by whoever stands on it alone, by its owner when it is empty; only then also backward. */
function mayMove(position: PlainPosition, board: string, white: boolean, from: PlainPin, to: PlainPin): boolean {
  const [first, ...more] = piecesOn(position, board);
  if (more.length > 0 || (first?.white ?? isWhiteBoard(board)) !== white || !isAdjacent(from, to)) return false;
  return first === undefined || (lowRank(to) - lowRank(from)) * forward(white) >= 0;
}

/** 9.3 with 3.4(b), (d): a pawn “has been moved by the move of an attack board”, and the fifty moves are counted afresh. */
function ride(position: PlainPosition, board: string, pin: string): PlainPosition {
  const next = boardMove(position, board, pin);
  if (carriesPawn(position, board)) next.clock = 0;
  return next;
}

function carriesPawn(position: PlainPosition, board: string): boolean {
  return piecesOn(position, board).some(({ role }) => role === 'P');
}

function boardMoves(position: PlainPosition): Played[] {
  return ATTACK_BOARDS.flatMap((board) => {
    const from = pinOf(position, board);
    const goals = vacantPins(position).filter((to) => mayMove(position, board, position.white, from, to));
    return goals.flatMap((to) => settled(`${from.name}-${to.name}`, ride(position, board, to.name), position.white));
  });
}

/** A pawn of the side to move waits where a board of the other side has just left its corner. */
function mayWait(position: PlainPosition, square: string): boolean {
  const { white } = position;
  const { x, y } = placeOf(position, square);
  if (!isPawn(position, square) || !isEnemy(position, square, !white) || !isLastRank(position, square, white)) return false;
  if (y !== (white ? 8 : 1) || (x !== 1 && x !== 4)) return false;
  const corner = known(position.pinTable.get(`${x === 1 ? 'Q' : 'K'}L${white ? 6 : 1}`));
  return ATTACK_BOARDS.some(
    (board) => mayMove(position, board, !white, corner, pinOf(position, board)) && carriesPawn(position, board) === (position.clock === 0),
  );
}

/** What a board move does to pawns: they wait no longer where their furthest rank has come to them, or they to it. */
function settled(id: string, next: PlainPosition, white: boolean): Played[] {
  const arrived = (side: boolean): string | undefined =>
    squaresOf(next, side).find((square) => isPawn(next, square) && isLastRank(next, square, side));
  const theirs = arrived(!white);
  const after = copyOf(next);
  if (theirs !== undefined) after.pending = [theirs];
  const own = arrived(white);
  return own === undefined ? [[id, after]] : promotions(`${id},${own}`, after, own);
}
