import type { Goal, Machine, Position } from '../../src/engine/index.ts';
import { NOBODY, type Aim } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { findHelpmates } from '../../src/puzzles/helpmate.ts';
import { balanceOf, expectMove, isGreedy, isQuiet } from '../../src/puzzles/position-queries.ts';
import { CHECKS, findFlaw, LEAST_MOVES, type SourceKind } from '../../src/puzzles/quality.ts';
import { LEAST_TEMPTING, listTempting } from '../../src/puzzles/temptation.ts';
import { shareOfDuals } from '../../src/puzzles/duals.ts';
import { refutations, solveTask, type SolvedTask } from '../../src/puzzles/solve-task.ts';
import { isQuestion, lengthOf, type Task } from '../../src/puzzles/task.ts';
import type { Kind } from './kind.ts';

/** What is asked of a puzzle beside its task. */
export interface PuzzleDemands extends Pick<Kind, 'isQuiet' | 'isFit'> {
  readonly source: SourceKind;
}

/** How far a position is from being a puzzle of its kind. */
export interface Measurement {
  readonly position: Position;
  /** 0 where every check is passed. */
  readonly cost: number;
  /** The right first moves, as far as they were counted. */
  readonly keys: readonly string[];
  /** There where one key was found. */
  readonly solved?: SolvedTask;
}

/** What a changed position is held against: it need not be measured further than to see that it is worse. */
export interface Bar {
  readonly cost: number;
  /** One of these moves has to be right still; any may be where there are none. */
  readonly keys: readonly string[];
}

export const NO_BAR: Bar = { cost: Infinity, keys: [] };

/** Moves made before a position is passed over; a longer task has more positions than the miner has patience. */
const NODES = 500_000;
const LONG_NODES = 120_000;
const nodesFor = (moves: number): number => (moves > 2 ? LONG_NODES : NODES);
/** Right first moves counted; a position with more is nothing to begin with. */
const MOST_KEYS = 6;
const MOST_DEFENCES = 10;
const MOST_LINES = 12;
/** Ways to help that may be one and the same but for the choice of level. */
const MOST_BY_LEVEL = 4;
const HELP_NODES = 200_000;
/** What is added for a key that checks or takes where a quiet one is wanted, for more keys than one, and for a shorter way. */
const LOUD = 4;
export const KEYS = 20;
export const SHORTER = 40;
const UNFIT = 0.5;

/** Cheap facts first; nothing where the task cannot be done at all, or no better than the bar. */
export function measureTask(position: Position, task: Task, kind: PuzzleDemands, bar: Bar = NO_BAR): Measurement | undefined {
  if (isQuestion(task) || task.kind === 'saves' || task.kind === 'proofgame') throw new Error(`${task.kind} is not composed step by step`);
  if (task.kind === 'helpmate') return measureHelp(position, task, kind, bar);
  if (position.machine().count() < LEAST_MOVES) return undefined;
  if ((task.kind === 'stalemate' || task.kind === 'draw') && balanceOf(position) >= 0) return undefined;
  const right = findRight(position, task, bar);
  if (!right) return undefined;
  const { keys, isShorter } = right;
  const isNoisy = kind.isQuiet === true && !keys.some((key) => isQuiet(position, expectMove(position, key)));
  const cost = (isShorter ? SHORTER : KEYS) + keys.length - 1 + (isNoisy ? LOUD : 0);
  if (isShorter || isNoisy || keys.length > 1) return cost <= bar.cost ? { position, cost, keys } : undefined;
  const greedy = CHECKS.length - CHECKS.indexOf('greedy-key');
  if (isGreedy(position, expectMove(position, keys[0]!))) return greedy <= bar.cost ? { position, cost: greedy, keys } : undefined;
  if (bar.cost === 0 && task.kind !== 'draw' && listTempting({ position, keys }).length < LEAST_TEMPTING) return undefined;
  return measureStudied(position, task, kind, keys);
}

/** A position with one key, or one way to help: the first check that it fails, and how far it is from passing it. */
export function measureStudied(position: Position, task: Task, kind: PuzzleDemands, keys: readonly string[]): Measurement | undefined {
  const found = solveTask(position, task, { nodes: nodesFor(lengthOf(task)) * 4, table: lengthOf(task) > 2 });
  if (!found.ok) return undefined;
  const solved = found.value;
  const flaw = findFlaw(solved, kind.source);
  if (flaw) return { position, keys, solved, cost: CHECKS.length - CHECKS.indexOf(flaw) + distance(flaw, solved) };
  return { position, keys, solved, cost: kind.isFit && !kind.isFit(solved) ? UNFIT : 0 };
}

