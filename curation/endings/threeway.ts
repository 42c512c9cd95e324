import { BOARDS, FACES, LEAPS, POINTS } from '../../src/engine/threeway/board.ts';

/** The piece beside a king whose ending against a bare king is counted. */
export type EndingRole = 'queen' | 'rook' | 'bishop' | 'knight';

/** Among all positions with the stronger side to move and nothing to capture: how many it wins by force, and in how many of its moves at most. */
export interface EndingCount {
  readonly positions: number;
  readonly won: number;
  readonly most: number;
}

const { cells } = BOARDS['8-7'];
const COUNT = cells.length;
/** The bare king can take the piece: never lost. */
const SAFE = 255;

type Step = readonly [number, number];

function stepsFrom(cell: number, steps: readonly Step[]): readonly number[] {
  const { file, rank } = cells[cell]!;
  return steps.flatMap(([right, up]) => BOARDS['8-7'].at(file + right, rank + up)?.index ?? []);
}

function lineFrom(cell: number, [right, up]: Step): readonly number[] {
  const [next] = stepsFrom(cell, [[right, up]]);
  return next === undefined ? [] : [next, ...lineFrom(next, [right, up])];
}

const LINES: Readonly<Record<EndingRole, readonly Step[]>> = { queen: [...FACES, ...POINTS], rook: FACES, bishop: POINTS, knight: [] };
const KING_STEPS = cells.map((_, cell) => stepsFrom(cell, [...FACES, ...POINTS]));
const IS_NEXT = new Uint8Array(COUNT * COUNT);
KING_STEPS.forEach((steps, cell) => steps.forEach((to) => (IS_NEXT[cell * COUNT + to] = 1)));

/**
 * Counts king and one piece against a bare king on the usual three-way board with two players left, backwards from the mates
 * (Harshman IV and VIII). A stalemate or the loss of the piece is no win.
 */
export function countEnding(role: EndingRole): EndingCount {
  const rays = cells.map((_, cell) =>
    role === 'knight' ? stepsFrom(cell, LEAPS).map((to) => [to]) : LINES[role].map((line) => lineFrom(cell, line)),
  );
  const at = (king: number, piece: number, bare: number): number => (king * COUNT + piece) * COUNT + bare;
  const isPlace = (king: number, piece: number, bare: number): boolean =>
    king !== piece && king !== bare && piece !== bare && IS_NEXT[king * COUNT + bare] === 0;
  const attacked = new Uint8Array(COUNT ** 3);
  for (let king = 0; king < COUNT; king++)
    for (let piece = 0; piece < COUNT; piece++)
      for (const ray of rays[piece]!)
        for (const to of ray) {
          if (to === king) break;
          attacked[at(king, piece, to)] = 1;
        }
  /** How many steps the bare king has left that are not known to lose. */
  const left = new Uint8Array(COUNT ** 3);
  const won = new Uint8Array(COUNT ** 3);
  let positions = 0;
  let lost: number[] = [];
  for (let king = 0; king < COUNT; king++)
    for (let piece = 0; piece < COUNT; piece++)
      for (let bare = 0; bare < COUNT; bare++) {
        if (!isPlace(king, piece, bare)) continue;
        const index = at(king, piece, bare);
        if (attacked[index] === 0) positions += 1;
        const steps = KING_STEPS[bare]!.filter((to) => to !== king && IS_NEXT[king * COUNT + to] === 0);
        const flights = steps.filter((to) => to !== piece && attacked[at(king, piece, to)] === 0).length;
        left[index] = steps.includes(piece) ? SAFE : flights;
        if (left[index] === 0 && attacked[index] === 1) lost.push(index);
      }
  let [wins, most] = [0, 0];
  for (let moves = 1; lost.length > 0; moves++) {
    const next: number[] = [];
    for (const index of lost) {
      const [king, piece, bare] = [Math.floor(index / COUNT ** 2), Math.floor(index / COUNT) % COUNT, index % COUNT];
      const win = (from: number, stand: number): void => {
        const before = at(from, stand, bare);
        if (!isPlace(from, stand, bare) || attacked[before] === 1 || won[before] !== 0) return;
        [won[before], most] = [moves, moves];
        wins += 1;
        for (const back of KING_STEPS[bare]!) {
          const place = at(from, stand, back);
          if (!isPlace(from, stand, back) || left[place] === SAFE) continue;
          left[place] = left[place]! - 1;
          if (left[place] === 0) next.push(place);
        }
      };
      for (const from of KING_STEPS[king]!) win(from, piece);
      for (const ray of rays[piece]!)
        for (const from of ray) {
          if (from === king || from === bare) break;
          win(king, from);
        }
    }
    lost = next;
  }
  return { positions, won: wins, most };
}
