import { BOARDS, FACES, POINTS, type Cell } from '../../../src/engine/threeway/board.ts';

const board = BOARDS['8-7'];
const STEPS = [...FACES, ...POINTS];
/** White's pawn: forward across a face, captures across a point (Harshman IV, Pawn). */
const FORWARD = [
  [0, 1],
  [1, 1],
] as const;
const CAPTURES = [
  [1, 2],
  [-1, 1],
  [2, 1],
] as const;

const go = (cell: Cell, [file, rank]: readonly [number, number]): Cell | undefined => board.at(cell.file + file, cell.rank + rank);
const from = (cell: Cell, steps: readonly (readonly [number, number])[]): readonly Cell[] => steps.flatMap((step) => go(cell, step) ?? []);
const isNext = (one: Cell, other: Cell): boolean => from(one, STEPS).includes(other);
const isGrayHome = (cell: Cell): boolean => board.view(1, cell).rank === 1;

/** Whether queen or rook at a cell attacks another, these cells vacant and White's king in the way. */
function attacks(steps: readonly (readonly [number, number])[], at: Cell, to: Cell, king: Cell): boolean {
  return steps.some((step) => {
    for (let next = go(at, step); next && next !== king; next = go(next, step)) if (next === to) return true;
    return false;
  });
}

/** Whether White, with a new queen or rook and Gray on move, wins: it is neither taken nor does it stalemate (Harshman IV; VIII). */
function isPromotedWell(king: Cell, at: Cell, bare: Cell): boolean {
  return [STEPS, FACES].some((steps) => {
    const ways = from(bare, STEPS).filter((to) => to !== king && !isNext(king, to));
    if (ways.includes(at)) return false;
    return attacks(steps, at, bare, king) || ways.some((to) => !attacks(steps, at, to, king));
  });
}

/**
 * The pairs of kings `king bare` with which White wins with this pawn, on move and with Gray on move: found in rounds, each from what the
 * rounds before have found, so that nothing is won because it is won. Gray's bare king; Black is out.
 */
export function countPlainly(name: string, known = new Map<string, Plain>()): Plain {
  const found = known.get(name);
  if (found) return found;
  const pawn = board.named(name)!;
  const plain: Plain = { wins: new Set(), loses: new Set() };
  const struck = from(pawn, CAPTURES);
  const ahead = from(pawn, FORWARD).map((to) => ({ to, next: isGrayHome(to) ? undefined : countPlainly(to.name, known) }));
  const pairs = board.cells.flatMap((king) =>
    board.cells.flatMap((bare) => (king !== bare && king !== pawn && bare !== pawn && !isNext(king, bare) ? [{ king, bare }] : [])),
  );
  const nameOf = (king: Cell, bare: Cell): string => `${king.name} ${bare.name}`;
  for (let isNew = true; isNew;) {
    const [wins, loses] = [new Set(plain.wins), new Set(plain.loses)];
    isNew = false;
    for (const { king, bare } of pairs) {
      const pair = nameOf(king, bare);
      if (!wins.has(pair)) {
        const isWon =
          struck.includes(bare) ||
          from(king, STEPS).some((to) => to !== pawn && to !== bare && !isNext(to, bare) && loses.has(nameOf(to, bare))) ||
          ahead.some(({ to, next }) => to !== king && to !== bare && (next ? next.loses.has(pair) : isPromotedWell(king, to, bare)));
        if (isWon) isNew = Boolean(plain.wins.add(pair));
      }
      if (!loses.has(pair)) {
        const ways = from(bare, STEPS).filter((to) => to !== king && !isNext(king, to) && !struck.includes(to));
        const isLost = ways.length === 0 ? struck.includes(bare) : ways.every((to) => to !== pawn && wins.has(nameOf(king, to)));
        if (isLost) isNew = Boolean(plain.loses.add(pair));
      }
    }
  }
  known.set(name, plain);
  return plain;
}

/** Pairs of cells, White's king and Gray's. */
export interface Plain {
  readonly wins: Set<string>;
  readonly loses: Set<string>;
}
