/** What a plate tells the page of a puzzle; every event bubbles. */
export interface Told {
  readonly id: string;
  /** Solved at the first try, without hint or slip. */
  readonly clean: boolean;
  /** Tries so far: one, and one more for every wrong move or answer. */
  readonly tries: number;
  /** A hint was asked for, or the solution. */
  readonly isHelped: boolean;
}

/** Once: a slip, a hint, a look at the solution. */
export const MISSED = 'puzzle:missed';
/** Every time that it is solved. */
export const SOLVED = 'puzzle:solved';
/** Every time that the solution has been shown. */
export const SHOWN = 'puzzle:shown';
/** The reader asks for the next puzzle; who has one prevents that the link is followed. */
export const NEXT = 'puzzle:next';

/** Keeps how a puzzle goes, and tells the page. */
export class Telling {
  readonly #root: HTMLElement;
  readonly #id: string;
  #slips = 0;
  #isHelped = false;

  constructor(root: HTMLElement, id: string) {
    this.#root = root;
    this.#id = id;
  }

  get isClean(): boolean {
    return this.#slips === 0 && !this.#isHelped;
  }

  /** A wrong move or answer. */
  slip(): void {
    const isFirst = this.isClean;
    this.#slips += 1;
    if (isFirst) this.#tell(MISSED);
  }

  /** A hint, or the solution. */
  help(): void {
    const isFirst = this.isClean;
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
    return !this.#root.dispatchEvent(new CustomEvent(NEXT, { bubbles: true, cancelable: true }));
  }

  #tell(kind: typeof MISSED | typeof SOLVED | typeof SHOWN): void {
    const detail: Told = { id: this.#id, clean: this.isClean, tries: this.#slips + 1, isHelped: this.#isHelped };
    this.#root.dispatchEvent(new CustomEvent<Told>(kind, { bubbles: true, detail }));
  }
}
