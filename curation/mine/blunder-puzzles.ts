import type { Position, Ruleset } from '../../src/engine/index.ts';
import { findFlaw, LEAST_MOVES, MOST_LEAD } from '../../src/puzzles/quality.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';
import { countFlights } from './king-flights.ts';
import type { Yield } from './batch.ts';
import { withoutHistory, soleKey } from './sole-solution.ts';
import { isUndecided, isThreatened, findBlunders, seeWin, type FoundBlunder } from './blunder-search.ts';

/** A puzzle that begins with a slip. */
export interface BlunderPuzzle {
  readonly position: Position;
  readonly task: Task;
  readonly slip: FoundBlunder;
}

/** Plies from one puzzle of a game to the next. */
const APART = 20;
/** Moves of the longest mate that is looked for, and moves made before a proof is given up. */
const LONGEST_MATE = 4;
const NODES = 1_500_000;
const GAIN = { kind: 'gain', moves: 2, worth: 250 } as const satisfies Task;
/** The most that any other move may win in as many moves, in centipawns: the win is one by a margin. */
const MARGIN = 150;
/** A king with no more squares to go to may be mated in two by more than a short search sees. */
const MOST_FLIGHTS = 3;
const MATE: Task = { kind: 'mate', moves: 2 };
const HOLD: Task = { kind: 'defence', against: { kind: 'mate', moves: 1 } };

/** What can be asked after a slip: the mate or the gain that it gives away, or the one move that holds. */
function taskAfter({ after }: FoundBlunder): Task | undefined {
  const machine = after.machine();
  if (isThreatened(machine)) return soleKey(after, HOLD) !== undefined && isUndecided(after) ? HOLD : undefined;
  if (countFlights(machine) <= MOST_FLIGHTS && soleKey(after, MATE, { nodes: 150_000 }) !== undefined) return MATE;
  const won = seeWin(after);
  if (won === 0) return GAIN;
  return won !== undefined && won <= LONGEST_MATE ? { kind: 'mate', moves: won } : undefined;
}

/**
 * Tactical turns of one game: before the opponent's move nobody stands clearly better; after it one move alone wins, as the prover says,
 * or one alone holds. Two players.
 */
export function findBlunderPuzzles(ruleset: Ruleset, random: () => number, counts: Yield): readonly BlunderPuzzle[] {
  const count = (what: string): undefined => void (counts[what] = (counts[what] ?? 0) + 1);
  const found: BlunderPuzzle[] = [];
  let free = 0;
  count('games');
  for (const slip of findBlunders(ruleset, random)) {
    if (slip.ply < free) continue;
    count('slips');
    const task = taskAfter(slip);
    const position = task && examine(slip.after, task, count);
    if (!task || !position) continue;
    found.push({ position, task, slip });
    free = slip.ply + APART;
    count('kept');
  }
  return found;
}

function examine(position: Position, task: Task, count: (what: string) => undefined): Position | undefined {
  if (balanceOf(position) >= MOST_LEAD) return count('already-won');
  if (position.moves().length < LEAST_MOVES) return count('few-moves');
  count(task.kind);
  const key = soleKey(position, task, { nodes: NODES, table: true });
  if (key === undefined) return undefined;
  count(`${task.kind} sole`);
  if (task.kind === 'gain' && soleKey(position, { ...GAIN, worth: MARGIN }, { nodes: NODES, table: true }) !== key)
    return count('gain close');
  const shown = withoutHistory(position, task, key);
  const solved = solveTask(shown, task, { nodes: 4 * NODES });
  if (!solved.ok) return count('long');
  const flaw = findFlaw(solved.value, 'game');
  return flaw ? count(`${task.kind} ${flaw}`) : shown;
}
