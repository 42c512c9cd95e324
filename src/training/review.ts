import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import type { Theme } from '../puzzles/theme.ts';
import type { TrainerPuzzle } from './puzzle-index.ts';
import type { PuzzleRecord } from './puzzle-record.ts';
import type { StoredCard } from './stored-card.ts';

/** A day is the shortest time: what was solved or missed a moment ago is not asked again at once. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
/** Themes that say when or how much, not what. */
const VAGUE: readonly Theme[] = ['quiet-key', 'variations', 'few-men', 'opening', 'middlegame', 'endgame'];

/** The rarest of the rules a puzzle depends on: what it is about. */
function findRule({ rules }: Pick<TrainerPuzzle, 'rules'>, all: Iterable<Pick<TrainerPuzzle, 'rules'>>): string | undefined {
  const counts = new Map<string, number>();
  for (const one of all) for (const rule of one.rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return rules.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0];
}

/** The cards a puzzle belongs to: its motif and its rule. */
export function cardsOf(
  puzzle: Pick<TrainerPuzzle, 'ruleset' | 'rules' | 'themes'>,
  all: Iterable<Pick<TrainerPuzzle, 'rules'>>,
): readonly string[] {
  const motif = puzzle.themes.find((theme) => !VAGUE.includes(theme));
  const rule = findRule(puzzle, all);
  return [
    ...(motif === undefined ? [] : [`${puzzle.ruleset}/motif/${motif}`]),
    ...(rule === undefined ? [] : [`${puzzle.ruleset}/rule/${rule}`]),
  ];
}

function openCard(kept: StoredCard | undefined, now: Date): Card {
  if (!kept) return createEmptyCard(now);
  const { due, last_review, ...rest } = kept;
  return { ...rest, due: new Date(due), ...(last_review !== undefined && { last_review: new Date(last_review) }) };
}

function keepCard({ due, last_review, ...rest }: Card): StoredCard {
  return { ...rest, due: due.toISOString(), ...(last_review && { last_review: last_review.toISOString() }) };
}

/** A card after an answer, well (1) or not (0); without one, the first of it. */
export function nextCard(kept: StoredCard | undefined, score: 0 | 1, now: Date): StoredCard {
  return keepCard(scheduler.next(openCard(kept, now), now, score === 1 ? Rating.Good : Rating.Again).card);
}

/** The record with cards answered, well (1) or not (0); the same where the reader has not asked for reviews. */
export function answerCards(record: PuzzleRecord, cards: readonly string[], score: 0 | 1, now: Date): PuzzleRecord {
  if (!record.review || cards.length === 0) return record;
  const review = { ...record.review };
  for (const name of cards) review[name] = nextCard(review[name], score, now);
  return { ...record, review };
}

/** Cards whose time has come, the longest overdue first. */
export function listDue({ review = {} }: PuzzleRecord, now: Date): readonly string[] {
  return Object.entries(review)
    .filter(([, { due }]) => Date.parse(due) <= now.getTime())
    .sort(([, one], [, other]) => Date.parse(one.due) - Date.parse(other.due))
    .map(([name]) => name);
}

/** A card whose time has come, with a puzzle that asks for it. */
export interface DueReview {
  readonly card: string;
  readonly puzzle: TrainerPuzzle;
}

/** The due cards for which an allowed puzzle exists, each with that puzzle. */
export function listReviews(record: PuzzleRecord, puzzles: readonly TrainerPuzzle[], now: Date): readonly DueReview[] {
  return listDue(record, now).flatMap((card) => {
    const own = puzzles.filter(({ ruleset }) => card.startsWith(`${ruleset}/`));
    const puzzle = findCardPuzzle(card, own, record);
    return puzzle ? [{ card, puzzle }] : [];
  });
}

/** A puzzle of a card: one not done yet, else the one done longest ago. */
export function findCardPuzzle(card: string, puzzles: Iterable<TrainerPuzzle>, record: PuzzleRecord): TrainerPuzzle | undefined {
  const [, kind, name = ''] = card.split('/');
  const done = new Map(record.history.map(({ id, at }) => [id, at]));
  return [...puzzles]
    .filter(({ themes, rules }) => (kind === 'motif' ? themes.some((theme) => theme === name) : rules.includes(name)))
    .sort((one, other) => (done.get(one.id) ?? 0) - (done.get(other.id) ?? 0))[0];
}
