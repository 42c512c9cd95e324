import type { Move } from './move.ts';
import { PLAYER_NAMES } from './piece.ts';
import type { Position } from './position.ts';
import { quote } from './quote.ts';
import { expect, fail, ok, type Result } from './result.ts';
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
  readonly headers: ReadonlyMap<string, string>;
  readonly ruleset: Ruleset;
  readonly start: Position;
  /** The main line. */
  readonly plies: readonly Ply[];
  readonly result: string;
}

/** One move or act of a record, with the position after it. */
export interface Ply {
  readonly id: string;
  /** Absent of an act. */
  readonly move?: Move;
  readonly position: Position;
  readonly comment?: string;
  /** A comment before the move, where it is the first of its line. */
  readonly before?: string;
  /** Lines that begin with another move in the place of this one; absent where there are none. */
  readonly variations?: readonly (readonly Ply[])[];
}

interface Token {
  readonly text: string;
  readonly at: number;
  /** Comments before the first move of a line, and after any. */
  readonly before: string[];
  readonly comments: string[];
  readonly variations: Token[][];
}

/** Longest game, and deepest variation, that is read: what goes beyond is no game record but an accident. */
const MOST_PLIES = 3000;
const DEEPEST = 60;

/** Readings looked at before a record with many loosely written moves is given up. */
const MOST_READINGS = 20_000;

/** Reads a game record; `findRuleset` gives the rules its header names. */
export function parseRecord(text: string, findRuleset: (id: string) => Ruleset | undefined): Result<GameRecord> {
  const work = readRecord(text, findRuleset);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Moves read between two places where the reading may be left for a while. */
const REST_EVERY = 8;

/** Work that may be left for a while at every `yield`. */
type Resting<T> = Generator<undefined, T, undefined>;

/** `parseRecord` for whoever cannot wait until a long record is read: at every `yield` the reading may be left for a while. */
export function* readRecord(text: string, findRuleset: (id: string) => Ruleset | undefined): Resting<Result<GameRecord>> {
  const head = readHeaders(text);
  if (!head.ok) return head;
  const { headers, bodyAt } = head.value;
  const id = headers.get('Ruleset');
  if (id === undefined)
    return fail('malformed', 'header Ruleset', 'a game record begins with its rules, as in [Ruleset "meder"]; none found');
  const named = findRuleset(id);
  if (!named) return fail('unknown', 'header Ruleset', `${quote(id)} is no ruleset known here`);
  const options = readOptions(headers.get('Options') ?? '');
  if (!options.ok) return options;
  const ruleset = named.configure(options.value);
  if (!ruleset.ok) return fail(ruleset.fault.code, 'header Options', ruleset.fault.message);
  const start = ruleset.value.parse(headers.get('Position') ?? ruleset.value.start);
  if (!start.ok) return fail(start.fault.code, `header Position, ${start.fault.field}`, start.fault.message);
  const body = readBody(text, bodyAt);
  if (!body.ok) return body;
  const plies = yield* readLine(body.value.tokens, start.value, 0);
  if (!plies.ok) return plies;
  const result = settleResult(headers.get('Result'), body.value.result, ruleset.value, plies.value.at(-1)?.position ?? start.value);
  return result.ok ? ok({ headers, ruleset: ruleset.value, start: start.value, plies: plies.value, result: result.value }) : result;
}

function readHeaders(text: string): Result<{ headers: Map<string, string>; bodyAt: number }> {
  const headers = new Map<string, string>();
  const blank = /\s*/y;
  let bodyAt = 0;
  while (bodyAt < text.length) {
    blank.lastIndex = bodyAt;
    blank.exec(text);
    bodyAt = blank.lastIndex;
    const end = text.indexOf('\n', bodyAt);
    const line = text.slice(bodyAt, end < 0 ? text.length : end).trim();
    const [, name, value] = /^\[([A-Za-z]+) "([^"]*)"\]$/.exec(line) ?? [];
    if (line.startsWith('[') && name === undefined)
      return fail('malformed', 'header', `${quote(line)} is no header; expected the form [Name "value"]`, bodyAt);
    if (name === undefined) break;
    if (headers.has(name)) return fail('malformed', `header ${name.slice(0, 40)}`, `the header ${quote(name)} is there twice`, bodyAt);
    headers.set(name, value!);
    bodyAt = end < 0 ? text.length : end + 1;
  }
  return ok({ headers, bodyAt });
}

