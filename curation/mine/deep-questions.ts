import { isInCheck, type Position } from '../../src/engine/index.ts';
import { LEAST_INTEREST, interestOf } from '../quality/interest.ts';
import { answerQuestion } from '../../src/puzzles/questions.ts';
import type { Question } from '../../src/puzzles/task.ts';
import { shuffle } from './random-placement.ts';

/** What is asked of a position that need not be asked: more than a question has to have to stay. */
const LEAST = LEAST_INTEREST + 1;
/** The most pieces and boards that are looked at. */
const MOST = 8;
/** A piece with more squares is counted, not looked at. */
const FEWEST_SQUARES = 4;
const MOST_SQUARES = 9;

/** The question of a position with most to see in it, of one sort that chance chooses; nothing where none has enough. */
export function findDeepQuestions(position: Position, random: () => number): readonly Question[] {
  const { boards, squares, ruleset } = position;
  const pieces = shuffle(
    squares.filter(({ piece }) => piece?.owner === position.turn),
    random,
  )
    .slice(0, MOST)
    .map(({ name }) => name);
  const places = squares.filter(({ piece }) => piece?.role !== 'king').map(({ name }) => name);
  const pins = ruleset.pins.map(({ name }) => name);
  const isLegal = new Set(position.moves().map(({ from, to }) => `${from} ${to}`));
  const ways = (froms: readonly string[], tos: readonly string[], legal: boolean): Question[] =>
    froms.flatMap((from) =>
      tos.filter((to) => to !== from && isLegal.has(`${from} ${to}`) === legal).map((to): Question => ({ kind: 'legal', from, to })),
    );
  const own = boards.map(({ pin }) => pin);
  const sorts: readonly (() => readonly Question[])[] = [
    () => ways(pieces, places, true),
    () => ways(pieces, places, false),
    () => ways(own, pins, true),
    () => ways(own, pins, false),
    () => pieces.map((from) => ({ kind: 'squares', from })),
    () => own.map((from) => ({ kind: 'checks', from })),
    () => own.map((from) => ({ kind: 'pins', from })),
  ];
  if (isInCheck(position)) return [];
  const sort = shuffle(sorts, random)[0]!;
  const asked = shuffle(sort(), random).map((question) => ({ question, points: interestOf(position, question) }));
  for (const { question, points } of asked.toSorted((a, b) => b.points - a.points)) {
    if (points < LEAST) break;
    const answer = answerQuestion(position, question);
    const isFit = question.kind !== 'squares' || (answer && answer.length >= FEWEST_SQUARES && answer.length <= MOST_SQUARES);
    if (answer && answer.length > 0 && isFit) return [question];
  }
  return [];
}
