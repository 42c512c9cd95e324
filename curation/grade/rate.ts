import { measureLine } from '../../src/puzzles/difficulty.ts';
import { shownRating } from '../../src/puzzles/rating.ts';
import { weighFeatures } from '../../src/puzzles/weights.ts';
import { ChessMachine } from './grade-chess.ts';

/** A puzzle of ordinary chess as open databases have it: the first move is the opponent's. */
export interface ChessPuzzle {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly rating: number;
  /** Words of the database for what it shows: `mate`, `mateIn2`. */
  readonly themes?: readonly string[];
}

/** What our formula makes of a chess puzzle; nothing when its line cannot be played. */
export function rateChess({ fen, moves }: ChessPuzzle): number | undefined {
  const machine = new ChessMachine(fen);
  const [first, ...line] = moves;
  const count = machine.generate();
  const code = Array.from(machine.stack.subarray(0, count)).find((one) => machine.id(one) === first);
  machine.top = 0;
  if (code === undefined || line.length === 0) return undefined;
  machine.make(code);
  return weighFeatures(measureLine(machine, line));
}

/** A chess puzzle with what people, the bare formula and the site make of it. */
export interface Graded {
  readonly puzzle: ChessPuzzle;
  /** Points of the facts alone. */
  readonly points: number;
  /** What a reader would be shown: by the facts beyond the average of these, and a little by length. */
  readonly shown: number;
}

/** Grades chess puzzles as the collection is graded; those whose line cannot be played are left out. */
export function gradeChess(puzzles: readonly ChessPuzzle[]): readonly Graded[] {
  const weighed = puzzles.flatMap((puzzle) => {
    const points = rateChess(puzzle);
    return points === undefined ? [] : [{ puzzle, points, length: Math.ceil((puzzle.moves.length - 1) / 2) }];
  });
  const centre = weighed.reduce((sum, { points }) => sum + points, 0) / Math.max(1, weighed.length);
  return weighed.map(({ puzzle, points, length }) => ({ puzzle, points, shown: shownRating(length, points, centre) }));
}

/** Whether a chess puzzle ends in mate. */
export const isChessMate = ({ puzzle: { themes = [] } }: Graded): boolean => themes.includes('mate');
