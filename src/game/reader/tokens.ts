import { LIMITS } from '../../engine/index.ts';
import type { PlainText } from '../../notation/characters.ts';
import { findCommentEnd, findMovesBehind, isMoveList } from './comments.ts';
import { isLineStart, isSpeaker, speakerLength } from './chat-lines.ts';
import { findRemarkEnd, readHeaderAt, readPlainHeaderAt, type Header } from './headers.ts';
import { readCallAt, readRomanAt } from './player-labels.ts';
import { readResultAt } from './read-result.ts';
import {
  AND_WORD,
  BULLET,
  CASTLES,
  DATE,
  FOREIGN_MOVES,
  FROM_WORD,
  GLUED_MOVES,
  COMMENT_TEXT,
  looksLikeMove,
  matchAt,
  MOVE_WORD,
  NOTE,
  NUMBER,
  QUOTED,
  REMARK,
  FREE_SIGNS,
  SMILEY,
  HTML_TAG,
  trimWord,
  VALUE,
  WORD,
} from './token-patterns.ts';
import { unwrap } from './unwrap.ts';
import { WordTree, type Word } from './word-tree.ts';

/** Faults of the form of a record, whatever its moves are. */
export type FormFault =
  | 'comment-open'
  | 'variation-first'
  | 'variation-deep'
  | 'variation-end'
  | 'variation-empty'
  | 'variation-open'
  | 'behind-result'
  | 'another-game'
  | 'header'
  | 'moves';

/** A text cut into the parts of a record. */
export interface Cut {
  readonly headers: readonly Header[];
  readonly words: readonly Word[];
  readonly result: string | undefined;
  /** Whether move numbers stand in it. */
  readonly isNumbered: boolean;
  readonly fault: { readonly kind: FormFault; readonly at: number } | undefined;
}

/** Cuts a text into headers, words, comments, variations and a result. What is wrong with its form ends it, with what stands before. */
export function cutWords(plain: PlainText): Cut {
  return new Cutter(unwrap(plain)).cut();
}

