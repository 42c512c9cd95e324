import { WORKERS } from '../../words/workers.ts';
import { Desk, type WorkerPort } from '../worker/desk.ts';
import type { ProverAnswer, Question } from './answer.ts';

export type ProverPort = WorkerPort<Question, ProverAnswer>;

const startWorker = (): ProverPort => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The prover off the main thread. */
export class PageProver extends Desk<Question, ProverAnswer> {
  constructor(start: () => ProverPort = startWorker) {
    super(WORKERS.prover, start);
  }
}
