import { BOARDS, FACES, LEAPS, POINTS } from '../src/engine/threeway/board.ts';

/** The piece beside a king whose ending against a bare king is counted. */
export type EndingRole = 'queen' | 'rook' | 'bishop' | 'knight';

/** Of all positions with the stronger side to move and nothing to capture: how many it wins by force, and in how many of its moves at most. */
export interface EndingCount {
  readonly positions: number;
  readonly won: number;
  readonly most: number;
}

const { cells } = BOARDS['8-7'];
const COUNT = cells.length;
const STALEMATE = 255;

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
  const attacked = new Uint8Array(COUNT ** 3);
  const lost = new Uint8Array(COUNT ** 3);
  const won = new Uint8Array(COUNT ** 3);
  /** Where the piece goes with only its own king in the way, and where the bare king is, too. */
  const reach = (king: number, piece: number, bare: number, visit: (to: number) => boolean): boolean =>
    rays[piece]!.some((ray) => {
      for (const to of ray) {
        if (to === king || to === bare) return false;
        if (visit(to)) return true;
      }
      return false;
    });
  const each = (visit: (king: number, piece: number, bare: number, index: number) => void): void => {
    for (let king = 0; king < COUNT; king++)
      for (let piece = 0; piece < COUNT; piece++)
        if (piece !== king)
          for (let bare = 0; bare < COUNT; bare++)
            if (bare !== king && bare !== piece && IS_NEXT[king * COUNT + bare] === 0) visit(king, piece, bare, at(king, piece, bare));
  };
  for (let king = 0; king < COUNT; king++)
    for (let piece = 0; piece < COUNT; piece++)
      if (piece !== king) reach(king, piece, -1, (to) => ((attacked[at(king, piece, to)] = 1), false));
  /** Where the bare king may step, the piece's cell among them. */
  const flights = (king: number, piece: number, bare: number): readonly number[] =>
    KING_STEPS[bare]!.filter(
      (to) => to !== king && IS_NEXT[king * COUNT + to] === 0 && (to === piece || attacked[at(king, piece, to)] === 0),
    );
  each((king, piece, bare, index) => {
    if (flights(king, piece, bare).length === 0) lost[index] = attacked[index] === 1 ? 1 : STALEMATE;
  });
  let most = 0;
  for (let moves = 1, isChanged = true; isChanged; moves++) {
    isChanged = false;
    each((king, piece, bare, index) => {
      if (won[index] !== 0 || attacked[index] === 1) return;
      const isWon =
        KING_STEPS[king]!.some(
          (to) => to !== piece && to !== bare && IS_NEXT[to * COUNT + bare] === 0 && lost[at(to, piece, bare)] === moves,
        ) || reach(king, piece, bare, (to) => lost[at(king, to, bare)] === moves);
      if (!isWon) return;
      won[index] = moves;
      most = moves;
      isChanged = true;
    });
    if (isChanged)
      each((king, piece, bare, index) => {
        if (lost[index] !== 0) return;
        if (flights(king, piece, bare).every((to) => to !== piece && won[at(king, piece, to)] !== 0)) lost[index] = moves + 1;
      });
  }
  let [positions, wins] = [0, 0];
  each((_king, _piece, _bare, index) => {
    if (attacked[index] === 1) return;
    positions += 1;
    if (won[index] !== 0) wins += 1;
  });
  return { positions, won: wins, most };
}