/** As much is looked at for these. */
const MOST_AHEAD = 2000;
/** Headers with moves behind them begin a game. */
const MOVES_AHEAD = /^(?:\s*\[[^\]\n]*\])*[^[]*[a-pz]\d/;

/** Whether a character is no letter of ours: a digit, a sign, or one of another alphabet. */
const isSign = (character: string): boolean => !/[A-Za-z]/.test(character);

class Cutter {
  readonly #plain: PlainText;
  readonly #text: string;
  readonly #headers: Header[] = [];
  readonly #tree = new WordTree();
  #result: string | undefined;
  #latestNumber = 0;
  #isNumbered = false;
  #hasMove = false;
  /** Whether one of the main line looks like a move. */
  #hasMainMove = false;
  /** How far a line is a list with semicolons. */
  #listEnd = 0;
  #early: string | undefined;
  /** Whether moves stand in square brackets. */
  #isBracketed = false;
  #fault: Cut['fault'];
  /** A bracket before the first move that has no end: the moves behind it are read all the same. */
  #opening: Cut['fault'];
  #at = 0;

  constructor(plain: PlainText) {
    this.#plain = plain;
    this.#text = plain.text;
  }

  cut(): Cut {
    while (this.#fault === undefined && this.#at < this.#text.length) this.#step();
    const open = this.#tree.openAt;
    if (open !== undefined) this.#fail('variation-open', open);
    return {
      headers: this.#headers,
      words: this.#tree.words,
      result: this.#result ?? this.#early,
      isNumbered: this.#isNumbered,
      fault: this.#opening ?? this.#fault,
    };
  }

  #fail(kind: FormFault, at = this.#at): void {
    this.#fault ??= { kind, at };
  }

  get #isBegun(): boolean {
    return this.#tree.words.length > 0 || this.#result !== undefined;
  }

  #step(): void {
    const text = this.#text;
    const character = text[this.#at]!;
    if (this.#hasMove && '([{:;#/-'.includes(character) && (this.#readEnclosed() || this.#readAside())) return;
    if (character === ' ' || character === '\n') this.#at++;
    else if (!this.#hasMove && /[a-z]/i.test(character) && this.#readPlainHeader()) return;
    else if (character === '[') this.#readHeader();
    else if (character === '{') this.#readComment();
    else if (character === ';') this.#readRest();
    else if (character === '%' && (this.#at === 0 || text[this.#at - 1] === '\n')) this.#skipLine();
    else if (character === '(') this.#openVariation();
    else if (character === ')') this.#closeVariation();
    else if (character === '}' || character === ']') this.#at++;
    else if (character === '<' && matchAt(HTML_TAG, text, this.#at)) this.#at = HTML_TAG.lastIndex;
    // What a page puts before a word to make it bold.
    else if (character === ',') this.#at++;
    else if ((character === '"' || character === '/') && this.#readQuoted()) return;
    else if (isLineStart(text, this.#at) && this.#passSpeaker()) return;
    else if (/[*_`|"'@]/.test(character) && /\S/.test(text[this.#at + 1] ?? ' ')) this.#at++;
    // The end of a word in bold: a result stands apart.
    else if (/[*_]/.test(character) && /[^\s([]/.test(text[this.#at - 1] ?? ' ')) this.#at++;
    else if (this.#readCall() || this.#readRoman()) return;
    // Nothing that begins with a letter, as most of a text does, is one of these.
    else if (!isSign(character)) this.#readWord();
    else if (matchAt(DATE, text, this.#at)) this.#at = DATE.lastIndex;
    else if (matchAt(BULLET, text, this.#at)) this.#at = BULLET.lastIndex;
    else if (this.#hasMove && matchAt(VALUE, text, this.#at)) this.#at = VALUE.lastIndex;
    else if (/^\/\/\s/.test(text.slice(this.#at, this.#at + 3))) this.#readNote();
    else this.#readWord();
  }

  /** When a line of a chat was written, and who wrote it. */
  #passSpeaker(): boolean {
    const length = speakerLength(this.#text, this.#at, this.#hasMove);
    this.#at += length;
    return length > 0;
  }

  /** A result in brackets: `(1-0)`. */
  #readEnclosed(): boolean {
    const next = this.#text[this.#at + 1] === ' ' ? this.#at + 2 : this.#at + 1;
    if (!'0123456789*v½⅓⅔.,'.includes(this.#text[next] ?? ' ')) return false;
    const inner = /^[([{]\s?/.exec(this.#text.slice(this.#at, this.#at + 2));
    const result = inner && this.#tree.isMain ? readResultAt(this.#text, this.#at + inner[0].length) : undefined;
    if (!inner || !result || !/^\s?[)\]}]/.test(this.#text.slice(this.#at + inner[0].length + result.length))) return false;
    this.#result ??= result.result;
    this.#at += inner[0].length + result.length + 1;
    return true;
  }

  /** A face, or a remark as programs have them. */
  #readAside(): boolean {
    const smile = matchAt(SMILEY, this.#text, this.#at);
    const [whole, line, inside] = smile ?? matchAt(NOTE, this.#text, this.#at) ?? [];
    const words = line ?? inside ?? '';
    if (whole === undefined || words.split(/[\s,;]+/).some(looksLikeMove)) return false;
    if (words !== '') this.#keepComment(this.#at + whole.indexOf(words), this.#at + whole.indexOf(words) + words.length);
    this.#at += whole.length;
    return true;
  }

  /** Words in quotes that are no moves say something of the move before them. */
  #readQuoted(): boolean {
    const [whole, quoted, slashed] = this.#hasMove ? (matchAt(QUOTED, this.#text, this.#at) ?? []) : [];
    const words = quoted ?? slashed;
    if (whole === undefined || words === undefined || words.split(/[\s,/]+/).some((word) => looksLikeMove(word) || /^[\d*-]/.test(word)))
      return false;
    this.#keepComment(this.#at + 1, this.#at + 1 + words.length);
    this.#at += whole.length;
    return true;
  }

  #skipLine(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  #readHeader(): void {
    const read = readHeaderAt(this.#plain, this.#at);
    if (!read || (read.isBare && this.#isBegun)) return this.#passBracket();
    if (this.#isBegun && MOVES_AHEAD.test(this.#text.slice(this.#at, this.#at + MOST_AHEAD))) return this.#fail('another-game');
    if (this.#headers.length >= LIMITS.headers) return this.#fail('header');
    this.#headers.push(read.header);
    this.#at += read.length;
    this.#tree.dropComments();
  }

  /** A remark in square brackets is passed over; what begins as a header must be one. */
  #passBracket(): void {
    const end = findRemarkEnd(this.#text, this.#at, this.#isBegun);
    const inside = this.#text.slice(this.#at + 1, (end ?? this.#at + 1) - 1).trim();
    // Moves in brackets, from the first on.
    if (inside !== '' && (!this.#hasMove || this.#isBracketed) && inside.split(/[\s,;]+/).every(looksLikeMove)) {
      this.#isBracketed = true;
      this.#at++;
      return;
    }
    if (end !== undefined) {
      this.#at = end;
      return;
    }
    if (!this.#isBegun && this.#isGameAhead()) this.#opening ??= { kind: 'header', at: this.#at };
    else if (!this.#isBegun) this.#fail('header');
    this.#at++;
  }

  /** Reads a line such as `Ruleset: meder` before the first move. */
  #readPlainHeader(): boolean {
    const read = this.#headers.length < LIMITS.headers ? readPlainHeaderAt(this.#plain, this.#at) : undefined;
    if (!read || this.#headers.some(({ name }) => name.toLowerCase() === read.header.name.toLowerCase())) return false;
    this.#headers.push(read.header);
    this.#at += read.length;
    return true;
  }

  #keepComment(from: number, to: number): void {
    const words = this.#plain.source.slice(this.#plain.sourceOf(from), this.#plain.sourceOf(to)).trim().replace(/\s+/g, ' ');
    if (words !== '') this.#tree.comment(words);
  }

  #readComment(): void {
    const end = findCommentEnd(this.#text, this.#at);
    if (end < 0) {
      // What a comment says before the first move ends where the moves begin, closed or not.
      const first = this.#hasMove ? -1 : findMovesBehind(this.#text, this.#at);
      if (first < 0) return this.#fail('comment-open');
      this.#opening ??= { kind: 'comment-open', at: this.#at };
      this.#keepComment(this.#at + 1, this.#at + first);
      this.#at += first;
      return;
    }
    this.#keepComment(this.#at + 1, end);
    this.#at = end + 1;
  }

  /** Two strokes begin a comment to the end of the line. */
  #readNote(): void {
    const from = this.#at + 2;
    this.#skipLine();
    this.#keepComment(from, this.#at);
  }

  /** A semicolon begins a comment to the end of the line; between moves it parts them. */
  #readRest(): void {
    const end = this.#text.indexOf('\n', this.#at);
    const stop = end < 0 ? this.#text.length : end;
    if (this.#at < this.#listEnd) {
      this.#at++;
      return;
    }
    if (isMoveList(this.#text.slice(this.#at + 1, stop))) {
      this.#listEnd = stop;
      this.#at++;
    } else {
      this.#keepComment(this.#at + 1, stop);
      this.#at = stop;
    }
  }

  /** Whether the first move stands right behind this bracket. */
  #isGameAhead(): boolean {
    return !this.#hasMove && this.#tree.isMain && /^.\s*#?1\s?[.)]/.test(this.#text.slice(this.#at, this.#at + 20));
  }

  #openVariation(): void {
    const [inside] = matchAt(COMMENT_TEXT, this.#text, this.#at + 1)!;
    const end = this.#at + 1 + inside.length;
    if (this.#text[end] === ')' && !inside.split(/\s+/).some(looksLikeMove)) {
      // Words, a clock, an offer of a draw: no variation.
      if (/[\p{L}\d]/u.test(inside)) this.#keepComment(this.#at + 1, end);
      this.#at = end + 1;
      return;
    }
    if (this.#result !== undefined) return this.#fail('behind-result');
    if (!this.#tree.hasWord && this.#isGameAhead()) {
      this.#opening ??= { kind: 'variation-first', at: this.#at };
      this.#at++;
      return;
    }
    const fault = this.#tree.open(this.#at);
    if (fault) return this.#fail(fault);
    this.#at++;
  }

  #closeVariation(): void {
    const isOpening = this.#tree.isMain && this.#opening !== undefined;
    const fault = isOpening ? undefined : this.#tree.close(this.#at);
    if (fault) return this.#fail(fault.kind, fault.at);
    this.#at++;
  }

  #readWord(): void {
    const text = this.#text;
    const first = text[this.#at]!;
    // `void` is the one result in letters.
    if (first !== 'v' && !isSign(first)) return this.#addWord();
    const result = readResultAt(text, this.#at);
    if (result) {
      // Before the first move it stands in a heading.
      if (!this.#hasMove) this.#early ??= result.result;
      else if (this.#tree.isMain) this.#result ??= result.result;
      this.#at += result.length;
      return;
    }
    const [number] = matchAt(NUMBER, text, this.#at) ?? [];
    if (number !== undefined) return this.#readNumber(number);
    const [signs] = matchAt(FREE_SIGNS, text, this.#at) ?? [];
    // A lone dash or cross may join two squares.
    if (signs !== undefined && signs !== '-' && !/^#{1,2}$/.test(signs)) this.#at += signs.length;
    else this.#addWord();
  }

  #readNumber(number: string): void {
    const value = Number.parseInt(number, 10);
    const isFirst = !/\.\s?\./.test(number);
    if (value === 1 && isFirst && /[.)]/.test(number) && this.#hasMainMove && this.#tree.isMain && (this.#latestNumber > 1 || this.#result))
      return this.#fail('another-game');
    if (this.#tree.isMain) this.#latestNumber = value;
    this.#isNumbered ||= /\D/.test(number) || /(?:^|\n)\W*$/.test(this.#text.slice(Math.max(this.#at - 20, 0), this.#at));
    this.#at += number.length;
  }

  /** A player who is called to move by the seat or with a verb; as a word, so that the turn is looked at. */
  #readCall(): boolean {
    const call = readCallAt(this.#text, this.#at);
    if (!call) return false;
    if (call.word === '') this.#at += call.length;
    if (call.word === '') return true;
    if (this.#result !== undefined && this.#tree.isMain) this.#fail('behind-result');
    else if (!this.#tree.add(call.word, this.#at)) this.#fail('moves');
    this.#at += call.length;
    return true;
  }

  #readRoman(): boolean {
    const number = readRomanAt(this.#text, this.#at, this.#latestNumber);
    if (!number) return false;
    if (number.value === 1 && this.#latestNumber > 1 && this.#tree.isMain) this.#fail('another-game');
    if (this.#tree.isMain) this.#latestNumber = number.value;
    this.#isNumbered = true;
    this.#at += number.length;
    return true;
  }

  #addWord(): void {
    const at = this.#at;
    const matches = FOREIGN_MOVES.map((pattern) => matchAt(pattern, this.#text, at)?.[0] ?? '');
    if (this.#latestNumber > 0 || this.#hasMove) matches.push(matchAt(CASTLES, this.#text, at)?.[0] ?? '');
    const longest = matches.reduce((best, one) => (one.length > best.length ? one : best), '');
    const whole = longest === '' ? (matchAt(WORD, this.#text, at)?.[0] ?? this.#text[at]!) : longest;
    this.#at += whole.length;
    // A number that is glued to the move before it.
    const first = longest === '' && whole.includes('.') ? GLUED_MOVES.exec(whole)?.[1] : undefined;
    if (first !== undefined) this.#at = at + first.length;
    const trimmed = longest === '' ? trimWord(first ?? whole) : whole;
    const bare = this.#text[at - 1] === "'" ? trimmed.replace(/'$/, '') : trimmed;
    if (bare === '' || (this.#tree.hasWord && REMARK.test(bare))) return;
    if (AND_WORD.test(bare) && this.#tree.hasWord && /^\s*(?:KN|[KQRBNC])?x?[a-pz]\d/.test(this.#text.slice(this.#at, this.#at + 12)))
      return;
    if (FROM_WORD.test(bare) && /^\s*[a-pz]\d/.test(this.#text.slice(this.#at, this.#at + 10))) return;
    if (isSpeaker(this.#text, whole, at)) return;
    if (MOVE_WORD.test(bare) && /^\s*\d/.test(this.#text.slice(this.#at, this.#at + 10))) return;
    this.#hasMove ||= looksLikeMove(bare);
    if (this.#result !== undefined && this.#tree.isMain) {
      if (looksLikeMove(bare)) this.#fail('behind-result', at);
      return;
    }
    if (!this.#tree.add(bare, at)) return this.#fail('moves', at);
    this.#hasMainMove ||= this.#tree.isMain && looksLikeMove(bare);
  }
}
