import { LIMITS } from '../../engine/index.ts';

/** A word of a game that should be a move, with what stands around it. */
export interface Word {
  /** In plain characters, without signs around it. */
  readonly text: string;
  /** Where it stands in the plain text. */
  readonly at: number;
  /** Comments before the first move of a line, and after any. */
  readonly before: string[];
  readonly comments: string[];
  readonly variations: Word[][];
}

/** Why a variation cannot begin or end here. */
type VariationFault = 'variation-first' | 'variation-deep' | 'variation-end' | 'variation-empty';

/** The words of a game with their comments and variations, as they come. */
export class WordTree {
  readonly words: Word[] = [];
  #line: Word[] = this.words;
  #before: string[] = [];
  #count = 0;
  readonly #outer: { readonly line: Word[]; readonly at: number }[] = [];

  /** Whether words go to the main line. */
  get isMain(): boolean {
    return this.#outer.length === 0;
  }

  /** Whether the line that goes on has a word. */
  get hasWord(): boolean {
    return this.#line.length > 0;
  }

  /** Where the innermost variation that is still open begins. */
  get openAt(): number | undefined {
    return this.#outer.at(-1)?.at;
  }

  /** Forgets the comments that wait for a word. */
  dropComments(): void {
    this.#before = [];
  }

  /** Keeps a comment with the word before it, else for the first of the line. */
  comment(words: string): void {
    (this.#line.at(-1)?.comments ?? this.#before).push(words);
  }

  /** Adds a word; `false` where there are too many. */
  add(text: string, at: number): boolean {
    if (this.#line.length >= LIMITS.plies || ++this.#count > LIMITS.moves) return false;
    this.#line.push({ text, at, before: this.#before, comments: [], variations: [] });
    this.#before = [];
    return true;
  }

  /** Begins a variation to the latest word. */
  open(at: number): VariationFault | undefined {
    const latest = this.#line.at(-1);
    if (!latest) return 'variation-first';
    if (this.#outer.length === LIMITS.depth) {
      // What nests without end is meant to do harm: the game around it is read, and none of that.
      this.#outer[0]!.line.at(-1)!.variations.pop();
      return 'variation-deep';
    }
    this.#outer.push({ line: this.#line, at });
    this.#line = [];
    this.#before = [];
    latest.variations.push(this.#line);
    return undefined;
  }

  /** Ends the innermost variation; a fault comes with its place. */
  close(at: number): { readonly kind: VariationFault; readonly at: number } | undefined {
    const around = this.#outer.pop();
    if (!around) return { kind: 'variation-end', at };
    if (this.#line.length === 0) return { kind: 'variation-empty', at: around.at };
    this.#line = around.line;
    return undefined;
  }
}
