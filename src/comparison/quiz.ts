import { captureOf, expect, type Refusal, type Ruleset } from '../engine/index.ts';
import { convertPosition, type ConvertedPosition } from './convert-position.ts';
import { compareReach, namePicked, isCastling, moveTo, picksOf, type Target } from './diff.ts';
import type { Example } from './data/formats.ts';
import { openPosition } from './side.ts';
import { TOPIC_WORDS } from './disagreement-topics.ts';

/** What one ruleset says to a question. */
interface Answer {
  readonly ruleset: string;
  readonly isLegal: boolean;
  readonly reason?: Refusal;
  /** Where the board that is asked about stands under this ruleset, if that is not where the question says. */
  readonly at?: string;
}

/** One question of the quiz: a move, and under which rulesets it is legal. */
export interface QuizQuestion {
  readonly of: string;
  readonly position: string;
  /** What it is about, by the code of the refusal that decides. */
  readonly code: string;
  readonly pick: string;
  readonly from: string;
  /** Where to, in the names of `of`: `from` itself for a turn in place, or a way of castling. */
  readonly to: string;
  /** Whether the move captures, under some ruleset that allows it. */
  readonly captures: boolean;
  /** The pawn whose double step it may answer. */
  readonly last: string | undefined;
  readonly answers: readonly Answer[];
}

/** The move of an example under all of these rulesets; nothing where the position cannot stand whole under one of them. */
export function askAll(example: Example, rulesets: readonly Ruleset[], known: readonly Ruleset[] = rulesets): QuizQuestion | undefined {
  const home = known.find(({ id }) => id === example.of)!;
  const position = expect(openPosition(home, example.position));
  const carried = rulesets.map((ruleset) => convertPosition(position, ruleset));
  // A right that is lost on the way cannot be seen in a picture.
  const isLost = ({ lost }: ConvertedPosition): boolean => lost.enPassant || lost.rights.includes(example.pick);
  if (carried.some((one) => !one.ok || isLost(one.value))) return undefined;
  const all = carried.map((one) => expect(one).position);
  const pick = picksOf(position).find((one) => (one.kind === 'square' ? one.name : one.id) === example.pick)!;
  const legal = all.find(({ ruleset }) => ruleset.id === example.allows);
  const target: Target | undefined = legal && compareReach(all, pick).find((one) => moveTo(one, legal, pick) === example.legal);
  if (!legal || !target || target.barred.length === 0) return undefined;
  // A square or pin to name is needed, under the ruleset the position is shown by.
  const shown = all.find(({ ruleset }) => ruleset.id === home.id) ?? all[0]!;
  const to = isCastling(target.place) ? target.place : target.names[shown.ruleset.id]?.[0];
  const from = namePicked(shown, pick);
  if (to === undefined || from === undefined) return undefined;
  const move = legal.moves().find((one) => `${one.from}-${one.to}` === example.legal);
  return {
    of: shown.ruleset.id,
    position: shown.text(),
    code: example.code,
    pick: example.pick,
    from,
    to,
    captures: move !== undefined && captureOf(move) !== undefined,
    last: shown.setup.enPassant[0]?.pawn,
    answers: rulesets.map(({ id }, index) => {
      const reason = target.reasons[id];
      const at = namePicked(all[index]!, pick);
      return {
        ruleset: id,
        isLegal: target.allowed.includes(id),
        ...(reason && { reason }),
        ...(at !== undefined && at !== from && { at }),
      };
    }),
  };
}

/** So many questions about as many things as there are, spread over the examples; the same every time. */
export function makeQuiz(
  examples: readonly Example[],
  rulesets: readonly Ruleset[],
  size: number,
  known: readonly Ruleset[] = rulesets,
): readonly QuizQuestion[] {
  const questions: QuizQuestion[] = [];
  const topics = Object.keys(TOPIC_WORDS).filter((code) => examples.some((example) => example.code === code));
  // Round after round, one question on each topic, until there are enough.
  for (let round = 0; round < size && questions.length < size; round++)
    for (const [index, code] of topics.entries()) {
      if (questions.length === size) break;
      const some = examples.filter((example) => example.code === code);
      const at = (index * 5 + round) % some.length;
      const question = [...some.slice(at), ...some.slice(0, at)]
        .map((example) => askAll(example, rulesets, known))
        .find((one) => one && !questions.some(({ position }) => position === one.position));
      if (question) questions.push(question);
    }
  return questions;
}
