import type { Result } from '../../engine/index.ts';
import { reply, type OpponentQuestion } from './reply.ts';

export interface Asked {
  readonly number: number;
  readonly question: OpponentQuestion;
}

export interface Replied {
  readonly number: number;
  readonly reply: Result<string>;
}

const port = self as unknown as { onmessage: ((event: MessageEvent<Asked>) => void) | null; postMessage(replied: Replied): void };

port.onmessage = ({ data: { number, question } }) => port.postMessage({ number, reply: reply(question) });
