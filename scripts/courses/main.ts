import { RULESETS } from '../../src/engine/index.ts';
import { findUnforcedKings } from './check-kings.ts';
import { findCourseFaults } from './course-faults.ts';
import { findPlayoutFaults } from './playouts.ts';
import { findFalse } from './check-statements.ts';
import { readBoards, readPractice, tasksOf } from './tasks.ts';
import { writeTries } from './list-tries.ts';
import { findUntrueVerdicts } from './check-verdicts.ts';

/** `npm run tries -- meder`: every task of a course with each legal try and its sentence, to be read. `npm run tasks`: what is wrong with them. */
const [what, ...names] = process.argv.slice(2);
const known = RULESETS.map(({ id }) => id);
const unknown = names.find((name) => !known.includes(name.split('/')[0] ?? ''));
if (unknown !== undefined) {
  console.error(`“${unknown}” is not a course; expected one of ${known.join(', ')}, or one with a lesson: meder/pawns`);
  process.exit(2);
}
for (const name of names.length > 0 ? names : known) {
  const [course = '', lesson] = name.split('/');
  const boards = readBoards(course);
  if (what === 'tries') {
    const some = tasksOf(boards).filter((task) => lesson === undefined || task.name.startsWith(`${lesson}#`));
    for (const task of some) console.log(`${writeTries(task)}\n`);
    continue;
  }
  const faults = [
    ...findCourseFaults(boards),
    ...findFalse(boards),
    ...findUntrueVerdicts(tasksOf(boards)),
    ...findUnforcedKings(tasksOf(boards)),
    ...findPlayoutFaults(course, tasksOf([...boards, ...readPractice(course)])),
  ];
  for (const fault of faults) console.log(fault);
  console.log(`${course}: ${boards.length} boards, ${tasksOf(boards).length} tasks, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
