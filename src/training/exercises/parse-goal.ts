import { isPlayer, ok, STRENGTHS } from '../../engine/index.ts';
import { AIMS, SMALL_AIMS, type PlayoutGoal } from '../../game/goals/playout-goal.ts';
import { isTask } from '../../puzzles/format.ts';
import { MOVE_KINDS, type ExerciseGoal } from './exercise-goals.ts';
import { LESSON_FAULTS } from '#words/lesson/faults.ts';
import { failWith, type DescribedResult } from '../../words/described-fault.ts';

const { goal: FAULTS } = LESSON_FAULTS;

type Check = (value: unknown) => boolean;
type Kind = ExerciseGoal['kind'];

const isName: Check = (value) => typeof value === 'string' && value !== '';
const isNames: Check = (value) => Array.isArray(value) && value.every(isName);
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 1;
const isOneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);
const isSeat: Check = (value) => typeof value === 'string' && isPlayer(value);
const isMoves: Check = (value) => isNames(value) || (MOVE_KINDS as readonly unknown[]).includes(value);

/** The fields of every goal that only exercises have; those that may be left out end with `?`. */
const FIELDS: Readonly<Record<Exclude<Kind, 'mate' | 'declaration'>, Readonly<Record<string, Check>>>> = {
  attacks: { from: isName },
  moves: { from: isName },
  select: { answer: isNames, 'among?': isNames },
  truth: { answer: (value) => typeof value === 'boolean' },
  choice: { options: isNames, answer: (value) => Number.isInteger(value) && (value as number) >= 0 },
  illegal: { among: isNames },
  play: { moves: isMoves, 'square?': isName, 'within?': isCount },
  reach: { square: isName, 'from?': isName, within: isCount },
  check: { within: isCount },
  escape: {},
  survive: { moves: isCount },
  declare: { loser: isSeat },
  announce: { by: isSeat, loser: isSeat, 'within?': isCount },
  playout: {
    aim: isOneOf(AIMS),
    strength: isOneOf(STRENGTHS.map(({ name }) => name)),
    'within?': isCount,
    'gain?': isCount,
    'keep?': isName,
    'list?': (value) => Array.isArray(value) && value.length > 0 && value.every(isOneOf(SMALL_AIMS)),
  },
};

/** Every kind of goal an exercise may have. */
export const EXERCISE_KINDS = [
  ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]),
  'mate',
  'declaration',
] as const satisfies readonly Kind[];

/** Reads a goal as an author writes it. Kinds the prover has are read as it reads them; what is unknown or missing is refused by its name. */
export function parseExerciseGoal(value: unknown): DescribedResult<ExerciseGoal> {
  const goal = value as Readonly<Record<string, unknown>>;
  if (typeof value !== 'object' || value === null || typeof goal['kind'] !== 'string') return failWith('malformed', 'goal', FAULTS.noKind);
  const { kind, ...rest } = goal;
  if (kind === 'mate' || kind === 'declaration')
    return isTask(value) ? ok(value as ExerciseGoal) : failWith('malformed', 'goal', FAULTS.otherFields(kind));
  const fields: Readonly<Record<string, Check>> | undefined = Object.hasOwn(FIELDS, kind) ? FIELDS[kind as keyof typeof FIELDS] : undefined;
  if (!fields) return failWith('unknown', 'goal', FAULTS.unknown(kind));
  for (const name of Object.keys(rest))
    if (!(name in fields) && !(`${name}?` in fields)) return failWith('unknown', `goal ${name}`, FAULTS.noField(kind, name));
  for (const [field, isRight] of Object.entries(fields)) {
    const name = field.replace('?', '');
    if (rest[name] === undefined ? name !== field : isRight(rest[name])) continue;
    return failWith('malformed', `goal ${name}`, FAULTS.wrongField(kind, name, JSON.stringify(rest[name])));
  }
  const read = value as ExerciseGoal;
  const wrong = read.kind === 'playout' ? findStrayField(read) : undefined;
  return wrong === undefined ? ok(read) : failWith('malformed', `goal ${wrong}`, FAULTS.strayField(wrong));
}

/** A field that an aim needs and has not, or has and does not need. */
function findStrayField({ aim, within, gain, keep, list }: PlayoutGoal): string | undefined {
  if ((aim === 'list') !== (list !== undefined)) return 'list';
  if (aim === 'hold' && within === undefined) return 'within';
  if (keep !== undefined && aim !== 'hold') return 'keep';
  return gain !== undefined && aim !== 'hold' && aim !== 'win' && aim !== 'list' ? 'gain' : undefined;
}
