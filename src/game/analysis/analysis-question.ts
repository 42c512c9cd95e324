import type { Player, FixedBoardVerdict } from '../../engine/index.ts';
import type { GameSoFar } from './replay.ts';

/** What the page asks the analyst; it goes to a worker. */
export interface AnalysisQuestion extends GameSoFar {
  /** The best lines here, or what the other side would play if it were its move. */
  readonly kind: 'lines' | 'threat';
  /** Milliseconds for the search. */
  readonly ms: number;
  /** Lines wanted, at most. */
  readonly lines: number;
}

/** Each player's share of the point: what is expected of the game, from 0 to 1. */
export type Shares = Readonly<Partial<Record<Player, number>>>;

/** A line that was found. */
export interface FoundLine {
  /** Ids of its moves. */
  readonly moves: readonly string[];
  readonly shares: Shares;
  /** For whoever makes the first move, in centipawns; with three players it means nothing to people. */
  readonly value: number;
  /** In how many of their own moves whoever is on move mates; below 0 in how many moves the other side mates. */
  readonly mate?: number;
  /** Whether that mate was proved, move by move; otherwise it is what the search saw. */
  readonly isProved?: true;
}

/** What was found in a position so far. */
export interface Finding {
  /** Who is on move, or would be: of a threat the other side. */
  readonly turn: Player;
  /** Best first; none where there is no threat. */
  readonly lines: readonly FoundLine[];
  /** Plies searched. */
  readonly depth: number;
  /** Milliseconds taken. */
  readonly ms: number;
  /** What a count of all positions says, where there is one: king and one piece against a bare king, with boards that stand still. */
  readonly counted?: FixedBoardVerdict;
}
