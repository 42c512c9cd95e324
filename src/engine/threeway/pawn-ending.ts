import { NONE } from '../core/machine.ts';
import { FACES } from './board.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK } from './pieces.ts';
import { DIRECTIONS, type Tables } from './tables.ts';

/** The result with a pair of kings and one pawn: its side wins with the move; the bare king loses with the move. */
const WINS = 1;
const LOSES = 2;

/** What a pawn may become (Harshman IV). */
const PROMOTIONS = [QUEEN, ROOK, BISHOP, KNIGHT];

/**
 * King and pawn against a bare king on one three-way board, the third player gone with all pieces: every position of the two kings, pawn by
 * pawn from the farthest on, as a pawn never goes back (Harshman IV and VIII). The pawn has made its first move. Nothing that is claimed counts.
 */
export class PawnEnding {
  readonly #tables: Tables;
  readonly #seat: number;
  readonly #enemy: number;
  readonly #steps: readonly (readonly number[])[];
  readonly #isNext: Uint8Array;
  readonly #known: (Uint8Array | undefined)[];

  /** The ending of this seat’s pawn against this enemy’s king. */
  constructor(tables: Tables, seat: number, enemy: number) {
    const { count, rays, rayStart } = tables;
    this.#tables = tables;
    this.#seat = seat;
    this.#enemy = enemy;
    this.#known = Array.from({ length: count }, () => undefined);
    this.#isNext = new Uint8Array(count * count);
    this.#steps = Array.from({ length: count }, (_, cell) =>
      Array.from({ length: DIRECTIONS }, (__, direction) => rays[rayStart[cell * DIRECTIONS + direction]!]!).filter((to) => to !== NONE),
    );
    this.#steps.forEach((steps, cell) => steps.forEach((to) => (this.#isNext[cell * count + to] = 1)));
  }

  /** Whether the pawn’s side wins by force: with the move, or with the bare king on move. */
  isWon(king: number, pawn: number, bare: number, isBareOnMove: boolean): boolean {
    const known = this.#solve(pawn);
    return (known[king * this.#tables.count + bare]! & (isBareOnMove ? LOSES : WINS)) !== 0;
  }

  /**
   * Whether king and this piece beat a bare king: queen and rook from everywhere, if they can neither be captured nor stalemate it; bishop and
   * knight only where it is mated, or with the move about to be (`curation/endings/threeway.ts` counts all four).
   */
  beats(king: number, piece: number, at: number, bare: number, isBareOnMove: boolean): boolean {
    if (isBareOnMove) return this.#isBeaten(king, piece, at, bare);
    if (piece === QUEEN || piece === ROOK) return true;
    if (this.#strikes(piece, at, bare, king)) return true;
    const { count } = this.#tables;
    const isFree = (to: number): boolean => to !== king && to !== at && to !== bare;
    return (
      this.#steps[king]!.some((to) => isFree(to) && this.#isNext[to * count + bare] === 0 && this.#isBeaten(to, piece, at, bare)) ||
      this.#reach(piece, at, king).some((to) => isFree(to) && this.#isBeaten(king, piece, to, bare))
    );
  }

  #isBeaten(king: number, piece: number, at: number, bare: number): boolean {
    const { count } = this.#tables;
    const isLong = piece === QUEEN || piece === ROOK;
    let hasMove = false;
    for (const to of this.#steps[bare]!) {
      if (to === king || this.#isNext[king * count + to] === 1) continue;
      if (to === at) return false;
      if (!this.#strikes(piece, at, to, king)) hasMove = true;
    }
    return this.#strikes(piece, at, bare, king) ? !hasMove || isLong : hasMove && isLong;
  }

  #strikes(piece: number, at: number, to: number, king: number): boolean {
    return this.#reach(piece, at, king).includes(to);
  }

  /** What a piece attacks, its own king alone in the way: the bare king would only step back along its own line. */
  #reach(piece: number, at: number, king: number): readonly number[] {
    const { leaps, rays, rayStart } = this.#tables;
    const found: number[] = [];
    if (piece === KNIGHT) {
      for (let next = at * (DIRECTIONS + 1); leaps[next]! >= 0; next++) found.push(leaps[next]!);
      return found;
    }
    for (let direction = piece === BISHOP ? FACES.length : 0; direction < (piece === ROOK ? FACES.length : DIRECTIONS); direction++)
      for (let next = rayStart[at * DIRECTIONS + direction]!, seen = rays[next]!; seen >= 0 && seen !== king; seen = rays[++next]!)
        found.push(seen);
    return found;
  }

  /** The cells straight ahead of the pawn, one on either line. */
  #ahead(pawn: number): readonly number[] {
    const { ahead, count } = this.#tables;
    const start = (this.#seat * count + pawn) * 4;
    return [ahead[start]!, ahead[start + 2]!].filter((to) => to !== NONE);
  }

  #solve(pawn: number): Uint8Array {
    const known = this.#known[pawn];
    if (known) return known;
    const { count, home } = this.#tables;
    const pairs = new Uint8Array(count * count);
    this.#known[pawn] = pairs;
    const ahead = this.#ahead(pawn).map((to) => ({ to, after: home[to] === this.#enemy ? undefined : this.#solve(to) }));
    const struck = this.#struckBy(pawn);
    const isApart = (king: number, bare: number): boolean =>
      king !== bare && king !== pawn && bare !== pawn && this.#isNext[king * count + bare] === 0;
    const goesOn = (king: number, bare: number): boolean =>
      ahead.some(({ to, after }) => {
        if (to === king || to === bare) return false;
        if (after) return (after[king * count + bare]! & LOSES) !== 0;
        return PROMOTIONS.some((piece) => this.#isBeaten(king, piece, to, bare));
      });
    const wins = (king: number, bare: number): boolean =>
      this.#steps[king]!.some((to) => isApart(to, bare) && (pairs[to * count + bare]! & LOSES) !== 0);
    const loses = (king: number, bare: number): boolean => {
      let hasMove = false;
      for (const to of this.#steps[bare]!) {
        if (to === king || this.#isNext[king * count + to] === 1) continue;
        if (to === pawn) return false;
        if (struck[to] === 1) continue;
        hasMove = true;
        if ((pairs[king * count + to]! & WINS) === 0) return false;
      }
      return hasMove || struck[bare] === 1;
    };
    const open: number[] = [];
    for (let king = 0; king < count; king++)
      for (let bare = 0; bare < count; bare++) {
        if (!isApart(king, bare)) continue;
        const pair = king * count + bare;
        if (struck[bare] === 1 || goesOn(king, bare)) pairs[pair] = WINS;
        open.push(pair);
      }
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const pair of open) {
        const [king, bare] = [Math.floor(pair / count), pair % count];
        const before = pairs[pair]!;
        let now = before;
        if ((now & LOSES) === 0 && loses(king, bare)) now |= LOSES;
        if ((now & WINS) === 0 && wins(king, bare)) now |= WINS;
        if (now === before) continue;
        pairs[pair] = now;
        isChanged = true;
      }
    }
    return pairs;
  }

  #struckBy(pawn: number): Uint8Array {
    const { count, strikes } = this.#tables;
    const struck = new Uint8Array(count);
    for (let next = (this.#seat * count + pawn) * 4; strikes[next]! >= 0; next++) struck[strikes[next]!] = 1;
    return struck;
  }
}
