/** Puzzles made and proved: a task is settled, judged by the checks of quality, rated, and made a puzzle of. */
export { judgeSubmission } from './submission.ts';
export { makePuzzle } from './make-puzzle.ts';
export { CHECKS, findFlaw, type Check } from '../quality.ts';
export { rate } from '../rating.ts';
export { refutations, solveTask, type SolvedTask } from '../solve-task.ts';
export { themesOf } from './find-themes.ts';
export { verifyPuzzle } from './verify-puzzle.ts';
