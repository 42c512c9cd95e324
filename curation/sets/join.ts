import { readFileSync, writeFileSync } from 'node:fs';
import { convertPosition } from '../../src/comparison/convert-position.ts';
import { expect, findRuleset, MOVABLE_RULESETS, RULESETS, type Goal } from '../../src/engine/index.ts';
import { measureGuessing, MOST_GUESSED } from '../quality/guessing-baseline.ts';
import { Ids } from '../../src/puzzles/id.ts';
import { assemblePuzzle } from '../../src/puzzles/proof/make-puzzle.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { FULL } from '../../src/puzzles/temptation.ts';
import { isReached, measureShares } from '../quality/count-shares.ts';
import { solveTask, type SolvedTask } from '../../src/puzzles/solve-task.ts';
import { isQuestion, type Task } from '../../src/puzzles/task.ts';
import { solvedTaskOf } from '../grade/regrade.ts';
import { collectionFile, readCollection } from '../common/read-collection.ts';
import { readTwins, TWINS_OF_ALL } from '../common/read-collection.ts';
import { isCheckingMate, isLongMate, MOST_CHECKING, Selection } from '../mine/select.ts';
import { contrastOf, type Answered } from './contrast.ts';
import { wordOf } from './twin-pair.ts';
import { TWINS_FILE, type FoundTwin } from './find-twins.ts';

/**
 * Takes twins into the collection: `node curation/sets/join.ts [FILE]`. Those that `find-twins.ts` has found (or those of another file of such), and as many questions that another ruleset
 * answers otherwise. Each of a twin's puzzles passes every check of the collection, and none brings a share out of what it should be; what is
 * there already stays. Writes `src/puzzles/collection/` and `src/puzzles/twins.json`, the ids of each twin.
 */

/** What a twin takes to tell at most, and twins that are told with the same rules. */
const MOST_TO_TELL = 1.5;
const MOST_OF_A_SORT = 2;

const IDS = new Ids(readCollection());

interface Member {
  readonly id: string;
  readonly solved: SolvedTask;
}

const makeMember = (solved: SolvedTask): Member => {
  const { position, task } = solved;
  const { id: ruleset, options } = position.ruleset;
  return { id: IDS.of({ ruleset, options, position: position.text(), goal: task }), solved };
};

/** The answer: of a question all of it, else the first move, whatever level it chooses. */
const answerOf = ({ position, keys, answer }: SolvedTask): string => answer?.join() ?? wordOf(position, expectMove(position, keys[0]!));

/** The collection as it grows, with what is asked of it. */
class Joining {
  readonly puzzles = new Map<string, Puzzle>();
  readonly twins: (readonly string[])[] = [...readTwins()];
  readonly #selections = new Map<string, Selection>();

  constructor(all: readonly Puzzle[]) {
    for (const puzzle of all) {
      this.puzzles.set(puzzle.id, puzzle);
      this.#selectionOf(puzzle.ruleset).offer({ kind: puzzle.id, solved: solvedTaskOf(puzzle), source: puzzle.source });
    }
  }

  /** Takes a twin, as far as its puzzles pass; at least two have to. */
  take(members: readonly Member[]): boolean {
    const taken = new Set(this.twins.flat());
    if (members.some(({ id }) => taken.has(id))) return false;
    const words = new Set<string>();
    const others = members.filter(({ solved }) => words.size < words.add(answerOf(solved)).size);
    const good = others.filter(({ id, solved }) => this.puzzles.has(id) || this.#mayJoin(id, solved));
    if (good.length < 2) return false;
    for (const { id, solved } of good) {
      if (this.puzzles.has(id)) continue;
      this.#selectionOf(solved.position.ruleset.id).offer({ kind: id, solved, source: { kind: 'twin' } });
      this.puzzles.set(id, { ...assemblePuzzle(solved, { kind: 'twin' }), id });
    }
    this.twins.push(good.map(({ id }) => id));
    return true;
  }

  /** Twins in which nothing is played. */
  countAsked(): number {
    return this.twins.filter(([id]) => isQuestion(this.puzzles.get(id!)!.goal)).length;
  }

  #mayJoin(id: string, solved: SolvedTask): boolean {
    const ruleset = solved.position.ruleset.id;
    const own = this.of(ruleset);
    const grown = [...own, assemblePuzzle(solved, { kind: 'twin' })];
    const missed = (list: readonly Puzzle[]): number => measureShares(list).filter((share) => !isReached(share)).length;
    const isBlind = (list: readonly Puzzle[]): boolean => measureGuessing(list).some(({ count, of }) => count > MOST_GUESSED * of);
    if (missed(grown) > missed(own) || isBlind(grown)) return false;
    const long = grown.map(solvedTaskOf).filter(isLongMate);
    if (long.filter(isCheckingMate).length > long.length * MOST_CHECKING) return false;
    const trial = new Selection();
    for (const puzzle of own) trial.offer({ kind: puzzle.id, solved: solvedTaskOf(puzzle), source: puzzle.source });
    return trial.offer({ kind: id, solved, source: { kind: 'twin' } }) === undefined;
  }

