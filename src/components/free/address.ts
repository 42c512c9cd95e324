import { fail, findRuleset, ok, type Result } from '../../engine/index.ts';
import { playIds, type Line } from '../board/line.ts';

/** A game as the page's address holds it: `#rules=meder&moves=b2W-b4N.b7B-b5B&at=1`, with `position` and `options` where they are not the usual ones. */
export function makeAddress(line: Line, index: number): string {
  const start = line.positions[0]!;
  const { ruleset } = start;
  const parts = new Map([['rules', ruleset.id]]);
  const options = Object.entries(ruleset.options).map(([name, value]) => `${name}=${value}`);
  if (options.length > 0) parts.set('options', options.join(','));
  if (start.text() !== ruleset.start) parts.set('position', start.text());
  if (line.moves.length > 0) parts.set('moves', line.moves.map((move) => move.id).join(' '));
  if (index !== line.moves.length) parts.set('at', String(index));
  return `#${new URLSearchParams([...parts]).toString()}`;
}

/** Reads an address; what is wrong with one is told by its part. */
export function parseAddress(hash: string): Result<{ readonly line: Line; readonly index: number }> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const id = parts.get('rules') ?? '';
  const named = findRuleset(id);
  if (!named) return fail('unknown', 'rules', `“${id}” is no ruleset`);
  const options = Object.fromEntries(
    (parts.get('options') ?? '').split(',').flatMap((part) => (part.includes('=') ? [part.split('=', 2)] : [])),
  );
  const ruleset = named.configure(options as Record<string, string>);
  if (!ruleset.ok) return ruleset;
  const start = ruleset.value.parse(parts.get('position') ?? ruleset.value.start);
  if (!start.ok) return fail(start.fault.code, `position, ${start.fault.field}`, start.fault.message);
  const line = playIds(start.value, (parts.get('moves') ?? '').split(' ').filter(Boolean));
  if (!line.ok) return line;
  const last = line.value.moves.length;
  const at = parts.get('at');
  if (at !== null && !(/^\d+$/.test(at) && Number(at) <= last))
    return fail('malformed', 'at', `found “${at}”, expected a step from 0 to ${last}`);
  return ok({ line: line.value, index: at === null ? last : Number(at) });
}
