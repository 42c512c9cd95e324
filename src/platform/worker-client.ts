import { WORKERS } from '#words/workers.ts';
import type { Tell } from '../engine/index.ts';
import type { WorkerRequest, Report } from './worker-server.ts';
import { failWith, describeResult, type DescribedResult } from '../words/described-fault.ts';

/** The part of a Worker that a client needs. */
export interface WorkerPort<Question, Answer> {
  onmessage: ((event: MessageEvent<Report<Answer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: WorkerRequest<Question>): void;
  terminate(): void;
}

/** How a question is asked. */
export interface QuestionOptions<Answer = unknown> {
  /** Hears how far the work has come. */
  readonly tell?: Tell;
  /** Hears answers that are still improved. */
  readonly show?: (draft: Answer) => void;
  /** Takes the question back when it ends. */
  readonly signal?: AbortSignal;
  /** Seconds after which the question is taken back, from when the worker begins with it. */
  readonly seconds?: number;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly asking: QuestionOptions<Answer>;
  readonly settle: (answer: DescribedResult<Answer>) => void;
}

/**
 * Questions to a worker, one at a time in the order asked. The worker starts with the first question. A question that is taken
 * back ends the worker, since it does not listen while it works; the next one starts another.
 */
export class WorkerClient<Question, Answer> {
  readonly #start: () => WorkerPort<Question, Answer>;
  readonly #broken: DescribedResult<never>;
  #worker: WorkerPort<Question, Answer> | undefined;
  readonly #waiting = new Map<number, Waiting<Question, Answer>>();
  #running: number | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  /** `who` works there, as a reader would say it: `the prover`. */
  constructor(who: string, start: () => WorkerPort<Question, Answer>) {
    this.#start = start;
    this.#broken = failWith('unknown', 'worker', WORKERS.couldNotRun(who));
  }

  /** The answer; the fault `unknown` of field `cancel` when the signal took the question back, of field `worker` when it cannot run. */
  ask(question: Question, asking: QuestionOptions<Answer> = {}): Promise<DescribedResult<Answer>> {
    const { signal } = asking;
    if (signal?.aborted) return Promise.resolve(CANCELLED);
    return new Promise((resolve) => {
      const number = ++this.#last;
      const cancel = (): void => this.#cancel(number);
      const settle = (answer: DescribedResult<Answer>): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(answer);
      };
      this.#waiting.set(number, { question, asking, settle });
      signal?.addEventListener('abort', cancel);
      this.#next();
    });
  }

  /** Starts the worker before there is a question; one that cannot start is reported with the question. */
  warm(): void {
    try {
      this.#worker ??= this.#listen(this.#start());
    } catch {
      // The first question tries again.
    }
  }

  /** Takes every question back and ends the worker. */
  close(): void {
    for (const number of [...this.#waiting.keys()].reverse()) this.#cancel(number);
    this.#end();
  }

  #next(): void {
    if (this.#running !== undefined) return;
    const [first] = this.#waiting;
    if (!first) return;
    const [number, { question, asking }] = first;
    this.#running = number;
    try {
      this.#worker ??= this.#listen(this.#start());
      this.#worker.postMessage({ number, question });
    } catch {
      // A browser may refuse to start one.
      this.#settle(number, this.#broken);
      return;
    }
    if (asking.seconds !== undefined) this.#limit = setTimeout(() => this.#cancel(number), asking.seconds * 1000);
  }

  #listen(worker: WorkerPort<Question, Answer>): WorkerPort<Question, Answer> {
    worker.onmessage = ({ data }) => {
      const asked = this.#waiting.get(data.number);
      if (!asked) return;
      if ('answer' in data) this.#settle(data.number, describeResult(data.answer));
      else if ('draft' in data) asked.asking.show?.(data.draft);
      else asked.asking.tell?.(data.done, data.of);
    };
    worker.onerror = () => {
      if (worker !== this.#worker) return;
      const number = this.#running;
      this.#end();
      if (number !== undefined) this.#settle(number, this.#broken);
    };
    return worker;
  }

  #settle(number: number, answer: DescribedResult<Answer>): void {
    const asked = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (this.#running === number) {
      this.#running = undefined;
      clearTimeout(this.#limit);
    }
    asked?.settle(answer);
    this.#next();
  }

  #cancel(number: number): void {
    if (this.#running === number) this.#end();
    this.#settle(number, CANCELLED);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#running = undefined;
    clearTimeout(this.#limit);
  }
}

const CANCELLED: DescribedResult<never> = failWith('unknown', 'cancel', WORKERS.takenBack);
