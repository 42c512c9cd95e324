import { writeFileSync } from 'node:fs';
import { isInCheck, RULESETS } from '../../src/engine/index.ts';
import { measureGuessing, choiceListOf, MOST_GUESSED, patternOf } from '../quality/guessing-baseline.ts';
import { LEAST_INTEREST, sortOfQuestion, interestOf } from '../quality/interest.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { isQuestion, type Question } from '../../src/puzzles/task.ts';
import { collectionFile, readPuzzles } from '../common/read-collection.ts';
import { STAYING } from '../common/readings.ts';
import { Lessons } from './lessons.ts';
import { readGrades } from '../common/readings.ts';
import { noteGone } from '../mine/chosen-puzzles.ts';

/**
 * Leaves the questions with a point (`curation/quality/interest.ts`), few of a sort; twins, the album, what was read and liked and what was
 * solved by hand; and as many others as a lesson's series and a list that cannot be guessed need: `node curation/sets/thin-questions.ts`.
 */
const MOST_OF_A_SORT = 2;
const LEAST_OF_A_LESSON = 3;
/** Questions with three players, which are few anyhow: how many stay, the best first. */
const LEAST_OF_THREE: readonly (readonly [kinds: readonly string[], least: number])[] = [
  [['declarations'], 15],
  [['legal', 'squares'], 20],
];

const GRADES = new Map(readGrades().map(({ id, grade }) => [id, grade]));

interface Asked {
  readonly puzzle: Puzzle;
  readonly points: number;
  readonly sort: string;
}

const isStaying = ({ puzzle }: Asked): boolean => STAYING.has(puzzle.id);
/** Whether a move is asked about while the king is in check: hardly any is legal then. */
function asksInCheck(puzzle: Puzzle): boolean {
  return puzzle.goal.kind === 'legal' && isInCheck(expectPosition(puzzle));
}

const isAsked = (puzzle: Puzzle): puzzle is Puzzle & { readonly goal: Question } => isQuestion(puzzle.goal);

/** The questions of a ruleset as they are kept, best first. */
class Choice {
  readonly #asked: readonly Asked[];
  readonly #kept: Set<Asked>;
  readonly #needed = new Set<Asked>();

  constructor(puzzles: readonly Puzzle[]) {
    this.#asked = puzzles
      .filter(isAsked)
      .filter((puzzle) => GRADES.get(puzzle.id) !== 'poor' && (STAYING.has(puzzle.id) || !asksInCheck(puzzle)))
      .map((puzzle): Asked => {
        const position = expectPosition(puzzle);
        return { puzzle, points: interestOf(position, puzzle.goal), sort: sortOfQuestion(position, puzzle.goal, puzzle.answer!) };
      })
      .toSorted((a, b) => b.points - a.points);
    this.#kept = new Set(this.#asked.filter(isStaying));
  }

  get kept(): readonly Puzzle[] {
    return [...this.#kept].map(({ puzzle }) => puzzle);
  }

  get #left(): readonly Asked[] {
    return this.#asked.filter((one) => !this.#kept.has(one));
  }

  /** Those with a point, few of a sort. */
  takeBest(): void {
    const isFull = ({ sort }: Asked): boolean =>
      [...this.#kept].filter((other) => other.sort === sort && !isStaying(other)).length >= MOST_OF_A_SORT;
    for (const one of this.#left)
      if (one.points >= LEAST_INTEREST && GRADES.get(one.puzzle.id) !== 'fair' && !isFull(one)) this.#kept.add(one);
  }

  /** As many of those that fit as are needed. */
  takeUntil(isEnough: () => boolean, fits: (puzzle: Puzzle) => boolean): void {
    for (const one of this.#left.filter(({ puzzle }) => fits(puzzle))) {
      if (isEnough()) return;
      this.#kept.add(one);
      this.#needed.add(one);
    }
  }

  /** Until no list is guessed by its commonest answer, that goes where it is much commoner than all others, and else the rarest comes. */
  balance(): void {
    for (;;) {
      const blind = measureGuessing(this.kept).find(({ count, of }) => count > MOST_GUESSED * of);
      if (!blind) return;
      const inList = ({ puzzle }: Asked): boolean => choiceListOf(puzzle) === blind.list;
      const isCommonest = ({ puzzle }: Asked): boolean => patternOf(puzzle) === blind.commonest;
      const some = [...this.#kept].filter(inList);
      const many = (one: Asked): number => some.filter(({ puzzle }) => patternOf(puzzle) === patternOf(one.puzzle)).length;
      const [rarest] = this.#left.filter((one) => inList(one) && !isCommonest(one)).toSorted((a, b) => many(a) - many(b));
      const least = some.findLast((one) => isCommonest(one) && !isStaying(one) && !this.#needed.has(one));
      const second = Math.max(0, ...some.filter((one) => !isCommonest(one)).map(many));
      if (least && (!rarest || blind.count > second + 1)) this.#kept.delete(least);
      else if (rarest) this.#kept.add(rarest);
      else return;
    }
  }
}

function thinQuestions(ruleset: string, puzzles: readonly Puzzle[]): ReadonlySet<Puzzle> {
  const choice = new Choice(puzzles);
  choice.takeBest();
  const lessons = new Lessons(ruleset);
  const played = puzzles.filter((puzzle) => !isAsked(puzzle));
  for (const taught of lessons.taught)
    choice.takeUntil(
      () => lessons.listSeries([...played, ...choice.kept], [taught])[0]!.puzzles.length >= LEAST_OF_A_LESSON,
      (puzzle) => lessons.lessonOf(puzzle) === taught.lesson || puzzle.rules.some((rule) => taught.claims.includes(rule)),
    );
  if (puzzles.some(({ goal }) => goal.kind === 'declarations'))
    for (const [kinds, least] of LEAST_OF_THREE) {
      const fits = ({ goal }: Puzzle): boolean => kinds.includes(goal.kind);
      choice.takeUntil(() => choice.kept.filter(fits).length >= least, fits);
    }
  choice.balance();
  return new Set(choice.kept);
}

for (const { id } of RULESETS) {
  const puzzles = readPuzzles(id);
  const kept = thinQuestions(id, puzzles);
  const left = puzzles.filter((puzzle) => !isAsked(puzzle) || kept.has(puzzle));
  noteGone(id, puzzles, left);
  writeFileSync(collectionFile(id), `[\n${left.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`${id}: ${kept.size} of ${puzzles.filter(isAsked).length} questions stay, ${left.length} puzzles`);
}
