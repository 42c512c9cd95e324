import { describe, expect, test } from 'vitest';
import type { TrainerPuzzle } from '../../src/training/puzzle-index.ts';
import { shareText } from '../../src/training/report.ts';
import {
  addSkip,
  daysOf,
  listShown,
  mergeRecords,
  NEW_SKILL,
  NO_RECORD,
  readRecord,
  skillOf,
  streakOf,
  type PuzzleRecord,
} from '../../src/training/puzzle-record.ts';
import { answerCards, cardsOf, findCardPuzzle, listDue, listReviews } from '../../src/training/review.ts';
import { noteAttempt, rateSolver, skillAt, widen } from '../../src/training/reader-rating.ts';

const NOW = new Date(2026, 10, 21, 20);
const puzzle = (id: string, rating = 1200) => ({ id, ruleset: id.split('-')[0]!, rating });
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

describe('the rating of a solver (Glicko-2)', () => {
  test('goes up for a puzzle of its own rating solved as much as down for one missed, and becomes surer', () => {
    const up = rateSolver(NEW_SKILL, 1000, 1);
    const down = rateSolver(NEW_SKILL, 1000, 0);
    expect(up.rating).toBeGreaterThan(NEW_SKILL.rating);
    expect(up.rating - NEW_SKILL.rating).toBeCloseTo(NEW_SKILL.rating - down.rating, 0);
    expect(up.deviation).toBeLessThan(NEW_SKILL.deviation);
  });

  test('moves more for a surprise, less when it is sure, and never becomes surer than its least', () => {
    expect(rateSolver(NEW_SKILL, 1600, 1).rating).toBeGreaterThan(rateSolver(NEW_SKILL, 700, 1).rating);
    expect(rateSolver(NEW_SKILL, 2500, 1).rating - NEW_SKILL.rating).toBe(100);
    expect(rateSolver(NEW_SKILL, 300, 0).rating - NEW_SKILL.rating).toBe(-100);
    const sure = { ...NEW_SKILL, deviation: 60 };
    expect(rateSolver(sure, 1000, 1).rating).toBeLessThan(rateSolver(NEW_SKILL, 1000, 1).rating);
    let skill = NEW_SKILL;
    for (let i = 0; i < 200; i++) skill = rateSolver(skill, skill.rating, i % 2 === 0 ? 1 : 0);
    expect(skill.deviation).toBeGreaterThanOrEqual(45);
  });

  test('is less sure after time away (Glicko-2, step 6), and never less than that of somebody new', () => {
    const YEAR = 365 * 86_400;
    const sure = { rating: 1500, deviation: 45, volatility: 0.06 };
    expect(widen(sure, YEAR).deviation).toBeCloseTo(Math.sqrt(45 ** 2 + 73 * (0.06 * 173.7178) ** 2), 1);
    expect(widen(widen(sure, YEAR / 2), YEAR / 2).deviation).toBeCloseTo(widen(sure, YEAR).deviation, 0);
    expect(widen(sure, 60).deviation).toBe(45);
    expect(widen(sure, 30 * YEAR)).toEqual({ ...sure, deviation: NEW_SKILL.deviation });
    expect(widen(sure, -YEAR)).toEqual(sure);
    // The first puzzle after a year counts for more than the next one at once.
    const record = { ...NO_RECORD, skills: { meder: { ...sure, at: NOW.getTime() / 1000 } } };
    const ratingAfter = (days: number): number => {
      const later = new Date(NOW.getTime() + days * 86_400_000);
      return skillOf(noteAttempt(record, puzzle('meder-aaaa', 1500), 1, later), 'meder').rating;
    };
    expect(ratingAfter(365)).toBeGreaterThan(ratingAfter(0) + 10);
    expect(skillAt(record, 'meder', false, NOW).deviation).toBe(45);
    // What an older build kept has no time: that of the last puzzle by these rules stands for it.
    const old = {
      ...NO_RECORD,
      skills: { meder: sure },
      history: [{ id: 'meder-aaaa', score: 1, at: NOW.getTime() / 1000 - YEAR, rating: 1500 }],
    } as const;
    expect(skillAt(old, 'meder', false, NOW)).toEqual(widen(sure, YEAR));
    expect(skillAt({ ...old, history: [{ ...old.history[0], id: 'grant-aaaa' }] }, 'meder', false, NOW)).toEqual(sure);
  });

  test('counts a puzzle once; done again it is noted only', () => {
    const first = noteAttempt(NO_RECORD, puzzle('meder-aaaa'), 0, NOW);
    const again = noteAttempt(first, puzzle('meder-aaaa'), 1, NOW);
    expect(skillOf(again, 'meder')).toEqual(skillOf(first, 'meder'));
    expect(again.history).toHaveLength(2);
    expect(skillOf(first, 'grant')).toBe(NEW_SKILL);
  });

  test('of questions is one of its own: a question moves no rating of what is played', () => {
    const asked = noteAttempt(NO_RECORD, { ...puzzle('meder-aaaa'), isAsked: true }, 1, NOW);
    expect(skillOf(asked, 'meder')).toBe(NEW_SKILL);
    expect(skillOf(asked, 'meder', true).rating).toBeGreaterThan(NEW_SKILL.rating);
    const played = noteAttempt(asked, puzzle('meder-bbbb'), 0, NOW);
    expect(skillOf(played, 'meder', true)).toEqual(skillOf(asked, 'meder', true));
  });
});

