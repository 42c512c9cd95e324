import { announce } from '../board/announce.ts';
import { putText } from '../board/figures.ts';
import type { Verdict } from './said.ts';

/** The part under a board that answers the reader: verdict, hints and buttons (`Said.astro`). */
export class AnswerBox {
  readonly root: HTMLElement;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  button(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-do="${name}"]`);
  }

  show(name: string, isShown: boolean): void {
    const button = this.button(name);
    if (!button || button.hidden === !isShown) return;
    const hasFocus = button === document.activeElement;
    button.hidden = !isShown;
    // Who reads by keyboard stays in the plate when the button he pressed is gone.
    if (hasFocus && !isShown) this.#focusSaid();
  }

  #focusSaid(): void {
    const next = ['next', 'retry', 'check', 'hint', 'show'].map((name) => this.button(name)).find((one) => one?.checkVisibility());
    (next ?? this.root.querySelector<HTMLElement>('.plate-said'))?.focus({ preventScroll: true });
  }

  #hideOthers(shown: string): void {
    for (const one of this.root.querySelectorAll<HTMLElement>('.exercise-verdict, .exercise-hints, .plate-said .board-says'))
      if (shown === '' || !one.matches(shown)) one.hidden = true;
  }

  /** A bold line and a line why. */
  say(state: Verdict, bold: string, why: string): void {
    const box = this.root.querySelector<HTMLElement>('.exercise-verdict');
    if (!box) return;
    box.hidden = false;
    box.dataset['state'] = state;
    this.#hideOthers('.exercise-verdict');
    const [line, rest] = [box.querySelector('b'), box.querySelector('p > span')];
    if (line) putText(line, bold);
    if (rest) putText(rest, why);
  }

  clear(): void {
    this.#hideOthers('');
  }

  /** Shows and reads out the next hint; gives what it points at, or nothing when there was none left. */
  nextHint(): { readonly shows: string | undefined } | undefined {
    const list = this.root.querySelector<HTMLElement>('.exercise-hints');
    const template = this.root.querySelector('template');
    const next = template?.content.querySelector('li');
    if (!list || !next) return undefined;
    this.#hideOthers('.exercise-hints');
    list.hidden = false;
    list.append(next);
    announce((next.textContent ?? '').trim().replace(/\s+/g, ' '));
    if (!template?.content.querySelector('li')) this.show('hint', false);
    const button = this.button('hint');
    if (button) button.textContent = 'Next hint';
    return { shows: next.dataset['shows'] };
  }
}