  of(ruleset: string): readonly Puzzle[] {
    return [...this.puzzles.values()].filter((puzzle) => puzzle.ruleset === ruleset);
  }

  #selectionOf(ruleset: string): Selection {
    const known = this.#selections.get(ruleset) ?? new Selection();
    this.#selections.set(ruleset, known);
    return known;
  }
}

/** The answers of the rulesets to a question, one of each; a place that a ruleset has not is no question there. */
function askAll(puzzle: Puzzle): readonly Member[] {
  const answers = new Set<string>();
  const order = [...MOVABLE_RULESETS].sort((a, b) => Number(b.id === puzzle.ruleset) - Number(a.id === puzzle.ruleset));
  return order.flatMap((ruleset) => {
    const carried = convertPosition(expectPosition(puzzle), ruleset);
    if (
      !carried.ok ||
      carried.value.position.status() !== 'playing' ||
      !hasPlaces(puzzle.goal, carried.value.position.squares, ruleset.pins)
    )
      return [];
    const solved = solveTask(carried.value.position, puzzle.goal);
    const word = solved.ok ? solved.value.answer!.join() : '';
    if (!solved.ok || answers.has(word) || findFlaw(solved.value, 'twin') !== undefined) return [];
    answers.add(word);
    return [makeMember(solved.value)];
  });
}

type Named = readonly { readonly name: string }[];
const hasPlaces = (goal: Task, squares: Named, pins: Named): boolean =>
  ['from', 'to'].every((end) => {
    const place = (goal as unknown as Readonly<Record<string, unknown>>)[end];
    return place === undefined || [...squares, ...pins].some(({ name }) => name === place);
  });

/** Whether the question has a point in both: one of the answers is a move, or the answers are places. */
const hasPoint = (members: readonly Member[]): boolean =>
  members.length > 1 && members.some(({ solved: { task, answer } }) => task.kind !== 'legal' || answer![0] === 'legal');

/** A twin that was found, its positions read. */
interface Found {
  readonly goal: Goal;
  readonly members: readonly Answered[];
}

const readFound = (): readonly Found[] =>
  readFileSync(process.argv[2] ?? TWINS_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FoundTwin)
    .map(({ goal, members }) => ({
      goal,
      members: members.map(({ ruleset, position, key }) => ({ position: expect(findRuleset(ruleset)!.parse(position)), key })),
    }));

/**
 * Those that take little to tell, the plainest first; no more than a few of a sort. Many pieces come first of all: of those there are too few, and
 * each makes room for others.
 */
function rank(found: readonly Found[]): readonly Found[] {
  const sorts = new Map<string, number>();
  const hasMany = ({ members }: Found): boolean => members[0]!.position.setup.pieces.length >= FULL;
  return found
    .map((twin) => ({ twin, ...contrastOf(twin.goal, twin.members) }))
    .filter(({ cost }) => cost <= MOST_TO_TELL)
    .sort((a, b) => Number(hasMany(b.twin)) - Number(hasMany(a.twin)) || a.cost - b.cost)
    .flatMap(({ twin, sort }) => {
      sorts.set(sort, (sorts.get(sort) ?? 0) + 1);
      return sorts.get(sort)! > MOST_OF_A_SORT ? [] : [twin];
    });
}

function main(): void {
  const joining = new Joining(readCollection());
  for (const { goal, members } of rank(readFound()))
    joining.take(
      members.flatMap(({ position }) => {
        const solved = solveTask(position, goal, { nodes: 20_000_000 });
        return solved.ok && findFlaw(solved.value, 'twin') === undefined ? [makeMember(solved.value)] : [];
      }),
    );
  const played = joining.twins.length - joining.countAsked();
  console.log(`${played} that are played`);
  // Places first, then verdicts; of all twins a quarter at most is asked.
  const kinds = ['squares', 'pins', 'legal', 'checks'];
  const questions = [...joining.puzzles.values()].filter(
    ({ goal, ruleset }) => isQuestion(goal) && MOVABLE_RULESETS.some(({ id }) => id === ruleset),
  );
  for (const kind of kinds)
    for (const puzzle of questions.filter(({ goal }) => goal.kind === kind)) {
      const isFull = joining.countAsked() >= played / 3;
      const members = isFull ? [] : askAll(puzzle);
      if (hasPoint(members)) joining.take(members);
    }
  for (const { id } of RULESETS)
    writeFileSync(
      collectionFile(id),
      `[\n${joining
        .of(id)
        .map((puzzle) => JSON.stringify(puzzle))
        .join(',\n')}\n]\n`,
    );
  writeFileSync(TWINS_OF_ALL, `[\n${joining.twins.map((ids) => JSON.stringify(ids)).join(',\n')}\n]\n`);
  console.log(`${joining.twins.length} twins, ${joining.puzzles.size} puzzles`);
}

main();
