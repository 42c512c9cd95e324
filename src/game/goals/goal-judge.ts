import { captureOf, type Goal, type Move, type Position, type Ruleset } from '../../engine/index.ts';
import type { ProverAnswer, ProverRequest } from '../prover/prover-answer.ts';
import type { Ask } from '../prover/ask-prover.ts';
import type { Judgement } from './judge-goal.ts';

/** The rules under which a line is played. */
export interface Rules {
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** Milliseconds after which the page says that the prover is at work. */
const SLOW = 600;

/**
 * What a played line asks the prover, and what is done where it is silent: silence is no verdict, and a legal reply always follows. A question
 * is taken back with its signal, and nobody is told then that it is slow.
 */
export class GoalJudge {
  readonly #rules: Rules;
  readonly #ask: Ask;
  readonly #tellSlow: () => void;

  /** `tellSlow` is called when an answer is long in coming. */
  constructor({ ruleset, options }: Rules, ask: Ask, tellSlow: () => void = () => undefined) {
    this.#rules = { ruleset, ...(options && { options }) };
    this.#ask = ask;
    this.#tellSlow = tellSlow;
  }

  /**
   * Whether the goal is still reached after this move, which the position alone has left `open`: `going`, or `failed` with a reply that
   * shows it; `open` where the prover is silent.
   */
  async settle(before: Position, goal: Goal, move: Move, signal: AbortSignal): Promise<Judgement> {
    const refutations = (await this.#waitFor(before, { goal, first: move.id }, signal))?.refutations;
    if (!refutations) return { state: 'open' };
    const reply = findMove(before.after(move), refutations[0]);
    return reply ? { state: 'failed', why: 'not-mate', reply } : { state: 'going' };
  }

  /** The reply that delays a mate longest; the greediest while the prover has not answered. Undefined where there is no move. */
  async reply(position: Position, moves: number, signal: AbortSignal): Promise<Move | undefined> {
    const answer = await this.#waitFor(position, { goal: { kind: 'mate', moves }, wants: 'reply' }, signal);
    return findMove(position, answer?.reply) ?? greediestReply(position);
  }

  /** A reply after which a first move does not reach the goal. */
  async refute(position: Position, goal: Goal, move: Move, signal: AbortSignal): Promise<Move | undefined> {
    const answer = await this.#waitFor(position, { goal, first: move.id }, signal);
    return findMove(position.after(move), answer?.refutations?.[0]);
  }

  /** The moves in which a first move mates, when it is later than asked; nothing when it does not. Quiet: nobody waits for it. */
  async slower(position: Position, goal: Goal, move: Move, signal: AbortSignal, isQuiet: boolean): Promise<number | undefined> {
    if (goal.kind !== 'mate') return undefined;
    return (await this.#waitFor(position, { goal, first: move.id, wants: 'slower' }, signal, isQuiet))?.slower;
  }

  async #waitFor(
    position: Position,
    question: Omit<ProverRequest, keyof Rules | 'position'>,
    signal: AbortSignal,
    isQuiet = false,
  ): Promise<ProverAnswer | undefined> {
    const slow = isQuiet ? undefined : setTimeout(this.#tellSlow, SLOW);
    const stop = (): void => clearTimeout(slow);
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await this.#ask({ ...this.#rules, position: position.text(), ...question }, signal);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}

/** The legal move of this id. */
export function findMove(position: Position, id: string | undefined): Move | undefined {
  return id === undefined ? undefined : position.moves().find((move) => move.id === id);
}

/** The reply where nothing is written and nothing proved: what takes most, else the first. Nothing where there is no move. */
export function greediestReply(position: Position): Move | undefined {
  const { values } = position.ruleset;
  const gains = position.moves().map((move) => ({ move, gain: gainOf(move, values) }));
  const best = gains.reduce<{ move: Move; gain: number } | undefined>((top, one) => (top && top.gain >= one.gain ? top : one), undefined);
  return best?.move;
}

function gainOf(move: Move, values: Ruleset['values']): number {
  const taken = captureOf(move);
  return (taken ? values[taken.piece.role] : 0) + (move.promotion ? values[move.promotion] : 0);
}
