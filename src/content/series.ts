import { href } from '../platform/href.ts';
import { MOTIF_WORDS } from '../training/motif-words.ts';
import { expectPosition, type Puzzle } from '../puzzles/puzzle.ts';
import { isSeries, listLessonSeries, listMotifSeries, type Series } from '../puzzles/series.ts';
import { lessonIn, listTaught, readTitle } from './lessons-taught.ts';
import { PUZZLES } from './puzzles.ts';
import { findDecidingRule, listRules } from './rule-places.ts';
import { RULESET_WORDS } from './rulesets.ts';
import { PUZZLE_PAGES } from '#words/puzzle-pages.ts';

const LESSONS = import.meta.glob<string>('./docs/learn/*/*.mdx', { query: '?raw', import: 'default', eager: true });

const titleOf = (ruleset: string, lesson: string): string | undefined => readTitle(LESSONS[`./docs/learn/${ruleset}/${lesson}.mdx`] ?? '');
const lessonOf = (puzzle: Puzzle): string | undefined => lessonIn(findDecidingRule(expectPosition(puzzle), puzzle)?.lesson);

const OF_LESSONS: readonly Series[] = listLessonSeries(
  PUZZLES,
  RULESET_WORDS.flatMap(({ id }) => listTaught(id, listRules(id), (lesson) => titleOf(id, lesson))),
  lessonOf,
);
const OF_MOTIFS: readonly Series[] = listMotifSeries(PUZZLES, MOTIF_WORDS);

/** The series of the lessons, ruleset after ruleset. */
export const LESSON_SERIES: readonly Series[] = OF_LESSONS.filter(isSeries);

/** The series of motifs. */
export const MOTIF_SERIES: readonly Series[] = OF_MOTIFS.filter(isSeries);

/** A lesson or motif that has too few puzzles for a series, and why. */
export interface TooFew {
  readonly series: Series;
  readonly why: string;
}

/** Why a lesson has fewer than three, by the name that its series would have. */
const WHY: Readonly<Record<string, string>> = PUZZLE_PAGES.series.tooFew;

const explainFew = (all: readonly Series[], why: (series: Series) => string | undefined): readonly TooFew[] =>
  all
    .filter((series) => !isSeries(series))
    .flatMap((series) => {
      const said = why(series);
      return said === undefined ? [] : [{ series, why: said }];
    });

/** The lessons that have a rule to solve with and no series; a test holds that each has its reason. */
export const FEW_LESSONS: readonly TooFew[] = explainFew(OF_LESSONS, ({ id }) => WHY[id]);

/** The motifs that have none. */
export const FEW_MOTIFS: readonly TooFew[] = explainFew(OF_MOTIFS, ({ puzzles }) => PUZZLE_PAGES.series.fewOfMotif(puzzles.length));

export const SERIES: readonly Series[] = [...LESSON_SERIES, ...MOTIF_SERIES];

/** The address at which the trainer brings a series. */
export const trainSeries = ({ id }: Series): string => href(`/puzzles/train/#mode=series&series=${id}`);

/** The address of the page of a series. */
export const addressOfSeries = ({ id }: Series): string => href(`/puzzles/series/${id}/`);
