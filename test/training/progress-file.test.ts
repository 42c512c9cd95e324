import { describe, expect, test } from 'vitest';
import { addToLesson, NO_PROGRESS } from '../../src/training/lesson-record.ts';
import { parseFile, writeFile } from '../../src/training/progress-file.ts';
import { NO_RECORD } from '../../src/training/puzzle-record.ts';
import { noteAttempt } from '../../src/training/reader-rating.ts';

const progress = addToLesson(NO_PROGRESS, 'meder/pins', { solved: 'pins-pick' });
const puzzles = noteAttempt(NO_RECORD, { id: 'meder-aaaa', ruleset: 'meder', rating: 1200 }, 1, new Date(2026, 10, 21));

describe('the saved file', () => {
  test('holds lessons and puzzles, and gives both back', () => {
    expect(parseFile(writeFile({ progress: { ...progress }, puzzles, games: [] }))).toEqual({ progress, puzzles, games: [] });
  });

  test('may be an older one of lessons alone; any other text is refused', () => {
    expect(parseFile(JSON.stringify(progress))).toEqual({ progress, puzzles: undefined, games: undefined });
    expect(parseFile('{"version":1}')).toBeUndefined();
    expect(parseFile('no file')).toBeUndefined();
  });
});
