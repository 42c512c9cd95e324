import { LIMITS } from './limits.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Token } from './record-text.ts';
import { expect, fail, ok, type Fault, type Result } from './result.ts';

/** One move or act of a record, with the position after it. */
export interface Ply {
  /** The canonical id of the move or act. */
  readonly id: string;
  /** Absent of an act. */
  readonly move?: Move;
  /** The position after it. */
  readonly position: Position;
  /** The comment that stands behind it; absent where there is none. */
  readonly comment?: string;
  /** A comment before the move, where it is the first of its line. */
  readonly before?: string;
  /** Lines that begin with another move in the place of this one; absent where there are none. */
  readonly variations?: readonly (readonly Ply[])[];
}

/** Moves read between two places where the reading may be left for a while. */
const REST_EVERY = 8;

/** Work that may be left for a while at every `yield`. */
export type Resting<T> = Generator<undefined, T, undefined>;

/** Reads a line and the variations in it; `before` are the plies from the start of the game up to it. */
export function* readLine(tokens: readonly Token[], start: Position, before: number, isMain = true): Resting<Result<readonly Ply[]>> {
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
  readonly #tokens: readonly Token[];
  readonly #before: number;
  readonly #isMain: boolean;
  #line: readonly Ply[] | undefined;
  /** Another line, that ends elsewhere. */
  #rival: readonly Ply[] | undefined;
  #looked = 0;
  #furthest = -1;
  #fault: { readonly at: number; readonly position: Position } | undefined;

  constructor(tokens: readonly Token[], before: number, isMain: boolean) {
    this.#tokens = tokens;
    this.#before = before;
    this.#isMain = isMain;
  }

  *read(start: Position): Resting<Result<readonly Ply[]>> {
    yield* this.#follow(start, 0, []);
    if (this.#looked > LIMITS.readings) return fail('ambiguous', 'moves', 'record/readings', {});
    if (!this.#line) return this.#explain();
    return this.#rival ? this.#tell(start, this.#line, this.#rival) : ok(this.#line);
  }

  #tell(start: Position, line: readonly Ply[], rival: readonly Ply[]): Result<never> {
    const at = line.findIndex((ply, i) => ply.id !== rival[i]!.id);
    const before = at === 0 ? start : line[at - 1]!.position;
    const token = this.#tokens[at]!;
    const { fault } = fail('ambiguous', 'move', 'move/both', { found: token.text, moves: [line[at]!.id, rival[at]!.id] });
    return this.#refuse(fault, at, before);
  }

  *#follow(position: Position, at: number, line: Ply[]): Resting<void> {
    if (this.#rival || this.#looked > LIMITS.readings) return;
    const token = this.#tokens[at];
    if (!token) {
      if (!this.#line) this.#line = [...line];
      else if (this.#line.at(-1)?.position.text() !== position.text()) this.#rival = [...line];
      return;
    }
    const steps = this.#stepsOf(position, token);
    if (steps.length === 0 && at > this.#furthest) {
      this.#furthest = at;
      this.#fault = { at, position };
    }
    for (const step of steps) {
      this.#looked++;
      if (this.#looked % REST_EVERY === 0) yield;
      line.push(step);
      yield* this.#follow(step.position, at + 1, line);
      line.pop();
    }
  }

  #stepsOf(position: Position, token: Token): Ply[] {
    const comment = {
      ...(token.before.length > 0 && { before: token.before.join(' ') }),
      ...(token.comments.length > 0 && { comment: token.comments.join(' ') }),
    };
    const { notation } = position.ruleset;
    const act = position.acts().find((each) => each.id === token.text || notation.writeAct?.(position, each) === token.text);
    if (act) return [{ id: act.id, position: expect(position.play(act.id)), ...comment }];
    return notation.readings(position, token.text).map((move) => ({ id: move.id, move, position: position.after(move), ...comment }));
  }

  /** A fault of one token, with its place. */
  #refuse(fault: Fault, at: number, { number, turn }: Position): Result<never> {
    const ply = { number, player: turn, ply: this.#before + at + 1, isMain: this.#isMain };
    return { ok: false, fault: { ...fault, field: 'move', ply, at: this.#tokens[at]!.at } };
  }

  #explain(): Result<never> {
    const { at, position } = this.#fault!;
    const token = this.#tokens[at]!;
    const read = position.ruleset.notation.read(position, token.text);
    const act = /^[a-z]+:/.test(token.text) ? position.play(token.text) : read;
    return this.#refuse(act.ok ? fail('illegal', 'move', 'move/unplayable', { found: token.text }).fault : act.fault, at, position);
  }
}
