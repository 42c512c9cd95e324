import { WORKERS } from '#words/workers.ts';
import { WorkerClient, type QuestionOptions, type WorkerPort } from '../../platform/worker-client.ts';
import type { DescribedResult } from '../../words/described-fault.ts';
import type { AnalysisQuestion, Finding } from './analysis-question.ts';

export type AnalystPort = WorkerPort<AnalysisQuestion, Finding>;

/** Seconds beyond its own that a search may take before its worker is ended: a worker that the browser has ended says nothing. */
const GRACE = 10;

const startWorker = (): AnalystPort =>
  new Worker(new URL('../worker/search-worker.ts', import.meta.url), { type: 'module', name: 'analyst' });

/**
 * The analyst off the main thread. A worker that searches does not listen, so a question that is taken back ends it; another one stands ready, so
 * that the next question need not wait for its start.
 */
export class AnalystClient {
  #client: WorkerClient<AnalysisQuestion, Finding>;
  #spare: WorkerClient<AnalysisQuestion, Finding>;

  constructor(start: () => AnalystPort = startWorker) {
    this.#client = new WorkerClient(WORKERS.analyst, start);
    this.#spare = new WorkerClient(WORKERS.analyst, start);
  }

  /** Starts a worker before there is a question. */
  warm(): void {
    this.#client.warm();
  }

  /** What is found; drafts come to `show` of the asking. The fault has the field `worker` where it cannot run, `cancel` where it was taken back. */
  ask(question: AnalysisQuestion, asking: QuestionOptions<Finding>): Promise<DescribedResult<Finding>> {
    const client = this.#client;
    const { signal: scope, show } = asking;
    const leave = (): void => {
      if (this.#client === client) [this.#client, this.#spare] = [this.#spare, client];
    };
    scope?.addEventListener('abort', leave, { once: true });
    const hear = (draft: Finding): void => {
      this.#spare.warm();
      show?.(draft);
    };
    const reply = client.ask(question, { ...asking, show: hear, seconds: question.ms / 1000 + GRACE });
    return reply.finally(() => scope?.removeEventListener('abort', leave));
  }

  /** Ends the workers. */
  close(): void {
    this.#client.close();
    this.#spare.close();
  }
}
