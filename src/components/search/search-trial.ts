import { lazy } from '../../platform/lazy.ts';

/** What is looked for in an index of its own. */
export interface Trial {
  /** The address of Pagefind's script. */
  readonly index: string;
  readonly text: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** `lost`: nothing was found, and a part of the index could not be fetched. */
export type TrialResult = 'found' | 'nothing' | 'lost';

interface Alone {
  search(text: string, options: Pick<Trial, 'filters'>): Promise<{ readonly results: readonly unknown[] }>;
}

/** Searches in this worker, whose requests are watched: they are those of the index alone. */
async function search({ index, text, filters }: Trial): Promise<TrialResult> {
  const { fetch } = globalThis;
  let isLost = false;
  globalThis.fetch = async (...asked) => {
    try {
      const answer = await fetch(...asked);
      isLost ||= !answer.ok;
      return answer;
    } catch (error) {
      isLost = true;
      throw error;
    }
  };
  try {
    const { createInstance } = (await lazy(() => import(/* @vite-ignore */ index)).load()) as { createInstance(options: object): Alone };
    const { results } = await createInstance({ noWorker: true }).search(text, { filters });
    return results.length > 0 ? 'found' : isLost ? 'lost' : 'nothing';
  } catch {
    return 'lost';
  }
}

addEventListener('message', ({ data }: MessageEvent<Trial>) => {
  void search(data).then((tried) => postMessage(tried));
});