describe('the record', () => {
  const begun = addSkip({ ...NO_RECORD, open: 'meder-bbbb', review: {}, practice: 'ruleset=meder&kind=mate-3' }, 'meder-dddd', 7);
  const record = noteAttempt(noteAttempt(begun, puzzle('meder-aaaa'), 1, NOW), { ...puzzle('meder-eeee'), isAsked: true }, 1, NOW);

  test('comes back from its text', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    const carded = answerCards(record, ['meder/motif/castling'], 1, NOW);
    expect(readRecord(JSON.parse(JSON.stringify(carded)))).toEqual(carded);
  });

  test('refuses anything that is not a record, and drops broken parts', () => {
    const attempt = { id: 'meder-aaaa', score: 0, at: 5, rating: 1000 };
    expect(readRecord({ version: 1, history: [{ ...attempt, isHalf: true }] })?.history).toEqual([{ ...attempt, isHalf: true }]);
    // A whole point has no half beside it.
    expect(readRecord({ version: 1, history: [{ ...attempt, score: 1, isHalf: true }] })?.history).toEqual([{ ...attempt, score: 1 }]);
    expect(readRecord({ version: 2, history: [] })).toBeUndefined();
    expect(readRecord([])).toBeUndefined();
    expect(readRecord({ version: 1, history: [], best: { 'storm/meder': 4, 'storm/x<': 1, streak: 2 } })?.best).toEqual({
      'storm/meder': 4,
    });
    const odd = { practice: '<script>', skipped: [7, { id: 'meder-aaaa' }], questions: 'x' };
    expect(readRecord({ version: 1, history: [], ...odd })).toEqual({ version: 1, skills: {}, history: [], skipped: [] });
    const broken = { version: 1, skills: { meder: { rating: 'x' }, __proto__x: 1 }, history: [{ id: '<b>' }, null], open: 7 };
    expect(readRecord(broken)).toEqual({ version: 1, skills: {}, history: [] });
  });

  test('merges with another: every attempt of both, the skill of the later', () => {
    const other = noteAttempt(NO_RECORD, puzzle('meder-cccc'), 0, hoursAgo(5));
    const merged = mergeRecords(record, other);
    expect(merged.history.map(({ id }) => id)).toEqual(['meder-cccc', 'meder-aaaa', 'meder-eeee']);
    expect(merged.skills).toEqual(record.skills);
    expect(mergeRecords(merged, other)).toEqual(merged);
    const [one, two] = [
      { ...record, best: { 'storm/meder': 4 } },
      { ...other, best: { 'storm/meder': 3, 'streak/grant': 2 } },
    ];
    expect(mergeRecords(one, two).best).toEqual({ 'storm/meder': 4, 'streak/grant': 2 });
    expect([merged.skipped, merged.practice, merged.questions]).toEqual([record.skipped, record.practice, record.questions]);
  });

  test('takes the open puzzle and the practice of the later of two, whichever is named first, and of the other where it has none', () => {
    const later = noteAttempt(NO_RECORD, puzzle('meder-aaaa'), 1, hoursAgo(1));
    const earlier = noteAttempt(NO_RECORD, puzzle('meder-cccc'), 0, hoursAgo(5));
    const here = { ...later, open: 'meder-xxxx', practice: 'ruleset=meder' };
    const there = { ...earlier, open: 'grant-yyyy', practice: 'ruleset=grant' };
    for (const merged of [mergeRecords(here, there), mergeRecords(there, here)]) {
      expect(merged).toMatchObject({ open: here.open, practice: here.practice });
    }
    expect(mergeRecords(later, there)).toMatchObject({ open: there.open, practice: there.practice });
  });

  test('knows what was seen, the latest first, and keeps one skip of each puzzle', () => {
    const again = addSkip(addSkip(record, 'meder-ffff', 8), 'meder-dddd', 9);
    expect(again.skipped).toEqual([
      { id: 'meder-ffff', at: 8 },
      { id: 'meder-dddd', at: 9 },
    ]);
    expect([...listShown(again).keys()]).toEqual(['meder-eeee', 'meder-aaaa', 'meder-dddd', 'meder-ffff']);
  });

  test('counts puzzles and days in a row', () => {
    let days: PuzzleRecord = NO_RECORD;
    for (const [id, hours, score] of [
      ['meder-aaaa', 72, 1],
      ['meder-bbbb', 49, 0],
      ['meder-cccc', 25, 1],
      ['meder-dddd', 1, 1],
    ] as const)
      days = noteAttempt(days, puzzle(id), score, hoursAgo(hours));
    expect(streakOf(days)).toBe(2);
    expect(daysOf(days, NOW)).toBe(2);
    expect(daysOf(days, new Date(2026, 10, 22, 9))).toBe(2);
    expect(daysOf(days, new Date(2026, 10, 24, 9))).toBe(0);
    expect([streakOf(NO_RECORD), daysOf(NO_RECORD, NOW)]).toEqual([0, 0]);
  });
});

