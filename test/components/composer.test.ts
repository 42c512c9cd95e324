import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { isTask } from '../../src/puzzles/format.ts';
import { listKings, listTasks, makeGoal, splitTask, type GoalChoice } from '../../src/components/composer/goal-choice.ts';
import { judgeTask } from '../../src/components/composer/judge-task.ts';
import { readSetting, writeSetting } from '../../src/components/composer/composer-address.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';

const MEDER = readPuzzles('meder');
const MATE = MEDER.find(({ goal, source }) => goal.kind === 'mate' && goal.moves === 2 && source.kind === 'composed')!;
const ask = (change: object = {}) =>
  judgeTask({ ruleset: 'meder', position: MATE.position, goal: MATE.goal, collection: MEDER, ...change });

describe('a puzzle that a reader sets', () => {
  test('is named with its like where the collection has it, and is solved and explained', () => {
    const found = ask();
    expect(found).toMatchObject({ ok: true, value: { puzzle: { id: MATE.id, rating: MATE.rating, level: MATE.level } } });
    if (!found.ok) return;
    expect(found.value.refusal).toContain(MATE.id);
    expect(found.value.alike[0]).toEqual({ id: MATE.id, percent: 100 });
    expect(found.value.solution).not.toBe('');
    expect(found.value.why).not.toBe('');
    expect(found.value.why).not.toContain('⟦');
  });

  test('is taken where there is none like it', () => {
    const found = ask({ collection: MEDER.filter(({ id }) => id !== MATE.id) });
    expect(found).toMatchObject({ ok: true, value: { puzzle: { id: MATE.id }, alike: [] } });
    expect(found.ok && found.value.refusal).toBeUndefined();
  });

  test('is refused in words, without a solution, where the task cannot be done or has a shorter way', () => {
    const long = ask({ goal: { kind: 'mate', moves: 3 } });
    const short = ask({ goal: { kind: 'mate', moves: 1 } });
    expect(long).toMatchObject({ ok: true, value: { refusal: expect.stringContaining('shorter') as string } });
    expect(short).toMatchObject({ ok: true, value: { refusal: 'there is no mate in 1' } });
    for (const found of [long, short]) expect(found.ok && found.value.puzzle).toBeUndefined();
  });

  test('gets a fault where the position is faulty', () => {
    expect(ask({ position: 'nothing' })).toMatchObject({ ok: false, fault: { message: expect.any(String) as string } });
    expect(ask({ ruleset: 'draughts' })).toMatchObject({ ok: false, fault: { field: 'ruleset' } });
  });
});

describe('the form of a task', () => {
  test('makes tasks that a file may hold, of every ruleset', () => {
    for (const ruleset of RULESETS) {
      const position = ruleset.begin();
      for (const task of listTasks(ruleset.players.length)) {
        const goal = makeGoal(position, { task, king: '', by: '' });
        expect([ruleset.id, task, isTask(goal)]).toEqual([ruleset.id, task, true]);
        expect(goal.kind).toBe(splitTask(task).kind);
      }
    }
  });

  test('asks about a king of somebody else, whatever an address says', () => {
    const position = RULESETS.find(({ players }) => players.length > 2)!.begin();
    const choices: readonly GoalChoice[] = [
      { task: 'declaration-1', king: position.turn, by: 'xyz' },
      { task: 'capture-2', king: '', by: 'gb' },
    ];
    for (const choice of choices) {
      const goal = makeGoal(position, choice);
      expect('king' in goal && listKings(position).includes(goal.king)).toBe(true);
      expect('by' in goal && goal.by).toEqual([position.turn]);
    }
  });

  test('stands in an address, and is read from it again', () => {
    const setting = { rules: 'meder', position: MATE.position, task: 'mate-2', king: '', by: '' };
    expect(readSetting(`#${writeSetting(setting)}`)).toEqual(setting);
    expect(readSetting('')).toEqual({ rules: '', position: '', task: '', king: '', by: '' });
  });
});
