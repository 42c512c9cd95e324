import { WORKERS } from '#words/workers.ts';
import { WorkerClient, type WorkerPort } from '../../platform/worker-client.ts';
import type { ProverAnswer, ProverRequest } from './prover-answer.ts';

export type ProverPort = WorkerPort<ProverRequest, ProverAnswer>;

const startWorker = (): ProverPort =>
  new Worker(new URL('../worker/search-worker.ts', import.meta.url), { type: 'module', name: 'prover' });

/** The prover off the main thread. */
export class ProverClient extends WorkerClient<ProverRequest, ProverAnswer> {
  constructor(start: () => ProverPort = startWorker) {
    super(WORKERS.prover, start);
  }
}
