import type { ProverAnswer, Question } from './answer.ts';
import type { PageProver } from './prover.ts';

/** Asks the prover; nothing where it has no answer in time. */
export type Ask = (question: Question) => Promise<ProverAnswer | undefined>;

/** Seconds the prover has. */
const PATIENCE = 8;

let prover: Promise<PageProver> | undefined;

/** Asks the prover in its worker: one for all of a page, fetched with the first question; what could not be fetched is tried again. */
export const askProver: Ask = async (question) => {
  prover ??= import('./prover.ts').then(({ PageProver }) => new PageProver());
  const found = await prover.catch(() => (prover = undefined));
  // What is asked beyond a proof knows no limit of its own.
  const answer = await found?.ask({ ...question, seconds: PATIENCE }, undefined, AbortSignal.timeout(PATIENCE * 1000));
  return answer?.ok ? answer.value : undefined;
};
