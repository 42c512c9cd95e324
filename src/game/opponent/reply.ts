import { WORKERS } from '#words/workers.ts';
import { chooseAct, chooseMove, ok, STRENGTHS, takesDraw, type Player, type Result } from '../../engine/index.ts';
import { failWith, type AnyFault } from '../../words/described-fault.ts';
import { replayGame, type GameSoFar } from '../analysis/replay.ts';

/** What the page asks the opponent, as plain data: it goes to a worker. The game, not only its last position, since positions repeat. */
export interface OpponentQuestion extends GameSoFar {
  /** The players it plays for. */
  readonly players: readonly Player[];
  /** The name of its strength. */
  readonly strength: string;
  /** A draw is offered to it: it says `accept` or `decline` instead of a move. */
  readonly isOffer?: true;
}

/** Milliseconds a move of the opponent may take, whatever its strength: the answer is there within a second. */
const MOST_MS = 750;

/** The id of the act or move the opponent makes; refused where it is not its turn and nothing can be declared. */
export function reply(question: OpponentQuestion, random: () => number = Math.random, ms = MOST_MS): Result<string, AnyFault> {
  const until = performance.now() + ms;
  const strength = STRENGTHS.find(({ name }) => name === question.strength);
  if (!strength) return failWith('unknown', 'strength', WORKERS.noStrength(question.strength));
  const past: number[] = [];
  const position = replayGame(question, past);
  if (!position.ok) return position;
  const act = chooseAct(position.value, question.players);
  if (act !== undefined) return ok(act);
  if (position.value.status() !== 'playing') return failWith('impossible', 'steps', WORKERS.gameOver(position.value.status()));
  if (!question.players.includes(position.value.turn)) return failWith('impossible', 'players', WORKERS.notItsTurn);
  return ok(chooseMove(position.value, strength, random, { past, stop: () => performance.now() >= until }));
}

/** What the opponent says to the offer of a draw. */
export const OFFER_ANSWERS = ['accept', 'decline'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** Milliseconds an answer to an offer may take. */
const OFFER_MS = 500;

/** Whether the opponent takes a draw in a game of two, whatever its strength. */
export function answerOffer(question: OpponentQuestion, ms = OFFER_MS): Result<OfferAnswer, AnyFault> {
  const until = performance.now() + ms;
  const past: number[] = [];
  const position = replayGame(question, past);
  if (!position.ok) return position;
  return ok(takesDraw(position.value, question.players, { past, stop: () => performance.now() >= until }) ? 'accept' : 'decline');
}
