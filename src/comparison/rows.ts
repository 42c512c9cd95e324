import { COMPARE_TABLE } from '#words/compare/table.ts';
import { QUESTIONS as FACT_WORDS } from '#words/facts/questions.ts';
import { ANSWERS, COUNTED_QUESTIONS, COUNTED_VALUES } from '#words/compare/answers.ts';
import { sayFact } from '../words/facts.ts';
import { findRuleset, type Fact, type FactId, type Ruleset, type RulingKind } from '../engine/index.ts';
import type { GameFigures } from './game-figures.ts';
import { ROW_RECORDS } from './rows/row-records.ts';
import type { Group, RowRecord } from './rows/row-record.ts';

/** The parts of the table, in its order. */
export const GROUPS = COMPARE_TABLE.groups;
export type { Group } from './rows/row-record.ts';

/** An answer in the table. One without a source is the engine's own, counted anew for the table. */
export interface Cell {
  readonly value: string;
  readonly says: string;
  readonly kind: RulingKind;
  readonly source?: string;
}

/** A question to several rulesets; a ruleset that the question does not concern has no cell. */
export interface Row {
  readonly id: string;
  readonly group: Group;
  readonly question: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** What a rule of a reference says about itself: its claims, their label, the ruling behind it, and the lesson that shows it. */
export interface RuleHead {
  readonly claims: readonly string[];
  readonly kind: RulingKind | undefined;
  /** Addresses of the ruling and of the lesson. */
  readonly ruling: string | undefined;
  readonly lesson: string | undefined;
}

/** The rules of the references, by ruleset and number, in the order of the reference. */
export type Heads<One extends Pick<RuleHead, 'claims'> = RuleHead> = Readonly<Record<string, Readonly<Record<string, One>>>>;

/** Facts of three players that answer a question of the movable board, under its name. */
const ALIKE: Readonly<Record<string, FactId>> = {
  threefold: 'repetition',
  promotion: 'promotion-where',
  'material-draw': 'dead-positions',
};

const factOf = (id: string, ruleset: Ruleset): Fact | undefined => ruleset.facts.find((one) => (ALIKE[one.id] ?? one.id) === id);

/** The number of the rule that answers a row in the reference of a ruleset, where one does: the rule that says the row's first claim. */
export function ruleOf({ id }: Pick<Row, 'id'>, ruleset: string, heads: Heads<Pick<RuleHead, 'claims'>>): string | undefined {
  const { claims, rules, count } = ROW_RECORDS.find((record) => record.id === id)!;
  const rule = rules?.[ruleset];
  if (rule !== undefined) return rule;
  // What is counted anew rests on no fact, though a ruleset may have one of that name.
  const claim = claims?.[ruleset] ?? (count ? undefined : factOf(id, findRuleset(ruleset)!)?.claims[0]);
  if (claim === undefined) return undefined;
  const saying = Object.entries(heads[ruleset] ?? {}).filter(([, head]) => head.claims.includes(claim));
  // If several rules say it, the one that says least besides is about it.
  return saying.sort(([, one], [, other]) => one.claims.length - other.claims.length)[0]?.[0];
}

const wordsOf = (value: Fact['value']): string => (value === true ? COMPARE_TABLE.yes : value === false ? COMPARE_TABLE.no : String(value));

/** What a ruleset answers: in our own words, by its fact, or by the engine's count and its games. */
function answer({ id, count, measure }: RowRecord, ruleset: Ruleset, figures: Readonly<Record<string, GameFigures>>): Cell | undefined {
  const own = ANSWERS[id]?.[ruleset.id];
  if (own) return own;
  if (count || measure) {
    const played = figures[ruleset.id];
    const counted = count?.(ruleset) ?? (played && measure?.(played));
    return counted && { ...counted, kind: 'counted' };
  }
  const fact = factOf(id, ruleset);
  if (!fact) return undefined;
  const value = COUNTED_VALUES[id]?.[ruleset.id] ?? wordsOf(fact.value);
  return { value, says: sayFact(ruleset, fact.id), kind: fact.ruling, source: fact.source };
}

/** The whole table for these rulesets; rows that concern none of them are left out. */
export function makeRows(rulesets: readonly Ruleset[], figures: Readonly<Record<string, GameFigures>>): readonly Row[] {
  const rows = ROW_RECORDS.map((record): Row => {
    const cells = rulesets.flatMap((ruleset): (readonly [string, Cell])[] => {
      const cell = answer(record, ruleset, figures);
      return cell ? [[ruleset.id, cell]] : [];
    });
    const question = record.question ?? COUNTED_QUESTIONS[record.id] ?? FACT_WORDS[record.id as FactId];
    return { id: record.id, group: record.group, question, cells: Object.fromEntries(cells) };
  });
  const order = Object.keys(GROUPS);
  return rows.filter((row) => Object.keys(row.cells).length > 0).sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** Whether the rulesets that a row concerns answer it differently; one ruleset alone leaves nothing to compare. */
export function isDiffering(row: Row): boolean {
  return isDifferingAmong(row, Object.keys(row.cells));
}

/** Whether all rulesets that a row concerns, two at least, give one answer. */
export function isAlike({ cells }: Row): boolean {
  const values = Object.values(cells).map(({ value }) => value);
  return values.length > 1 && new Set(values).size === 1;
}

/** Whether some of these rulesets answer a row differently. */
export function isDifferingAmong({ cells }: Row, rulesets: readonly string[]): boolean {
  return new Set(rulesets.flatMap((id) => cells[id]?.value ?? [])).size > 1;
}
