import { href, type Path } from '../address/href.ts';
import type { Position } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { decidingClaims } from '../puzzles/topics.ts';
import { listTags } from './tags.ts';

const FILES = import.meta.glob<string>('./docs/rules/*.mdx', { query: '?raw', import: 'default', eager: true });

/** A rule of a reference, and where it is taught. */
export interface RulePlace {
  /** Its number: `6.2`. */
  readonly n: string;
  /** The address of the rule. */
  readonly href: string;
  /** The address of the screen that shows it. */
  readonly lesson?: string;
}

const known = new Map<string, readonly (RulePlace & { readonly claims: readonly string[] })[]>();

function listRules(ruleset: string): readonly (RulePlace & { readonly claims: readonly string[] })[] {
  const there = known.get(ruleset);
  if (there) return there;
  const rules = listTags(FILES[`./docs/rules/${ruleset}.mdx`] ?? '')
    .filter(({ name, has }) => name === 'Rule' && has.has('n'))
    .map(({ has }) => {
      const [n, lesson] = [has.get('n')!, has.get('lesson')];
      const claims = (has.get('claims') ?? '').split(/\s+/).filter(Boolean);
      return { n, href: href(`/rules/${ruleset}/#r-${n}`), claims, ...(lesson !== undefined && { lesson: href(lesson as Path) }) };
    });
  known.set(ruleset, rules);
  return rules;
}

/** The rule that decides a puzzle: the one a refused move breaks, else the one of what is special in its solution. */
export function findDecidingRule(
  position: Position,
  puzzle: Pick<Puzzle, 'ruleset' | 'goal' | 'answer' | 'topics' | 'themes'>,
): RulePlace | undefined {
  const { ruleset, goal, answer = [] } = puzzle;
  const rules = listRules(ruleset);
  const refused = goal.kind === 'legal' && answer[0] !== 'legal' ? position.ruleset.refuse(position, goal.from, goal.to) : undefined;
  const claims = decidingClaims(puzzle);
  const rule = rules.find(({ n }) => n === refused?.rule) ?? rules.find((one) => claims.some((claim) => one.claims.includes(claim)));
  return rule && { n: rule.n, href: rule.href, ...(rule.lesson !== undefined && { lesson: rule.lesson }) };
}
