/** What a plate tells the page of a puzzle: once that it was missed or helped with, and every time that it is solved; both bubble. */
export interface Told {
  readonly id: string;
  /** Solved at the first try, without hint or slip. */
  readonly clean: boolean;
}

export const SOLVED = 'puzzle:solved';
export const MISSED = 'puzzle:missed';

export function tell(root: HTMLElement, kind: typeof SOLVED | typeof MISSED, told: Told): void {
  root.dispatchEvent(new CustomEvent<Told>(kind, { bubbles: true, detail: told }));
}

/** The keys of a puzzle, while nobody writes: what each does is the name of its button. */
export const KEYS: Readonly<Record<string, string>> = { h: 'hint', r: 'retry', s: 'show', d: 'defence', n: 'next' };
