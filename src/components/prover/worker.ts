import { answer, type ProverAnswer, type Question } from './answer.ts';
import type { Result } from '../../engine/index.ts';

/** What the worker sends: progress of a question, then its answer. */
export type Report =
  | { readonly number: number; readonly done: number; readonly of: number }
  | { readonly number: number; readonly answer: Result<ProverAnswer> };

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

/** Progress is told at most this often, in milliseconds. */
const TELL_EVERY = 100;

const port = self as unknown as { onmessage: ((event: MessageEvent<Asked>) => void) | null; postMessage(report: Report): void };

port.onmessage = ({ data: { number, question } }) => {
  let told = 0;
  const result = answer(question, (done, of) => {
    const now = performance.now();
    if (now - told < TELL_EVERY) return;
    told = now;
    port.postMessage({ number, done, of });
  });
  port.postMessage({ number, answer: result });
};
