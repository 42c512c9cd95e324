import { findRuleset, mainLine, ok, RULESETS, type Position, type Ruleset } from '../engine/index.ts';
import { findIdleMan } from './idle.ts';
import { likeness, MOST_LIKE, shapeOf } from './likeness.ts';
import { assemble } from './make.ts';
import { findImpossible } from './occur.ts';
import { listLeft, sharesWay } from './proofgame.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { describeFlaw, findFlaw, SOURCES, type SourceKind } from './quality.ts';
import { study, type Study } from './study.ts';
import { isTask } from './format.ts';
import { isProved, isQuestion, lengthOf, type Task } from './task.ts';
import { AMISS } from '../words/amiss.ts';
import { deny, type Spoken } from '../words/told.ts';

const SENT = ['ruleset', 'position', 'goal', 'options', 'source', 'says'] as const;

/** How each kind of task is written, for who sends one. */
const GOALS: readonly string[] = [
  '{"kind":"mate","moves":2}',
  '{"kind":"stalemate","moves":1}',
  '{"kind":"promotion","moves":2}',
  '{"kind":"gain","moves":2,"worth":250}',
  '{"kind":"defence","against":{"kind":"mate","moves":1}}',
  '{"kind":"helpmate","moves":2}',
];
const GOALS_OF_ALL: readonly string[] = ['{"kind":"proofgame","moves":4,"reached":"POSITION"}'];
const GOALS_OF_THREE: readonly string[] = [
  '{"kind":"declaration","moves":1,"king":"g","by":["w"]}',
  '{"kind":"capture","moves":2,"king":"g","by":["w"]}',
  '{"kind":"saves","against":{"kind":"capture","moves":1,"king":"w","by":["g","b"]}}',
  '{"kind":"declarations"}',
];
const QUESTIONS: readonly string[] = ['{"kind":"legal","from":"a1","to":"a2"}', '{"kind":"squares","from":"a1"}'];

const goalsFor = (ruleset: Ruleset): string =>
  [...(ruleset.players.length > 2 ? GOALS_OF_THREE : GOALS), ...GOALS_OF_ALL, ...QUESTIONS].join(', ');

/** Why a task is none of this ruleset's, in words; nothing where it fits. */
function refuseGoal(ruleset: Ruleset, goal: unknown): string | undefined {
  if (!isTask(goal)) return `found ${JSON.stringify(goal) ?? 'nothing'}; expected one of ${goalsFor(ruleset)}`;
  const isOfThree = ['capture', 'declaration', 'declarations'].includes('against' in goal ? goal.against.kind : goal.kind);
  const isOfTwo = !isOfThree && !['legal', 'squares', 'proofgame'].includes(goal.kind);
  if (ruleset.players.length > 2 && isOfTwo)
    return `“${goal.kind}” is no task with three players; a mate is declared or a king is taken. Expected one of ${goalsFor(ruleset)}`;
  if (ruleset.players.length < 3 && isOfThree) return `“${goal.kind}” is a task with three players; expected one of ${goalsFor(ruleset)}`;
  return undefined;
}

/** The reason why a task cannot be taken as asked, the shorter way before the cooks: who has the shorter one need not hear of others. */
function refuseProof(studied: Study): Spoken<never> | undefined {
  const { task: goal, keys, length, position } = studied;
  if (!isProved(goal)) return undefined;
  const asked = lengthOf(goal);
  if (goal.kind !== 'defence' && length < asked) {
    const shorter = study(position, { ...goal, moves: Math.max(1, length) });
    const ways = shorter.ok ? `: ${shorter.value.keys.join(', ')}` : '';
    return deny('impossible', 'goal', `there is a shorter way${ways}; ${countMoves(length)} enough, ${asked} are asked for`);
  }
  return keys.length > 1 ? deny('ambiguous', 'cook', `${keys.join(', ')} all solve it; expected one key`) : undefined;
}

/** Whether what is to be declared can be declared before anybody moves. */
function isDeclaredAlready(position: Position, goal: Task): boolean {
  if (goal.kind !== 'declaration') return false;
  const by = position.ruleset.players.filter((player) => goal.by.includes(player)).join('');
  return position.acts().some(({ id }) => id === `mate:${by}>${goal.king}`);
}

const countMoves = (count: number): string => (count === 1 ? '1 move is' : `${count} moves are`);

