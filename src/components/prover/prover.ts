import { fail, type Result, type Tell } from '../../engine/index.ts';
import type { ProverAnswer, Question } from './answer.ts';
import type { Asked, Report } from './worker.ts';

/** The part of a Worker the page's prover needs. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

interface Waiting {
  readonly question: Question;
  readonly tell: Tell | undefined;
  readonly settle: (answer: Result<ProverAnswer>) => void;
}

const startWorker = (): WorkerPort => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * The prover off the main thread, one question at a time in the order asked. The worker starts with the first question. A
 * question that is taken back ends the worker, since a proof does not listen while it runs; the next one starts another.
 */
export class PageProver {
  private readonly start: () => WorkerPort;
  private worker: WorkerPort | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private running: number | undefined;
  private last = 0;

  constructor(start: () => WorkerPort = startWorker) {
    this.start = start;
  }

  /** The answer; the fault `unknown` of field `cancel` when the signal took the question back. */
  ask(question: Question, tell?: Tell, signal?: AbortSignal): Promise<Result<ProverAnswer>> {
    if (signal?.aborted) return Promise.resolve(CANCELLED);
    return new Promise((resolve) => {
      const number = ++this.last;
      const cancel = (): void => this.cancel(number);
      const settle = (answer: Result<ProverAnswer>): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(answer);
      };
      this.waiting.set(number, { question, tell, settle });
      signal?.addEventListener('abort', cancel);
      this.next();
    });
  }

  /** Takes every question back and ends the worker. */
  close(): void {
    for (const number of [...this.waiting.keys()].reverse()) this.cancel(number);
    this.end();
  }

  private next(): void {
    if (this.running !== undefined) return;
    const [first] = this.waiting;
    if (!first) return;
    const [number, { question }] = first;
    this.running = number;
    this.worker ??= this.listen(this.start());
    this.worker.postMessage({ number, question });
  }

  private listen(worker: WorkerPort): WorkerPort {
    worker.onmessage = ({ data }) => {
      const asked = this.waiting.get(data.number);
      if (!asked) return;
      if ('answer' in data) this.settle(data.number, data.answer);
      else asked.tell?.(data.done, data.of);
    };
    worker.onerror = () => {
      const number = this.running;
      this.end();
      if (number !== undefined) this.settle(number, fail('unknown', 'worker', 'the prover could not run here'));
    };
    return worker;
  }

  private settle(number: number, answer: Result<ProverAnswer>): void {
    const asked = this.waiting.get(number);
    this.waiting.delete(number);
    if (this.running === number) this.running = undefined;
    asked?.settle(answer);
    this.next();
  }

  private cancel(number: number): void {
    if (this.running === number) this.end();
    this.settle(number, CANCELLED);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.running = undefined;
  }
}

const CANCELLED: Result<never> = fail('unknown', 'cancel', 'the question was taken back');
