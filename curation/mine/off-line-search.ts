import { expect, type Machine, type Position, type Ruleset } from '../../src/engine/index.ts';
import type { Aim } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { expectMove, isGreedy } from '../../src/puzzles/position-queries.ts';
import { CHECKS, LEAST_MOVES, MOST_LEAD } from '../../src/puzzles/quality.ts';
import { isQuestion, type Task } from '../../src/puzzles/task.ts';
import type { Yield } from './batch.ts';
import { countFlights } from './king-flights.ts';
import { playBeginnerGame } from './beginner-game.ts';
import type { OffLineKind } from './kind.ts';
import { KEYS, listRight, measureStudied, NO_BAR, SHORTER, type Bar, type Measurement } from './measure-task.ts';
import { withoutHistory } from './sole-solution.ts';

/** Plies that a walk may leave the game by. */
export const MOST_ASIDE = 8;
/** Ways off a game that are tried, and of them those that are walked on because the task can be done at all there. */
const TRIES = 300;
const WALKS = 6;
/** Changes in a row that bring nothing before a walk is given up. */
const PATIENCE = 120;
/** How often another key than the one before is looked for; oftener where that one is the fault. */
const DISLOYAL = 0.2;
const DISLOYAL_TO_POOR = 0.5;
const POOR = CHECKS.length - CHECKS.indexOf('few-answers');
/** Plies before the first that is looked at. */
const OPENING = 4;

/** A puzzle found beside a game: after ply `ply` of it `aside` other moves, each of them legal. */
export interface OffLinePuzzle {
  readonly position: Position;
  readonly task: Task;
  readonly ply: number;
  readonly aside: number;
  /** The position of the game that was left, and the moves from there. */
  readonly root: Position;
  readonly moves: readonly string[];
}

/** Moves that lead off a game: codes of the machine, each legal where it is played. */
type Path = readonly number[];

/**
 * Plays a game and looks beside it: from one of its positions some legal moves of both sides are played, and then changed one or
 * two at a time, never for the worse, until the position they lead to passes every check. One position a game.
 */
export function searchOffLine(ruleset: Ruleset, kind: OffLineKind, random: () => number, counts: Yield): OffLinePuzzle[] {
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const positions = playBeginnerGame(ruleset, random, true, kind.isSharp).filter((position) => position.status() === 'playing');
  count('games');
  let walks = 0;
  for (let i = 0; i < TRIES && walks < WALKS && positions.length > OPENING; i++) {
    const ply = OPENING + Math.floor(random() * (positions.length - OPENING));
    const root = positions[ply]!;
    const [task] = kind.tasks(root, random);
    if (!task || isQuestion(task)) continue;
    count('tried');
    const hill = new Hill(root, task, kind, random);
    const path = hill.stray(Math.floor(random() * 5));
    const begun = path && hill.measure(path, NO_BAR);
    if (!begun) continue;
    walks++;
    count('begun');
    const top = hill.climb(begun, path, count);
    count(top.measured.cost === 0 ? 'kept' : `ended-${nameOf(top.measured.cost)}`);
    if (top.measured.cost > 0) continue;
    const moves = hill.namesOf(top.path);
    return [{ position: top.measured.position, task, ply, aside: moves.length, root, moves }];
  }
  return [];
}

function nameOf(cost: number): string {
  return cost >= SHORTER ? 'short' : cost >= KEYS ? 'cooked' : (CHECKS[CHECKS.length - Math.floor(cost)] ?? 'unfit');
}

/** The ways from one position of a game, for one task. */
class Hill {
  readonly #machine: Machine;
  readonly #aims: readonly Aim[];
  readonly #root: Position;
  readonly #task: Task;
  readonly #kind: OffLineKind;
  readonly #random: () => number;

  constructor(root: Position, task: Task, kind: OffLineKind, random: () => number) {
    this.#root = root;
    this.#task = task;
    this.#kind = kind;
    this.#random = random;
    this.#machine = root.machine();
    if (task.kind !== 'mate') throw new Error(`${task.kind} is not looked for beside games`);
    this.#aims = [0, 1].map((seat) => expect(makeAim(root, task, seat)));
  }

