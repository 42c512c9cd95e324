import { describe, expect, test } from 'vitest';
import type { MistakeTask } from '../../src/game/analysis/mistake-task.ts';
import { answerMistake } from '../../src/training/mistake-cards.ts';
import { addMistakes, listDueMistakes, mergeMistakes, NO_MISTAKES, readMistakes } from '../../src/training/mistake-record.ts';

const TASK: MistakeTask = {
  ...{ id: 'abcde', ruleset: 'meder', options: {}, position: 'W:...', played: 'a2W-a3W', refutation: [], accepts: ['b2W-b4N'] },
  ...{ best: ['b2W-b4N'], chance: 0.6, chanceAfter: 0.3 },
};
const DAY = 86_400;
const day = (count: number): Date => new Date(count * DAY * 1000);

describe('my mistakes', () => {
  test('are kept once each, and come back a day after they were found', () => {
    const record = addMistakes(NO_MISTAKES, [TASK, { ...TASK, id: 'fghij', played: 'c2W-c3W' }], 10 * DAY);
    expect(record.mistakes.length).toBe(2);
    expect(addMistakes(record, [{ ...TASK, id: 'other' }], 11 * DAY)).toBe(record);
    expect(listDueMistakes(record, day(10.9))).toEqual([]);
    expect(listDueMistakes(record, day(11)).length).toBe(2);
  });

  test('come back after days that grow when they are found, and soon when they are not', () => {
    const record = addMistakes(NO_MISTAKES, [TASK], 10 * DAY);
    const found = answerMistake(record, TASK, 1, day(11));
    const missed = answerMistake(record, TASK, 0, day(11));
    const dueIn = (one: typeof record): number => Math.round(Date.parse(one.mistakes[0]!.card!.due) / 1000 / DAY) - 11;
    expect(dueIn(missed)).toBe(1);
    expect(dueIn(found)).toBeGreaterThan(1);
    const again = answerMistake(found, TASK, 1, day(11 + dueIn(found)));
    expect(dueIn(again)).toBeGreaterThan(2 * dueIn(found));
    expect(answerMistake(record, { ...TASK, played: 'd2W-d3W' }, 1, day(11))).toBe(record);
  });

  test('are read without what is broken, and no other record is taken for one', () => {
    const good = { ...TASK, at: 5, missedMate: 2, isProved: true, lead: { position: 'W:', move: 'b7B-b5B' } };
    const broken = [{ ...good, id: 'x' }, { ...good, id: 'fghij', best: [] }, { ...good, id: 'klmno', chance: 2 }, 7, null, good];
    expect(readMistakes({ version: 1, mistakes: [good, ...broken] })).toEqual({ version: 1, mistakes: [good] });
    for (const other of [null, [], 7, { version: 2, mistakes: [] }, { version: 1 }]) expect(readMistakes(other)).toBeUndefined();
    const hostile = JSON.parse('{"version":1,"mistakes":[{"__proto__":{"id":"abcde"}}]}') as unknown;
    expect(readMistakes(hostile)).toEqual(NO_MISTAKES);
  });

  test('of two devices are one list; of one that both have the one practised last stays', () => {
    const mine = addMistakes(NO_MISTAKES, [TASK], 10 * DAY);
    const theirs = answerMistake(addMistakes(mine, [{ ...TASK, id: 'fghij', played: 'c2W-c3W' }], 12 * DAY), TASK, 1, day(13));
    const merged = mergeMistakes(mine, theirs);
    expect(merged.mistakes.map(({ played }) => played)).toEqual(['c2W-c3W', 'a2W-a3W']);
    expect(merged.mistakes[1]!.card).toBeDefined();
    expect(mergeMistakes(merged, mine)).toEqual(merged);
  });
});
