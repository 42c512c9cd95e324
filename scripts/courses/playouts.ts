import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { judgePlayout } from '../../src/game/goals/judge-playout.ts';
import type { PlayoutGoal } from '../../src/game/goals/playout-goal.ts';
import { playIds } from '../../src/board/state/line.ts';
import type { LessonTask } from './tasks.ts';

/** What `npm run playouts` has found of a plate: a line for each seed that reaches the aim, and how often any moves did. */
export interface PlayoutRecord {
  /** Hash of the play-out that it was found for. */
  readonly hash: string;
  /** Ids of moves and acts with blanks between, one line a seed. */
  readonly lines: readonly string[];
  /** Games of random moves, and how many of them reached the aim. */
  readonly lots: readonly [reached: number, of: number];
}

/** By `meder/practice#queen-mate-play`. */
export type PlayoutRecords = Readonly<Record<string, PlayoutRecord>>;

export const RECORDS_FILE = new URL('./playouts.json', import.meta.url);
/** Seeds for which the aim has to be reached, random games, and of how many of those one may reach it. */
export const SEEDS = 3;
export const LOTS = 8;
const FEW = 4;

export const readRecords = (): PlayoutRecords => JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as PlayoutRecords;

/** A task that is played out. */
export type PlayoutTask = LessonTask & { readonly goal: PlayoutGoal };
export const isPlayoutTask = (task: LessonTask): task is PlayoutTask => task.goal.kind === 'playout';

export const playoutKey = ({ course, name }: LessonTask): string => `${course}/${name}`;

/** What a record stands for: rules, position and goal. */
export function hashOf({ position, goal }: PlayoutTask): string {
  const { ruleset } = position;
  const told = JSON.stringify([ruleset.id, ruleset.options, position.text(), goal]);
  return createHash('sha256').update(told).digest('hex').slice(0, 12);
}

/** What is wrong with the plates of a course that are played out: a list that may cost any material, not played yet, an aim that stored lines do not reach, or that any moves reach. */
export function findPlayoutFaults(course: string, tasks: readonly LessonTask[], records = readRecords()): readonly string[] {
  const plates = tasks.filter(isPlayoutTask);
  const known = new Set(plates.map(playoutKey));
  const stray = Object.keys(records).filter((key) => key.startsWith(`${course}/`) && !known.has(key));
  return [
    ...plates.flatMap((plate) => findFaults(plate, records[playoutKey(plate)])),
    ...stray.map((key) => `${key} is stored as played out, and is not a plate; run “npm run playouts”`),
  ];
}

function findFaults(plate: PlayoutTask, record: PlayoutRecord | undefined): readonly string[] {
  const say = (what: string): string => `${plate.at}: “${plate.name}” ${what}`;
  if (plate.goal.aim === 'list' && plate.goal.gain === undefined)
    return [say('has a list of aims and no “gain”: pieces may be given away for them')];
  if (record?.hash !== hashOf(plate)) return [say('was not played out as it stands; run “npm run playouts”')];
  const [reached, of] = record.lots;
  return [
    ...(record.lines.length < SEEDS ? [say(`was reached with ${record.lines.length} of ${SEEDS} seeds`)] : []),
    ...record.lines.flatMap((line) => (reachesAtEnd(plate, line) ? [] : [say(`has a stored line that does not reach its aim: ${line}`)])),
    ...(reached * FEW > of ? [say(`is reached by moves drawn by lot in ${reached} of ${of} games`)] : []),
  ];
}

/** Whether a line is legal, reaches the aim with its last step, and neither reached nor lost it before. */
export function reachesAtEnd({ position, goal }: PlayoutTask, ids: string): boolean {
  const line = playIds(position, ids.split(' '));
  if (!line.ok) return false;
  const { positions, moves } = line.value;
  return moves.every((_, at) => {
    const { state } = judgePlayout(goal, { positions: positions.slice(0, at + 2), moves: moves.slice(0, at + 1) });
    return state === (at === moves.length - 1 ? 'done' : 'going');
  });
}
