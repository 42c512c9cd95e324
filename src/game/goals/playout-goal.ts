/** What is played for, from a position, against the machine. */
export const AIMS = ['mate', 'win', 'promote', 'draw', 'hold', 'list'] as const;
export type Aim = (typeof AIMS)[number];

/** Small aims that are ticked as they happen, each by a move of the reader's. */
export const SMALL_AIMS = [
  'castle',
  'clear-board',
  'move-board',
  'ride',
  'check',
  'level-check',
  'capture',
  'level-capture',
  'promote',
  'take-king',
  'double-check',
] as const;
export type SmallAim = (typeof SMALL_AIMS)[number];

/**
 * Play on from the position against the machine until an aim is reached:
 * `mate`: checkmate, where mate is declared a declaration of one's own, or a king that one takes;
 * `win`: material that stands when the captures are played out; `promote`: a pawn promoted, and there after the reply;
 * `draw`: any draw by the rules, or a win; `hold`: not to lose game, material or a named piece for a number of moves;
 * `list`: all of some small aims, and with `gain` no such loss at the next own turn. A game that is won reaches any aim.
 */
export interface PlayoutGoal {
  readonly kind: 'playout';
  readonly aim: Aim;
  /** The name of the machine's strength. */
  readonly strength: string;
  /** The reader's moves, at most; for `hold`, those to hold out. */
  readonly within?: number;
  /** In centipawns: what is to be won, or of `hold` and `list` what is not to be lost; a piece where nothing is said. */
  readonly gain?: number;
  /** For `hold`: the square of the piece that is not to be lost. */
  readonly keep?: string;
  /** For `list`: the aims. */
  readonly list?: readonly SmallAim[];
}

/** What counts as a piece where a goal says nothing else, in centipawns: less than the least of them, more than two pawns. */
export const A_PIECE = 250;
