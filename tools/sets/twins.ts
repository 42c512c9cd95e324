import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { carryPosition } from '../../src/components/compare/model/carry.ts';
import { expect, findRuleset, prove, RULESETS, type Goal, type Move, type Position } from '../../src/engine/index.ts';
import { dropPiece } from '../../src/puzzles/idle.ts';
import { likeness, MOST_LIKE, shapeOf, type Shape } from '../../src/puzzles/likeness.ts';
import { findMove, planOf } from '../../src/puzzles/men.ts';
import { expectPosition, isPlayed, type PlayedPuzzle } from '../../src/puzzles/puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { study, type Study } from '../../src/puzzles/study.ts';
import { readCollection } from '../common/read.ts';
import { change, remove } from '../mine/climb.ts';
import { FOLDER } from '../mine/main.ts';
import { makeRandom } from '../common/random.ts';

/**
 * Looks for twins: one position and one task with another answer under each of two to four rulesets. First the puzzles of the
 * collection are carried to the other rulesets; then each is changed step by step, as long as some ruleset has one right answer,
 * until two differ: `node tools/sets/twins.ts [--seed 1] [--minutes 4] [--kind defence,promotion]`. What is found goes to `.cache/mine/twins.jsonl`.
 */
export const TWINS_FILE = `${FOLDER}/twins.jsonl`;
const TRID = RULESETS.filter(({ pins }) => pins.length > 0);
const NODES = 60_000;
const MOST_MEN = 12;
/** Changes that one walk makes before another begins. */
const STEPS = 120;
const REMOVED = 0.25;

/** A twin as it is found: each of its rulesets with the position there. */
export interface FoundTwin {
  readonly goal: Goal;
  readonly members: readonly { readonly ruleset: string; readonly position: string; readonly key: string }[];
}

/** What a ruleset makes of a position: where one move alone is right, that move. */
interface Answer {
  readonly position: Position;
  readonly key: string;
  readonly word: string;
}

/** What a move is, in words that all rulesets share: a board goes to a corner, whatever its pin is called there; the choice of level is none. */
function wordOf(position: Position, move: Move): string {
  if (move.kind !== 'board') return planOf(position, move);
  const board = position.boards.find(({ pin }) => pin === move.from)!.id;
  const { side, main, corner } = position.ruleset.pins.find(({ name }) => name === move.to)!;
  return [board, side, main, corner, move.from === move.to].join(' ');
}

/** The one right move of a position, where there is one alone. */
function findKey(position: Position, goal: Goal): Answer | undefined {
  if (position.status() !== 'playing') return undefined;
  const proof = prove(position, goal, { nodes: NODES });
  if (!proof.ok || !proof.value.complete || proof.value.keys.length !== 1) return undefined;
  const [key] = proof.value.keys as [string];
  return { position, key, word: wordOf(position, findMove(position, key)) };
}

/** Every ruleset in which one move alone is right, with that move. */
function answer(position: Position, goal: Goal): readonly Answer[] {
  return TRID.flatMap((ruleset) => {
    const carried = carryPosition(position, ruleset);
    return carried.ok ? (findKey(carried.value.position, goal) ?? []) : [];
  });
}

const countWords = (answers: readonly Answer[]): number => new Set(answers.map(({ word }) => word)).size;

/** The answers that pass every check of the collection, one of each word. */
function choose(answers: readonly Answer[], goal: Goal): readonly (Answer & { readonly studied: Study })[] {
  const words = new Set<string>();
  return answers.flatMap((one) => {
    if (words.has(one.word)) return [];
    const studied = study(one.position, goal, { nodes: 5_000_000 });
    if (!studied.ok || findFlaw(studied.value, 'twin') !== undefined) return [];
    words.add(one.word);
    return [{ ...one, studied: studied.value }];
  });
}

