import type { Position } from './position.ts';
import { readLine, type Ply, type Resting } from './record-line.ts';
import { nameHeader, readBody, readHeaders, readOptions, RESULT } from './record-text.ts';
import { fail, ok, type Result } from './result.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * A game as text. Headers, one a line, as in `[Ruleset "meder"]`; then the moves in the ruleset's own notation, with
 * move numbers, comments in braces, variations in parentheses and offers of a draw `(=)` as one likes; a result at the end.
 *
 * `Ruleset` is needed; `Options` sets a ruleset's options (`board=8-9, mate=last`), `Position` another start,
 * `Result` the points of the players in turn order (`1-0`, `1/2-1/2`, `3/2-0-1/2`), `void`, or `*` for an unfinished
 * game. Any other header is kept as it is. Acts (`claim:fifty`, `mate:w>g` ...) stand among the moves by their ids, or as the
 * ruleset's notation writes them (`#g`).
 */
export interface GameRecord {
  /** Every header by its name, in the order of the text. */
  readonly headers: ReadonlyMap<string, string>;
  /** The rules, with the options of the record. */
  readonly ruleset: Ruleset;
  /** The position before the first move. */
  readonly start: Position;
  /** The main line. */
  readonly plies: readonly Ply[];
  /** Points of the players in turn order, `void`, or `*` for an unfinished game. */
  readonly result: string;
}

/** Reads a game record; `findRuleset` gives the rules its header names. */
export function parseRecord(text: string, findRuleset: (id: string) => Ruleset | undefined): Result<GameRecord> {
  const work = readRecord(text, findRuleset);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** `parseRecord` for whoever cannot wait until a long record is read: at every `yield` the reading may be left for a while. */
export function* readRecord(text: string, findRuleset: (id: string) => Ruleset | undefined): Resting<Result<GameRecord>> {
  const head = readHeaders(text);
  if (!head.ok) return head;
  const { headers, bodyAt } = head.value;
  const id = headers.get('Ruleset');
  if (id === undefined) return fail('malformed', nameHeader('Ruleset'), 'rules', {});
  const named = findRuleset(id);
  if (!named) return fail('unknown', nameHeader('Ruleset'), 'rules/unknown', { found: id });
  const options = readOptions(headers.get('Options') ?? '');
  if (!options.ok) return options;
  const ruleset = named.configure(options.value);
  if (!ruleset.ok) return { ok: false, fault: { ...ruleset.fault, field: nameHeader('Options') } };
  const start = ruleset.value.parse(headers.get('Position') ?? ruleset.value.start);
  if (!start.ok) return { ok: false, fault: { ...start.fault, field: `${nameHeader('Position')}, ${start.fault.field}` } };
  const body = readBody(text, bodyAt);
  if (!body.ok) return body;
  const plies = yield* readLine(body.value.tokens, start.value, 0);
  if (!plies.ok) return plies;
  const result = settleResult(headers.get('Result'), body.value.result, ruleset.value, plies.value.at(-1)?.position ?? start.value);
  return result.ok ? ok({ headers, ruleset: ruleset.value, start: start.value, plies: plies.value, result: result.value }) : result;
}

/** The result of a game by its header, by what stands behind its moves and by how it ended; where these differ, or one is no result, the fault. */
export function settleResult(header: string | undefined, written: string | undefined, ruleset: Ruleset, last: Position): Result<string> {
  if (header !== undefined && !RESULT.test(header)) return fail('malformed', nameHeader('Result'), 'result/form', { found: header });
  if (header !== undefined && written !== undefined && header !== written)
    return fail('malformed', 'result', 'result/header', { written, header });
  const { points, mayBeVoid } = last.outcome() ?? {};
  const played =
    points && ruleset.players.every((player) => points[player]) ? ruleset.players.map((player) => points[player]).join('-') : undefined;
  const result = header ?? written ?? played ?? '*';
  const isVoid = result === 'void' && mayBeVoid === true;
  if (played !== undefined && result !== '*' && result !== played && !isVoid)
    return fail('impossible', 'result', 'result/played', { played, status: last.status(), result });
  if (/\d/.test(result) && result.split('-').length !== ruleset.players.length)
    return fail('malformed', 'result', 'result/players', { result, players: ruleset.players.length });
  return ok(result === '*' ? (played ?? '*') : result);
}
