import type { Live } from './live.ts';
import type { Kinds, Openings } from './mount.tsx';
import { DEFAULT_SETTINGS, type Settings } from '../board/model/settings.ts';
import { loadSettings, onSettings, startSettings } from '../board/view/kept-settings.ts';

/** After so many milliseconds a reader is told that he waits. */
const SLOW = 400;

/** So many milliseconds a mouse rests on a board before it is thought to mean it. */
const REST = 60;

/** What the page around knows and the diagrams need: their kinds. */
export interface House {
  readonly kinds: Kinds;
  readonly openings?: Openings;
}
let arrive: (given: House) => void = () => undefined;
/** Done when the page has told; a board may be asked for before. */
const house = new Promise<House>((resolve) => (arrive = resolve));

/** Tells the diagrams of the page what kinds there are (`components/kinds.ts`). */
export function serve(given: House): void {
  arrive(given);
}

type Waiting =
  | { readonly kind: 'tap'; readonly x: number; readonly y: number }
  | { readonly kind: 'click'; readonly on: HTMLElement }
  | { readonly kind: 'key'; readonly key: string };

/** Keys that a board understands; those that come too early are pressed again. */
const KEYS = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'f', 'p'];

/** Done when the reader has been heard of; asked for only on pages whose board wakes by itself. */
let reader: Promise<void> | undefined;

/** Done at the first of these events anywhere on the page. */
function firstSign(...signs: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (): void => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { passive: true, signal: heard.signal });
  });
}

/** A diagram in the page: a picture until it is touched, then it fetches what makes it live. */
class BoardDiagram extends HTMLElement {
  #live: Promise<Live> | undefined;
  #isReady = false;
  #waiting: Waiting[] = [];
  /** While it stands in the page: what it has begun ends with this. */
  #life: AbortController | undefined;
  /** Of a board that wakes by itself: done when the reader is there. */
  #touched: Promise<void> | undefined;

