import { readItem } from '../../platform/storage.ts';
import type { LiveDiagram } from './live-diagram.ts';
import { replayEarlyDrag } from './early-drag.ts';
import type * as Mounting from './mount.tsx';
import { SETTINGS_CHANGED, SETTINGS_KEY } from '../board/view/settings-names.ts';
import { stepOf } from '../../platform/arrow-keys.ts';
import { replayEarlyEvents, Hydrator, hydrateWhenTouched, type Replay } from '../../platform/hydrate.ts';
import { lazy } from '../../platform/lazy.ts';

/** What the page around knows and the diagrams need: their kinds. */
export interface DiagramRegistry {
  readonly kinds: Mounting.Kinds;
  readonly openings?: Mounting.InitialLines;
  /** Begins to fetch all that a diagram will be made live with; without Pixi if it is not to draw yet. */
  prepare(host: HTMLElement, withPainter: boolean): void;
}
let arrive: (fetchHouse: () => Promise<DiagramRegistry>) => void = () => undefined;
/** Done when the page has told; a board may be asked for before. */
const told = new Promise<() => Promise<DiagramRegistry>>((resolve) => (arrive = resolve));

/** Tells the diagrams of the page how to fetch the kinds there are (`components/kind-list.ts`). */
export function registerKinds(fetchHouse: () => Promise<DiagramRegistry>): void {
  arrive(fetchHouse);
}

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

