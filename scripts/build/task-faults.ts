import type { AstroIntegration } from 'astro';
import { RULESETS } from '../../src/engine/index.ts';
import { findUnforcedKings } from '../courses/check-kings.ts';
import { findCourseFaults, findRepeats, findStrange } from '../courses/course-faults.ts';
import { findPlayoutFaults } from '../courses/playouts.ts';
import { findFalse } from '../courses/check-statements.ts';
import { readBoards, readPractice, tasksOf } from '../courses/tasks.ts';
import { findUntrueVerdicts } from '../courses/check-verdicts.ts';

/** Everything that is wrong with the tasks of some courses, of all if none is named. */
export function findTaskFaults(courses: readonly string[] = RULESETS.map(({ id }) => id)): readonly string[] {
  return courses.flatMap((course) => {
    const boards = readBoards(course);
    const practice = readPractice(course);
    return [
      ...[...findCourseFaults(boards), ...findFalse(boards), ...findUntrueVerdicts(tasksOf(boards)), ...findUnforcedKings(tasksOf(boards))],
      ...[...findRepeats(tasksOf(practice)), ...findStrange(practice), ...findFalse(practice)],
      ...findPlayoutFaults(course, [...tasksOf(boards), ...tasksOf(practice)]),
    ];
  });
}

/** Before the build: ends it, naming what is wrong with the tasks of the courses. */
export function tasks(): AstroIntegration {
  return {
    name: 'threefold-tasks',
    hooks: {
      'astro:build:start': () => {
        const faults = findTaskFaults();
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    },
  };
}
