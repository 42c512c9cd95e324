/**
 * Takes out of the collection what a check of the position refuses, what was read and found poor, all but the best of a family and of those
 * solved by the same moves, and the least of what there is too much of: `npm run -s puzzles:thin`. Questions are answered anew, and what a
 * proof shows is told anew; nothing is proved, nothing added, and what stays keeps its id.
 */
import { writeFileSync } from 'node:fs';
import { measureGuessing, choiceListOf, MOST_GUESSED, patternOf } from '../quality/guessing-baseline.ts';
import { familyOf, solutionSignatureOf } from '../../src/puzzles/family.ts';
import { assemblePuzzle, describeStudy } from '../../src/puzzles/proof/make-puzzle.ts';
import { scoreOf } from '../quality/score.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { findStaticFlaw } from '../../src/puzzles/quality.ts';
import {
  hasManyPieces,
  isFarAhead,
  isQueenBesideKing,
  isPlayedOut,
  LEAST_BOARD_FIRST,
  LEAST_MANY,
  listSpecialities,
  MOST_FAR_AHEAD,
  MOST_KISSES,
  unfold,
  type PlayedOut,
  type SpecialityId,
} from '../quality/count-shares.ts';
import { solveTask } from '../../src/puzzles/solve-task.ts';
import { isQuestion } from '../../src/puzzles/task.ts';
import { solvedTaskOf } from '../grade/regrade.ts';
import { noteGone } from './chosen-puzzles.ts';
import { isCheckingMate, isLongMate, MOST_CHECKING } from './select.ts';
import { collectionFile, readCollection } from '../common/read-collection.ts';
import { readAlbum } from '../common/read-collection.ts';
import { readGrades } from '../common/readings.ts';
import { readTwins } from '../common/read-collection.ts';
import { readNotes, type Note } from '../common/readings.ts';

/** What a choice by a person adds to a puzzle's score: it never goes to bring a share about. */
const CHOSEN = 100;
/** Puzzles that each ruleset must keep of what only these games have: none of them goes to bring a share about. */
const LEAST_SPECIAL = 10;
/** From this share of positions with many men on, the least of the small ones go until there are enough. */
const NEARLY_MANY = 0.17;
const LIKED: Readonly<Record<Note['quality'], number>> = { good: 50, fair: 30, poor: -5 };

/** What a person thought who read or solved some of them, or chose them. */
const readLiking = (): ReadonlyMap<string, number> =>
  new Map([
    ...readGrades().map(({ id, grade }) => [id, LIKED[grade]] as const),
    ...readNotes().map(({ id, quality }) => [id, LIKED[quality]] as const),
    ...readTwins().flatMap((ids) => ids.map((id) => [id, CHOSEN] as const)),
    ...readAlbum().flatMap(({ puzzles }) => puzzles.map(({ id }) => [id, CHOSEN] as const)),
  ]);

const POOR = new Set(readGrades().flatMap(({ id, grade }) => (grade === 'poor' ? [id] : [])));

/** As the rules and words are today; nothing where a question has no single answer, or the position is refused. */
function renew(puzzle: Puzzle): Puzzle | undefined {
  const known = solvedTaskOf(puzzle);
  const { position, task } = known;
  if (POOR.has(puzzle.id) || findStaticFlaw(known, puzzle.source.kind) !== undefined) return undefined;
  if (!isQuestion(task)) return { ...puzzle, ...describeStudy(known, puzzle.tries) };
  const solved = solveTask(position, task);
  return solved.ok
    ? { ...assemblePuzzle(solved.value, puzzle.source, puzzle.says), ...(puzzle.people && { people: puzzle.people }) }
    : undefined;
}

/** A list from which the least go, one after another, until there are few enough. */
class Heap {
  readonly #merits: ReadonlyMap<Puzzle, number>;
  readonly #liking = readLiking();
  readonly #specials = new Map<Puzzle, readonly SpecialityId[]>();
  puzzles: readonly Puzzle[];

  constructor(puzzles: readonly Puzzle[]) {
    this.#merits = new Map(puzzles.map((puzzle) => [puzzle, scoreOf(puzzle) + (this.#liking.get(puzzle.id) ?? 0)]));
    this.puzzles = puzzles;
  }

