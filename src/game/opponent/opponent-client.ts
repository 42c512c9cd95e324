import { WORKERS } from '#words/workers.ts';
import { WorkerClient, type WorkerPort } from '../../platform/worker-client.ts';
import type { OpponentQuestion } from './reply.ts';
import type { DescribedResult } from '../../words/described-fault.ts';

export type OpponentPort = WorkerPort<OpponentQuestion, string>;

/** Seconds the opponent has, many times what it takes: a worker that the browser has ended says nothing. */
const LONGEST = 30;

/** Begins the worker that plays. */
const startWorker = (): OpponentPort =>
  new Worker(new URL('../worker/search-worker.ts', import.meta.url), { type: 'module', name: 'opponent' });

/** The opponent off the main thread. It thinks about one position: another question takes the one before back. */
export class OpponentClient {
  readonly #client: WorkerClient<OpponentQuestion, string>;
  #thought: AbortController | undefined;

  constructor(start: () => OpponentPort = startWorker) {
    this.#client = new WorkerClient(WORKERS.opponent, start);
  }

  /** The id of its move or act; nothing when the question was taken back. */
  async ask(question: OpponentQuestion): Promise<DescribedResult<string> | undefined> {
    this.stop();
    const thought = new AbortController();
    this.#thought = thought;
    const reply = await this.#client.ask(question, { signal: thought.signal, seconds: LONGEST });
    return thought.signal.aborted ? undefined : reply;
  }

  /** Takes the question back, if there is one. */
  stop(): void {
    this.#thought?.abort();
  }
}

/** Asks for the move or act of a side, by its id; whoever asks takes the question back with the scope. */
export type AskOpponent = (question: OpponentQuestion, scope: AbortSignal) => Promise<DescribedResult<string>>;

let client: WorkerClient<OpponentQuestion, string> | undefined;

/** One worker for all plates of a page, begun with the first question; questions wait for each other. */
export const askOpponent: AskOpponent = (question, scope) => {
  client ??= new WorkerClient(WORKERS.opponent, startWorker);
  return client.ask(question, { signal: scope, seconds: LONGEST });
};