  connectedCallback(): void {
    if (this.#life) return;
    const { signal } = (this.#life = new AbortController());
    const frame = this.querySelector<HTMLElement>('.board-frame');
    if (frame) {
      frame.tabIndex = 0;
      frame.setAttribute('aria-label', 'Board. Enter goes to its squares, f turns it.');
      frame.addEventListener('keydown', (event) => this.#holdKey(event), { signal });
    }
    this.addEventListener('pointerdown', (event) => this.#press(event), { passive: true, signal });
    // A mouse that rests on a board will press it: what it needs then may be on its way.
    let resting = 0;
    const rest = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') resting = window.setTimeout(() => this.#prepare(), REST);
    };
    this.addEventListener('pointerenter', rest, { signal });
    this.addEventListener('pointerleave', () => clearTimeout(resting), { signal });
    this.addEventListener('focusin', () => this.#wake(), { signal });
    this.addEventListener('click', (event) => this.#hold(event), { capture: true, signal });
    this.follow();
    // When all scripts of the page have run: one of them may give the free board an address.
    setTimeout(() => this.#wakeItself());
  }

  /** What only changes its place in the page lives on. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#life?.abort();
      this.#life = undefined;
      this.#live = undefined;
      this.#isReady = false;
      this.#waiting = [];
      delete this.dataset['live'];
    });
  }

  /**
   * A page that is mainly its board says so (`data-wakes`): its board begins when the rest is there, by `itself` or, `with-reader`, at his
   * first sign; then too at once if the address has something to show that the picture does not.
   */
  #wakeItself(): void {
    const wakes = this.closest<HTMLElement>('[data-wakes]')?.dataset['wakes'];
    if (wakes === 'itself' || (wakes === 'with-reader' && location.hash !== '')) {
      this.#touched = reader ??= firstSign('pointermove', 'pointerdown', 'keydown');
      setTimeout(() => this.#wake(), 200);
    } else if (wakes === 'with-reader')
      void firstSign('pointermove', 'pointerdown', 'keydown', 'hashchange', 'change').then(() => this.#wake());
  }

  /** Fetches and starts the live board, once; what could not be fetched is tried again at the next touch. */
  load(): Promise<Live> {
    if (this.#live) return this.#live;
    this.#tell('');
    const slow = setTimeout(() => this.#tell('The board is on its way.'), SLOW);
    const scope = this.#life?.signal ?? AbortSignal.abort();
    const live = Promise.all([import('./mount.tsx'), house])
      .then(([{ mount }, { kinds, openings }]) =>
        mount(this, { kinds, scope, ...(openings && { openings }), ...(this.#touched && { touched: this.#touched }) }),
      )
      .then((live) => {
        this.#isReady = true;
        this.querySelector('.board-pressed')?.remove();
        this.#tell('');
        this.dataset['live'] = 'true';
        for (const waiting of this.#waiting.splice(0)) {
          if (waiting.kind === 'tap') live.tap(waiting.x, waiting.y);
          else if (waiting.kind === 'click') waiting.on.click();
          else this.#pressKey(waiting.key);
        }
        return live;
      });
    this.#live = live;
    live.catch(() => {
      this.#live = undefined;
      this.#waiting = [];
      this.querySelector('.board-pressed')?.remove();
      this.#tell('The board could not be fetched. Touch it to try again.');
    });
    void live.finally(() => clearTimeout(slow)).catch(() => {});
    return live;
  }

  /** Fetches what makes it live, and starts nothing. */
  #prepare(): void {
    if (this.#live) return;
    void Promise.all([import('./mount.tsx'), house])
      .then(([{ prepare }, { kinds }]) => prepare(this, kinds))
      .catch(() => {});
  }

  /** Marks at once where the board was pressed, as long as it cannot answer. */
  #press({ target, clientX, clientY }: PointerEvent): void {
    this.#wake();
    const frame = this.#isReady || !(target instanceof Element) ? null : target.closest<HTMLElement>('.board-frame');
    if (!frame) return;
    const { left, top } = frame.getBoundingClientRect();
    const mark = document.createElement('span');
    mark.className = 'board-pressed';
    mark.style.left = `${clientX - left}px`;
    mark.style.top = `${clientY - top}px`;
    frame.querySelector('.board-pressed')?.remove();
    frame.append(mark);
  }

  /** Says how the fetching goes, over the picture. */
  #tell(text: string): void {
    const note = this.querySelector('.board-loading') ?? document.createElement('p');
    note.className = 'board-loading';
    note.setAttribute('role', 'status');
    note.textContent = text;
    if (text === '') note.remove();
    else this.querySelector('.board-frame')?.append(note);
  }

  #wake(): void {
    if (!this.#isReady) this.load().catch(() => {});
  }

  /** Goes where the page's address points, if that is a step of this diagram. */
  follow(): void {
    const step = this.id === '' ? undefined : new RegExp(`^#${this.id}-(\\d+)$`).exec(location.hash)?.[1];
    if (step !== undefined)
      this.load().then(
        (live) => live.goTo(Number(step)),
        () => {},
      );
  }

  /** Keys too: on the board, or on the square that one of them has led to. */
  #holdKey(event: KeyboardEvent): void {
    const { key } = event;
    if (this.#isReady || !KEYS.includes(key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#waiting.push({ kind: 'key', key });
    this.#wake();
  }

  #pressKey(key: string): void {
    const frame = this.querySelector('.board-frame');
    const at = frame?.contains(document.activeElement) ? document.activeElement : undefined;
    at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  /** Clicks that come too early are kept and made again, in their order. */
  #hold(event: MouseEvent): void {
    if (this.#isReady || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('button, a[data-step]');
    const frame = event.target.closest('.board-frame');
    if ((!control && !frame) || control?.matches('[data-board-settings], [data-fold]')) return;
    event.preventDefault();
    event.stopPropagation();
    this.#waiting.push(control ? { kind: 'click', on: control } : { kind: 'tap', x: event.clientX, y: event.clientY });
    this.#wake();
  }
}

/** What the build drew and wrote follows the settings that style sheets cannot follow; sounds come with theirs. */
function follow(now: Settings, before: Settings, isNew = true): void {
  if (now.pieces !== before.pieces || now.view !== before.view || now.notation !== before.notation)
    void import('./dress.ts').then(({ dressPage }) => dressPage(now, before));
  if (now.sound && !before.sound) void import('../board/view/sound.ts').then(({ startSounds }) => startSounds(isNew));
}

startSettings();
follow(loadSettings(), DEFAULT_SETTINGS, false);
onSettings((now, before) => follow(now, before));
customElements.define('board-diagram', BoardDiagram);
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tie], [data-fold]') : null;
  if (button?.matches('[data-fold]')) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  else if (button) void import('./show-tie.ts').then(({ showTie }) => showTie(button));
});
/** Words that name something are buttons for who has scripts, and words for who has not. */
for (const tie of document.querySelectorAll<HTMLElement>('[data-tie]')) {
  tie.setAttribute('role', 'button');
  tie.tabIndex = 0;
}
document.addEventListener('keydown', (event) => {
  if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof HTMLElement) || !event.target.matches('[data-tie]')) return;
  event.preventDefault();
  event.target.click();
});
/** On a page with one stepped line the arrow keys step it while nothing has the focus. */
addEventListener('keydown', (event) => {
  const go = { ArrowLeft: 'back', ArrowRight: 'on' }[event.key];
  if (go === undefined || event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = document.querySelectorAll<HTMLElement>(`board-diagram [data-go="${go}"]`);
  if (buttons.length !== 1) return;
  event.preventDefault();
  buttons[0]!.click();
});
addEventListener('hashchange', () => {
  for (const diagram of document.querySelectorAll<BoardDiagram>('board-diagram')) diagram.follow();
});