function readOptions(text: string): Result<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, name, value] = /^([a-z]+)=([\w-]+)$/.exec(part) ?? [];
    if (name === undefined)
      return fail('malformed', 'header Options', `${quote(part)} is no option; expected the form board=8-9, mate=last`);
    options[name] = value!;
  }
  return ok(options);
}

/** Not `0-0` or `0-0-0`, which is castling: in no result has nobody a point. */
const RESULT = /^(?!0(?:-0)+$)(\*|void|\d+(?:\/\d+)?(?:-\d+(?:\/\d+)?)+)$/;

function readBody(text: string, from: number): Result<{ tokens: Token[]; result: string | undefined }> {
  const tokens: Token[] = [];
  let result: string | undefined;
  /** The line that is read, and those it stands in, each with the place of its `(`. */
  let line = tokens;
  let before: string[] = [];
  const outer: { readonly line: Token[]; readonly at: number }[] = [];
  const part = /\(=\)|\d+\.(?:\.\.)?|([^\s{}()]+)|[{()]/g;
  part.lastIndex = from;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const [whole, word] = match;
    const last = line.at(-1);
    if (whole === '{') {
      const end = text.indexOf('}', match.index);
      if (end < 0) return fail('malformed', 'comment', 'a comment that begins with { has no }', match.index);
      const words = text
        .slice(match.index + 1, end)
        .trim()
        .replace(/\s+/g, ' ');
      if (words !== '') (last ? last.comments : before).push(words);
      part.lastIndex = end + 1;
      continue;
    }
    if (whole === '(') {
      if (result !== undefined) return fail('malformed', 'result', `“(” stands behind the result ${result}`, match.index);
      if (!last)
        return fail('malformed', 'variation', 'a variation stands behind the move it replaces; before this ( is none', match.index);
      if (outer.length === DEEPEST) return fail('malformed', 'variation', `variations are more than ${DEEPEST} deep`, match.index);
      outer.push({ line, at: match.index });
      line = [];
      before = [];
      last.variations.push(line);
    } else if (whole === ')') {
      const around = outer.pop();
      if (!around) return fail('malformed', 'variation', 'this ) ends a variation that has no (', match.index);
      if (!last) return fail('malformed', 'variation', 'there is no move between ( and )', around.at);
      line = around.line;
    } else if (word !== undefined) {
      if (result !== undefined) return fail('malformed', 'result', `${quote(word)} stands behind the result ${result}`, match.index);
      const isResult = word.length <= 40 && RESULT.test(word);
      if (isResult && outer.length > 0)
        return fail(
          'malformed',
          'variation',
          `${quote(word)} is a result; it stands at the end of the game, not in a variation`,
          match.index,
        );
      if (isResult) result = word;
      else if (word === 'e.p.' && last) continue;
      else {
        line.push({ text: word, at: match.index, before, comments: [], variations: [] });
        before = [];
        if (line.length > MOST_PLIES) return fail('malformed', 'moves', `found more than ${MOST_PLIES} plies in one line`, match.index);
      }
    }
  }
  const open = outer.at(-1);
  if (open) return fail('malformed', 'variation', 'a variation that begins with ( has no )', open.at);
  return ok({ tokens, result });
}

