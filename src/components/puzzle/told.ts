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

  #tell(kind: typeof MISSED | typeof SOLVED | typeof SHOWN): void {
    const detail: Told = { id: this.#id, clean: this.isClean, tries: this.#slips + 1, isHelped: this.#isHelped };
    this.#root.dispatchEvent(new CustomEvent<Told>(kind, { bubbles: true, detail }));
  }
}

/** The keys of a puzzle, while nobody writes: what each does is the name of its button. */
export const KEYS: Readonly<Record<string, string>> = { h: 'hint', r: 'retry', s: 'show', d: 'defence', n: 'next' };
