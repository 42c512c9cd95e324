import { expect, type Position, type Ruleset } from '../../src/engine/index.ts';
import { minimise } from '../../src/puzzles/proof/redundant-piece.ts';
import { balanceOf, expectMove, isQuiet } from '../../src/puzzles/position-queries.ts';
import type { Blunder } from '../../src/puzzles/blunder.ts';
import { CHECKS, findFlaw, LEAST_MOVES, MOST_LEAD } from '../../src/puzzles/quality.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import { isQuestion, type Task } from '../../src/puzzles/task.ts';
import { climbHill } from './hill-climbing.ts';
import { changePosition } from './position-changes.ts';
import { countFlights } from './king-flights.ts';
import { playBeginnerGame } from './beginner-game.ts';
import type { Kind } from './kind.ts';
import { makeRandom } from '../common/random.ts';
import { withoutHistory, soleKey } from './sole-solution.ts';
import { composeSpecial, SPECIALS } from './special-first-move.ts';
import { shuffle, placeAtRandom } from './random-placement.ts';
import { findBlunderPuzzles } from './blunder-puzzles.ts';
import { searchOffLine } from './off-line-search.ts';

/** What the miner writes down: a position with its task, and where it was found. */
export interface Candidate {
  readonly kind: string;
  readonly position: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly goal: Task;
  readonly source: 'game' | 'composed';
  readonly seed: number;
  readonly batch: number;
  /** The ply of the game. */
  readonly ply?: number;
  /** So many legal moves further on than that ply, not those of the game. */
  readonly aside?: number;
  /** The opponent's mistake it begins with. */
  readonly slip?: Blunder;
}

/** How many positions came to each filter of a batch: `positions`, `unique`, each flaw, `kept`. */
export type Yield = Record<string, number>;

/** Positions thrown in a batch. */
const THROWN = 30;
const OPENING = 10;
/** Games that begin with an open middlegame rather than the array. */
const OPEN_SHARE = 0.8;
/** Moves made before a proof is given up. */
const NODES = 4_000_000;
/** Changes tried to mend what a composed position lacks. */
const STEPS = 100;

/** Everything a batch of a kind finds: one game, or some thrown positions. It depends on seed, kind and number alone. */
export function mineBatch(rules: Ruleset, kind: Kind, seed: number, batch: number): { candidates: Candidate[]; counts: Yield } {
  const ruleset = kind.options ? expect(rules.configure(kind.options)) : rules;
  const random = makeRandom(mix(seed, `${rules.id} ${kind.id}`, batch));
  const counts: Yield = {};
  const candidates: Candidate[] = [];
  const keep = (position: Position, goal: Task, ply?: number, aside?: number, slip?: Blunder): void => {
    const { id, source, options } = kind;
    candidates.push({
      kind: id,
      position: position.text(),
      ...(options && { options }),
      goal,
      source,
      seed,
      batch,
      ...(ply !== undefined && { ply }),
      ...(aside && { aside }),
      ...(slip && { slip }),
    });
  };
  if (kind.way === 'special') {
    for (const { position, task, slip } of composeSpecial(ruleset, kind, SPECIALS[kind.special], random, counts))
      keep(position, task, undefined, undefined, slip);
  } else if (kind.way === 'blunder') {
    for (const { position, task, slip } of findBlunderPuzzles(ruleset, random, counts))
      keep(position, task, slip.ply, undefined, { position: slip.before.text(), move: slip.move });
  } else if (kind.way === 'off-line') {
    for (const { position, task, ply, aside } of searchOffLine(ruleset, kind, random, counts)) keep(position, task, ply, aside);
  } else if (kind.way === 'game') {
    const isOpen = random() < (kind.isFromArray ? 0 : OPEN_SHARE);
    const positions = playBeginnerGame(ruleset, random, isOpen, kind.isSharp);
    let free = isOpen ? 2 : OPENING;
    positions.forEach((played, at) => {
      for (const { position, ply } of [{ position: played, ply: at }, ...slipsOf(played, at, kind.slips ?? 0, random)]) {
        if (ply < free || position.status() !== 'playing' || position.setup.pieces.length < (kind.least ?? 0)) continue;
        for (const task of kind.tasks(position, random)) {
          const found = examine(position, task, kind, counts, random);
          if (!found) continue;
          keep(found, task, ply);
          free = ply + 20;
          return;
        }
      }
    });
  } else if (kind.way === 'climbed') {
    for (const { position, task } of climbHill(ruleset, kind, random, counts)) keep(position, task);
  } else
    for (let i = 0; i < THROWN; i++) {
      const position = placeAtRandom(ruleset, random, kind.thrown);
      if (!position || position.status() !== 'playing') continue;
      for (const task of kind.tasks(position, random)) {
        const found = examine(position, task, kind, counts, random);
        if (!found) continue;
        keep(found, task);
        break;
      }
    }
  return { candidates, counts };
}

