import { getCollection } from 'astro:content';
import { href, type Path } from '../platform/href.ts';
import { labelOf } from '../claims/labels.ts';
import { MOVABLE_RULESETS, RULESETS, type Ruleset } from '../engine/index.ts';
import type { CourseLength } from '../comparison/game-figures.ts';
import type { Heads, RuleHead } from '../comparison/rows.ts';
import { lessonsOf, screensOf } from './courses.ts';
import { listTags } from './tags.ts';

/** Two rulesets of one board, the first known and the second played, with the page that says what changes. */
export interface Pair {
  readonly slug: string;
  readonly href: string;
  readonly from: Ruleset;
  readonly to: Ruleset;
}

/** Every way from one ruleset to another. */
export const PAIRS: readonly Pair[] = MOVABLE_RULESETS.flatMap((from) =>
  MOVABLE_RULESETS.filter((to) => to !== from).map((to) => {
    const slug = `${from.id}-vs-${to.id}`;
    return { slug, href: href(`/compare/${slug}/`), from, to };
  }),
);

/** Which ruleset each is shown beside: one whose lines go another way. */
const PARTNERS: Readonly<Record<string, string>> = { meder: 'usenet', usenet: 'meder', bartmess: 'grant', grant: 'bartmess' };

/** The ruleset of the same set that a piece's reach is shown beside. */
export function partnerOf(ruleset: string): Ruleset {
  return MOVABLE_RULESETS.find(({ id }) => id === PARTNERS[ruleset]) ?? MOVABLE_RULESETS.find(({ id }) => id !== ruleset)!;
}

/** The page of a ruleset for somebody who knows chess. */
export const chessHref = (ruleset: string): string => href(`/compare/chess-vs-${ruleset}/` as Path);

/** The rules of every reference by ruleset and number. */
export async function readRuleHeads(): Promise<Heads> {
  const docs = await getCollection('docs');
  return Object.fromEntries(
    RULESETS.map(({ id }) => {
      const body = docs.find((doc) => doc.id === `rules/${id}`)?.body ?? '';
      const heads = listTags(body)
        .filter(({ name }) => name === 'Rule')
        .map(({ has }): [string, RuleHead] => {
          const claims = (has.get('claims') ?? '').split(/\s+/).filter(Boolean);
          const label = claims.length > 0 ? labelOf(claims) : undefined;
          const lesson = has.get('lesson');
          return [
            has.get('n') ?? '',
            { claims, kind: label?.kind, ruling: label?.rulings[0]?.href, lesson: lesson === undefined ? undefined : href(lesson as Path) },
          ];
        });
      return [id, Object.fromEntries(heads)];
    }),
  );
}

/** What each course asks before a first game: its part “Play tonight”. */
export async function readCourseLengths(): Promise<Readonly<Record<string, CourseLength>>> {
  return Object.fromEntries(await Promise.all(RULESETS.map(async ({ id }) => [id, await measureCourse(id)] as const)));
}

async function measureCourse(id: string): Promise<CourseLength> {
  const lessons = (await lessonsOf(id)).filter(({ data }) => data.part === 'tonight');
  const sum = (of: (lesson: (typeof lessons)[number]) => number): number => lessons.reduce((total, lesson) => total + of(lesson), 0);
  return { screens: sum((lesson) => Object.keys(screensOf(lesson)).length), minutes: sum(({ data }) => data.minutes) };
}