  /** The best of each group stays. */
  keepBest(groupOf: (puzzle: Puzzle) => string | undefined): void {
    const best = new Map<string, Puzzle>();
    for (const puzzle of this.puzzles) {
      const group = groupOf(puzzle);
      const other = group === undefined ? undefined : best.get(group);
      if (group !== undefined && (!other || this.#meritOf(puzzle) > this.#meritOf(other))) best.set(group, puzzle);
    }
    this.puzzles = this.puzzles.filter((puzzle) => {
      const group = groupOf(puzzle);
      return group === undefined || best.get(group) === puzzle;
    });
  }

  /** The least of those goes while there are too many of them in what is counted. */
  lessen(is: (puzzle: Puzzle) => boolean, isCounted: (puzzle: Puzzle) => boolean, most: number): void {
    const ranked = this.puzzles.filter(is).sort((a, b) => this.#meritOf(a) - this.#meritOf(b));
    let [many, all] = [ranked.length, this.puzzles.filter(isCounted).length];
    const gone = new Set<Puzzle>();
    for (const puzzle of ranked) {
      if (many <= most * all) break;
      if (this.#liking.get(puzzle.id) === CHOSEN || this.#isRare(puzzle, gone)) continue;
      gone.add(puzzle);
      many -= 1;
      all -= 1;
    }
    this.puzzles = this.puzzles.filter((puzzle) => !gone.has(puzzle));
  }

  /** Whether it shows what only these games have, and no more than are asked for do so besides. */
  #isRare(puzzle: Puzzle, gone: ReadonlySet<Puzzle>): boolean {
    const left = this.puzzles.filter((other) => !gone.has(other));
    return this.#specialsOf(puzzle).some((id) => left.filter((other) => this.#specialsOf(other).includes(id)).length <= LEAST_SPECIAL);
  }

  #specialsOf(puzzle: Puzzle): readonly SpecialityId[] {
    const known = this.#specials.get(puzzle) ?? listSpecialities(unfold(puzzle));
    this.#specials.set(puzzle, known);
    return known;
  }

  #meritOf(puzzle: Puzzle): number {
    return this.#merits.get(puzzle)!;
  }
}

function thin(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const heap = new Heap(puzzles.flatMap((puzzle) => renew(puzzle) ?? []));
  heap.keepBest(familyOf);
  heap.keepBest(solutionSignatureOf);
  const made = new Map(heap.puzzles.map((puzzle) => [puzzle, unfold(puzzle)]));
  const isMade =
    (is: (made: PlayedOut) => boolean) =>
    (puzzle: Puzzle): boolean =>
      is(made.get(puzzle)!);
  const isMate = ({ goal }: Puzzle): boolean => goal.kind === 'mate';
  const isLong = ({ goal: task }: Puzzle): boolean => isLongMate({ task });
  const beginsPlain = isMade(({ puzzle, own: [key] }) => isLong(puzzle) && key?.move.kind !== 'board');
  // Where more than a third would have to go, the share is out of reach by taking out.
  const isInReach = (): boolean => {
    const plain = heap.puzzles.filter(beginsPlain).length;
    const boards = heap.puzzles.filter(isLong).length - plain;
    return boards / LEAST_BOARD_FIRST - boards >= (2 / 3) * plain;
  };
  const isNearFull = (): boolean => {
    const played = heap.puzzles.filter(isMade(isPlayedOut));
    return played.filter(isMade(hasManyPieces)).length >= NEARLY_MANY * played.length;
  };
  for (let before = Infinity; heap.puzzles.length < before;) {
    before = heap.puzzles.length;
    heap.lessen(isMade(isFarAhead), isMate, MOST_FAR_AHEAD);
    heap.lessen(isMade(isQueenBesideKing), isMate, MOST_KISSES);
    if (isInReach()) heap.lessen(beginsPlain, isLong, 1 - LEAST_BOARD_FIRST);
    heap.lessen((puzzle) => isCheckingMate(solvedTaskOf(puzzle)), isLong, MOST_CHECKING);
    if (isNearFull())
      heap.lessen(
        isMade((one) => isPlayedOut(one) && !hasManyPieces(one)),
        isMade(isPlayedOut),
        1 - LEAST_MANY,
      );
  }
  for (let blind = worstOf(heap.puzzles); blind; blind = worstOf(heap.puzzles)) {
    const { list, commonest } = blind;
    const before = heap.puzzles.length;
    heap.lessen(
      (puzzle) => choiceListOf(puzzle) === list && patternOf(puzzle) === commonest,
      (puzzle) => choiceListOf(puzzle) === list,
      MOST_GUESSED,
    );
    if (heap.puzzles.length === before) break;
  }
  return heap.puzzles;
}

const worstOf = (puzzles: readonly Puzzle[]): ReturnType<typeof measureGuessing>[number] | undefined =>
  measureGuessing(puzzles).find(({ count, of }) => count > MOST_GUESSED * of);

const all = readCollection();
for (const ruleset of new Set(all.map((puzzle) => puzzle.ruleset))) {
  const own = all.filter((puzzle) => puzzle.ruleset === ruleset);
  const left = thin(own);
  noteGone(ruleset, own, left);
  writeFileSync(collectionFile(ruleset), `[\n${left.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`${ruleset}: ${left.length} of ${own.length} stay`);
}