function settleResult(header: string | undefined, written: string | undefined, ruleset: Ruleset, last: Position): Result<string> {
  if (header !== undefined && !RESULT.test(header))
    return fail('malformed', 'header Result', `${quote(header)} is no result; expected points in turn order as in 1/2-1/2, void or *`);
  if (header !== undefined && written !== undefined && header !== written)
    return fail('malformed', 'result', `the moves end with ${written}, the header says ${header}`);
  const points = last.outcome()?.points;
  const played =
    points && ruleset.players.every((player) => points[player]) ? ruleset.players.map((player) => points[player]).join('-') : undefined;
  const result = header ?? written ?? played ?? '*';
  // Harshman VIII, footnote 7: a resignation without agreement on the points makes the game void.
  const isVoid = result === 'void' && last.status() === 'over:resignation';
  if (played !== undefined && result !== '*' && result !== played && !isVoid)
    return fail('impossible', 'result', `the game ends ${played} (${last.status()}), the record says ${result}`);
  if (/\d/.test(result) && result.split('-').length !== ruleset.players.length)
    return fail('malformed', 'result', `${result} has not the points of ${ruleset.players.length} players`);
  return ok(result === '*' ? (played ?? '*') : result);
}

/** Reads a line and the variations in it; `before` are the plies from the start of the game up to it. */
function* readLine(tokens: readonly Token[], start: Position, before: number, isMain = true): Resting<Result<readonly Ply[]>> {
  const line = yield* new LineReader(tokens, before, isMain).read(start);
  if (!line.ok) return line;
  const plies: Ply[] = [];
  for (const [index, ply] of line.value.entries()) {
    const from = index === 0 ? start : line.value[index - 1]!.position;
    const variations: (readonly Ply[])[] = [];
    for (const variation of tokens[index]!.variations) {
      const read = yield* readLine(variation, from, before + index, false);
      if (!read.ok) return read;
      variations.push(read.value);
    }
    plies.push(variations.length > 0 ? { ...ply, variations } : ply);
  }
  return ok(plies);
}

/**
 * Reads loosely written moves as one line: a token that may mean several moves is settled by what follows, when only
 * one reading lets the rest be played. Where several do and all end in the same position, the first by id is taken
 * (Meder's sample game, 11...a5B: either of two pawns, and the other one follows it).
 */
class LineReader {
  private readonly tokens: readonly Token[];
  private readonly before: number;
  private readonly isMain: boolean;
  private line: readonly Ply[] | undefined;
  /** Another line, that ends elsewhere. */
  private rival: readonly Ply[] | undefined;
  private looked = 0;
  private furthest = -1;
  private fault: { readonly at: number; readonly position: Position } | undefined;

  constructor(tokens: readonly Token[], before: number, isMain: boolean) {
    this.tokens = tokens;
    this.before = before;
    this.isMain = isMain;
  }

  *read(start: Position): Resting<Result<readonly Ply[]>> {
    yield* this.follow(start, 0, []);
    if (this.looked > MOST_READINGS) return fail('ambiguous', 'moves', 'too many moves are written so that they may mean several');
    if (!this.line) return this.explain();
    return this.rival ? this.tell(start, this.line, this.rival) : ok(this.line);
  }

  private tell(start: Position, line: readonly Ply[], rival: readonly Ply[]): Result<never> {
    const at = line.findIndex((ply, i) => ply.id !== rival[i]!.id);
    const before = at === 0 ? start : line[at - 1]!.position;
    const token = this.tokens[at]!;
    const message = `${quote(token.text)} may mean ${line[at]!.id} or ${rival[at]!.id}, and the rest can be played after both`;
    return fail('ambiguous', this.place(at, before), message, token.at);
  }

  private *follow(position: Position, at: number, line: Ply[]): Resting<void> {
    if (this.rival || this.looked > MOST_READINGS) return;
    const token = this.tokens[at];
    if (!token) {
      if (!this.line) this.line = [...line];
      else if (this.line.at(-1)?.position.text() !== position.text()) this.rival = [...line];
      return;
    }
    const steps = this.stepsOf(position, token);
    if (steps.length === 0 && at > this.furthest) {
      this.furthest = at;
      this.fault = { at, position };
    }
    for (const step of steps) {
      this.looked++;
      if (this.looked % REST_EVERY === 0) yield;
      line.push(step);
      yield* this.follow(step.position, at + 1, line);
      line.pop();
    }
  }

