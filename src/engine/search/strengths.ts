/** Shares of the moves that somebody does not see when choosing, from 0 to 1; each time others. */
export interface Oversight {
  /** Of their own moves of attack boards. */
  readonly boards: number;
  /** Of their own other moves, mates in one among them. */
  readonly moves: number;
  /** Of the replies that take something or promote. */
  readonly captures: number;
  /** Of the other replies: quiet threats, and mates. */
  readonly threats: number;
}

/** How the opponent plays: plies searched, positions searched, by how much its judgement is off, and what it overlooks. */
export interface Strength {
  /** What it is called, by programs and addresses. */
  readonly name: string;
  /** Plies it looks ahead, at most. */
  readonly plies: number;
  /** Positions it looks at, at most. */
  readonly nodes: number;
  /** By how much its judgement is off at random, at most, in centipawns. */
  readonly wander: number;
  /** What it does not see; nothing where it sees everything within its plies. */
  readonly overlooks?: Oversight;
  /** What it judges by: pieces where they stand, or also what they can do. `plain` if nothing is said. */
  readonly judgement?: 'plain' | 'full';
}

/** From one who overlooks most of what the other side can do, to one who uses all the time there is: `MOST_MS` of `src/game/opponent/reply.ts`. */
export const STRENGTHS: readonly Strength[] = [
  { name: 'newcomer', plies: 1, nodes: 5_000, wander: 60, overlooks: { boards: 0.8, moves: 0.3, captures: 0.35, threats: 1 } },
  { name: 'beginner', plies: 1, nodes: 5_000, wander: 40, overlooks: { boards: 0.6, moves: 0.2, captures: 0.2, threats: 1 } },
  { name: 'casual', plies: 2, nodes: 20_000, wander: 40, overlooks: { boards: 0.4, moves: 0.15, captures: 0.15, threats: 0.5 } },
  { name: 'regular', plies: 2, nodes: 20_000, wander: 30, overlooks: { boards: 0.25, moves: 0.1, captures: 0.08, threats: 0.25 } },
  { name: 'club', plies: 3, nodes: 40_000, wander: 20, overlooks: { boards: 0.2, moves: 0.08, captures: 0.08, threats: 0.25 } },
  { name: 'strong', plies: 3, nodes: 40_000, wander: 10, overlooks: { boards: 0.08, moves: 0.04, captures: 0.03, threats: 0.1 } },
  { name: 'expert', plies: 4, nodes: 60_000, wander: 8, judgement: 'full' },
  { name: 'master', plies: 95, nodes: 3_000_000, wander: 0, judgement: 'full' },
];

/** Who played the games that stored figures were counted from, and tried the puzzles: four names of today, as they played then. */
export const FORMER_STRENGTHS: readonly Strength[] = [
  { name: 'beginner', plies: 1, nodes: 5_000, wander: 150 },
  { name: 'casual', plies: 2, nodes: 20_000, wander: 60 },
  { name: 'club', plies: 3, nodes: 40_000, wander: 12 },
  { name: 'strong', plies: 6, nodes: 150_000, wander: 4 },
];
