import { makePendingQueue, type PendingQueue } from '../progress/pending-answers.ts';
import type { PuzzleResult } from '../../training/puzzle-result.ts';

/** Once: a slip, a hint that tells where, a look at the solution. */
export const MISSED = 'puzzle:missed';
/** Every time that it is solved. */
export const SOLVED = 'puzzle:solved';
/** Every time that the solution has been shown. */
export const SHOWN = 'puzzle:shown';
/** The reader asks for the next puzzle; a listener that has one stops the link from being followed. */
export const NEXT = 'puzzle:next';

/** Holds results that come before the part that keeps them; the host says the puzzle's ruleset and rating. */
export const holdResults = ({ dataset }: HTMLElement): PendingQueue<Event> =>
  makePendingQueue(({ type, detail }: Event & { readonly detail?: PuzzleResult }) => ({
    type,
    ...detail,
    ruleset: dataset['ruleset'],
    rating: Number(dataset['rating']),
    isAsked: 'asked' in dataset,
  }));

/** Keeps how a puzzle goes, and tells the page. */
export class ResultReporter {
  readonly #root: HTMLElement;
  readonly #id: string;
  #slips = 0;
  #isHelped = false;
  #isHalf = false;

  constructor(root: HTMLElement, id: string) {
    this.#root = root;
    this.#id = id;
  }

  get isClean(): boolean {
    return !this.#isMissed && !this.#isHalf;
  }

  get #isMissed(): boolean {
    return this.#slips > 0 || this.#isHelped;
  }

  /** A wrong move or answer. */
  slip(): void {
    const isFirst = !this.#isMissed;
    this.#slips += 1;
    if (isFirst) this.#tell(MISSED);
  }

  /** A hint that costs half: it tells the piece. */
  halve(): void {
    this.#isHalf = true;
  }

  /** A hint that tells the square, or the solution. */
  help(): void {
    const isFirst = !this.#isMissed;
    this.#isHelped = true;
    if (isFirst) this.#tell(MISSED);
  }

  solved(): void {
    this.#tell(SOLVED);
  }

  shown(): void {
    this.#tell(SHOWN);
  }

  /** Asks for the next puzzle; whether somebody brings it. */
  goNext(): boolean {
    const detail: Pick<PuzzleResult, 'id'> = { id: this.#id };
    return !this.#root.dispatchEvent(new CustomEvent(NEXT, { bubbles: true, cancelable: true, detail }));
  }

  #tell(kind: typeof MISSED | typeof SOLVED | typeof SHOWN): void {
    const detail: PuzzleResult = {
      id: this.#id,
      clean: this.isClean,
      isHalf: this.#isHalf && !this.#isMissed,
      tries: this.#slips + 1,
      isHelped: this.#isHelped || this.#isHalf,
    };
    this.#root.dispatchEvent(new CustomEvent<PuzzleResult>(kind, { bubbles: true, detail }));
  }
}
