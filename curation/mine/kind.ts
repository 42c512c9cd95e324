import type { Position, Ruleset } from '../../src/engine/index.ts';
import type { ClimbStart } from './hill-climbing.ts';
import type { SolvedTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { SpecialId } from './special-first-move.ts';
import type { PlacementRange } from './random-placement.ts';

/** What every kind of puzzle to mine has. */
interface KindBase {
  readonly id: string;
  readonly players: 2 | 3;
  /** How many of them a ruleset's collection wants. */
  readonly quota: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Tasks to try in a position; cheap to name, each is solved then. */
  tasks(position: Position, random: () => number): readonly Task[];
  /** Squares the other side's king may have to go to, at most (`king-flights.ts`): others are passed over unproved. */
  readonly flights?: number;
  /** The key must neither capture, nor promote, nor check. */
  readonly isQuiet?: true;
  /** What only this kind asks of a solved puzzle. */
  isFit?(solved: SolvedTask): boolean;
}

/** Found in the positions of a game. */
interface GameKind extends KindBase {
  readonly way: 'game';
  readonly source: 'game';
  /** Its games begin with the array, where rights are still to be used. */
  readonly isFromArray?: true;
  /** So many moves in place of the one played are looked at in each position of a game: players slip more often than the miner's do. */
  readonly slips?: number;
  /** Its games begin with few pieces anywhere, both kings in danger. */
  readonly isSharp?: true;
  /** Pieces it has at least. */
  readonly least?: number;
}

/** Found in the moves that could have been played beside a game (`off-line-search.ts`), not in the game alone. */
export interface OffLineKind extends KindBase {
  readonly way: 'off-line';
  readonly source: 'game';
  /** As of games. */
  readonly isSharp?: true;
}

/** Its games are the search's, and it begins with a mistake of the opponent (`blunder-puzzles.ts`). */
interface BlunderKind extends KindBase {
  readonly way: 'blunder';
  readonly source: 'game';
}

/** Composed from what is placed at random. */
interface ComposedKind extends KindBase {
  readonly source: 'composed';
  readonly thrown: PlacementRange;
  /** Changes in a row that bring nothing before it is given up, where others than usual. */
  readonly patience?: number;
  /** Pieces it may have at most, kings included, where more would make proofs long. */
  readonly most?: number;
}

/** Only placed, and mended. */
interface PlacedKind extends ComposedKind {
  readonly way: 'placed';
}

/** Composed step by step (`hill-climbing.ts`). */
export interface ClimbedKind extends ComposedKind {
  readonly way: 'climbed';
  /** Its own way to find a position to begin with; nothing where a try comes to nothing. */
  begin?(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): ClimbStart | undefined;
}

/** Composed so that its first move is a special one (`special-first-move.ts`). */
export interface SpecialKind extends ComposedKind {
  readonly way: 'special';
  readonly special: SpecialId;
  /** Its first move is brought to mate by changes (`mate-climb.ts`) before anything is proved. */
  readonly isCornered?: true;
  /** Its special move is the second, prepared by another (`prepared-mates.ts`). */
  readonly isPrepared?: true;
}

export type ComposedPuzzleKind = PlacedKind | ClimbedKind | SpecialKind;

/** A kind of puzzle to mine, by where its positions come from: what is asked in them, and how many are wanted. */
export type Kind = GameKind | OffLineKind | BlunderKind | ComposedPuzzleKind;
