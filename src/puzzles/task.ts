import { GOAL_KINDS, isPlayer, type Attack, type Goal } from '../engine/index.ts';

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
  readonly kind: 'helpmate';
  readonly moves: number;
}

/** Every move after which nobody reaches `against` by force is asked for, not one of them. */
export interface Saves {
  readonly kind: 'saves';
  readonly against: Attack;
}

/** What a puzzle asks: a goal of the engine, played out; or one of the tasks that only puzzles have. */
export type Task = Goal | Help | Saves | Question;

export const TASK_KINDS = [...GOAL_KINDS, 'helpmate', 'saves', ...QUESTION_KINDS] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Whether the task is settled by the engine's prover, move against move. */
export function isProved(task: Task): task is Goal {
  return (GOAL_KINDS as readonly string[]).includes(task.kind);
}

export function isQuestion(task: Task): task is Question {
  return (QUESTION_KINDS as readonly string[]).includes(task.kind);
}

/** The moves the solver has: of a question none. */
export function lengthOf(task: Task): number {
  if (isQuestion(task)) return 0;
  return 'against' in task ? task.against.moves : task.moves;
}

/** Whether parsed JSON is a task, every field of it. */
export function isTask(json: unknown): json is Task {
  if (!isRecord(json) || typeof json['kind'] !== 'string') return false;
  const has = (...names: readonly string[]): boolean => Object.keys(json).every((name) => name === 'kind' || names.includes(name));
  switch (json['kind'] as TaskKind) {
    case 'defence':
    case 'saves':
      return has('against') && isAttack(json['against']);
    case 'helpmate':
      return has('moves') && isCount(json['moves']);
    case 'legal':
      return has('from', 'to') && isName(json['from']) && isName(json['to']);
    case 'squares':
    case 'pins':
    case 'checks':
      return has('from') && isName(json['from']);
    case 'declarations':
      return has();
    default:
      return isAttack(json);
  }
}

function isAttack(json: unknown): json is Attack {
  if (!isRecord(json) || !isCount(json['moves'])) return false;
  const has = (...names: readonly string[]): boolean => Object.keys(json).every((name) => ['kind', 'moves', ...names].includes(name));
  switch (json['kind'] as Attack['kind']) {
    case 'mate':
    case 'stalemate':
    case 'promotion':
      return has();
    case 'gain':
      return has('worth') && isCount(json['worth']);
    case 'capture':
    case 'declaration': {
      const { by, king } = json;
      return (
        has('by', 'king') && isSeat(king) && Array.isArray(by) && by.length > 0 && by.length < 3 && by.every(isSeat) && !by.includes(king)
      );
    }
    default:
      return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1;
const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isSeat = (value: unknown): boolean => typeof value === 'string' && isPlayer(value);
