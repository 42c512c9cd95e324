import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { convertPosition } from '../../src/comparison/convert-position.ts';
import {
  expect,
  findRuleset,
  MOVABLE_RULESETS,
  prove,
  type Goal,
  type Position,
  type Ruleset,
  type Square,
} from '../../src/engine/index.ts';
import { similarityOf, MOST_LIKE, describeShape, type Shape } from '../../src/puzzles/similarity.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { expectPosition, isPlayed, type PlayedPuzzle } from '../../src/puzzles/puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { FULL } from '../../src/puzzles/temptation.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import { readCollection } from '../common/read-collection.ts';
import { makeRandom } from '../common/random.ts';
import { playBeginnerGame } from '../mine/beginner-game.ts';
import { FOLDER } from '../mine/mined-files.ts';
import { mutate, realize, type DraftPosition } from '../mine/draft-position.ts';
import { costOfLikeness, measurePair, wordOf, type Pair } from './twin-pair.ts';

/**
 * Looks for twins: one position and one task with another answer under each of two to four rulesets. First the puzzles of the
 * collection are carried to the other rulesets (seed 1); then positions are changed, a piece or a board at a time, until two rulesets have one right answer
 * each and not the same: `node curation/sets/find-twins.ts [--seed 1] [--minutes 4] [--kind defence,promotion] [--moves 1] [--full]`. With `--full` they come out of games
 * and keep sixteen pieces or more. What is found goes to `.cache/mine/twins.jsonl`.
 */
export const TWINS_FILE = `${FOLDER}/twins.jsonl`;
const NODES = 60_000;
/** Changes in a row that bring a position no nearer before another is begun with. */
const PATIENCE = 150;
const MOST_PIECES = 13;
/** The share of changes to a position from a game that move a board. */
const SHIFTED_BOARDS = 0.1;
/** The share of games that begin in the middle; the others begin with the array. The first plies all look alike. */
const OPEN = 0.6;
const FIRST_PLY = 12;

/** A twin as it is found: each of its rulesets with the position there. */
export interface FoundTwin {
  readonly goal: Goal;
  readonly members: readonly { readonly ruleset: string; readonly position: string; readonly key: string }[];
}

/** What a ruleset makes of a position where one move alone is right and every check is passed. */
interface Answer {
  readonly position: Position;
  readonly key: string;
  readonly word: string;
}

function answerUnder(position: Position, goal: Goal): Answer | undefined {
  if (position.status() !== 'playing') return undefined;
  const proof = prove(position, goal, { nodes: NODES });
  if (!proof.ok || !proof.value.complete || proof.value.keys.length !== 1) return undefined;
  const solved = solveTask(position, goal, { nodes: 5_000_000 });
  if (!solved.ok || findFlaw(solved.value, 'twin') !== undefined) return undefined;
  const [key] = proof.value.keys as [string];
  return { position, key, word: wordOf(position, expectMove(position, key)) };
}

/** The answers of all rulesets, one of each word; that of `first` before the others. */
function answer(position: Position, goal: Goal, first?: string): readonly Answer[] {
  const words = new Set<string>();
  return MOVABLE_RULESETS.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)).flatMap((ruleset) => {
    const carried = convertPosition(position, ruleset);
    const found = carried.ok ? answerUnder(carried.value.position, goal) : undefined;
    if (!found || words.has(found.word)) return [];
    words.add(found.word);
    return [found];
  });
}

/** What has been found so far, and what the collection has: nothing too like either is kept. */
class Finds {
  readonly #shapes: Shape[] = [];
  /** Puzzles of the collection by their ids: the position itself may be one half of a twin. */
  readonly #own: ReadonlyMap<string, Shape>;

  constructor(own: ReadonlyMap<string, Shape>) {
    this.#own = own;
    if (existsSync(TWINS_FILE))
      for (const line of readFileSync(TWINS_FILE, 'utf8').split('\n').filter(Boolean)) this.#remember(JSON.parse(line) as FoundTwin);
  }

