import { ok, takesDraw, type Result } from '../../engine/index.ts';
import type { AnyFault } from '../../words/described-fault.ts';
import { replayGame } from '../analysis/replay.ts';
import type { OpponentQuestion } from './reply.ts';

/** What the opponent says to the offer of a draw. */
export const OFFER_ANSWERS = ['accept', 'decline'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** Milliseconds it may take. */
const MOST_MS = 500;

/** Whether the opponent takes a draw in a game of two, whatever its strength. */
export function answerOffer(question: OpponentQuestion, ms = MOST_MS): Result<OfferAnswer, AnyFault> {
  const until = performance.now() + ms;
  const past: number[] = [];
  const position = replayGame(question, past);
  if (!position.ok) return position;
  return ok(takesDraw(position.value, question.players, { past, stop: () => performance.now() >= until }) ? 'accept' : 'decline');
}