/** Words for a task that cannot be done at all. */
function sayUnreached(goal: Task): string {
  if (isQuestion(goal)) return 'nothing in the position answers the question';
  if (goal.kind === 'mate') return `there is no mate in ${goal.moves}`;
  if (goal.kind === 'defence' || goal.kind === 'saves') return 'no move keeps the others from it, or nothing threatens';
  if (goal.kind === 'declaration') return 'after no move can the mate be declared';
  return `“${goal.kind}” is not reached by force in ${lengthOf(goal)}`;
}

/**
 * A puzzle as somebody sends it, `{"ruleset", "position", "goal"}` with `options`, `source` and `says` if they matter, made
 * whole; or the first true reason, in words, why the collection does not take it: an unknown field, an impossible position, a wrong
 * goal, a shorter way, a cook, a flaw of quality, or one like it that is there already.
 */
export function takeContribution(json: unknown, collection: readonly Puzzle[]): Spoken<Puzzle> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return deny('malformed', 'puzzle', 'a puzzle is an object with ruleset, position and goal');
  const fields = json as Readonly<Record<string, unknown>>;
  const extra = Object.keys(fields).find((name) => !(SENT as readonly string[]).includes(name));
  if (extra !== undefined) return deny('unknown', extra, `“${extra}” is no field of a contribution; expected ${SENT.join(', ')}`);
  const { ruleset, position, goal, options, says } = fields;
  const rules = typeof ruleset === 'string' ? findRuleset(ruleset) : undefined;
  if (!rules)
    return deny(
      'unknown',
      'ruleset',
      `${JSON.stringify(ruleset) ?? 'nothing'} is no ruleset; expected ${RULESETS.map(({ id }) => id).join(', ')}`,
    );
  if (typeof position !== 'string') return deny('malformed', 'position', 'the position must be a position string');
  const misfit = refuseGoal(rules, goal);
  if (misfit !== undefined || !isTask(goal)) return deny('malformed', 'goal', misfit ?? 'no goal');
  if (options !== undefined && (typeof options !== 'object' || options === null))
    return deny('malformed', 'options', 'options are names and choices');
  if (says !== undefined && (typeof says !== 'string' || says === '')) return deny('malformed', 'says', '“says” is a sentence');
  const kind = readSource(fields['source']);
  if (!kind) return deny('malformed', 'source', `the source is one of ${SOURCES.join(', ')}`);
  const chosen = options as Readonly<Record<string, string>> | undefined;
  const start = positionOf({ id: 'the puzzle', ruleset: rules.id, position, ...(chosen && { options: chosen }) });
  if (!start.ok) return deny('impossible', start.fault.field, `the position cannot be: ${start.fault.message}`);
  const [never] = findImpossible(start.value);
  if (never !== undefined) return deny('impossible', 'position', `the position cannot be: ${never}`);
  if (isDeclaredAlready(start.value, goal)) return deny('impossible', 'goal', 'the mate can be declared already, before a move is made');
  const studied = study(start.value, goal, { nodes: 50_000_000 });
  if (!studied.ok) {
    const { code, field, message } = studied.fault;
    return deny(code, field, code === 'impossible' && field === 'goal' ? sayUnreached(goal) : `the goal does not fit: ${message}`);
  }
  const refused = refuseProof(studied.value);
  if (refused) return refused;
  const flaw = findFlaw(studied.value, kind);
  if (flaw) return deny('impossible', flaw, describeFlaw(flaw));
  const idle = kind === 'composed' ? findIdleMan(studied.value) : undefined;
  if (idle !== undefined) return deny('impossible', 'idle-man', `the man on ${idle} can be taken off`);
  const shape = shapeOf(start.value);
  const leftOf = ({ solution }: Pick<Study, 'solution'> | Puzzle): readonly string[] => listLeft(start.value, mainLine(solution));
  for (const puzzle of collection) {
    if (puzzle.ruleset !== ruleset) continue;
    if (puzzle.goal.kind === 'proofgame' || goal.kind === 'proofgame') {
      if (puzzle.goal.kind === goal.kind && sharesWay(leftOf(studied.value), leftOf(puzzle)))
        return deny('impossible', 'twin', AMISS.sharedWay(puzzle.id));
      continue;
    }
    const other = positionOf(puzzle);
    const like = other.ok ? likeness(shape, shapeOf(other.value)) : 0;
    if (like >= MOST_LIKE)
      return deny('impossible', 'twin', `it is too much like ${puzzle.id}: ${Math.round(like * 100)} % of the men stand alike`);
  }
  return ok(assemble(studied.value, { kind }, says));
}

function readSource(source: unknown): SourceKind | undefined {
  const name =
    source === undefined ? 'composed' : typeof source === 'object' && source !== null ? (source as { kind?: unknown }).kind : source;
  return SOURCES.find((kind) => kind === name);
}
