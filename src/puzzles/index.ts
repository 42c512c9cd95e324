/** Puzzles as the collection holds them: what they are, what is asked, what they show; read from JSON. */
export { isTask, parseCollection, parsePuzzle } from './format.ts';
export { isPlayed, positionOf, type PlayedPuzzle, type Puzzle, type Source, type Try } from './puzzle.ts';
export {
  isProved,
  isQuestion,
  lengthOf,
  TASK_KINDS,
  type Help,
  type ProofGame,
  type Question,
  type Saves,
  type Task,
  type TaskKind,
} from './task.ts';
export { BOARD_ANSWERS, PIECE_ANSWERS, type LegalAnswer } from './questions.ts';
export { listSteps, type Step } from './main-line.ts';
export { LEVELS, type Level } from './rating.ts';
export { MOTIFS, type Motif } from './motif.ts';
export { SOURCES, type SourceKind } from './quality.ts';
export { THEMES, type Theme } from './theme.ts';
export { TOPICS, type Topic } from './topic.ts';
