import { describe, expect, test } from 'vitest';
import type { PuzzleSummary, TrainerPuzzle } from '../../src/training/puzzle-index.ts';
import { countFigures, listHistory } from '../../src/training/statistics.ts';
import type { Attempt } from '../../src/training/puzzle-record.ts';
import { reportText } from '../../src/training/report.ts';

const attempt = (id: string, score: 0 | 1, at: number): Attempt => ({ id, score, at, rating: 1000 });
const HISTORY = [attempt('meder-aaaa', 0, 1), attempt('grant-bbbb', 1, 2), attempt('meder-aaaa', 1, 3), attempt('meder-cccc', 1, 4)];
const facet = (id: string, themes: PuzzleSummary['themes']): PuzzleSummary => ({
  id,
  ruleset: id.split('-')[0]!,
  kind: 'mate',
  moves: 1,
  level: 1,
  rating: 900,
  themes,
  place: 0,
  slice: 1,
});

describe('the history', () => {
  test('is listed the latest first, by ruleset, and only the missed ones', () => {
    const ids = (ruleset: string, isMissed: boolean): readonly string[] => listHistory(HISTORY, { ruleset, isMissed }).map(({ id }) => id);
    expect(ids('', false)).toEqual(['meder-cccc', 'meder-aaaa', 'grant-bbbb', 'meder-aaaa']);
    expect(ids('meder', true)).toEqual(['meder-aaaa']);
    expect(ids('grant', true)).toEqual([]);
  });

  test('gives figures by ruleset and theme, each puzzle as it went the first time', () => {
    const all = [facet('meder-aaaa', ['castling']), facet('meder-cccc', ['castling', 'endgame'])];
    expect(countFigures(HISTORY, all)).toEqual({
      rulesets: [
        { name: 'meder', solved: 1, all: 2 },
        { name: 'grant', solved: 1, all: 1 },
      ],
      themes: [
        { name: 'castling', solved: 1, all: 2 },
        { name: 'endgame', solved: 1, all: 1 },
      ],
    });
    expect(countFigures([], all)).toEqual({ rulesets: [], themes: [] });
  });
});

describe('what a faulty puzzle is told with', () => {
  test('holds the puzzle, its position, and what was played and said, if anything was', () => {
    const puzzle = { id: 'meder-aaaa', ruleset: 'meder', position: 'P w - -' } as TrainerPuzzle;
    const text = reportText(puzzle, { task: 'Mate in one', line: '1. Qd5N', said: 'Qd5N is not it.' }, 'https://example.org');
    expect(text).toBe(
      'Puzzle meder-aaaa (meder): Mate in one\nPosition: P w - -\nPlayed: 1. Qd5N\nSaid: Qd5N is not it.\nhttps://example.org/puzzles/meder-aaaa/\nWhat seems wrong: ',
    );
    const bare = reportText({ ...puzzle, options: { win: 'last' } }, { task: 'Mate in one', line: '', said: '' }, '');
    expect(bare.split('\n')).toHaveLength(4);
    expect(bare).toContain('(meder, win last)');
  });
});
