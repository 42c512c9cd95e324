import type { ProverAnswer, ProverRequest } from './prover-answer.ts';
import type { ProverClient } from './prover-client.ts';
import { lazy } from '../../platform/lazy.ts';

/** Asks the prover; nothing where it has no answer in time. A signal takes the question back when it aborts. */
export type Ask = (question: ProverRequest, signal?: AbortSignal) => Promise<ProverAnswer | undefined>;

/** Seconds the prover has, from when it begins with a question; it stops by itself. */
const PATIENCE = 8;
/** Seconds after which a worker that does not stop is ended, and those a reader waits in all: for the worker's code, and behind other questions. */
const [GRACE, LONGEST] = [PATIENCE + 2, 2 * PATIENCE];

let prover: Promise<ProverClient | undefined> | undefined;

/** Asks the prover in its worker: one for all of a page, fetched with the first question; what could not be fetched is tried again. */
export const askProver: Ask = async (question, signal) => {
  prover ??= lazy(() => import('./prover-client.ts'))
    .load()
    .then(
      ({ ProverClient }) => new ProverClient(),
      () => (prover = undefined),
    );
  const waiting = new AbortController();
  const giveUp = (): void => waiting.abort();
  const limit = setTimeout(giveUp, LONGEST * 1000);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    const found = await Promise.race([prover, whenEnded(waiting.signal)]);
    const answer = await found?.ask({ ...question, seconds: PATIENCE }, { signal: waiting.signal, seconds: GRACE });
    return answer?.ok ? answer.value : undefined;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', giveUp);
  }
};

const whenEnded = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
