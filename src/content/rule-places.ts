import type { Position } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { toldClaims } from '../puzzles/puzzle-topics.ts';
import { chooseRule, readRules, type RulePlace, type RuleText } from './rule-text.ts';

export type { RulePlace };

const FILES = import.meta.glob<string>('./docs/rules/*.mdx', { query: '?raw', import: 'default', eager: true });

const known = new Map<string, readonly RuleText[]>();

/** The rules of a ruleset's reference. */
export function listRules(ruleset: string): readonly RuleText[] {
  const there = known.get(ruleset) ?? readRules(ruleset, FILES[`./docs/rules/${ruleset}.mdx`] ?? '');
  known.set(ruleset, there);
  return there;
}

/** The rule that decides a puzzle: the one a refused move breaks, else the one of what is special in its solution. */
export function findDecidingRule(
  position: Position,
  puzzle: Pick<Puzzle, 'ruleset' | 'goal' | 'answer' | 'topics' | 'themes'>,
): RulePlace | undefined {
  const rule = chooseRule(listRules(puzzle.ruleset), position, puzzle);
  return rule && { n: rule.n, href: rule.href, ...(rule.lesson !== undefined && { lesson: rule.lesson }) };
}

/** The rule to tell with a solution: one that makes it different from flat chess; nothing where none does. */
export function findToldRule(
  position: Position,
  puzzle: Pick<Puzzle, 'ruleset' | 'goal' | 'answer' | 'topics' | 'themes'>,
): RulePlace | undefined {
  const rule = chooseRule(listRules(puzzle.ruleset), position, puzzle, toldClaims(puzzle));
  return rule && { n: rule.n, href: rule.href, ...(rule.lesson !== undefined && { lesson: rule.lesson }) };
}
