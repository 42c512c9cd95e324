import { describe, expect, test } from 'vitest';
import { addToLesson, NO_PROGRESS } from '../../../src/components/progress/lesson-record.ts';
import { parseFile, writeFile } from '../../../src/components/progress/saved.ts';
import { NO_RECORD } from '../../../src/components/progress/puzzle-record.ts';
import { noteAttempt } from '../../../src/components/puzzle/skill.ts';

const progress = addToLesson(NO_PROGRESS, 'meder/pins', { solved: 'pins-pick' });
const puzzles = noteAttempt(NO_RECORD, { id: 'meder-aaaa', ruleset: 'meder', rating: 1200 }, 1, new Date(2026, 10, 21));

describe('the saved file', () => {
  test('holds lessons and puzzles, and gives both back', () => {
    expect(parseFile(writeFile(progress, puzzles))).toEqual({ progress, puzzles });
  });

  test('may be an older one of lessons alone; a text that is none is refused', () => {
    expect(parseFile(JSON.stringify(progress))).toEqual({ progress, puzzles: NO_RECORD });
    expect(parseFile('{"version":1}')).toBeUndefined();
    expect(parseFile('no file')).toBeUndefined();
  });
});
