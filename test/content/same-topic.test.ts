import { describe, expect, test } from 'vitest';
import { sayFact } from '../../src/words/facts.ts';
import { findLesson, tellDifference } from '../../src/content/same-topic.ts';
import type { Topic } from '../../src/puzzles/topic.ts';
import { findRuleset } from '../../src/engine/index.ts';

const [meder, bartmess, grant, harshman] = ['meder', 'bartmess', 'grant', 'harshman'].map((id) => findRuleset(id)!) as [
  NonNullable<ReturnType<typeof findRuleset>>,
  NonNullable<ReturnType<typeof findRuleset>>,
  NonNullable<ReturnType<typeof findRuleset>>,
  NonNullable<ReturnType<typeof findRuleset>>,
];
const lesson = (topic: Topic) => ({ data: { topic } });
const factOf = (ruleset: typeof meder, id: string) => ruleset.facts.find((fact) => fact.id === id)!;

describe('the same topic under other rules', () => {
  test('is told by the fact that differs, in the words of the other ruleset', () => {
    expect(factOf(meder, 'castling').value).not.toBe(factOf(bartmess, 'castling').value);
    expect(tellDifference(meder, bartmess, 'castling')).toBe(sayFact(bartmess, 'castling'));
    expect(tellDifference(meder, harshman, 'castling')).toBe(sayFact(harshman, 'castling'));
  });

  test('says that it is the same where all facts agree, and nothing where none is about it', () => {
    expect(factOf(meder, 'en-passant').value).toBe(factOf(bartmess, 'en-passant').value);
    expect(tellDifference(meder, bartmess, 'en-passant')).toMatch(/^The same there: /);
    expect(tellDifference(meder, grant, 'first-game')).toBeUndefined();
    expect(tellDifference(meder, grant, 'points')).toBeUndefined();
  });

  test('is taught by a lesson on it, else on what holds it, else on a part of it', () => {
    const course = [lesson('pieces'), lesson('rook'), lesson('inversion')];
    expect(findLesson(course, 'rook')).toBe(course[1]);
    expect(findLesson(course, 'knight')).toBe(course[0]);
    expect(findLesson(course, 'attack-boards')).toBe(course[2]);
    expect(findLesson(course, 'castling')).toBeUndefined();
  });
});
