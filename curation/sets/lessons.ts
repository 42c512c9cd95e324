import { existsSync, readFileSync } from 'node:fs';
import { lessonIn, listTaught, readTitle } from '../../src/content/lessons-taught.ts';
import { chooseRule, readRules } from '../../src/content/rule-text.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { listLessonSeries, type Series, type LessonClaims } from '../../src/puzzles/series.ts';

const DOCS = new URL('../../src/content/docs/', import.meta.url);
const read = (path: string): string => (existsSync(new URL(path, DOCS)) ? readFileSync(new URL(path, DOCS), 'utf8') : '');

/** What the lessons of a ruleset teach, and which of them has the rule that decides a puzzle. */
export class Lessons {
  readonly taught: readonly LessonClaims[];
  readonly #rules: ReturnType<typeof readRules>;
  readonly #lessons = new Map<Puzzle, string | undefined>();

  constructor(ruleset: string) {
    this.#rules = readRules(ruleset, read(`rules/${ruleset}.mdx`));
    this.taught = listTaught(ruleset, this.#rules, (lesson) => readTitle(read(`learn/${ruleset}/${lesson}.mdx`)));
  }

  /** The lesson with the rule that decides a puzzle. */
  lessonOf(puzzle: Puzzle): string | undefined {
    if (!this.#lessons.has(puzzle)) this.#lessons.set(puzzle, lessonIn(chooseRule(this.#rules, expectPosition(puzzle), puzzle)?.lesson));
    return this.#lessons.get(puzzle);
  }

  /** The series of these lessons that some puzzles make. */
  listSeries(puzzles: readonly Puzzle[], taught: readonly LessonClaims[] = this.taught): readonly Series[] {
    return listLessonSeries(puzzles, taught, (puzzle) => this.lessonOf(puzzle));
  }
}
