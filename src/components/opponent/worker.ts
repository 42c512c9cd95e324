import { serve } from '../worker/serve.ts';
import { reply, type OpponentQuestion } from './reply.ts';

serve((question: OpponentQuestion) => reply(question));
