import { WorkerClient, type WorkerPort } from '../../platform/worker-client.ts';
import { WORKERS } from '#words/workers.ts';
import type { JudgeQuestion, Verdict } from './judge-task.ts';

type JudgePort = WorkerPort<JudgeQuestion, Verdict>;

const startWorker = (): JudgePort => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module', name: 'judge' });

/** Seconds the judge may take. */
const PATIENCE = 90;

const judge = new WorkerClient<JudgeQuestion, Verdict>(WORKERS.judge, startWorker);

/** Judges a puzzle beside the page. A signal takes the question back. */
export const askJudge = (question: JudgeQuestion, signal: AbortSignal): ReturnType<typeof judge.ask> =>
  judge.ask(question, { signal, seconds: PATIENCE });
