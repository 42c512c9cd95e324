import type { Player } from '../../engine/index.ts';
import { lossOf, MISTAKE_LOSS } from './grades.ts';
import type { Finding, Shares } from './analysis-question.ts';

/** A move of a game with what was found before and after it. */
export interface JudgedMove {
  /** How many steps were made before it. */
  readonly ply: number;
  readonly mover: Player;
  /** The id of the move. */
  readonly played: string;
  readonly before: Finding;
  /** What was found after it; only the result where the game is over there. */
  readonly after: { readonly shares: Shares; readonly value?: number; readonly mate?: number };
}

/** A move that is worth looking at again. */
export interface Mistake extends JudgedMove {
  /** The chance of a point it lost. */
  readonly loss: number;
  /** In how many moves there was mate, where that was missed. */
  readonly missedMate?: number;
}

/** What counts as a mistake. */
export const COSTLY = {
  /** The least chance of a point it loses. */
  loss: MISTAKE_LOSS,
  /** The least it loses in centipawns: two searches differ by nearly as much. */
  value: 80,
  /** Mates of up to this many moves count as missed. */
  mate: 3,
  /** A chance this high counts as won; one as far from the other end counts as lost. */
  won: 0.9,
  stillWon: 0.75,
  /** Mistakes shown of a game, at most. */
  most: 6,
} as const;

/** What a move lost, and whether it is a mistake; `undefined` where it lost nothing. */
export function findMistake(move: JudgedMove): Mistake | undefined {
  const { mover, before, after } = move;
  const [best] = before.lines;
  if (!best || best.moves[0] === move.played) return undefined;
  const loss = lossOf(mover, best.shares, after.shares);
  const missedMate = missesMate(move);
  if (missedMate !== undefined) return { ...move, loss, missedMate };
  if (loss < COSTLY.loss || isDecided(best.shares[mover] ?? 0, after.shares[mover] ?? 0)) return undefined;
  const isForTwo = Object.keys(best.shares).length === 2;
  if (
    isForTwo &&
    after.value !== undefined &&
    after.mate === undefined &&
    best.mate === undefined &&
    best.value + after.value < COSTLY.value
  )
    return undefined;
  return { ...move, loss };
}

/** In how many moves the mover could have mated, if it is few and the move mates no more. */
function missesMate({ mover, before, after }: JudgedMove): number | undefined {
  const mate = before.lines[0]?.mate;
  if (mate === undefined || mate <= 0 || mate > COSTLY.mate) return undefined;
  const isStillMate = (after.mate !== undefined && after.mate <= 0) || after.shares[mover] === 1;
  return isStillMate ? undefined : mate;
}

/** Whether the game was won or lost before the move, and after it as well. */
export function isDecided(before: number, after: number): boolean {
  return (before >= COSTLY.won && after >= COSTLY.stillWon) || before <= 1 - COSTLY.won;
}

/** The mistakes that cost most, missed mates first, in the order of the game. */
export function chooseMistakes(moves: readonly JudgedMove[], most: number = COSTLY.most): readonly Mistake[] {
  const mistakes = moves.flatMap((move) => findMistake(move) ?? []);
  const weigh = ({ loss, missedMate }: Mistake): number => loss + (missedMate === undefined ? 0 : 1);
  return mistakes
    .sort((one, other) => weigh(other) - weigh(one))
    .slice(0, most)
    .sort((one, other) => one.ply - other.ply);
}
