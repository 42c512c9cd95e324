import { findRuleset, ok, RULESETS, type Position, type Ruleset } from '../../engine/index.ts';
import { judgePuzzle } from './judge.ts';
import { isTask } from '../format.ts';
import type { Puzzle } from '../puzzle.ts';
import { SOURCES, type SourceKind } from '../quality.ts';
import { failPuzzle, type PuzzleResult } from '../puzzle-fault.ts';
import { isHelpOfThree, type Task } from '../task.ts';

const SENT = ['ruleset', 'position', 'goal', 'options', 'source', 'says'] as const;

/** How each kind of task is written, for those who send one. */
const GOALS: readonly string[] = [
  '{"kind":"mate","moves":2}',
  '{"kind":"stalemate","moves":1}',
  '{"kind":"draw","moves":2}',
  '{"kind":"promotion","moves":2}',
  '{"kind":"gain","moves":2,"worth":250}',
  '{"kind":"defence","against":{"kind":"mate","moves":1}}',
  '{"kind":"helpmate","moves":2}',
];
const GOALS_OF_ALL: readonly string[] = ['{"kind":"proofgame","moves":4,"reached":"POSITION"}'];
const GOALS_OF_THREE: readonly string[] = [
  '{"kind":"win","moves":2}',
  '{"kind":"hold","moves":2}',
  '{"kind":"declaration","moves":1,"king":"g","by":["w"]}',
  '{"kind":"capture","moves":2,"king":"g","by":["w"]}',
  '{"kind":"gain","moves":2,"worth":550}',
  '{"kind":"saves","against":{"kind":"capture","moves":1,"king":"w","by":["g","b"]}}',
  '{"kind":"declarations"}',
  '{"kind":"helpmate","moves":1,"king":"b"}',
];
const QUESTIONS: readonly string[] = ['{"kind":"legal","from":"a1","to":"a2"}', '{"kind":"squares","from":"a1"}'];

const goalsFor = (ruleset: Ruleset): string =>
  [...(ruleset.players.length > 2 ? GOALS_OF_THREE : GOALS), ...GOALS_OF_ALL, ...QUESTIONS].join(', ');

/** The task of a goal that fits the ruleset. */
function readGoal(ruleset: Ruleset, goal: unknown): PuzzleResult<Task> {
  const goals = goalsFor(ruleset);
  if (!isTask(goal)) return failPuzzle('malformed', 'goal', 'sent/goal', { found: JSON.stringify(goal), goals });
  const { kind } = goal;
  const isOfThree = ['win', 'hold', 'capture', 'declaration', 'declarations'].includes('against' in goal ? goal.against.kind : kind);
  const isOfTwo = !isOfThree && !isHelpOfThree(goal) && !['legal', 'squares', 'proofgame', 'gain'].includes(kind);
  if (ruleset.players.length > 2 && isOfTwo) return failPuzzle('malformed', 'goal', 'sent/goal-of-two', { kind, goals });
  if (ruleset.players.length < 3 && (isOfThree || isHelpOfThree(goal)))
    return failPuzzle('malformed', 'goal', 'sent/goal-of-three', { kind, goals });
  return ok(goal);
}

function readSource(source: unknown): SourceKind | undefined {
  const name =
    source === undefined ? 'composed' : typeof source === 'object' && source !== null ? (source as { kind?: unknown }).kind : source;
  return SOURCES.find((kind) => kind === name);
}

/** What somebody sends, each part of it of a form that can be judged. */
export interface Submission {
  readonly start: Position;
  readonly goal: Task;
  readonly kind: SourceKind;
  readonly says: string | undefined;
}

/** Reads `{"ruleset", "position", "goal"}` with `options`, `source` and `says` if they matter; refused for the first thing that is wrong. */
function parseSubmission(json: unknown): PuzzleResult<Submission> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return failPuzzle('malformed', 'puzzle', 'sent', {});
  const fields = json as Readonly<Record<string, unknown>>;
  const extra = Object.keys(fields).find((name) => !(SENT as readonly string[]).includes(name));
  if (extra !== undefined) return failPuzzle('unknown', extra, 'sent/field', { found: extra, fields: SENT });
  const { ruleset, position, options, says } = fields;
  const rules = typeof ruleset === 'string' ? findRuleset(ruleset) : undefined;
  if (!rules)
    return failPuzzle('unknown', 'ruleset', 'sent/ruleset', { found: JSON.stringify(ruleset), rulesets: RULESETS.map(({ id }) => id) });
  if (typeof position !== 'string') return failPuzzle('malformed', 'position', 'sent/position', {});
  const goal = readGoal(rules, fields['goal']);
  if (!goal.ok) return goal;
  if (options !== undefined && (typeof options !== 'object' || options === null))
    return failPuzzle('malformed', 'options', 'sent/options', {});
  if (says !== undefined && (typeof says !== 'string' || says === '')) return failPuzzle('malformed', 'says', 'sent/says', {});
  const kind = readSource(fields['source']);
  if (!kind) return failPuzzle('malformed', 'source', 'sent/source', { sources: SOURCES });
  const configured = rules.configure((options as Readonly<Record<string, string>> | undefined) ?? {});
  const start = configured.ok ? configured.value.parse(position) : configured;
  if (!start.ok) return failPuzzle('impossible', start.fault.field, 'never', { cause: start.fault });
  return ok({ start: start.value, goal: goal.value, kind, says });
}

/**
 * A puzzle as somebody sends it, `{"ruleset", "position", "goal"}` with `options`, `source` and `says` if they matter, made
 * whole; or the first true reason, in words, why the collection does not take it: an unknown field, an impossible position, a wrong
 * goal, a shorter way, a cook, a flaw of quality, or one like it that is there already.
 */
export function judgeSubmission(json: unknown, collection: readonly Puzzle[]): PuzzleResult<Puzzle> {
  const sent = parseSubmission(json);
  return sent.ok ? judgePuzzle(sent.value, collection) : sent;
}
