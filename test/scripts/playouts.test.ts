import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { findPlayoutFaults, isPlayoutTask, playoutKey, reachesAtEnd, readRecords } from '../../scripts/courses/playouts.ts';
import { findStrange } from '../../scripts/courses/course-faults.ts';
import { readBoards, readPractice, tasksOf } from '../../scripts/courses/tasks.ts';

const records = readRecords();
const plates = RULESETS.flatMap(({ id }) => tasksOf([...readBoards(id), ...readPractice(id)])).filter(isPlayoutTask);

describe('what is played out against the machine', () => {
  test('can happen in a game, and was reached with every seed and hardly ever by lot', () => {
    expect(RULESETS.flatMap(({ id }) => findStrange(readPractice(id)))).toEqual([]);
    expect(
      RULESETS.flatMap(({ id }) =>
        findPlayoutFaults(
          id,
          plates.filter(({ course }) => course === id),
        ),
      ),
    ).toEqual([]);
  });

  test('is refused with a line that ends too early, another goal, no record, or an aim that lots reach', () => {
    const plate = plates.find(({ goal }) => goal.aim === 'mate')!;
    const record = records[playoutKey(plate)]!;
    const [line = ''] = record.lines;
    const faultsWith = (one: typeof record | undefined): number =>
      findPlayoutFaults(plate.course, [plate], one ? { [playoutKey(plate)]: one } : {}).length;
    expect(reachesAtEnd(plate, line)).toBe(true);
    expect(reachesAtEnd(plate, line.split(' ').slice(0, -2).join(' '))).toBe(false);
    expect(faultsWith(record)).toBe(0);
    expect(faultsWith(undefined)).toBe(1);
    expect(faultsWith({ ...record, hash: 'other' })).toBe(1);
    expect(faultsWith({ ...record, lines: record.lines.slice(1) })).toBe(1);
    expect(faultsWith({ ...record, lines: [...record.lines.slice(1), 'b2W-b3W'] })).toBe(1);
    expect(faultsWith({ ...record, lots: [4, 8] })).toBe(1);
  });

  test('is refused with a list of aims for which pieces may be given away', () => {
    const plate = plates.find(({ goal }) => goal.aim === 'list')!;
    const { kind, aim, strength, list = [] } = plate.goal;
    const faults = findPlayoutFaults(plate.course, [{ ...plate, goal: { kind, aim, strength, list } }], {});
    expect(faults.join()).toContain('no “gain”');
  });

  test('leaves no record of a plate that is gone', () => {
    expect(findPlayoutFaults('meder', [], { 'meder/practice#gone': { hash: '', lines: [], lots: [0, 8] } })).toHaveLength(1);
  });
});