  #remember({ members }: FoundTwin): void {
    for (const { ruleset, position } of members) this.#shapes.push(describeShape(expect(findRuleset(ruleset)!.parse(position))));
  }

  get shapes(): readonly Shape[] {
    return [...this.#shapes, ...this.#own.values()];
  }

  isFresh(shape: Shape, except?: string): boolean {
    const others = [...this.#own].filter(([id]) => id !== except).map(([, other]) => other);
    return [...this.#shapes, ...others].every((other) => similarityOf(shape, other) < MOST_LIKE);
  }

  /** Keeps the fresh ones of these answers, where there are two; `of` is the puzzle of the collection that has just this position. */
  keep(goal: Goal, answers: readonly Answer[], of?: PlayedPuzzle): boolean {
    const fresh = answers.filter(({ position }) =>
      this.isFresh(describeShape(position), position.ruleset.id === of?.ruleset ? of.id : undefined),
    );
    if (fresh.length < 2) return false;
    const twin = { goal, members: fresh.map(({ position, key }) => ({ ruleset: position.ruleset.id, position: position.text(), key })) };
    this.#remember(twin);
    appendFileSync(TWINS_FILE, `${JSON.stringify(twin)}\n`);
    return true;
  }
}

/** The same pieces, one of them elsewhere, or one board; pawns stay, and kings go a step. So a game’s position stays one that a game might have. */
function shift(ruleset: Ruleset, { setup }: DraftPosition, random: () => number): DraftPosition | undefined {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const placed = expect(ruleset.fromSetup(setup));
  if (random() < SHIFTED_BOARDS) {
    const [board, pin] = [pick(setup.boards), pick(ruleset.pins)];
    const moved = setup.boards.some((other) => other.pin === pin.name)
      ? undefined
      : ruleset.changeSetup(setup, { kind: 'board', board: board.id, pin: pin.name });
    return moved?.ok ? { setup: moved.value } : undefined;
  }
  const piece = pick(setup.pieces.filter(({ role }) => role !== 'pawn'));
  const home = placed.squares.find(({ name }) => name === piece.square)!;
  const isNear = ({ file, rank }: Square): boolean => Math.abs(file - home.file) <= 1 && Math.abs(rank - home.rank) <= 1;
  const free = placed.squares.filter((square) => !square.piece && (piece.role !== 'king' || isNear(square)));
  if (free.length === 0) return undefined;
  const square = pick(free).name;
  return {
    setup: { ...setup, pieces: [...setup.pieces.filter((other) => other !== piece), { owner: piece.owner, role: piece.role, square }] },
  };
}

/** Changes a position until two rulesets answer in two ways; nothing where patience ends before. */
function climb(begun: Position, goal: Goal, shapes: readonly Shape[], isFull: boolean, random: () => number): DraftPosition | undefined {
  const { ruleset } = begun;
  // What was just passed is not seen in a position alone.
  let made: DraftPosition = { setup: { ...begun.setup, enPassant: [] } };
  const turn = isFull ? shift : (rules: Ruleset, one: DraftPosition, luck: () => number) => mutate(rules, one, MOST_PIECES, luck);
  const measure = (position: Position, bar: number): number => {
    const pair = measurePair(position, goal, bar);
    return pair ? pair.cost + (pair.cost === 0 ? costOfLikeness(pair, shapes) : 0) : Infinity;
  };
  let least = measure(begun, Infinity);
  for (let idle = 0; least > 0 && idle < PATIENCE; idle++) {
    const next = turn(ruleset, made, random);
    const position = next && realize(ruleset, next);
    if (!next || !position) continue;
    const cost = measure(position, least < 1 ? 0.5 : least);
    if (cost > least) continue;
    if (cost < least) idle = 0;
    [made, least] = [next, cost];
  }
  return least === 0 ? made : undefined;
}

/** The same without the pieces that can be missed: the same rulesets answer as they did. */
function lighten(begun: Position, made: DraftPosition, goal: Goal, shapes: readonly Shape[]): DraftPosition {
  const sayAll = (answers: readonly Answer[]): string => answers.map(({ position, word }) => `${position.ruleset.id} ${word}`).join();
  const whole = sayAll(answer(realize(begun.ruleset, made)!, goal));
  const isAs = (position: Position): boolean => {
    const pair: Pair | undefined = measurePair(position, goal, 0);
    return pair !== undefined && costOfLikeness(pair, shapes) === 0 && sayAll(answer(position, goal)) === whole;
  };
  for (const piece of made.setup.pieces) {
    if (piece.role === 'king') continue;
    const lighter: DraftPosition = { ...made, setup: { ...made.setup, pieces: made.setup.pieces.filter((other) => other !== piece) } };
    const position = realize(begun.ruleset, lighter);
    if (position && isAs(position)) return lighten(begun, lighter, goal, shapes);
  }
  return made;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '4' },
      kind: { type: 'string', default: 'mate,defence,promotion,stalemate' },
      moves: { type: 'string', default: '1,2' },
      full: { type: 'boolean', default: false },
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const end = performance.now() + Number(values.minutes) * 60_000;
  const random = makeRandom(Number(values.seed));
  const all = readCollection()
    .filter(isPlayed)
    .filter(({ ruleset }) => MOVABLE_RULESETS.some(({ id }) => id === ruleset));
  const finds = new Finds(new Map(all.map((puzzle) => [puzzle.id, describeShape(expectPosition(puzzle))])));
  let found = 0;
  if (values.seed === '1')
    for (const puzzle of all) if (finds.keep(puzzle.goal, answer(expectPosition(puzzle), puzzle.goal, puzzle.ruleset), puzzle)) found++;
  console.log(`${found} of the collection`);
  const kinds = values.kind.split(',');
  const lengths = values.moves.split(',').map(Number);
  const lengthOf = (goal: Goal): number => (goal.kind === 'defence' ? goal.against.moves : goal.moves);
  const begins = all.filter(({ goal }) => lengths.includes(lengthOf(goal)) && kinds.includes(goal.kind));
  const goals = begins.map(({ goal }) => goal);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  let tried = 0;
  while (performance.now() < end) {
    const puzzle = pick(begins);
    const begun = values.full
      ? pick(playBeginnerGame(pick(MOVABLE_RULESETS), random, random() < OPEN).slice(FIRST_PLY))
      : expectPosition(puzzle);
    if (begun?.status() !== 'playing' || (values.full && begun.setup.pieces.length < FULL)) continue;
    const goal = values.full ? pick(goals) : puzzle.goal;
    tried++;
    const made = climb(begun, goal, finds.shapes, values.full, random);
    if (!made) continue;
    const light = values.full ? made : lighten(begun, made, goal, finds.shapes);
    const position = realize(begun.ruleset, light)!;
    if (finds.keep(goal, answer(position, goal, begun.ruleset.id))) found++;
  }
  console.log(`${found} found of ${tried} begun`);
}

if (import.meta.main) main();