/** Between 0 and 1, the nearer the less. */
function distance(flaw: (typeof CHECKS)[number], solved: SolvedTask): number {
  if (flaw === 'duals') return shareOfDuals(solved.position, solved.task, solved.solution!) * 0.9;
  if (flaw !== 'no-temptation') return 0;
  const { position, task } = solved;
  const tempting = listTempting(solved);
  const few = Math.max(0, LEAST_TEMPTING - tempting.length) * 0.3;
  const ways = Math.min(...tempting.map((id) => refutations(position, task, id).length), 4);
  return few + (ways - 1) * 0.1;
}

export interface Right {
  readonly keys: readonly string[];
  readonly isShorter: boolean;
}

/** The right first moves, up to a limit, and whether there is a shorter way; undefined where none is right or it takes too long. */
function findRight(position: Position, goal: Goal, bar: Bar): Right | undefined {
  const { players } = position.ruleset;
  const turn = players.indexOf(position.turn);
  const defends = goal.kind === 'defence';
  const aim = makeAim(position, defends ? goal.against : goal, defends ? (turn + 1) % players.length : turn);
  return aim.ok ? listRight(position.machine(), aim.value, defends, bar) : undefined;
}

/** The same on a machine, for an attack or what defends against it. */
export function listRight(machine: Machine, aim: Aim, defends: boolean, bar: Bar): Right | undefined {
  const { moves } = aim;
  // The table serves to find candidates only; each is proved without it when it is collected.
  const prover = new Prover(machine, aim, { nodes: nodesFor(moves), table: moves > 2 });
  if (prover.isOver(moves, NOBODY)) return undefined;
  const list = prover.list();
  const known = list.filter(({ id }) => bar.keys.includes(id));
  const isRight = (code: number): boolean => prover.leads(code, moves) !== defends;
  let isShorter = false;
  if (!defends && moves > 1)
    for (const { code } of list) {
      isShorter = prover.leads(code, moves - 1);
      if (isShorter) break;
    }
  if (isShorter && bar.cost < SHORTER) return undefined;
  const right = new Set<string>();
  for (const { id, code } of known) if (isRight(code)) right.add(id);
  if (bar.keys.length > 0 && right.size === 0) return undefined;
  const most = Math.min(defends ? MOST_DEFENCES : MOST_KEYS, isShorter ? Infinity : Math.max(1, bar.cost - KEYS + 1));
  for (const { id, code } of list) {
    if (known.some((one) => one.id === id)) continue;
    if (isRight(code)) right.add(id);
    if (prover.stopped) return undefined;
    if (right.size > most) return isShorter ? { keys: [...right], isShorter } : undefined;
  }
  return right.size === 0 || prover.stopped ? undefined : { keys: [...right], isShorter };
}

function measureHelp(
  position: Position,
  task: Extract<Task, { kind: 'helpmate' }>,
  kind: PuzzleDemands,
  bar: Bar,
): Measurement | undefined {
  if (bar.keys.length > 0 && !bar.keys.some((line) => endsInMate(position, line.split(' ')))) return undefined;
  const most = Math.min(MOST_LINES, bar.cost === Infinity ? MOST_LINES : Math.max(MOST_BY_LEVEL, bar.cost - KEYS + 1));
  const { lines, complete } = findHelpmates(position, task.moves, most, HELP_NODES);
  if (!complete || lines.length === 0) return undefined;
  if (findHelpmates(position, task.moves - 1, 0).lines.length > 0) return undefined;
  const keys = lines.map((line) => line.join(' '));
  const measured = lines.length <= MOST_BY_LEVEL ? measureStudied(position, task, kind, keys) : undefined;
  return measured?.cost === 0 ? measured : { position, keys, cost: KEYS + keys.length - 1 };
}

/** Whether the moves can be played one after another and the last one mates. */
function endsInMate(position: Position, line: readonly string[]): boolean {
  const machine = position.machine();
  for (const id of line) {
    const base = machine.top;
    const end = base + machine.generate();
    machine.top = base;
    const code = machine.stack.subarray(base, end).find((one) => machine.id(one) === id);
    if (code === undefined) return false;
    machine.make(code);
  }
  return machine.inCheck(machine.turn) && machine.count() === 0;
}
