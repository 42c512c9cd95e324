import { announce } from '../board/announce.ts';
import { putText } from '../board/figures.ts';

export type Verdict = 'new' | 'wrong' | 'solved';

/** The part under a board that answers the reader: verdict, hints and buttons (`Verdict.astro`). */
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
    if (button) button.hidden = !isShown;
  }

  /** A bold line and a line why. */
  say(state: Verdict, bold: string, why: string): void {
    const box = this.root.querySelector<HTMLElement>('.exercise-verdict');
    if (!box) return;
    box.hidden = false;
    box.dataset['state'] = state;
    const [line, rest] = [box.querySelector('b'), box.querySelector('p')];
    if (line) putText(line, bold);
    if (rest) putText(rest, why);
  }

  clear(): void {
    const box = this.root.querySelector<HTMLElement>('.exercise-verdict');
    if (box) box.hidden = true;
  }

  /** Shows and reads out the next hint; gives what it points at, or nothing when there was none left. */
  nextHint(): { readonly shows: string | undefined } | undefined {
    const list = this.root.querySelector<HTMLElement>('.exercise-hints');
    const template = this.root.querySelector('template');
    const next = template?.content.querySelector('li');
    if (!list || !next) return undefined;
    list.hidden = false;
    list.append(next);
    announce((next.textContent ?? '').trim().replace(/\s+/g, ' '));
    if (!template?.content.querySelector('li')) this.show('hint', false);
    const button = this.button('hint');
    if (button) button.textContent = 'Another hint';
    return { shows: next.dataset['shows'] };
  }
}
