import type { Result, Tell } from '../engine/index.ts';
import type { AnyFault } from '../words/described-fault.ts';

/** What a page sends its worker. */
export interface WorkerRequest<Question> {
  readonly number: number;
  readonly question: Question;
}

/** What the worker sends: progress of a question, or an answer that is still improved, then its answer. */
export type Report<Answer> =
  | { readonly number: number; readonly done: number; readonly of: number }
  | { readonly number: number; readonly draft: Answer }
  | { readonly number: number; readonly answer: Result<Answer, AnyFault> };

/** Least time between two reports of progress, in milliseconds. */
const TELL_EVERY = 100;

/** Makes this worker answer what a `WorkerClient` asks it; `show` sends an answer that is still improved. */
export function serve<Question, Answer>(
  answer: (question: Question, tell: Tell, show: (draft: Answer) => void) => Result<Answer, AnyFault>,
): void {
  const port = self as unknown as {
    onmessage: ((event: MessageEvent<WorkerRequest<Question>>) => void) | null;
    postMessage(report: Report<Answer>): void;
  };
  port.onmessage = ({ data: { number, question } }) => {
    let told = 0;
    const tell = (done: number, of: number): void => {
      const now = performance.now();
      if (now - told < TELL_EVERY) return;
      told = now;
      port.postMessage({ number, done, of });
    };
    const result = answer(question, tell, (draft) => port.postMessage({ number, draft }));
    port.postMessage({ number, answer: result });
  };
}
