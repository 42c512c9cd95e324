import { WORKERS } from '#words/workers.ts';
import type { DescribedResult } from '../../words/described-fault.ts';
import { WorkerClient } from '../../platform/worker-client.ts';
import { startWorker } from './opponent.ts';
import type { OpponentQuestion } from './reply.ts';

/** Asks for the move or act of a side, by its id; whoever asks takes the question back with the scope. */
export type AskOpponent = (question: OpponentQuestion, scope: AbortSignal) => Promise<DescribedResult<string>>;

/** Seconds for an answer, many times what it takes. */
const LONGEST = 30;

let client: WorkerClient<OpponentQuestion, string> | undefined;

/** One worker for all plates of a page, begun with the first question; questions wait for each other. */
export const askOpponent: AskOpponent = (question, scope) => {
  client ??= new WorkerClient(WORKERS.opponent, startWorker);
  return client.ask(question, { signal: scope, seconds: LONGEST });
};
