import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser, findFirefox } from '../../../scripts/common/browser.ts';
import { startByBidi, type Engine, type Hands, type Size } from './hands.ts';
import { LOOKS_AT_ALL } from './look-at.ts';
import { findWebKit, startWebKit } from './webkit.ts';

/** The windows of a laptop, of a phone, and of a phone on its side. */
export const LAPTOP: Size = { width: 1366, height: 768 };
const PHONE: Size = { width: 390, height: 844 };
const ASIDE: Size = { width: 844, height: 390 };
/** A phone as narrow as Debian's browser on WebKit can be. */
const WIDE_PHONE: Size = { width: 450, height: 844 };

/** A browser a reader may have, in which windows a long way is gone, and how it is started; nothing where it is not installed. */
interface Kind {
  readonly name: string;
  readonly windows: readonly Size[];
  readonly start: (() => Promise<Engine>) | undefined;
}

/** What of some is looked at on every change. */
const pickFirst = <T>(...all: readonly T[]): readonly T[] => (LOOKS_AT_ALL ? all : all.slice(0, 1));

function findKinds(): readonly Kind[] {
  const [chromium, firefox, webkit] = [findBrowser(), findFirefox(), findWebKit()];
  return [
    // Without a graphics processor it is slow; phones have it.
    { name: 'WebKit', windows: [WIDE_PHONE], start: webkit && (() => startWebKit(webkit)) },
    {
      name: 'Firefox',
      windows: pickFirst(LAPTOP, PHONE, ASIDE),
      start: firefox === undefined ? undefined : () => startByBidi('firefox', firefox),
    },
    {
      name: 'Chromium',
      windows: pickFirst(PHONE, LAPTOP, ASIDE),
      start: chromium === undefined ? undefined : () => startByBidi('chrome', chromium),
    },
  ];
}

/**
 * The browsers that journeys are made in, of those that are installed; which is not is said. All other tests are made in Chromium: on
 * every change it makes the journeys only where there is no other.
 */
export function listInstalled(): readonly (Kind & { readonly start: () => Promise<Engine> })[] {
  const installed = findKinds().flatMap(({ name, windows, start }) => {
    if (!start) process.stderr.write(`${name} is not installed: journeys are not run in it.\n`);
    return start ? [{ name, windows, start }] : [];
  });
  const others = installed.filter(({ name }) => name !== 'Chromium');
  return LOOKS_AT_ALL || others.length === 0 ? installed : others;
}

/** How long a reader waits for an expected result, in milliseconds. */
const PATIENCE = 30_000;

/** How long all that is kept at a first visit may take to come where others work beside it, in milliseconds. */
const KEEPING = 120_000;

/** How long a reader waits for the result of a press before pressing again, in milliseconds, and how often. */
const AGAIN = 10_000;
const TRIES = 3;

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Where in a place is pressed: its middle, or its corner where no square is. */
type Spot = 'middle' | 'corner';

