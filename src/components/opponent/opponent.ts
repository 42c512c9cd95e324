import { WORKERS } from '../../words/workers.ts';
import { Desk, type WorkerPort } from '../worker/desk.ts';
import type { OpponentQuestion } from './reply.ts';
import type { Spoken } from '../../words/told.ts';

export type OpponentPort = WorkerPort<OpponentQuestion, string>;

/** Seconds the opponent has, many times what it takes: a worker that the browser has ended says nothing. */
const LONGEST = 30;

const startWorker = (): OpponentPort => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The opponent off the main thread. It thinks about one position: another question takes the one before back. */
export class PageOpponent {
  readonly #desk: Desk<OpponentQuestion, string>;
  #thought: AbortController | undefined;

  constructor(start: () => OpponentPort = startWorker) {
    this.#desk = new Desk(WORKERS.opponent, start);
  }

  /** The id of its move or act; nothing when the question was taken back. */
  async ask(question: OpponentQuestion): Promise<Spoken<string> | undefined> {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    const reply = await this.#desk.ask(question, { scope: thought.signal, seconds: LONGEST });
    return thought.signal.aborted ? undefined : reply;
  }

  /** Takes the question back, if there is one. */
  stop(): void {
    this.#thought?.abort();
  }
}
