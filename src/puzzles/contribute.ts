import { fail, findRuleset, ok, type Result } from '../engine/index.ts';
import { findIdleMan } from './idle.ts';
import { likeness, MOST_LIKE, shapeOf } from './likeness.ts';
import { assemble } from './make.ts';
import { positionOf, type Puzzle } from './puzzle.ts';
import { describeFlaw, findFlaw, SOURCES, type SourceKind } from './quality.ts';
import { study } from './study.ts';
import { isProved, isTask, lengthOf } from './task.ts';

/**
 * A puzzle as somebody sends it, `{"ruleset", "position", "goal"}` with `options`, `source` and `says` if they matter, made
 * whole; or the reason, in words, why the collection does not take it: an impossible position, a wrong goal, a cook, a shorter
 * way, a flaw of quality, or one like it that is there already.
 */
export function takeContribution(json: unknown, collection: readonly Puzzle[]): Result<Puzzle> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return fail('malformed', 'puzzle', 'a puzzle is an object with ruleset, position and goal');
  const fields = json as Readonly<Record<string, unknown>>;
  const { ruleset, position, goal, options, says } = fields;
  if (typeof ruleset !== 'string' || !findRuleset(ruleset)) return fail('unknown', 'ruleset', `${JSON.stringify(ruleset)} is no ruleset`);
  if (typeof position !== 'string') return fail('malformed', 'position', 'the position must be a position string');
  if (!isTask(goal)) return fail('malformed', 'goal', `found ${JSON.stringify(goal)}, expected a goal as {"kind":"mate","moves":2}`);
  if (options !== undefined && (typeof options !== 'object' || options === null))
    return fail('malformed', 'options', 'options are names and choices');
  const kind = readSource(fields['source']);
  if (!kind) return fail('malformed', 'source', `the source is one of ${SOURCES.join(', ')}`);
  const chosen = options as Readonly<Record<string, string>> | undefined;
  const start = positionOf({ id: 'the puzzle', ruleset, position, ...(chosen && { options: chosen }) });
  if (!start.ok) return fail('impossible', start.fault.field, `the position cannot be: ${start.fault.message}`);
  const studied = study(start.value, goal, { nodes: 50_000_000 });
  if (!studied.ok) return fail(studied.fault.code, studied.fault.field, `the goal does not fit: ${studied.fault.message}`);
  const { keys, length } = studied.value;
  if (isProved(goal) && keys.length > 1) return fail('ambiguous', 'cook', `${keys.join(', ')} all solve it; expected one key`);
  if (isProved(goal) && goal.kind !== 'defence' && length < lengthOf(goal))
    return fail('impossible', 'goal', `there is a shorter way: ${length} moves are enough, ${lengthOf(goal)} are asked for`);
  const flaw = findFlaw(studied.value, kind);
  if (flaw) return fail('impossible', flaw, describeFlaw(flaw));
  const idle = kind === 'composed' ? findIdleMan(studied.value) : undefined;
  if (idle !== undefined) return fail('impossible', 'idle-man', `the man on ${idle} can be taken off`);
  const shape = shapeOf(start.value);
  for (const puzzle of collection) {
    if (puzzle.ruleset !== ruleset) continue;
    const other = positionOf(puzzle);
    const like = other.ok ? likeness(shape, shapeOf(other.value)) : 0;
    if (like >= MOST_LIKE)
      return fail('impossible', 'twin', `it is too much like ${puzzle.id}: ${Math.round(like * 100)} % of the men stand alike`);
  }
  return ok(assemble(studied.value, { kind }, typeof says === 'string' ? says : undefined));
}

function readSource(source: unknown): SourceKind | undefined {
  const name =
    source === undefined ? 'composed' : typeof source === 'object' && source !== null ? (source as { kind?: unknown }).kind : source;
  return SOURCES.find((kind) => kind === name);
}