/** In a page: where to press what has these words (all of them, where some are said); nothing while it moves, or something lies over it. */
async function findSpot(place: string, words: string, spot: Spot): Promise<readonly [number, number] | null> {
  const one = [...document.querySelectorAll(place)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && (words === '' || each.textContent?.trim() === words),
  );
  if (!one) return null;
  const before = one.getBoundingClientRect();
  await new Promise((done) => setTimeout(done, 40));
  const { left, top, width, height } = one.getBoundingClientRect();
  if (left !== before.left || top !== before.top || width === 0) return null;
  const [x, y] = spot === 'corner' ? [left + 3, top + 3] : [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  // The squares of a board that is alive are for screen readers; a press goes to what is drawn over them.
  const whole = one.closest('.board-frame, label') ?? one;
  if (hit && (whole.contains(hit) || hit.contains(one))) return [x, y];
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Somebody who reads the site in a window: presses what is visible, and waits for what should follow. Places are CSS selectors. */
export class Reader {
  readonly #hands: Hands;
  readonly #site: string;

  private constructor(hands: Hands, site: string) {
    this.#hands = hands;
    this.#site = site;
  }

  /** Opens a window for a site: where it is served, without a slash at the end. */
  static async start(engine: Engine, window: Size, site: string): Promise<Reader> {
    return new Reader(await engine.openWindow(window), site);
  }

  /** Everything the pages complained about: thrown errors, and errors on the console. */
  listComplaints(): Promise<readonly string[]> {
    return this.#hands.listComplaints();
  }

  /** Opens a page of the site by its path. */
  async open(path: string): Promise<void> {
    await this.#hands.open(`${this.#site}${path}`);
  }

  /** Presses the first of these that is there, wherever on the page it is, once it stands still and nothing lies over it. */
  async press(place: string, { words = '', spot = 'middle' }: { readonly words?: string; readonly spot?: Spot } = {}): Promise<void> {
    let at: readonly [number, number] | null = null;
    await this.#until(async () => {
      at = await this.#hands.run(findSpot, place, words, spot);
      return at !== null;
    }, `cannot press ${place} ${words}`);
    await this.#hands.tap(...at!);
  }

  /**
   * Presses something until its result is there. A press without an answer is repeated, as people do: a page that could not fetch what a press
   * needs says so, and tries again at the next.
   */
  async pressFor(place: string, brought: string, spot: Spot = 'middle'): Promise<void> {
    await this.#pressUntil(place, spot, async () => (await this.count(brought)) > 0, `presses ${place} and does not find ${brought}`);
  }

  /** Presses a link until the page it leads to is there whole; one that waits long for the last of its files is read all the same. */
  async follow(place: string, path: string): Promise<void> {
    const begun = Date.now();
    const isThere = async (): Promise<boolean> => {
      const [at, state] = await this.#hands.run(() => [location.pathname, document.readyState] as const);
      return at === path && (state === 'complete' || (state === 'interactive' && Date.now() - begun > AGAIN / 2));
    };
    await this.#pressUntil(place, 'middle', isThere, `presses ${place} and is not at ${path}`);
  }

  async #pressUntil(place: string, spot: Spot, isThere: () => Promise<boolean>, fault: string): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (await isThere().catch(() => false)) return;
      await this.press(place, { spot });
      const last = tries === TRIES;
      const heard = this.#until(isThere, fault, AGAIN);
      if (last) await heard;
      else await heard.catch(() => {});
    }
  }

  /** Writes into a field. */
  async write(place: string, text: string): Promise<void> {
    await this.press(place);
    await this.#until(
      () => this.#hands.run((selector) => document.activeElement?.matches(selector) ?? false, place),
      `has no cursor in ${place}`,
    );
    await this.#hands.type(text);
  }

  /** Touches the board of a diagram, and waits until it is alive. */
  async wake(id: string): Promise<void> {
    await this.pressFor(`#${id} .board-frame`, `#${id}[data-live="true"] canvas[data-paints]`, 'corner');
  }

  /** Presses a square or pin of a board that is alive. */
  async tap(id: string, name: string): Promise<void> {
    await this.press(`#${id} [data-at="${name}"]`);
  }

  /** The words of a place; waits until it is there. */
  async read(place: string): Promise<string> {
    let words: string | null = null;
    await this.#until(async () => {
      words = await this.#hands.run(
        (selector) => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? null,
        place,
      );
      return words !== null;
    }, `does not find ${place}`);
    return words!;
  }

  /** Waits until these words stand in a place. */
  async readsIn(place: string, words: string): Promise<void> {
    await this.#until(async () => (await this.read(place)).includes(words), `does not find “${words}” in ${place}`);
  }

  count(place: string): Promise<number> {
    return this.#hands.run((selector) => document.querySelectorAll(selector).length, place);
  }

  /** Waits until there are so many of these. */
  async counts(place: string, many: number): Promise<void> {
    await this.#until(async () => (await this.count(place)) === many, `does not find ${many} of ${place}`);
  }

  /** Where a place lies in the window, in pixels. */
  async see(place: string): Promise<Box> {
    await this.read(place);
    return this.#hands.run((selector) => {
      const { top, bottom, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return { top, bottom, width, height };
    }, place);
  }

  /** Brings a place to the middle of the window. */
  async lookAt(place: string): Promise<void> {
    await this.read(place);
    await this.#hands.run((selector) => {
      document.querySelector(selector)!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return null;
    }, place);
  }

  /** By how many pixels the page is wider than the window. */
  overhang(): Promise<number> {
    return this.#hands.run(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** Waits until the site's worker answers for the pages of this window. */
  async isKept(): Promise<void> {
    await this.#until(
      () => this.#hands.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      'waits in vain for what is kept for reading without a network',
      KEEPING,
    );
  }

  async leave(): Promise<void> {
    await this.#hands.leave();
  }

  /** Where the reader is, for the message about what was not found. */
  async #sayPlace(): Promise<string> {
    const place = this.#hands.run(() => `${document.readyState} ${location.href}: ${document.documentElement.innerText.slice(0, 200)}`);
    return ` (${await place.catch(() => 'no page is there')})`;
  }

  async #until(holds: () => Promise<boolean>, fault: string, patience = PATIENCE): Promise<void> {
    const end = Date.now() + patience;
    for (let last = ''; ;) {
      // Between two pages there is none to be asked.
      const does = await holds().catch((error: unknown) => {
        last = `: ${error instanceof Error ? error.message : String(error)}`;
        return false;
      });
      if (does) return;
      if (Date.now() > end) throw new Error(`the reader ${fault}${last}${await this.#sayPlace()}`);
      await wait(50);
    }
  }
}
