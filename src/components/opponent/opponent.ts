import { fail, type Result } from '../../engine/index.ts';
import type { OpponentQuestion } from './reply.ts';
import type { Asked, Replied } from './worker.ts';

/** The part of a Worker the page's opponent needs. */
export interface OpponentPort {
  onmessage: ((event: MessageEvent<Replied>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

const startWorker = (): OpponentPort => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * The opponent off the main thread. It thinks about one position: another question takes the one before back. Since it does
 * not listen while it thinks, that ends its worker, and the next question starts another.
 */
export class PageOpponent {
  readonly #start: () => OpponentPort;
  #worker: OpponentPort | undefined;
  #waiting: { readonly number: number; readonly settle: (reply: Result<string> | undefined) => void } | undefined;
  #last = 0;

  constructor(start: () => OpponentPort = startWorker) {
    this.#start = start;
  }

  /** The id of its move or act; nothing when the question was taken back. */
  ask(question: OpponentQuestion): Promise<Result<string> | undefined> {
    this.stop();
    const number = ++this.#last;
    return new Promise((settle) => {
      this.#waiting = { number, settle };
      this.#worker ??= this.#listen(this.#start());
      this.#worker.postMessage({ number, question });
    });
  }

  /** Takes the question back, if there is one. */
  stop(): void {
    if (!this.#waiting) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#settle(undefined);
  }

  #listen(worker: OpponentPort): OpponentPort {
    worker.onmessage = ({ data }) => {
      if (data.number === this.#waiting?.number) this.#settle(data.reply);
    };
    worker.onerror = () => {
      if (worker !== this.#worker) return;
      worker.terminate();
      this.#worker = undefined;
      this.#settle(fail('unknown', 'opponent', 'the opponent could not run here'));
    };
    return worker;
  }

  #settle(reply: Result<string> | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.settle(reply);
  }
}
