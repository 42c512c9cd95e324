import {
  captureOf,
  promotes,
  type PlacedPiece,
  type Player,
  type Position,
  type Role,
  type Ruleset,
  type Setup,
} from '../../src/engine/index.ts';
import { makeGainOfThreeAim } from '../../src/engine/search/material-aims.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { listSteps } from '../../src/puzzles/main-line.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { solveTask, type SolvedTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { ClimbStart } from './hill-climbing.ts';
import type { ComposedPuzzleKind } from './kind.ts';
import { shuffle, type PlacementRange } from './random-placement.ts';
import { soleKey } from './sole-solution.ts';

/** What a gain of three players may be worth, the most first: a rook, a knight, a bishop. */
const WORTHS = [550, 400, 300] as const;
/** Moves made before a position is passed over. */
const NODES = 100_000;
/** Pieces that attack several at once, and of each those worth attacking that do not attack it in turn. */
const FORKING: readonly Role[] = ['knight', 'knight', 'rook', 'bishop', 'bishop', 'queen', 'pawn'];
const WON: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  knight: ['rook', 'rook', 'bishop', 'queen'],
  rook: ['knight', 'knight', 'bishop'],
  bishop: ['knight', 'knight', 'rook'],
  queen: ['knight'],
  pawn: ['knight', 'knight', 'rook'],
};
/** What stands beside them: little that gives check, which takes the second turn from the solver. */
const BESIDE: readonly Role[] = ['pawn', 'pawn', 'pawn', 'bishop', 'bishop', 'knight', 'rook'];
/** What gives the check that the owner of an attacked piece has to answer. */
const CHECKING: readonly Role[] = ['rook', 'bishop', 'bishop', 'knight'];
/** How often attacked pieces have one owner, how often that one is in check, and how often one piece is attacked then. */
const ONE_OWNER = 0.9;
const BOUND = 0.7;
const SINGLE = 0.6;
const NUMBER = 40;
/** A piece that is worth this much, in centipawns, may not hang where pieces are added; how many are tried, and how many mend a position. */
const HANGING = 150;
const DRESSES = 70;
const MENDING = 4;

