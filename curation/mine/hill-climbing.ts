import { expect, type Position, type Ruleset } from '../../src/engine/index.ts';
import { dropPiece, minimise } from '../../src/puzzles/proof/redundant-piece.ts';
import { similarityOf, MOST_LIKE, describeShape, type Shape } from '../../src/puzzles/similarity.ts';
import { lineEnds, matingPattern, MOST_OF_A_PATTERN } from '../quality/mating-pattern.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { Yield } from './batch.ts';
import { changePosition, removePiece } from './position-changes.ts';
import type { ClimbedKind } from './kind.ts';
import { measureTask, NO_BAR, type Measurement } from './measure-task.ts';
import { placeAtRandom } from './random-placement.ts';

/** Positions thrown to find one to begin with. */
const THROWS = 60;
/** The same where a kind has its own way to begin. */
const BEGUN = 300;
/** Changes in a row that bring nothing before a climb is given up. */
const PATIENCE = 150;
/** Puzzles that one line of descent may give: they differ by half their pieces, but have a way of mating in common. */
const MOST_KEPT = 4;
/** How often another key than the one before is looked for. */
const DISLOYAL = 0.2;
const TWICE = 0.3;
const REMOVED = 0.2;
/** By how much a step may bring a position nearer to the puzzles that are there already. */
const STRAY = 0.05;
const MOST_PIECES = 14;

/** What a climb begins with. */
export interface ClimbStart {
  readonly task: Task;
  readonly measured: Measurement;
}

/** A puzzle that was bred: the position, and what is asked in it. */
export interface ClimbedPuzzle {
  readonly position: Position;
  readonly task: Task;
}

/**
 * Composes step by step: a thrown position in which the task can be done at all is changed, a piece or a board at a time, never
 * for the worse, until it passes every check; then changed on among puzzles that pass, away from those it has given.
 */
export function climbHill(ruleset: Ruleset, kind: ClimbedKind, random: () => number, counts: Yield): ClimbedPuzzle[] {
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const begun = begin(ruleset, kind, random, count);
  if (!begun) return [];
  count('begun');
  const { task } = begun;
  const kept: { bred: ClimbedPuzzle; shape: Shape; pattern: string | undefined; ends: string | undefined }[] = [];
  const nearness = (position: Position): number => {
    const shape = describeShape(position);
    return Math.max(0, ...kept.map((other) => similarityOf(shape, other.shape)));
  };
  let best: Measurement = begun.measured;
  let idle = 0;
  let near = 0;
  const keep = (): void => {
    best = lighten(best, task, kind);
    near = nearness(best.position);
    if (near >= MOST_LIKE) return;
    const solved = minimise(expect(solveTask(best.position, task)));
    const { position } = solved;
    if (findFlaw(solved, 'composed') || (kind.isFit && !kind.isFit(solved))) return;
    const pattern = matingPattern(solved);
    if (pattern !== undefined && kept.filter((other) => other.pattern === pattern).length >= MOST_OF_A_PATTERN) return;
    const ends = lineEnds(solved);
    if (ends !== undefined && kept.some((other) => other.ends === ends)) return;
    kept.push({ bred: { position, task }, shape: describeShape(position), pattern, ends });
    count('kept');
    near = 1;
    idle = 0;
  };
  if (best.cost === 0) keep();
  while (idle < (kind.patience ?? PATIENCE) && kept.length < MOST_KEPT) {
    idle++;
    const changed = mutate(best.position, kind.most ?? MOST_PIECES, random);
    if (changed?.status() !== 'playing') continue;
    count('changed');
    const bar = { cost: best.cost, keys: random() < DISLOYAL ? [] : best.keys };
    const next = measureTask(changed, task, kind, bar);
    if (!next || next.cost > best.cost) continue;
    if (next.cost < best.cost) idle = 0;
    if (next.cost === 0) {
      const nextNear = nearness(next.position);
      if (best.cost === 0 && nextNear > near + STRAY) continue;
      if (nextNear < near) idle = 0;
      best = next;
      near = nextNear;
      if (near < MOST_LIKE) keep();
    } else best = next;
  }
  count(best.cost === 0 ? 'ended-sound' : best.cost < 12 ? 'ended-flawed' : best.cost < 40 ? 'ended-cooked' : 'ended-short');
  return kept.map(({ bred }) => bred);
}

/** The same with every piece taken off that can be missed. */
function lighten(sound: Measurement, task: Task, kind: ClimbedKind): Measurement {
  for (const { name, piece } of sound.position.squares) {
    if (!piece || piece.role === 'king') continue;
    const without = dropPiece(sound.position, name);
    if (without?.status() !== 'playing') continue;
    const measured = measureTask(without, task, kind, { cost: 0, keys: sound.keys });
    if (measured?.cost === 0) return lighten(measured, task, kind);
  }
  return sound;
}

function begin(ruleset: Ruleset, kind: ClimbedKind, random: () => number, count: (what: string) => void): ClimbStart | undefined {
  for (let i = 0; i < (kind.begin ? BEGUN : THROWS); i++) {
    if (kind.begin) {
      count('positions');
      const begun = kind.begin(ruleset, kind, random);
      if (begun) return begun;
      continue;
    }
    const position = placeAtRandom(ruleset, random, kind.thrown);
    if (position?.status() !== 'playing') continue;
    const tasks = kind.tasks(position, random);
    const task = tasks[Math.floor(random() * tasks.length)];
    if (!task) continue;
    count('positions');
    const measured = measureTask(position, task, kind, NO_BAR);
    if (measured) return { task, measured };
  }
  return undefined;
}

function mutate(position: Position, most: number, random: () => number): Position | undefined {
  const pieces = position.squares.filter(({ piece }) => piece).length;
  const once = (from: Position): Position | undefined =>
    random() < REMOVED || pieces > most ? removePiece(from, random) : changePosition(from, random);
  const first = once(position);
  return first && random() < TWICE ? once(first) : first;
}
