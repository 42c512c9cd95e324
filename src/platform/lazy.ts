/** Told on the window when a part of the page's code could not be fetched, after every retry. */
export const PART_LOST = 'threefold:part-lost';

/** Told on the window when everything has come after all that could not be fetched before. */
export const PARTS_BACK = 'threefold:parts-back';

/** What could not be fetched so far, by the text of the function that fetches it: it names the file, whoever asks for it. */
const lost = new Set<string>();

/** Whether a part is missing, for whoever came too late to hear of it. */
export const isPartLost = (): boolean => lost.size > 0;

const tell = (event: string): void => void globalThis.dispatchEvent?.(new Event(event));

/** Milliseconds before the second and the third try; without a network there is one try. */
const RETRIES = [300, 1200];

/** A part of the page's code that is fetched when it is first needed, and once. */
export interface Lazy<Part> {
  /** The part. Rejects, and reports, where it could not be fetched; the next call tries again. */
  load(): Promise<Part>;
  /** Does something with the part. Where it could not be fetched, nothing is done: for what the reader can ask for again. */
  use(act: (part: Part) => unknown): void;
  /**
   * Does something with the part, in the order of the calls. Where it could not be fetched, this waits: it is tried again with the next call,
   * when the network is back, and when the reader comes back to the page. For what must not be lost.
   */
  keep(act: (part: Part) => unknown): void;
}

/** Code that comes later: `lazy(() => import('./part.ts'))`. No other `import()` stands in `src`, so that none fails without a word. */
export function lazy<Part>(fetchPart: () => Promise<Part>): Lazy<Part> {
  let part: Promise<Part> | undefined;
  let waiting: ((part: Part) => unknown)[] = [];
  let isListening = false;

  const load = (): Promise<Part> => {
    if (part) return part;
    const fetched = tryAll(fetchPart);
    part = fetched;
    const name = String(fetchPart);
    fetched.then(
      () => {
        if (lost.delete(name) && lost.size === 0) tell(PARTS_BACK);
      },
      () => {
        part = undefined;
        lost.add(name);
        tell(PART_LOST);
      },
    );
    return fetched;
  };

  const flush = (): void => {
    if (waiting.length === 0) return;
    load().then(
      (loaded) => {
        const acts = waiting;
        waiting = [];
        for (const act of acts) act(loaded);
      },
      () => listen(),
    );
  };

  const listen = (): void => {
    if (isListening) return;
    isListening = true;
    globalThis.addEventListener?.('online', flush);
    globalThis.document?.addEventListener('visibilitychange', flush);
  };

  return {
    load,
    use: (act) => void load().then(act, () => undefined),
    keep: (act) => {
      waiting.push(act);
      flush();
    },
  };
}

async function tryAll<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (const wait of RETRIES)
    try {
      return await fetchPart();
    } catch (error) {
      if (globalThis.navigator?.onLine === false) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  return fetchPart();
}