describe('a puzzle that is shared', () => {
  test('is told with how it went, and nothing that solves it', () => {
    const puzzle = { id: 'meder-7f3a', task: 'Mate in two', level: 3 };
    const text = shareText(puzzle, { tries: 1, isHelped: false }, 'https://example.org');
    expect(text).toBe('I solved meder-7f3a in one try: Mate in two, level 3 of 5. https://example.org/puzzles/meder-7f3a/');
    expect(shareText(puzzle, { tries: 3, isHelped: false }, '')).toContain('in 3 tries');
    expect(shareText(puzzle, { tries: 1, isHelped: true }, '')).toContain('with help');
  });
});

describe('reviews', () => {
  const make = (id: string, rules: string[], themes: TrainerPuzzle['themes']): TrainerPuzzle =>
    ({ id, ruleset: 'meder', rules, themes }) as unknown as TrainerPuzzle;
  const all = [
    make('meder-aaaa', ['meder-1', 'meder-2'], ['castling', 'endgame']),
    make('meder-bbbb', ['meder-1'], ['endgame']),
    make('meder-cccc', ['meder-1'], ['castling']),
  ];

  test('are of the motif and of the rule that fewest puzzles turn on', () => {
    expect(cardsOf(all[0]!, all)).toEqual(['meder/motif/castling', 'meder/rule/meder-2']);
    expect(cardsOf(all[1]!, all)).toEqual(['meder/rule/meder-1']);
  });

  test('come sooner after a miss, and not at all where nobody asked for them', () => {
    expect(answerCards(NO_RECORD, ['meder/motif/castling'], 1, NOW)).toBe(NO_RECORD);
    const asked: PuzzleRecord = { ...NO_RECORD, review: {} };
    const dueAfter = (score: 0 | 1): number =>
      Date.parse(answerCards(asked, ['meder/motif/castling'], score, NOW).review!['meder/motif/castling']!.due);
    expect(dueAfter(0)).toBeLessThan(dueAfter(1));
    const missed = answerCards(asked, ['meder/motif/castling'], 0, NOW);
    expect(listDue(missed, NOW)).toEqual([]);
    expect(listDue(missed, new Date(2026, 10, 24))).toEqual(['meder/motif/castling']);
  });

  test('come after days, never after minutes, and later each time', () => {
    let record: PuzzleRecord = { ...NO_RECORD, review: {} };
    let [now, before] = [NOW, 0];
    for (const score of [1, 1, 1] as const) {
      record = answerCards(record, ['meder/motif/castling'], score, now);
      const due = new Date(record.review!['meder/motif/castling']!.due);
      const days = (due.getTime() - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(Math.max(1, before));
      [now, before] = [due, days];
    }
    // A card of a version that came back after minutes.
    const short = {
      due: NOW.toISOString(),
      stability: 2.3,
      difficulty: 5,
      elapsed_days: 0,
      scheduled_days: 0,
      learning_steps: 1,
      reps: 1,
      lapses: 0,
      state: 1,
    };
    const old = answerCards({ ...NO_RECORD, review: { 'meder/motif/castling': short } }, ['meder/motif/castling'], 0, NOW);
    expect(Date.parse(old.review!['meder/motif/castling']!.due) - NOW.getTime()).toBeGreaterThanOrEqual(86_400_000);
  });

  test('are those of what may come: none of a card that no puzzle there belongs to', () => {
    const due: PuzzleRecord = answerCards(
      { ...NO_RECORD, review: {} },
      ['meder/motif/castling', 'meder/rule/meder-2', 'grant/rule/meder-1'],
      0,
      NOW,
    );
    const later = new Date(2027, 0, 1);
    const cards = (puzzles: readonly TrainerPuzzle[]): readonly string[] => listReviews(due, puzzles, later).map(({ card }) => card);
    expect(cards(all)).toEqual(['meder/motif/castling', 'meder/rule/meder-2']);
    expect(cards([all[1]!])).toEqual([]);
  });

  test('bring another puzzle of the card, one not done yet first', () => {
    const record = noteAttempt(NO_RECORD, puzzle('meder-aaaa'), 0, NOW);
    expect(findCardPuzzle('meder/motif/castling', all, record)?.id).toBe('meder-cccc');
    expect(findCardPuzzle('meder/rule/meder-2', all, record)?.id).toBe('meder-aaaa');
    expect(findCardPuzzle('meder/motif/joint', all, record)).toBeUndefined();
  });
});
