import { expect, type Refusal, type Ruleset } from '../../../engine/index.ts';
import { carryPosition } from './carry.ts';
import { compareReach, fromOf, moveTo, picksOf, type Target } from './differ.ts';
import type { Example } from './examples.ts';
import { openPosition } from './side.ts';
import { TOPIC_WORDS } from './topics.ts';

/** One question of the quiz: a move, and under which rulesets it is legal. */
export interface Question {
  readonly of: string;
  readonly position: string;
  readonly pick: string;
  readonly from: string;
  readonly to: string;
  readonly answers: readonly { readonly ruleset: string; readonly isLegal: boolean; readonly reason?: Refusal }[];
}

/** The move of an example under all of these rulesets; nothing where the position cannot stand under one of them. */
export function askAll(example: Example, rulesets: readonly Ruleset[]): Question | undefined {
  const home = rulesets.find(({ id }) => id === example.of)!;
  const position = expect(openPosition(home, example.position));
  const positions = rulesets.map((ruleset) => carryPosition(position, ruleset));
  if (positions.some((one) => !one.ok)) return undefined;
  const all = positions.map((one) => expect(one).position);
  const pick = picksOf(position).find((one) => (one.kind === 'square' ? one.name : one.id) === example.pick)!;
  const legal = all.find(({ ruleset }) => ruleset.id === example.allows)!;
  const target: Target | undefined = compareReach(all, pick).find((one) => moveTo(one, legal, pick) === example.legal);
  // A square or pin to name is needed, under the ruleset the position is written by.
  if (!target || target.names[home.id]?.[0] === undefined || target.barred.length === 0) return undefined;
  const from = fromOf(position, pick)!;
  return {
    of: home.id,
    position: example.position,
    pick: example.pick,
    from,
    to: target.names[home.id]![0]!,
    answers: rulesets.map(({ id }) => {
      const reason = target.reasons[id];
      return { ruleset: id, isLegal: target.allowed.includes(id), ...(reason && { reason }) };
    }),
  };
}

/** So many questions, each about something else, spread over the examples; the same every time. */
export function makeQuiz(examples: readonly Example[], rulesets: readonly Ruleset[], size: number): readonly Question[] {
  const questions: Question[] = [];
  const topics = Object.keys(TOPIC_WORDS).filter((code) => examples.some((example) => example.code === code));
  for (const [index, code] of topics.entries()) {
    const some = examples.filter((example) => example.code === code);
    const ordered = [...some.slice((index * 5) % some.length), ...some];
    const question = ordered
      .map((example) => askAll(example, rulesets))
      .find((one) => one && !questions.some(({ position }) => position === one.position));
    if (question) questions.push(question);
    if (questions.length === size) break;
  }
  return questions;
}