/** The position without the men that no ruleset needs. */
function lighten(position: Position, goal: Goal, words: ReadonlyMap<string, string>): Position {
  for (const { name, piece } of position.squares) {
    if (!piece || piece.role === 'king') continue;
    const without = dropPiece(position, name);
    if (without?.status() !== 'playing') continue;
    const rest = new Map(answer(without, goal).map((one) => [one.position.ruleset.id, one.word]));
    if (![...words].every(([ruleset, word]) => rest.get(ruleset) === word)) continue;
    if (choose(answer(without, goal), goal).length < words.size) continue;
    return lighten(without, goal, words);
  }
  return position;
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
    for (const { ruleset, position } of members) this.#shapes.push(shapeOf(expect(findRuleset(ruleset)!.parse(position))));
  }

  isFresh(shape: Shape, except?: string): boolean {
    const others = [...this.#own].filter(([id]) => id !== except).map(([, other]) => other);
    return [...this.#shapes, ...others].every((other) => likeness(shape, other) < MOST_LIKE);
  }

  keep(twin: FoundTwin): void {
    this.#remember(twin);
    appendFileSync(TWINS_FILE, `${JSON.stringify(twin)}\n`);
  }
}

/** Keeps the twin of a position where it has one; `of` is the puzzle of the collection that has just this position. */
function keepTwin(position: Position, goal: Goal, finds: Finds, of?: PlayedPuzzle): boolean {
  const answers = answer(position, goal);
  if (countWords(answers) < 2) return false;
  const first = answers.toSorted((a, b) => Number(b.position.ruleset.id === of?.ruleset) - Number(a.position.ruleset.id === of?.ruleset));
  const chosen = choose(first, goal);
  if (chosen.length < 2) return false;
  const light = of ? position : lighten(position, goal, new Map(chosen.map((one) => [one.position.ruleset.id, one.word])));
  const members = of ? chosen : choose(answer(light, goal), goal);
  const fresh = members.filter((one) => finds.isFresh(shapeOf(one.position), one.position.ruleset.id === of?.ruleset ? of.id : undefined));
  if (fresh.length < 2) return false;
  finds.keep({
    goal,
    members: fresh.map((one) => ({ ruleset: one.position.ruleset.id, position: one.position.text(), key: one.key })),
  });
  return true;
}

function main(): void {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '4' }, kind: { type: 'string' } },
  });
  mkdirSync(FOLDER, { recursive: true });
  const end = performance.now() + Number(values.minutes) * 60_000;
  const random = makeRandom(Number(values.seed));
  const all = readCollection()
    .filter(isPlayed)
    .filter(({ ruleset }) => TRID.some(({ id }) => id === ruleset));
  const finds = new Finds(new Map(all.map((puzzle) => [puzzle.id, shapeOf(expectPosition(puzzle))])));
  let found = 0;
  if (values.seed === '1') for (const puzzle of all) if (keepTwin(expectPosition(puzzle), puzzle.goal, finds, puzzle)) found++;
  console.log(`${found} of the collection`);
  const kinds = values.kind?.split(',');
  const short = all.filter(
    ({ goal }) => ('moves' in goal ? goal.moves : goal.against.moves) < 3 && goal.kind !== 'gain' && (kinds?.includes(goal.kind) ?? true),
  );
  while (performance.now() < end) {
    const puzzle = short[Math.floor(random() * short.length)]!;
    let position = expectPosition(puzzle);
    for (let step = 0; step < STEPS && performance.now() < end; step++) {
      const men = position.squares.filter(({ piece }) => piece).length;
      const next = random() < REMOVED || men > MOST_MEN ? remove(position, random) : change(position, random);
      if (next?.status() !== 'playing') continue;
      if (!findKey(next, puzzle.goal)) continue;
      position = next;
      const answers = answer(next, puzzle.goal);
      if (countWords(answers) > 1 && step > 4 && keepTwin(position, puzzle.goal, finds)) {
        found++;
        break;
      }
    }
  }
  console.log(`${found} found`);
}

if (import.meta.main) main();