/** A position with a gain in two, and what may be asked in it, the dearest first. */
interface ThrownGain {
  readonly position: Position;
  readonly tasks: readonly Task[];
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;
const between = ([least, most]: readonly [number, number], random: () => number): number =>
  least + Math.floor(random() * (most - least + 1));

/**
 * A thrown position of three players with a piece that can go where it attacks another, or two, and everything else anywhere; the owner of a single one
 * has a check of the third to answer. Given only where nothing hangs and that move wins a piece in two, whatever both others play.
 */
function throwGain(ruleset: Ruleset, thrown: PlacementRange, random: () => number): ThrownGain | undefined {
  const { players, values } = ruleset;
  const { setup, squares } = arrayOf(ruleset);
  const turn = pick(players, random);
  const others = players.filter((player) => player !== turn);
  const owner = pick(others, random);
  const isBound = random() < BOUND;
  const names = shuffle(squares, random);
  const role = pick(FORKING, random);
  const [to] = names as [string];
  const reached = shuffle(reachOf(ruleset, role, turn, to), random);
  const from = role === 'pawn' ? pick(names, random) : reached.pop();
  const targets = reached.slice(0, isBound && random() < SINGLE ? 1 : 2);
  if (from === undefined || targets.length === 0) return undefined;
  const pieces: PlacedPiece[] = [{ owner: turn, role, square: from }];
  for (const square of targets)
    pieces.push({ owner: random() < ONE_OWNER ? owner : pick(others, random), role: pick(WON[role]!, random), square });
  const isFree = (square: string): boolean => square !== to && pieces.every((piece) => piece.square !== square);
  const free = names.filter(isFree);
  const put = (one: Player, what: Role, square = free.pop()!): void => void pieces.push({ owner: one, role: what, square });
  for (const player of players) put(player, 'king');
  if (isBound) {
    const king = pieces.find((piece) => piece.owner === owner && piece.role === 'king')!;
    const checking = pick(CHECKING, random);
    const square = shuffle(reachOf(ruleset, checking, owner, king.square), random).find(isFree);
    if (square === undefined) return undefined;
    put(
      others.find((player) => player !== owner)!,
      checking,
      square,
    );
  }
  for (const player of players)
    for (let left = between(player === turn ? thrown.own : thrown.others, random); left > 0; left--) put(player, pick(BESIDE, random));
  if (new Set(pieces.map(({ square }) => square)).size < pieces.length) return undefined;
  const position = placeWithoutHistory(ruleset, { ...setup, number: NUMBER, pieces, turn, active: players });
  if (position?.status() !== 'playing') return undefined;
  const won = Math.min(...pieces.slice(1, 1 + targets.length).map((piece) => values[piece.role]));
  return isGain(position, `${from}-${to}`, Math.min(won, WORTHS[0]))
    ? { position, tasks: WORTHS.map((worth) => ({ kind: 'gain', moves: 2, worth })) }
    : undefined;
}

const ARRAYS = new Map<Ruleset, { readonly setup: Setup; readonly squares: readonly string[] }>();

/** How a ruleset's games begin, and its squares. */
function arrayOf(ruleset: Ruleset): { readonly setup: Setup; readonly squares: readonly string[] } {
  const known = ARRAYS.get(ruleset);
  if (known) return known;
  const { setup, squares } = ruleset.begin();
  const array = { setup, squares: squares.map(({ name }) => name) };
  ARRAYS.set(ruleset, array);
  return array;
}

const REACHES = new Map<string, readonly string[]>();

/** The squares that a piece attacks from a square, nothing in its way. */
function reachOf(ruleset: Ruleset, role: Role, owner: Player, square: string): readonly string[] {
  const name = `${role} ${owner} ${square}`;
  const known = REACHES.get(name);
  if (known) return known;
  const { setup, squares } = arrayOf(ruleset);
  const far = squares.filter((one) => one !== square);
  let found: readonly string[] = [];
  for (const at of [0, 40, 80]) {
    const kings = ruleset.players.map((player, i): PlacedPiece => ({ owner: player, role: 'king', square: far[at + 7 * i]! }));
    const bare = placeWithoutHistory(ruleset, { ...setup, number: NUMBER, pieces: [...kings, { owner, role, square }] });
    const attacked = bare?.attacks(square) ?? [];
    if (attacked.length > found.length) found = attacked;
  }
  REACHES.set(name, found);
  return found;
}

/** Whether nothing hangs, and the move wins so much in two. */
function isGain(position: Position, id: string, worth: number): boolean {
  const { list, prover, machine } = listFor(position, worth);
  const key = list.find((move) => move.id === id);
  if (!key || !prover.leads(key.code, 2)) return false;
  return list.every(({ code }) => !machine.isNoisy(code) || !prover.leads(code, 1));
}

/** The moves of a position and what proves a gain there. */
function listFor(position: Position, worth: number) {
  const machine = position.machine();
  const prover = new Prover(machine, makeGainOfThreeAim(machine, machine.turn, 2, worth), { nodes: NODES });
  return { machine, prover, list: prover.list() };
}

/** Whether this move and no other wins so much in two, and nothing at all hangs. */
function isSole(position: Position, key: string, worth: number): boolean {
  if (!isGain(position, key, worth)) return false;
  const { machine, prover, list } = listFor(position, worth);
  const hanging = new Prover(machine, makeGainOfThreeAim(machine, machine.turn, 1, HANGING));
  return list.every(({ id, code }) => id === key || !((machine.isNoisy(code) && hanging.leads(code, 1)) || prover.leads(code, 2)));
}

/**
 * The position with pieces added at random, one after another, each so that the same move alone still solves the task; the player with the
 * fewest has the next. Every position on the way, each with one piece more.
 */
export function* dress(start: Position, worth: number, key: string, most: number, random: () => number): Generator<Position> {
  let position = start;
  const { ruleset } = start;
  for (let i = 0; i < DRESSES && position.setup.pieces.length < most; i++) {
    const { setup, squares } = position;
    const countOf = (player: Player): number => setup.pieces.filter(({ owner }) => owner === player).length;
    const [owner] = shuffle(ruleset.players, random).toSorted((one, other) => countOf(one) - countOf(other)) as [Player];
    const free = squares.filter(({ piece }) => !piece).map(({ name }) => name);
    const pieces = [...setup.pieces, { owner, role: pick(BESIDE, random), square: pick(free, random) }];
    const next = placeWithoutHistory(ruleset, { ...setup, pieces });
    if (next?.status() !== 'playing' || !isSole(next, key, worth)) continue;
    position = next;
    yield position;
  }
}

/**
 * Whether the key takes nothing, promotes nothing and leaves nobody whose piece is won in check from the solver, and the main line ends with a capture: who is in check
 * has to answer, and a fork of king and piece is seen at once.
 */
export function isPreparedGain({ position, keys, solution }: SolvedTask): boolean {
  const last = listSteps(position, solution).at(-1);
  const taken = last && captureOf(last.move);
  const key = expectMove(position, keys[0]!);
  if (!taken || promotes(last.move) || captureOf(key) || promotes(key)) return false;
  const after = position.after(key);
  return after
    .checks()
    .every(({ player, by }) => player !== taken.piece.owner || by.every((square) => after.at(square)?.owner !== position.turn));
}

/** Such a gain that passes every check, pieces added where it does not at first; the dearest that one move alone wins. */
export function beginGainOfThree(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): ClimbStart | undefined {
  const thrown = throwGain(ruleset, kind.thrown, random);
  for (const task of thrown?.tasks ?? []) {
    const key = soleKey(thrown!.position, task, { nodes: NODES });
    if (key === undefined || task.kind !== 'gain') continue;
    const most = thrown!.position.setup.pieces.length + MENDING;
    for (const position of [thrown!.position, ...dress(thrown!.position, task.worth, key, most, random)]) {
      const solved = solveTask(position, task);
      const flaw = solved.ok ? findFlaw(solved.value, 'composed') : 'one-key';
      if (solved.ok && !flaw && isPreparedGain(solved.value))
        return { task, measured: { position, cost: 0, keys: solved.value.keys, solved: solved.value } };
      if (flaw !== 'no-temptation' && flaw !== 'few-moves') return undefined;
    }
    return undefined;
  }
  return undefined;
}