/** A diagram in the page: a picture until it is touched, then it fetches what makes it live. What it says until then comes with the page. */
class BoardDiagram extends HTMLElement {
  readonly #hydrator = new Hydrator<LiveDiagram>({
    load: () => this.#mount(),
    tell: (text) => this.#tell(text),
    slow: this.dataset['slow'] ?? '',
    lost: this.dataset['lost'] ?? '',
  });
  /** While it stands in the page: what it has begun ends with this. */
  #life: AbortController | undefined;
  /** Whether the last press before it was live was a drag. */
  #isDrag = (): boolean => false;
  /** For a board that hydrates by itself: done when the reader is there. */
  #touched: Promise<void> | undefined;

  connectedCallback(): void {
    if (this.#life) return;
    const { signal } = (this.#life = new AbortController());
    const frame = this.querySelector<HTMLElement>('.board-frame');
    if (frame) {
      frame.tabIndex = 0;
      frame.setAttribute('aria-label', this.dataset['label'] ?? '');
      this.#isDrag = replayEarlyDrag(frame, this.#hydrator, signal);
      replayEarlyEvents(frame, ['keydown'], this.#hydrator, (event) => this.#repeatKey(event as KeyboardEvent), signal);
    }
    replayEarlyEvents(this, ['click'], this.#hydrator, (event, target) => this.#repeatClick(event as MouseEvent, target), signal);
    // Marked before anything is fetched: asking for all those files takes a slow phone a while.
    this.addEventListener('pointerdown', (event) => this.#press(event), { passive: true, signal });
    hydrateWhenTouched(this, this.#hydrator, signal, () => this.#fetch(!this.#touched).catch(() => {}));
    this.follow();
    // When all scripts of the page have run: one of them may give the analysis board an address.
    setTimeout(() => this.#wakeItself());
  }

  /** What only changes its place in the page lives on. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#life?.abort();
      this.#life = undefined;
      this.#hydrator.reset();
      delete this.dataset['live'];
    });
  }

  /**
   * A page that is mainly its board says so (`data-wakes`): its board begins when the rest is there, by `itself` or, `with-reader`, at their
   * first sign; then too at once if the address has something to show that the picture does not.
   */
  #wakeItself(): void {
    const wakes = this.closest<HTMLElement>('[data-wakes]')?.dataset['wakes'];
    if (wakes === 'itself' || (wakes === 'with-reader' && location.hash !== '')) {
      this.#touched = reader ??= firstSign('pointermove', 'pointerdown', 'keydown');
      setTimeout(() => void this.load(), 200);
    } else if (wakes === 'with-reader')
      void firstSign('pointermove', 'pointerdown', 'keydown', 'hashchange', 'change').then(() => this.load());
  }

  /** Fetches and starts the live board, once; what could not be fetched is tried again at the next touch. */
  load(): Promise<LiveDiagram> {
    return this.#hydrator.hydrate();
  }

  async #mount(): Promise<LiveDiagram> {
    const lifetime = this.#life?.signal ?? AbortSignal.abort();
    try {
      const [{ mount }, { kinds, openings }] = await this.#fetch();
      const live = await mount(this, { kinds, lifetime, ...(openings && { openings }), ...(this.#touched && { touched: this.#touched }) });
      this.dataset['live'] = 'true';
      return live;
    } finally {
      this.querySelector('.board-pressed')?.remove();
    }
  }

  /** What makes it live; what that needs in its turn is asked for as soon as the page's list of kinds is there. Whoever presses waits for no painter. */
  async #fetch(withPainter = false): Promise<[typeof Mounting, DiagramRegistry]> {
    const house = (await told)().then((one) => {
      one.prepare(this, withPainter);
      return one;
    });
    return Promise.all([lazy(() => import('./mount.tsx')).load(), house]);
  }

  /** Marks at once where the board was pressed, as long as it cannot answer. */
  #press({ target, clientX, clientY }: PointerEvent): void {
    const frame = this.#hydrator.isLive || !(target instanceof Element) ? null : target.closest<HTMLElement>('.board-frame');
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

  /** Goes where the page's address points, if that is a step of this diagram. */
  follow(): void {
    const step = this.id === '' ? undefined : new RegExp(`^#${this.id}-(\\d+)$`).exec(location.hash)?.[1];
    if (step !== undefined)
      this.load().then(
        (live) => live.goTo(Number(step)),
        () => {},
      );
  }

  /** A key on the board is pressed again on it, or on the square that one before has led to. */
  #repeatKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Replay<LiveDiagram> | undefined {
    if (!KEYS.includes(key) || altKey || ctrlKey || metaKey) return undefined;
    return () => {
      const at = this.querySelector('.board-frame')?.contains(document.activeElement) ? document.activeElement : undefined;
      at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
  }

  /** A press on a control is made again, and one on the board; what needs no board goes its way. */
  #repeatClick({ clientX, clientY }: MouseEvent, target: Element): Replay<LiveDiagram> | undefined {
    const control = target.closest<HTMLElement>('button, a[data-step]');
    if (control) return control.matches('[data-board-settings], [data-fold]') ? undefined : () => control.click();
    return target.closest('.board-frame') && !this.#isDrag() ? (live) => live.tap(clientX, clientY) : undefined;
  }
}

/** Follows the reader's settings as soon as there are any: stored ones, a change on the page, or one in another tab. */
function followSettings(isNew: boolean): void {
  lazy(() => import('./follow-settings.ts')).keep(({ startSettings }) => startSettings(isNew));
}
if (typeof readItem(SETTINGS_KEY) === 'string') followSettings(false);
document.addEventListener(SETTINGS_CHANGED, () => followSettings(true), { once: true });
addEventListener('storage', ({ key }) => (key === null || key === SETTINGS_KEY) && followSettings(true));
customElements.define('board-diagram', BoardDiagram);
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tie], [data-fold]') : null;
  if (button?.matches('[data-fold]')) button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  else if (button) lazy(() => import('./show-text-link.ts')).use(({ showTextLink }) => showTextLink(button));
});
/** Words that name something are buttons where scripts run, and plain words without. */
for (const tie of document.querySelectorAll<HTMLElement>('[data-tie]')) {
  tie.setAttribute('role', 'button');
  tie.tabIndex = 0;
}
document.addEventListener('keydown', (event) => {
  if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof HTMLElement) || !event.target.matches('[data-tie]')) return;
  event.preventDefault();
  event.target.click();
});
/** The arrow keys step the line whose plate has the focus, or else the only one of the page. A guided lesson, which listens on the window, comes after. */
document.addEventListener('keydown', (event) => {
  const go = stepOf(event);
  if (go === undefined) return;
  const buttons = (within: ParentNode): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(`[data-go="${go}"]`)];
  const plate = event.target instanceof Element ? event.target.closest('board-diagram') : null;
  const own = plate ? buttons(plate) : [];
  const [button, ...others] = own.length > 0 ? own : buttons(document);
  if (!button || others.length > 0 || !button.checkVisibility()) return;
  event.preventDefault();
  button.click();
});
addEventListener('hashchange', () => {
  for (const diagram of document.querySelectorAll<BoardDiagram>('board-diagram')) diagram.follow();
});
