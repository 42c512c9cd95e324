import css from './embed.css?inline';
import { EMBED } from '#words/embed.ts';
import { loadSettings } from '../../board/view/settings-store.ts';
import { replayEarlyEvents, Hydrator, hydrateWhenTouched } from '../../../platform/hydrate.ts';
import { ATTRIBUTES, readAttributes, type BoardRequest } from './attributes.ts';
import { makeFace, makeFault, showPlace, showRefused, type Face } from './embed-view.ts';
import type { LiveEmbed } from './live.ts';
import { tellError } from './embed-events.ts';
import { lazy } from '../../../platform/lazy.ts';

let sheet: CSSStyleSheet | undefined;
let count = 0;

/** The one style sheet of all boards of the page: a policy that forbids styles in the page does not concern it. */
function openSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/** A board on a page of somebody else: a picture at first, and once it is touched a board to step and play on. */
class ThreefoldBoard extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  readonly #tree = this.attachShadow({ mode: 'open' });
  readonly #prefix = `t${(count += 1)}-`;
  /** While it stands in the page as it is asked for: what it has begun ends with this. */
  #life: AbortController | undefined;
  #isStale = false;

  connectedCallback(): void {
    this.#tree.adoptedStyleSheets = [openSheet()];
    if (!this.#life) this.#begin();
  }

  /** What only changes its place in the page lives on. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  /** Attributes that change together are read together. */
  attributeChangedCallback(): void {
    if (!this.#life || this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      this.#end();
      if (this.isConnected) this.#begin();
    });
  }

  #end(): void {
    this.#life?.abort();
    this.#life = undefined;
  }

  #begin(): void {
    const life = (this.#life = new AbortController());
    void readAttributes((name) => this.getAttribute(name)).then((read) => {
      if (life.signal.aborted) return;
      if (read.ok) return this.#show(read.value, life.signal);
      const { attribute, message } = read.denied;
      this.#dress(makeFault(EMBED.faults.said(attribute, message)));
      tellError(this, read.denied);
    });
  }

  #show(asked: BoardRequest, signal: AbortSignal): void {
    const face = makeFace(asked, this.#prefix);
    this.#dress(face.root);
    const hydrator = new Hydrator<LiveEmbed>({
      load: async () => (await lazy(() => import('./live.ts')).load()).makeEmbedLive(this, face, asked, this.#prefix, signal),
      tell: (text) => this.#tell(face, asked, text),
      slow: EMBED.slow,
      lost: EMBED.lost,
    });
    replayEarlyEvents(
      face.root,
      ['click'],
      hydrator,
      (event, target) => {
        const control = target.closest<HTMLElement>('button');
        if (control) return () => control.click();
        const { clientX, clientY } = event as MouseEvent;
        return target.closest('.board-frame') ? (live) => live.tap(clientX, clientY) : undefined;
      },
      signal,
    );
    replayEarlyEvents(face.frame, ['keydown'], hydrator, (event) => this.#repeat(face, event as KeyboardEvent), signal);
    hydrateWhenTouched(face.root, hydrator, signal);
  }

  /** A key on the board is pressed again on it, or on the square that one before has led to. */
  #repeat({ frame }: Face, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Tab' || key === 'Shift' || altKey || ctrlKey || metaKey) return undefined;
    return () => {
      const at = frame.contains(this.#tree.activeElement) ? this.#tree.activeElement : frame;
      at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
    };
  }

  /** Says how the fetching goes in the place of what the board says. */
  #tell(face: Face, asked: BoardRequest, text: string): void {
    if (text === '') showPlace(face, asked, asked);
    else showRefused(face, text);
  }

  #dress(root: HTMLElement): void {
    const theme = this.getAttribute('theme');
    if (theme !== null && theme !== '') root.dataset['theme'] = theme;
    root.dataset['board'] = loadSettings().theme;
    root.dir = 'ltr';
    root.lang = 'en';
    this.#tree.replaceChildren(root);
  }
}

if (!customElements.get('threefold-board')) customElements.define('threefold-board', ThreefoldBoard);
