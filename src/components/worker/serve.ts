import type { Result, Tell } from '../../engine/index.ts';
import type { AnyFault } from '../../words/told.ts';

/** What a page sends its worker. */
export interface Asked<Question> {
  readonly number: number;
  readonly question: Question;
}

/** What the worker sends: progress of a question, then its answer. */
export type Report<Answer> =
  | { readonly number: number; readonly done: number; readonly of: number }
  | { readonly number: number; readonly answer: Result<Answer, AnyFault> };

/** Progress is told at most this often, in milliseconds. */
const TELL_EVERY = 100;

/** Makes this worker answer what a `Desk` asks it. */
export function serve<Question, Answer>(answer: (question: Question, tell: Tell) => Result<Answer, AnyFault>): void {
  const port = self as unknown as {
    onmessage: ((event: MessageEvent<Asked<Question>>) => void) | null;
    postMessage(report: Report<Answer>): void;
  };
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
}
