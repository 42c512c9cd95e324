import { GUIDED } from '#words/lesson/guide.ts';
import { stepOf } from '../../platform/arrow-keys.ts';
import { readPriorKnowledge } from './prior-knowledge.ts';
import { storeReading, readReading } from './reading-mode.ts';

const WIDE = matchMedia('(min-width: 40rem)');

/** Guided: a lesson's screens one at a time. The address opens its own screen; so do the words of the course beside it. */
class LessonGuide extends HTMLElement {
  #screens: HTMLElement[] = [];
  /** What one can do after the lesson, and what is next: read after its last screen. */
  #card: HTMLElement | null = null;
  #at = 0;
  #isGuided = false;
  #skip: HTMLAnchorElement | null | undefined;

  connectedCallback(): void {
    this.#screens = [...document.querySelectorAll<HTMLElement>('main .screen')];
    if (this.#screens.length === 0) return this.remove();
    this.#card = document.querySelector<HTMLElement>('.lesson-end');
    for (const button of this.querySelectorAll<HTMLElement>('[data-reading]'))
      button.addEventListener('click', () => this.#read(button.dataset['reading'] === 'guided', true));
    this.#button('back')?.addEventListener('click', () => this.#go(this.#at - 1));
    this.#button('out')?.addEventListener('click', () => this.#read(false, true));
    this.#button('next')?.addEventListener('click', () => this.#go(this.#at + 1));
    for (const event of ['exercise:solved', 'exercise:shown', 'puzzle:solved', 'puzzle:shown'])
      document.addEventListener(event, ({ target }) => this.#done(target));
    addEventListener('hashchange', () => this.#follow());
    addEventListener('keydown', (event) => this.#key(event));
    WIDE.addEventListener('change', () => this.#place());
    this.#follow();
    this.#read(readReading(location.search) === 'guided', false);
    if (this.#isGuided) this.#bring();
  }

  /** The screen that is read begins where the window begins. */
  #bring(): void {
    (this.#screens[this.#at] ?? this.#card)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  /** One of the two ways; the screen that is read stays in the window. */
  #read(isOn: boolean, isChosen: boolean): void {
    if (isChosen) {
      storeReading(isOn ? 'guided' : 'page');
      if (isOn)
        this.#at = Math.max(
          0,
          this.#screens.findIndex((screen) => screen.getBoundingClientRect().bottom > 120),
        );
    }
    this.#isGuided = isOn;
    document.documentElement.toggleAttribute('data-guided', isOn);
    for (const button of this.querySelectorAll<HTMLElement>('[data-reading]'))
      button.setAttribute('aria-pressed', String((button.dataset['reading'] === 'guided') === isOn));
    this.#show();
    if (isChosen) this.#bring();
  }

  #go(to: number): void {
    if (to < 0 || to > this.#last) {
      const after = document.querySelector<HTMLAnchorElement>('.turns [rel="next"]');
      if (to > 0 && after) location.assign(after.href);
      return;
    }
    this.#at = to;
    this.#show();
    const title = (this.#screens[to] ?? this.#card)?.querySelector<HTMLElement>('h2');
    // The browser's own way back leads to the screen before.
    history.pushState(null, '', `#${this.#screens[to]?.dataset['screen'] ?? title?.id ?? ''}`);
    this.#bring();
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }

  /** The screen the address names, or the one that holds what it names; guided, an address that names none is that of the first. */
  #follow(): void {
    const name = decodeURIComponent(location.hash.slice(1));
    const named = document.getElementById(name) ?? document.getElementById(name.replace(/-\d+$/, ''));
    const parts = this.#card ? [...this.#screens, this.#card] : this.#screens;
    const found = name === '' && this.#isGuided ? 0 : parts.findIndex((part) => named !== null && part.contains(named));
    if (found < 0) return;
    this.#at = found;
    this.#show();
    if (this.#isGuided) this.#bring();
  }

  #show(): void {
    const count = this.#screens.length;
    const isOver = this.#at === this.#last;
    this.#screens.forEach((screen, index) => screen.classList.toggle('is-here', index === this.#at));
    const { dataset } = document.documentElement;
    if (isOver) dataset['guidedEnd'] = this.#card ? 'card' : 'screen';
    else delete dataset['guidedEnd'];
    const says = this.querySelector('.guide-count');
    if (says) says.textContent = GUIDED.count(Math.min(this.#at + 1, count), count);
    [...this.querySelectorAll('ol a')].forEach((link, index) => {
      if (index === this.#at) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
      link.classList.toggle('is-passed', index < this.#at || this.#isDone(index));
    });
    const next = this.#button('next');
    const isOpen = this.#isDone(this.#at) || !this.#screens[this.#at]?.querySelector('[data-exercise], [data-puzzle]');
    next?.classList.toggle('is-first', isOpen);
    if (next) next.textContent = !isOver ? (isOpen ? GUIDED.next : GUIDED.skip) : this.#card ? GUIDED.nextLesson : GUIDED.back;
    next?.toggleAttribute('hidden', isOver && !document.querySelector('.turns [rel="next"]'));
    this.#button('back')?.toggleAttribute('hidden', this.#at === 0);
    this.#offerSkip();
    this.#place();
  }

  /** To whoever knows chess, on a screen that is as in chess: the way to the next that is not, here or in the next lesson. */
  #offerSkip(): void {
    this.#skip ??= this.querySelector<HTMLAnchorElement>('.guide-skip');
    const link = this.#skip;
    if (!link) return;
    const known = (link.dataset['known'] ?? '').split(' ');
    const idOf = (screen: HTMLElement | undefined): string => screen?.dataset['screen'] ?? '';
    const to = this.#screens.slice(this.#at + 1).find((screen) => !known.includes(idOf(screen)));
    const after = document.querySelector<HTMLAnchorElement>('.turns [rel="next"]');
    const isOffered = this.#isGuided && readPriorKnowledge(location.search) === 'chess' && known.includes(idOf(this.#screens[this.#at]));
    link.hidden = !isOffered || (!to && !after);
    if (link.hidden) return;
    link.href = to ? `#${idOf(to)}` : after!.href;
    this.#screens[this.#at]!.querySelector('.screen-head')?.append(link);
  }

  /** Where there is room, and one screen is read at a time, its words stand beside its board. */
  #place(): void {
    for (const [index, screen] of this.#screens.entries()) {
      const text = screen.querySelector<HTMLElement>('.screen-text');
      const figure = screen.querySelector<HTMLElement>('.board-figure');
      if (!text || !figure) continue;
      const isBeside = this.#isGuided && index === this.#at && WIDE.matches;
      if (isBeside && text.parentElement !== figure) figure.prepend(text);
      else if (!isBeside && text.parentElement !== screen) screen.prepend(text);
    }
  }

  /** Solved, or its solution was shown. */
  #isDone(index: number): boolean {
    return (
      this.#screens[index]?.querySelector(':is([data-exercise], [data-puzzle]):is([data-state="solved"], [data-state="shown"])') !== null
    );
  }

  #done(target: EventTarget | null): void {
    if (!(target instanceof Node) || !this.#screens[this.#at]?.contains(target)) return;
    // The state is written before or after the event; it is read when both are done.
    setTimeout(() => this.#show());
  }

  #key(event: KeyboardEvent): void {
    const isRun = document.documentElement.dataset['run'] !== undefined;
    const step = this.#isGuided && !isRun ? stepOf(event) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    this.#go(this.#at + (step === 'on' ? 1 : -1));
  }

  /** The place of what is read last: the card, or where there is none the last screen. */
  get #last(): number {
    return this.#screens.length - (this.#card ? 0 : 1);
  }

  #button(name: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(`[data-guide="${name}"]`);
  }
}

customElements.define('lesson-guide', LessonGuide);
