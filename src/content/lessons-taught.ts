import { isPuzzleClaim } from '../puzzles/puzzle-topics.ts';
import type { LessonClaims } from '../puzzles/series.ts';
import type { RuleText } from './rule-text.ts';

/** The last part of a lesson’s address: of `/learn/meder/castling/#path` it is `castling`. */
export const lessonIn = (href: string | undefined): string | undefined => /\/learn\/[a-z]+\/([a-z-]+)\//.exec(href ?? '')?.[1];

/** The lessons of a ruleset that teach something puzzles can turn on, in the order of the rules; `titleOf` names a lesson. */
export function listTaught(
  ruleset: string,
  rules: readonly RuleText[],
  titleOf: (lesson: string) => string | undefined,
): readonly LessonClaims[] {
  const lessons = [...new Set(rules.flatMap(({ lesson }) => lessonIn(lesson) ?? []))];
  return lessons.flatMap((lesson) => {
    const claims = rules.filter((rule) => lessonIn(rule.lesson) === lesson).flatMap((rule) => rule.claims);
    const title = titleOf(lesson);
    return title !== undefined && claims.some((claim) => isPuzzleClaim(ruleset, claim)) ? [{ ruleset, lesson, title, claims }] : [];
  });
}

/** The title in the head of a lesson’s text. */
export const readTitle = (text: string): string | undefined => /^title: ["']?(.*?)["']?$/m.exec(text)?.[1];
