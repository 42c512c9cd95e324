import { serve } from '../../platform/worker-server.ts';
import { answerAnalysis as analyse } from '../analysis/answer-analysis.ts';
import type { AnalysisQuestion, Finding } from '../analysis/analysis-question.ts';
import { answerOffer, reply, type OpponentQuestion } from '../opponent/reply.ts';
import { answerProver as prove } from '../prover/prover-answer.ts';

/** What a worker of this file can be, by its name. One file for all, so that a reader fetches and keeps the engine once for them. */
const ROLES: Readonly<Record<string, () => void>> = {
  analyst: () => serve<AnalysisQuestion, Finding>((question, _tell, show) => analyse(question, show)),
  opponent: () => serve((question: OpponentQuestion) => (question.isOffer ? answerOffer(question) : reply(question))),
  prover: () => serve(prove),
};

const begin = ROLES[self.name];
if (!begin) throw new Error(`no worker is called “${self.name}”`);
begin();
