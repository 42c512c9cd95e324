/** Milliseconds after which the page says that it is loading. */
const SLOW = 400;

/** Milliseconds a mouse rests on something before it is thought to mean it. */
const REST = 60;

/** How a part of the page is hydrated, and the messages while it loads or when it cannot load. */
export interface HydrationOptions<Live> {
  load(): Promise<Live>;
  /** Says how the fetching goes; an empty text takes away what was said. */
  tell(text: string): void;
  readonly slow?: string;
  readonly lost: string;
}

/** What came too early, done again. */
export type Replay<Live> = (live: Live) => void;

/**
 * A part of the page that stands as the build wrote it until it is wanted. What is done to it before it can answer is kept, and done
 * again in its order; what could not be fetched is reported, and tried again when it is wanted once more.
 */
export class Hydrator<Live = void> {
  readonly #options: HydrationOptions<Live>;
  #live: Promise<Live> | undefined;
  #isLive = false;
  #early: Replay<Live>[] = [];

  constructor(options: HydrationOptions<Live>) {
    this.#options = options;
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  /** Fetches and starts it, once. */
  hydrate(): Promise<Live> {
    if (this.#live) return this.#live;
    const { slow, lost } = this.#options;
    this.#options.tell('');
    const waiting = slow === undefined ? 0 : setTimeout(() => this.#options.tell(slow), SLOW);
    const isMine = (): boolean => this.#live === live;
    const live: Promise<Live> = this.#options.load().then(
      (loaded) => {
        clearTimeout(waiting);
        if (!isMine()) return loaded;
        this.#isLive = true;
        this.#options.tell('');
        for (const again of this.#early.splice(0)) again(loaded);
        return loaded;
      },
      (error: unknown) => {
        clearTimeout(waiting);
        if (isMine()) {
          this.reset();
          this.#options.tell(lost);
        }
        throw error;
      },
    );
    this.#live = live;
    // The caller gets the rejection, the reader the message.
    live.catch(() => {});
    return live;
  }

  /** Hydrates it, and does this when it is live. */
  whenLive(again: Replay<Live>): void {
    this.#early.push(again);
    void this.hydrate();
  }

  /** It is as the build wrote it again; what was kept is forgotten. */
  reset(): void {
    this.#live = undefined;
    this.#isLive = false;
    this.#early = [];
  }
}

/** Says how the fetching goes in a paragraph after a host. */
export function tellAfter(host: HTMLElement, className: string): (text: string) => void {
  const note = document.createElement('p');
  note.className = className;
  note.setAttribute('role', 'status');
  return (text) => {
    note.textContent = text;
    if (text === '') note.remove();
    else host.after(note);
  };
}

/** Wakes what a host holds when it is pressed or comes into focus; a mouse that rests on it has what it needs fetched. */
export function hydrateWhenTouched<Live>(
  host: HTMLElement,
  hydrator: Hydrator<Live>,
  signal?: AbortSignal,
  prepare = (): unknown => hydrator.hydrate(),
): void {
  const listen = (types: readonly string[], listener: (event: Event) => void): void => {
    for (const type of types) host.addEventListener(type, listener, { passive: true, ...(signal && { signal }) });
  };
  let resting = 0;
  listen(['pointerdown', 'focusin'], () => {
    clearTimeout(resting);
    void hydrator.hydrate();
  });
  listen(['pointerenter'], (event) => {
    if ((event as PointerEvent).pointerType === 'mouse' && !hydrator.isLive) resting = window.setTimeout(prepare, REST);
  });
  listen(['pointerleave'], () => clearTimeout(resting));
}

/** Keeps events of a host that come too early; `repeat` says how one is made again, or nothing where it is to go its way. */
export function replayEarlyEvents<Live>(
  host: HTMLElement,
  types: readonly string[],
  hydrator: Hydrator<Live>,
  repeat: (event: Event, target: Element) => Replay<Live> | undefined,
  signal?: AbortSignal,
): void {
  const hold = (event: Event): void => {
    const again = hydrator.isLive || !(event.target instanceof Element) ? undefined : repeat(event, event.target);
    if (!again) return;
    event.preventDefault();
    event.stopPropagation();
    hydrator.whenLive(again);
  };
  for (const type of types) host.addEventListener(type, hold, { capture: true, ...(signal && { signal }) });
}
