import { href, type Path } from '../platform/href.ts';
import type { Position } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { findBarred } from '../puzzles/misleading-refusal.ts';
import { decidingClaims } from '../puzzles/puzzle-topics.ts';
import { listTags } from './tags.ts';

/** A rule of a reference, and where it is taught. */
export interface RulePlace {
  /** Its number: `6.2`. */
  readonly n: string;
  /** The address of the rule. */
  readonly href: string;
  /** The address of the screen that shows it. */
  readonly lesson?: string;
}

/** A rule with the claims of the source that it says. */
export interface RuleText extends RulePlace {
  readonly claims: readonly string[];
}

/** The rules of a reference, from its text. */
export function readRules(ruleset: string, text: string): readonly RuleText[] {
  return listTags(text)
    .filter(({ name, has }) => name === 'Rule' && has.has('n'))
    .map(({ has }) => {
      const [n, lesson] = [has.get('n')!, has.get('lesson')];
      const claims = (has.get('claims') ?? '').split(/\s+/).filter(Boolean);
      return { n, href: href(`/rules/${ruleset}/#r-${n}`), claims, ...(lesson !== undefined && { lesson: href(lesson as Path) }) };
    });
}

/** The one of these rules that decides a puzzle: the one a refused move or a barred place breaks, else the one of what is special in its solution. */
export function chooseRule(
  rules: readonly RuleText[],
  position: Position,
  puzzle: Pick<Puzzle, 'ruleset' | 'goal' | 'answer' | 'topics' | 'themes'>,
  claims: readonly string[] = decidingClaims(puzzle),
): RuleText | undefined {
  const { goal, answer = [] } = puzzle;
  const refused = goal.kind === 'legal' && answer[0] !== 'legal' ? position.refuse(goal.from, goal.to) : findBarred(position, puzzle);
  return rules.find(({ n }) => n === refused?.rule) ?? rules.find((one) => claims.some((claim) => one.claims.includes(claim)));
}
