import { href } from '../address/href.ts';
import { MOTIF_WORDS } from '../components/puzzle/motif-words.ts';
import { expectPosition, type Puzzle } from '../puzzles/puzzle.ts';
import { isSeries, listLessonSeries, listMotifSeries, type Series } from '../puzzles/series.ts';
import { lessonIn, listTaught, readTitle } from './lessons-taught.ts';
import { PUZZLES } from './puzzles.ts';
import { findDecidingRule, listRules } from './rule-places.ts';
import { RULESET_WORDS } from './rulesets.ts';

const LESSONS = import.meta.glob<string>('./docs/learn/*/*.mdx', { query: '?raw', import: 'default', eager: true });

const titleOf = (ruleset: string, lesson: string): string | undefined => readTitle(LESSONS[`./docs/learn/${ruleset}/${lesson}.mdx`] ?? '');
const lessonOf = (puzzle: Puzzle): string | undefined => lessonIn(findDecidingRule(expectPosition(puzzle), puzzle)?.lesson);

/** The series of the lessons, ruleset after ruleset. */
export const LESSON_SERIES: readonly Series[] = listLessonSeries(
  PUZZLES,
  RULESET_WORDS.flatMap(({ id }) => listTaught(id, listRules(id), (lesson) => titleOf(id, lesson))),
  lessonOf,
).filter(isSeries);

/** The series of motifs. */
export const MOTIF_SERIES: readonly Series[] = listMotifSeries(PUZZLES, MOTIF_WORDS).filter(isSeries);

export const SERIES: readonly Series[] = [...LESSON_SERIES, ...MOTIF_SERIES];

/** The address at which the trainer brings a series. */
export const trainSeries = ({ id }: Series): string => href(`/puzzles/train/#mode=series&series=${id}`);

/** The address of the page of a series. */
export const addressOfSeries = ({ id }: Series): string => href(`/puzzles/series/${id}/`);
