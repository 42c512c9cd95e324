import { isPlayer, ok } from '../../engine/index.ts';
import { isTask } from '../../puzzles/format.ts';
import { MOVE_SORTS, type ExerciseGoal } from './goals.ts';
import { LESSON_FAULTS } from '../../words/lesson/faults.ts';
import { deny, type Spoken } from '../../words/told.ts';

const { goal: FAULTS } = LESSON_FAULTS;

type Check = (value: unknown) => boolean;
type Kind = ExerciseGoal['kind'];

const isName: Check = (value) => typeof value === 'string' && value !== '';
const isNames: Check = (value) => Array.isArray(value) && value.every(isName);
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 1;
const isMoves: Check = (value) => isNames(value) || (MOVE_SORTS as readonly unknown[]).includes(value);

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
  declare: { loser: (value) => typeof value === 'string' && isPlayer(value) },
};

/** Every kind of goal an exercise may have. */
export const EXERCISE_KINDS = [
  ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]),
  'mate',
  'declaration',
] as const satisfies readonly Kind[];

/** Reads a goal as an author writes it. Kinds the prover has are read as it reads them; what is unknown or missing is refused by its name. */
export function parseExerciseGoal(value: unknown): Spoken<ExerciseGoal> {
  const goal = value as Readonly<Record<string, unknown>>;
  if (typeof value !== 'object' || value === null || typeof goal['kind'] !== 'string') return deny('malformed', 'goal', FAULTS.noKind);
  const { kind, ...rest } = goal;
  if (kind === 'mate' || kind === 'declaration')
    return isTask(value) ? ok(value as ExerciseGoal) : deny('malformed', 'goal', FAULTS.otherFields(kind));
  const fields: Readonly<Record<string, Check>> | undefined = Object.hasOwn(FIELDS, kind) ? FIELDS[kind as keyof typeof FIELDS] : undefined;
  if (!fields) return deny('unknown', 'goal', FAULTS.unknown(kind));
  for (const name of Object.keys(rest))
    if (!(name in fields) && !(`${name}?` in fields)) return deny('unknown', `goal ${name}`, FAULTS.noField(kind, name));
  for (const [field, isRight] of Object.entries(fields)) {
    const name = field.replace('?', '');
    if (rest[name] === undefined ? name !== field : isRight(rest[name])) continue;
    return deny('malformed', `goal ${name}`, FAULTS.wrongField(kind, name, JSON.stringify(rest[name])));
  }
  return ok(value as ExerciseGoal);
}