/** Positions after any legal move in place of the one that was played: what a slip would have led to. */
function slipsOf(position: Position, ply: number, number: number, random: () => number): { position: Position; ply: number }[] {
  if (number === 0 || position.status() !== 'playing') return [];
  return shuffle(position.moves(), random)
    .slice(0, number)
    .map(({ id }) => ({ position: expect(position.play(id)), ply: ply + 1 }));
}

/** The position as the collection would have it, when task and position make a puzzle that passes every check of its own. */
function examine(position: Position, task: Task, kind: Kind, counts: Yield, random: () => number): Position | undefined {
  const count = (what: string): undefined => void (counts[what] = (counts[what] ?? 0) + 1);
  count('positions');
  if (kind.source === 'game' && !isQuestion(task) && balanceOf(position) >= MOST_LEAD) return count('already-won');
  if (!isQuestion(task) && task.kind !== 'helpmate' && position.moves().length < LEAST_MOVES) return count('few-moves');
  if (kind.flights !== undefined && countFlights(position.machine()) > kind.flights) return count('free-king');
  const key = soleKey(position, task);
  if (key === undefined) return undefined;
  count('unique');
  const first = judge(position, task, kind, key);
  count(first.flaw ?? 'at-once');
  return climb(first, task, kind, counts, random);
}

/** Changes a composed position step by step until it fails no check, and takes off what it does not need then. */
function climb(first: Judged, task: Task, kind: Kind, counts: Yield, random: () => number): Position | undefined {
  let best = first;
  for (let step = 0; kind.source === 'composed' && best.flaw !== undefined && step < STEPS; step++) {
    const changed = changePosition(best.shown, random);
    if (changed?.status() !== 'playing' || (!isQuestion(task) && changed.moves().length < LEAST_MOVES)) continue;
    const key = soleKey(changed, task);
    if (key === undefined) continue;
    const next = judge(changed, task, kind, key);
    // Positions whose key is loud do not get nearer to a quiet one by going on from them.
    if (next.passed > best.passed || (next.passed === best.passed && best.passed >= 0)) best = next;
  }
  if (best.flaw !== undefined) return undefined;
  counts['kept'] = (counts['kept'] ?? 0) + 1;
  const { shown } = best;
  return kind.source === 'game' ? shown : minimise(expect(solveTask(shown, task))).position;
}

interface Judged {
  readonly shown: Position;
  readonly flaw: string | undefined;
  /** How many checks are passed before the first that is not. */
  readonly passed: number;
}

/** A sound position and the first check it fails; nothing that plays no part in a game is shown. */
function judge(position: Position, task: Task, kind: Kind, key: string): Judged {
  const shown = kind.source === 'game' ? withoutHistory(position, task, key) : position;
  if (kind.isQuiet && !isQuiet(shown, expectMove(shown, key))) return { shown, flaw: 'loud-key', passed: -1 };
  const solved = solveTask(shown, task, { nodes: NODES });
  if (!solved.ok) return { shown, flaw: 'unsettled', passed: -1 };
  const flaw = findFlaw(solved.value, kind.source);
  if (flaw) return { shown, flaw, passed: CHECKS.indexOf(flaw) };
  return { shown, flaw: kind.isFit && !kind.isFit(solved.value) ? 'unfit' : undefined, passed: CHECKS.length };
}

/** One number from a seed, a name and a number. */
export function mix(seed: number, name: string, number: number): number {
  let hash = (seed * 0x9e3779b1) | 0;
  for (const letter of `${name} ${number}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