  private stepsOf(position: Position, token: Token): Ply[] {
    const comment = {
      ...(token.before.length > 0 && { before: token.before.join(' ') }),
      ...(token.comments.length > 0 && { comment: token.comments.join(' ') }),
    };
    const { notation } = position.ruleset;
    const act = position.acts().find((each) => each.id === token.text || notation.writeAct?.(position, each) === token.text);
    if (act) return [{ id: act.id, position: expect(position.play(act.id)), ...comment }];
    return notation.readings(position, token.text).map((move) => ({ id: move.id, move, position: position.after(move), ...comment }));
  }

  private place(at: number, position: Position): string {
    return `move ${position.number} (${PLAYER_NAMES[position.turn]}, ply ${this.before + at + 1}${this.isMain ? '' : ', in a variation'})`;
  }

  private explain(): Result<never> {
    const { at, position } = this.fault!;
    const token = this.tokens[at]!;
    const read = position.ruleset.notation.read(position, token.text);
    const act = /^[a-z]+:/.test(token.text) ? position.play(token.text) : read;
    const fault = act.ok ? { code: 'illegal' as const, message: `${quote(token.text)} cannot be played here` } : act.fault;
    return fail(fault.code, this.place(at, position), fault.message, token.at);
  }
}

/**
 * Writes a record so that `parseRecord` reads it back: headers, then a line a round. What would end a header or a comment
 * early is written otherwise: `"` as `'`, a brace as a bracket, a new line as a space; a header whose name is no word throws.
 */
export function makeRecord(record: GameRecord): string {
  const headers = new Map(record.headers);
  headers.set('Ruleset', record.ruleset.id);
  const options = Object.entries(record.ruleset.options).map(([name, value]) => `${name}=${value}`);
  if (options.length > 0) headers.set('Options', options.join(', '));
  if (record.start.text() !== record.ruleset.start) headers.set('Position', record.start.text());
  headers.set('Result', record.result);
  const lines = [...headers].map(([name, value]) => {
    if (!/^[A-Za-z]+$/.test(name)) throw new Error(`${quote(name)} is no name of a header`);
    return `[${name} "${value.replaceAll('"', "'").replace(/\s+/g, ' ').trim()}"]`;
  });
  const words = writeLine(record.ruleset, record.start, record.plies, '\n').join(' ').replace(/ \n/g, '\n');
  return `${lines.join('\n')}\n${words}\n${record.result}\n`;
}

function writeComment(comment: string | undefined): string[] {
  const words = comment?.replaceAll('{', '(').replaceAll('}', ')').replace(/\s+/g, ' ').trim() ?? '';
  return words === '' ? [] : [`{${words}}`];
}

/** The words of a line; `round` stands before the number of each round. */
function writeLine(ruleset: Ruleset, start: Position, plies: readonly Ply[], round: string): string[] {
  const words: string[] = [];
  let before = start;
  let number = 0;
  let isBroken = true;
  for (const ply of plies) {
    words.push(...writeComment(ply.before));
    const isRound = before.number !== number;
    if (isRound || isBroken) words.push(`${isRound ? round : ''}${before.number}.${before.turn === ruleset.players[0] ? '' : '..'}`);
    number = before.number;
    words.push(ply.move ? ruleset.notation.write(before, ply.move) : ply.id);
    words.push(...writeComment(ply.comment));
    for (const variation of ply.variations ?? []) words.push(`(${writeLine(ruleset, before, variation, '').join(' ')})`);
    isBroken = ply.variations !== undefined;
    before = ply.position;
  }
  return words;
}
