import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, RULESETS, type Position } from '../../src/engine/index.ts';
import { countDrills, findDrill, listDrills } from '../../src/content/drills.ts';
import { findImpossibleCases } from '../../src/puzzles/impossible-position.ts';
import { readBoards } from '../../scripts/courses/tasks.ts';
import { effortOf, drillKey, SKILLS } from '../../curation/drills/skills.ts';

const open = (ruleset: string, text: string): Position => must(findRuleset(ruleset)!.parse(text));
const DRILLS = Object.keys(SKILLS).flatMap((ruleset) => listDrills(ruleset).map((drill) => ({ ruleset, ...drill })));

describe('the drills of the courses', () => {
  test('belong to lessons, one to each skill; every course has two at least', () => {
    for (const [ruleset, skills] of Object.entries(SKILLS)) {
      expect(listDrills(ruleset).map(({ lesson }) => lesson)).toEqual(skills.map(({ lesson }) => lesson));
      expect(skills.length).toBeGreaterThanOrEqual(2);
    }
    expect(DRILLS.filter(({ ruleset, lesson }) => !existsSync(`src/content/docs/learn/${ruleset}/${lesson}.mdx`))).toEqual([]);
    expect(Object.keys(SKILLS).sort()).toEqual(RULESETS.map(({ id }) => id).sort());
    expect(findDrill('meder', 'nowhere')).toBeUndefined();
    expect(countDrills('meder')).toMatchObject({ 'meder/pawns': 6 });
    expect(countDrills('nowhere')).toEqual({});
  });

  test.for(DRILLS)('six boards, as the engine offers them, as many for each player, easier ones first: $ruleset/$lesson', (drill) => {
    const { ruleset, lesson, tasks } = drill;
    const { offers } = SKILLS[ruleset]!.find((skill) => skill.lesson === lesson)!;
    const boards = tasks.map((task) => ({ task, position: open(ruleset, task.position) }));
    const { players } = findRuleset(ruleset)!;
    for (const player of players) expect(boards.filter(({ position }) => position.turn === player)).toHaveLength(6 / players.length);
    for (const { task, position } of boards) {
      const { position: text, ...offer } = task;
      expect(offers(position), text).toContainEqual(offer);
      expect(findImpossibleCases(position), text).toEqual([]);
    }
    const efforts = boards.map(({ task, position }) => effortOf(task, position));
    expect(efforts).toEqual(efforts.toSorted((one, other) => one - other));
    expect(new Set(boards.map(({ task, position }) => drillKey(task, position))).size).toBe(tasks.length);
  });

  test('no position is there twice, nor in a lesson', () => {
    for (const ruleset of Object.keys(SKILLS)) {
      const all = listDrills(ruleset).flatMap(({ tasks }) => tasks.map(({ position }) => position));
      expect(new Set(all).size).toBe(all.length);
      const taught = new Set(readBoards(ruleset).map(({ position }) => position.text()));
      expect(all.filter((text) => taught.has(text))).toEqual([]);
    }
  });
});
