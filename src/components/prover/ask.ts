import type { ProverAnswer, Question } from './answer.ts';
import type { PageProver } from './prover.ts';

/** Asks the prover; nothing where it has no answer in time. Whoever gives a scope takes the question back with its end. */
export type Ask = (question: Question, scope?: AbortSignal) => Promise<ProverAnswer | undefined>;

/** Seconds the prover has, from when it begins with a question; it stops by itself. */
const PATIENCE = 8;
/** Seconds after which a worker that does not stop is ended, and those a reader waits in all: for the worker's code, and behind other questions. */
const [GRACE, LONGEST] = [PATIENCE + 2, 2 * PATIENCE];

let prover: Promise<PageProver | undefined> | undefined;

/** Asks the prover in its worker: one for all of a page, fetched with the first question; what could not be fetched is tried again. */
export const askProver: Ask = async (question, scope) => {
  prover ??= import('./prover.ts').then(
    ({ PageProver }) => new PageProver(),
    () => (prover = undefined),
  );
  const waiting = new AbortController();
  const giveUp = (): void => waiting.abort();
  const limit = setTimeout(giveUp, LONGEST * 1000);
  if (scope?.aborted) giveUp();
  scope?.addEventListener('abort', giveUp);
  try {
    const found = await Promise.race([prover, whenEnded(waiting.signal)]);
    const answer = await found?.ask({ ...question, seconds: PATIENCE }, { scope: waiting.signal, seconds: GRACE });
    return answer?.ok ? answer.value : undefined;
  } finally {
    clearTimeout(limit);
    scope?.removeEventListener('abort', giveUp);
  }
};

const whenEnded = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
