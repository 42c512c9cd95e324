import { GOAL_KINDS, type Attack, type Goal, type Player } from '../engine/index.ts';

/** The kinds of task that are answered. */
export const QUESTION_KINDS = ['legal', 'squares', 'pins', 'checks', 'declarations'] as const;

/** A question about the position, answered by pointing or choosing; nothing is played. */
export type Question =
  /** Is the move `from`-`to` legal, and if not, why not? The answer is `legal` or the code of the refusal. */
  | { readonly kind: 'legal'; readonly from: string; readonly to: string }
  /** Every square the piece on `from` may go to now. */
  | { readonly kind: 'squares'; readonly from: string }
  /** Every pin the attack board at `from` may go to now. */
  | { readonly kind: 'pins'; readonly from: string }
  /** Every pin to which the attack board at `from` may go and give check. */
  | { readonly kind: 'checks'; readonly from: string }
  /** Every declaration of mate that may be made now (Harshman VIII), by its id. */
  | { readonly kind: 'declarations' };

/** The side to move moves first and both work together, so that the other side mates it with its `moves`th move. */
export interface Help {
  /** All sides work together. */
  readonly kind: 'helpmate';
  /** Moves of the side that mates, with three players of each of the two. */
  readonly moves: number;
  /** With three players: whose king the two others are to be able to declare mated together, its owner on move (Harshman VIII). */
  readonly king?: Player;
}

/** From the start, both sides played by the solver: pieces and boards stand as in `reached` after `moves` moves of all players together. */
export interface ProofGame {
  /** How a position came about. */
  readonly kind: 'proofgame';
  /** Moves of all players together. */
  readonly moves: number;
  /** A position string; rights that it tells of count for nothing. */
  readonly reached: string;
}

/** Every move after which nobody reaches `against` by force is asked for, not one of them. */
export interface Saves {
  /** All moves that save are asked for. */
  readonly kind: 'saves';
  /** What the others threaten. */
  readonly against: Attack;
}

/** What a puzzle asks: a goal of the engine, played out; or one of the tasks that only puzzles have. */
export type Task = Goal | Help | ProofGame | Saves | Question;

/** Every kind of task. */
export const TASK_KINDS = [...GOAL_KINDS, 'helpmate', 'proofgame', 'saves', ...QUESTION_KINDS] as const;
/** A kind of task. */
export type TaskKind = (typeof TASK_KINDS)[number];

/** Whether the task is settled by the engine's prover, move against move. */
export function isProved(task: Task): task is Goal {
  return (GOAL_KINDS as readonly string[]).includes(task.kind);
}

/** Whether an ending has to be kept won, or from being lost, move by move: all its positions have been counted. */
export function isEnding(task: Task): task is Extract<Task, { kind: 'win' | 'hold' }> {
  return task.kind === 'win' || task.kind === 'hold';
}

/** Whether the solver plays all sides. */
export function isTogether(task: Task): task is Help | ProofGame {
  return task.kind === 'helpmate' || task.kind === 'proofgame';
}

/** Whether three players work together for two of them to mate the third. */
export function isHelpOfThree(task: Task): task is Help & { readonly king: Player } {
  return task.kind === 'helpmate' && task.king !== undefined;
}

/** Whether the task is answered and nothing is played. */
export function isQuestion(task: Task): task is Question {
  return (QUESTION_KINDS as readonly string[]).includes(task.kind);
}

/** The moves the solver has: of a question none, of a proof game those of all players. */
export function lengthOf(task: Task): number {
  if (isQuestion(task)) return 0;
  return 'against' in task ? task.against.moves : task.moves;
}
