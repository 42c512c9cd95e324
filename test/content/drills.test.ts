import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, type Position } from '../../src/engine/index.ts';
import { findDrill, listDrills } from '../../src/content/drills.ts';
import { findImpossible } from '../../src/puzzles/impossible-position.ts';
import { answerOf } from '../../src/training/exercises/goals.ts';
import { readBoards } from '../../scripts/courses/tasks.ts';
import { SKILLS } from '../../curation/drills/skills.ts';

const RULESET = 'meder';
const open = (text: string): Position => must(findRuleset(RULESET)!.parse(text));
const DRILLS = listDrills(RULESET);

describe('the drills of Meder’s course', () => {
  test('belong to lessons, one to each skill', () => {
    expect(DRILLS.map(({ lesson }) => lesson)).toEqual(SKILLS.map(({ lesson }) => lesson));
    expect(DRILLS.filter(({ lesson }) => !existsSync(`src/content/docs/learn/${RULESET}/${lesson}.mdx`))).toEqual([]);
    expect(findDrill(RULESET, 'nowhere')).toBeUndefined();
    expect(findDrill('grant', 'pawn')).toBeUndefined();
  });

  test.for(DRILLS)('six boards, as the engine offers them, three for each side, easier ones first: $lesson', ({ lesson, tasks }) => {
    const { offers } = SKILLS.find((skill) => skill.lesson === lesson)!;
    const boards = tasks.map((task) => ({ task, position: open(task.position) }));
    expect(boards.map(({ position }) => position.turn).sort()).toEqual(['b', 'b', 'b', 'w', 'w', 'w']);
    for (const { task, position } of boards) {
      const { position: text, ...offer } = task;
      expect(offers(position), text).toContainEqual(offer);
      expect(findImpossible(position), text).toEqual([]);
    }
    const efforts = boards.map(({ task, position }) => answerOf(task.goal, position).length + position.setup.pieces.length / 8);
    expect(efforts).toEqual(efforts.toSorted((one, other) => one - other));
    expect(new Set(tasks.map(({ goal }) => JSON.stringify(goal))).size).toBe(tasks.length);
  });

  test('no position is there twice, nor in a lesson', () => {
    const all = DRILLS.flatMap(({ tasks }) => tasks.map(({ position }) => position));
    expect(new Set(all).size).toBe(all.length);
    const taught = new Set(readBoards(RULESET).map(({ position }) => position.text()));
    expect(all.filter((text) => taught.has(text))).toEqual([]);
  });
});
