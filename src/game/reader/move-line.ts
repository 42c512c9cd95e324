import { LIMITS, type Move, type Player, type Position, type Resting } from '../../engine/index.ts';
import { findGluedLabel, findLabel } from './player-labels.ts';
import type { FormName, MoveReading } from './move-readings.ts';
import { looksLikeMove } from './token-patterns.ts';
import type { Word } from './word-tree.ts';

/** A move or act that was read, with the position after it; like a ply of a record, but with the place of its word. */
export interface ReadPly {
  readonly id: string;
  readonly move?: Move;
  readonly position: Position;
  readonly comment?: string;
  readonly before?: string;
  variations?: ReadPly[][];
}

/** Why a word could not be read. */
export type WordFault =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'both'; readonly text: string; readonly moves: readonly [string, string] }
  | { readonly kind: 'readings' }
  | { readonly kind: 'turn'; readonly text: string; readonly player: Player };

/** A line as far as it could be read. */
export interface ReadLine {
  readonly plies: ReadPly[];
  /** Words of each ply, by the place of the last one: whose variations belong behind it. */
  readonly lastWords: readonly Word[];
  readonly forms: ReadonlySet<FormName>;
  readonly fault?: WordFault & { readonly at: number; readonly position: Position };
}

/** Moves read between two places where the reading may be left for a while. */
const REST_EVERY = 4;
/** Most words that are one move with blanks in it: `b3, WB - b5, WB`. */
const MOST_JOINED = 6;
const LONGEST_JOINED = 30;
/** What separates the two moves of a joined word: a sign, or nothing where a square ends. */
const ENDS = /(?<=\d[WNBlL]?)(?=(?:KN|[KQRBNC])?[a-pz]\d)/;
const TWO = new RegExp(`[-/|.]|${ENDS.source}`, 'g');
/** Most words between two moves that are passed over: the players at the head of a table. */
const MOST_PASSED = 4;

/** What a run of words is: moves, or something to pass over. */
interface Option {
  readonly used: number;
  readonly step: { readonly id: string; readonly move?: Move } | undefined;
  readonly form: FormName;
}

/**
 * Reads words as one line, without recursion: one that may mean several moves is settled by what follows, when only one reading
 * lets the rest be played. Where several do and all end in the same position, the first by id is taken (Meder’s sample game, 11...a5B).
 */
export function* readLine(words: readonly Word[], start: Position, way: MoveReading, budget: { left: number }): Resting<ReadLine> {
  const reader = new LineReader(words, way, budget, false);
  const read = yield* reader.read(start);
  if (!read.fault || !reader.mayBeTwo) return read;
  // Words that may be two moves are split where the line cannot be read as it stands.
  const parted = yield* new LineReader(words, way, budget, true).read(start);
  return !parted.fault || parted.fault.at > read.fault.at ? parted : read;
}

/** An option that was taken, with the position after it. */
interface Taken extends Option {
  readonly after: Position;
}

interface Frame {
  readonly index: number;
  readonly position: Position;
  readonly options: readonly Option[];
  next: number;
  /** Words passed over right before it. */
  readonly passed: number;
}

class LineReader {
  readonly #words: Word[];
  readonly #way: MoveReading;
  readonly #budget: { left: number };
  readonly #isParting: boolean;
  #mayBeTwo = false;
  #wrongTurn: Player | undefined;

  constructor(words: readonly Word[], way: MoveReading, budget: { left: number }, isParting: boolean) {
    this.#isParting = isParting;
    this.#words = [...words];
    this.#way = way;
    this.#budget = budget;
  }

  /** Whether a word that could not be read may be two. */
  get mayBeTwo(): boolean {
    return this.#mayBeTwo;
  }

