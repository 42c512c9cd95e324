/** Puzzles made and proved: a task is settled, judged by the checks of quality, rated, and made a puzzle of. */
export { takeContribution } from './contribute.ts';
export { makePuzzle } from './make.ts';
export { CHECKS, findFlaw, type Check } from './quality.ts';
export { rate } from './rating.ts';
export { refutations, study, type Study } from './study.ts';
export { themesOf } from './themes.ts';
export { verifyPuzzle } from './verify.ts';
