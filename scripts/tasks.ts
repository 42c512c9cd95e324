import type { AstroIntegration } from 'astro';
import { RULESETS } from '../src/engine/index.ts';
import { findCourseFaults } from './courses/checks.ts';
import { findFalse } from './courses/says.ts';
import { readBoards } from './courses/tasks.ts';

/** Everything that is wrong with the tasks of all courses. */
export function findTaskFaults(): readonly string[] {
  return RULESETS.flatMap(({ id }) => {
    const boards = readBoards(id);
    return [...findCourseFaults(boards), ...findFalse(boards)];
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