  /** So many moves at random; nothing when play ends on the way. */
  stray(plies: number, path: Path = []): Path | undefined {
    return this.#follow(path, () => {
      const machine = this.#machine;
      const found = [...path];
      let made = 0;
      for (; made < plies; made++) {
        const code = this.#pick();
        if (code === undefined) break;
        found.push(code);
        machine.make(code);
      }
      for (let i = 0; i < made; i++) machine.unmake();
      return made === plies ? found : undefined;
    });
  }

  #pick(): number | undefined {
    const machine = this.#machine;
    const base = machine.top;
    const count = machine.generate();
    machine.top = base;
    return count === 0 ? undefined : machine.stack[base + Math.floor(this.#random() * count)];
  }

  /** What `then` gives at the end of the path; nothing where a move of it is not legal. */
  #follow<T>(path: Path, then: () => T): T | undefined {
    const machine = this.#machine;
    let made = 0;
    let result: T | undefined;
    for (const code of path) {
      const base = machine.top;
      const end = base + machine.generate();
      machine.top = base;
      if (machine.stack.subarray(base, end).indexOf(code) < 0) break;
      machine.make(code);
      made++;
    }
    if (made === path.length) result = then();
    for (let i = 0; i < made; i++) machine.unmake();
    return result;
  }

  /** How far the position at the end of the path is from being a puzzle, cheap facts first; `undefined` where it is illegal or no better. */
  measure(path: Path, bar: Bar): Measurement | undefined {
    const machine = this.#machine;
    const kind = this.#kind;
    const task = this.#task;
    const right = this.#follow(path, () => {
      const { turn } = machine;
      if (machine.material(turn) - machine.material(1 - turn) >= MOST_LEAD) return undefined;
      if (countFlights(machine) > (kind.flights ?? Infinity) || machine.count() < LEAST_MOVES || machine.isDead()) return undefined;
      return listRight(machine, this.#aims[turn]!, false, bar);
    });
    if (!right) return undefined;
    const { keys, isShorter } = right;
    const cost = (isShorter ? SHORTER : KEYS) + keys.length - 1;
    if (isShorter || keys.length > 1) return cost <= bar.cost ? { position: this.#root, cost, keys } : undefined;
    const [key] = keys as [string];
    const reached = this.namesOf(path).reduce((position, id) => expect(position.play(id)), this.#root);
    const position = withoutHistory(reached, task, key);
    const greedy = CHECKS.length - CHECKS.indexOf('greedy-key');
    if (isGreedy(position, expectMove(position, key))) return greedy <= bar.cost ? { position, cost: greedy, keys } : undefined;
    return measureStudied(position, task, kind, keys);
  }

  namesOf(path: Path): string[] {
    const machine = this.#machine;
    const names: string[] = [];
    for (const code of path) {
      names.push(machine.id(code));
      machine.make(code);
    }
    for (let i = 0; i < path.length; i++) machine.unmake();
    return names;
  }

  /** Changes the path step by step, never for the worse. */
  climb(begun: Measurement, path: Path, count: (what: string) => void): { measured: Measurement; path: Path } {
    let best = begun;
    let way = path;
    for (let idle = 0; idle < PATIENCE && best.cost > 0; idle++) {
      const changed = this.#change(way);
      if (!changed) continue;
      count('changed');
      const disloyal = best.cost >= POOR && best.cost < KEYS ? DISLOYAL_TO_POOR : DISLOYAL;
      const next = this.measure(changed, { cost: best.cost, keys: this.#random() < disloyal ? [] : best.keys });
      if (!next || next.cost > best.cost) continue;
      if (next.cost < best.cost) idle = 0;
      best = next;
      way = changed;
    }
    return { measured: best, path: way };
  }

  /** The path with a move played in place of another, or two more or two less. */
  #change(path: Path): Path | undefined {
    const what = this.#random();
    const at = Math.floor(this.#random() * (path.length + 1));
    if (what < 0.25 || path.length === 0) return path.length + 2 > MOST_ASIDE ? undefined : this.stray(2, path);
    if (what < 0.4) {
      const [before, after] = [path.slice(0, at), path.slice(at)];
      const longer = path.length + 2 > MOST_ASIDE ? undefined : this.stray(2, before);
      return longer && [...longer, ...after];
    }
    if (what < 0.5) return path.filter((_, i) => i !== at && i !== at + 1);
    const until = Math.min(at, path.length - 1);
    const other = this.stray(1, path.slice(0, until));
    return other && [...other, ...path.slice(until + 1)];
  }
}
