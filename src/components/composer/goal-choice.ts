import type { Player, Position } from '../../engine/index.ts';
import type { Task, TaskKind } from '../../puzzles/task.ts';

/** A task as a form and an address have it; `king` and `by` only of three players. */
export interface GoalChoice {
  /** Kind and moves: `mate-2`. */
  readonly task: string;
  readonly king: string;
  /** Who declares or takes the king: one letter for each. */
  readonly by: string;
}

const FOR_TWO: readonly string[] = [
  ...[
    'mate-1',
    'mate-2',
    'mate-3',
    'defence-1',
    'defence-2',
    'gain-1',
    'gain-2',
    'promotion-1',
    'promotion-2',
    'stalemate-1',
    'stalemate-2',
  ],
  ...['draw-1', 'draw-2', 'draw-3', 'helpmate-2'],
];
const FOR_THREE: readonly string[] = [
  'declaration-1',
  'declaration-2',
  'capture-1',
  'capture-2',
  'gain-2',
  'saves-1',
  'win-1',
  'win-2',
  'win-3',
  'hold-1',
  'hold-2',
  'hold-3',
];
/** What a gain is worth at least, in centipawns; with three players a bishop, as its words say. */
const [WORTH, WORTH_OF_THREE] = [250, 300];

/** The tasks that can be set for this number of players. */
export const listTasks = (players: number): readonly string[] => (players > 2 ? FOR_THREE : FOR_TWO);

/** Kind and moves of a task's name. */
export function splitTask(task: string): { readonly kind: TaskKind; readonly moves: number } {
  const [kind = 'mate', moves = '1'] = task.split('-');
  return { kind: kind as TaskKind, moves: Number(moves) };
}

/** Whether a task is about a king that somebody declares or takes. */
export const isOfKing = (task: string): boolean => /^(?:declaration|capture)-/.test(task);

/** The others, of whom one's king is asked about. */
export const listKings = ({ active, turn }: Position): readonly Player[] => active.filter((player) => player !== turn);

/** Who may declare or take a king: the solver, alone or with the third; written as in a choice. */
export function listHunters({ active, turn }: Position, king: string): readonly string[] {
  const third = active.find((player) => player !== turn && player !== king);
  return [turn, ...(third ? [`${turn}${third}`] : [])];
}

/** The task of a choice for a position. */
export function makeGoal(position: Position, { task, king, by }: GoalChoice): Task {
  const { kind, moves } = splitTask(task);
  const { turn } = position;
  const kings = listKings(position);
  const own = kings.find((player) => player === king) ?? kings[0]!;
  const hunters = listHunters(position, own);
  const hunting = [...(hunters.find((one) => one === by) ?? hunters[0]!)] as Player[];
  switch (kind) {
    case 'declaration':
    case 'capture':
      return { kind, moves, king: own, by: hunting };
    case 'saves':
      return { kind, against: { kind: 'capture', moves: 1, king: turn, by: [...kings] } };
    case 'defence':
      return { kind, against: { kind: 'mate', moves } };
    case 'gain':
      return { kind, moves, worth: position.ruleset.players.length > 2 ? WORTH_OF_THREE : WORTH };
    case 'mate':
    case 'stalemate':
    case 'draw':
    case 'promotion':
    case 'helpmate':
    case 'win':
    case 'hold':
      return { kind, moves };
    default:
      throw new Error(`“${task}” is not a task of the form`);
  }
}
