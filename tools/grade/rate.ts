import { measureLine } from '../../src/puzzles/difficulty.ts';
import { weigh } from '../../src/puzzles/weights.ts';
import { ChessMachine } from './chess.ts';

/** A puzzle of ordinary chess as open databases have it: the first move is the opponent's. */
export interface ChessPuzzle {
  readonly fen: string;
  readonly moves: readonly string[];
  readonly rating: number;
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
  return weigh(measureLine(machine, line));
}