  *read(start: Position): Resting<ReadLine> {
    const stack: Frame[] = [this.#frame(0, start, 0)];
    let whole: readonly Taken[] | undefined;
    let last: Position | undefined;
    let alternative: readonly Taken[] | undefined;
    let furthest: { readonly line: readonly Taken[]; readonly frame: Frame; readonly turn: Player | undefined } | undefined;
    let count = 0;
    /** How far the words have been read. */
    let front = 0;
    const chosen = (): readonly Taken[] =>
      stack.slice(0, -1).map((frame, depth) => ({ ...frame.options[frame.next - 1]!, after: stack[depth + 1]!.position }));
    while (stack.length > 0) {
      const frame = stack.at(-1)!;
      if (frame.index >= this.#words.length) {
        if (!whole) {
          whole = chosen();
          last = frame.position;
        } else if (frame.position !== last && frame.position.text() !== last!.text()) {
          alternative = chosen();
          // The first word that may mean several moves is the one to name: only those before this one are asked further.
          const known = whole;
          const differing = alternative.findIndex(({ step }, depth) => step?.id !== known[depth]?.step?.id);
          stack.length = Math.max(differing, 0);
          continue;
        }
        stack.pop();
        continue;
      }
      if (frame.options.length === 0 && frame.index > (furthest?.frame.index ?? -1))
        furthest = { line: chosen(), frame, turn: this.#wrongTurn };
      const option = frame.options[frame.next++];
      if (!option) {
        stack.pop();
        continue;
      }
      // Every word is read once for nothing; what is read again because a word may mean several moves is counted.
      const next = frame.index + option.used;
      if (next > front) front = next;
      else this.#budget.left--;
      if (this.#budget.left < 0 && alternative) break;
      if (this.#budget.left < 0) {
        const line = chosen();
        return this.#make(line, { kind: 'readings', at: this.#words[frame.index]!.at, position: frame.position });
      }
      if (++count % REST_EVERY === 0) yield;
      const position = option.step ? advance(frame.position, option.step) : frame.position;
      stack.push(this.#frame(next, position, option.step ? 0 : frame.passed + 1));
    }
    if (whole && alternative) return this.#makeBoth(start, whole, alternative);
    if (whole) return this.#make(whole);
    const { line, frame, turn } = furthest!;
    const word = this.#words[frame.index]!;
    const place = { at: word.at, position: frame.position, text: word.text };
    return this.#make(line, turn ? { kind: 'turn', player: turn, ...place } : { kind: 'word', ...place });
  }

  #makeBoth(start: Position, whole: readonly Taken[], alternative: readonly Taken[]): ReadLine {
    const at = whole.findIndex((option, index) => option.step?.id !== alternative[index]?.step?.id);
    const before = whole.slice(0, at);
    const index = before.reduce((sum, option) => sum + option.used, 0);
    const position = before.at(-1)?.after ?? start;
    const moves = [whole[at]?.step?.id ?? '', alternative[at]?.step?.id ?? ''] as const;
    const word = this.#words[index]!;
    return this.#make(before, { kind: 'both', text: word.text, moves, at: word.at, position });
  }

  #make(line: readonly Taken[], fault?: ReadLine['fault']): ReadLine {
    const plies: ReadPly[] = [];
    const lastWords: Word[] = [];
    const forms = new Set<FormName>();
    let index = 0;
    let carried: string[] = [];
    for (const { used, step, form, after } of line) {
      const words = this.#words.slice(index, index + used);
      index += used;
      if (!step) {
        carried.push(...words.flatMap(({ before, comments }) => [...before, ...comments]));
        continue;
      }
      const before = [...carried, ...words.flatMap((word) => word.before)].join(' ');
      const comment = words.flatMap(({ comments }) => comments).join(' ');
      carried = [];
      forms.add(form);
      plies.push({ ...step, position: after, ...(comment !== '' && { comment }), ...(before !== '' && { before }) });
      lastWords.push(words.at(-1)!);
    }
    return { plies, lastWords, forms, ...(fault && { fault }) };
  }

  #frame(index: number, position: Position, passed: number): Frame {
    const isOpen = index < this.#words.length && passed <= MOST_PASSED;
    return { index, position, options: isOpen ? this.#optionsAt(position, index) : [], next: 0, passed };
  }

  /** What the words from a place on may be: one as it stands, a label of the player on move, or several that were torn apart. */
  #optionsAt(position: Position, index: number): readonly Option[] {
    this.#wrongTurn = undefined;
    const { text } = this.#words[index]!;
    if (text.length > LIMITS.word) return [];
    const { players } = position.ruleset;
    const glued = findGluedLabel(text, players);
    const behind = glued?.player === position.turn ? glued.rest : undefined;
    // Commence writes the letter of the player apart, and means it.
    for (const one of behind === undefined ? [text] : glued!.isApart ? [text, behind] : [behind, text]) {
      const read = this.#way.read(position, one);
      if (read.steps.length > 0) return read.steps.map((step) => ({ used: 1, step, form: read.form }));
    }
    const next = this.#words[index + 1]?.text;
    const label = next === undefined ? undefined : findLabel(text, players);
    const isCalled = label === position.turn;
    if (isCalled && this.#way.read(position, next!).steps.length > 0) return [{ used: 1, step: undefined, form: 'own' }];
    const joined = this.#joinedAt(position, index);
    if (joined.length > 0) return joined;
    if (this.#split(position, index)) return this.#optionsAt(position, index);
    // A novelty is marked with an N behind the move.
    const isMark = index > 0 && /^T?N$/.test(text);
    if (isCalled || isMark || this.#isDash(index)) return [{ used: 1, step: undefined, form: 'own' }];
    this.#wrongTurn = label ?? (glued && glued.player !== position.turn ? glued.player : undefined);
    return [];
  }

  /**
   * Parts a word that is two moves without a blank between them, `b4N-b5B`. No piece can go on from a square that another has yet
   * to come to, so it cannot be one move.
   */
  #split(position: Position, index: number): boolean {
    const word = this.#words[index]!;
    // Castling has dashes of its own, and too many are a slip.
    if (/^[0O](?:-[0O])+$/.test(word.text)) return false;
    for (const { index: at, 0: sign } of word.text.matchAll(TWO)) {
      const [first, second] = [word.text.slice(0, at), word.text.slice(at + sign.length)];
      if (!looksLikeMove(first) || !looksLikeMove(second)) continue;
      this.#mayBeTwo = true;
      if (!this.#isParting) return false;
      const { steps } = this.#way.read(position, first);
      const isNext = (after: Position, text: string): boolean => this.#way.read(after, text).steps.length > 0;
      const head = second.split(sign === '-' || sign === '.' ? /[-/|.]/ : sign === '' ? ENDS : sign)[0]!;
      if (!steps.map((step) => advance(position, step)).some((after) => isNext(after, second) || isNext(after, head))) continue;
      this.#words.splice(
        index,
        1,
        { text: first, at: word.at, before: word.before, comments: [], variations: [] },
        { ...word, text: second, at: word.at + at + sign.length, before: [] },
      );
      return true;
    }
    return false;
  }

  /** A lone dash that joins nothing: a missing move in a table, or a separator between moves. */
  #isDash(index: number): boolean {
    return /^[-#]{1,3}$/.test(this.#words[index]!.text) && index > 0;
  }

  #joinedAt(position: Position, index: number): readonly Option[] {
    let text = this.#words[index]!.text;
    for (let used = 2; used <= MOST_JOINED && index + used <= this.#words.length; used++) {
      const before = this.#words[index + used - 2]!;
      if (before.comments.length > 0 || before.variations.length > 0) return [];
      const next = this.#words[index + used - 1]!.text;
      text += /^(?:to|nach|naar)$/i.test(next) ? '-' : next;
      if (text.length > LONGEST_JOINED) return [];
      const read = this.#way.read(position, text);
      if (read.steps.length > 0) return read.steps.map((step) => ({ used, step, form: read.form }));
    }
    return [];
  }
}

/** Positions that were reached already, for the many variations that begin alike. */
const reached = new WeakMap<Position, Map<Move, Position>>();

function advance(position: Position, { id, move }: { readonly id: string; readonly move?: Move }): Position {
  if (move) {
    const known = reached.get(position) ?? new Map<Move, Position>();
    reached.set(position, known);
    const after = known.get(move) ?? position.after(move);
    known.set(move, after);
    return after;
  }
  const next = position.play(id);
  if (!next.ok) throw new Error(`the act ${id} was offered and cannot be played`);
  return next.value;
}
