import type { Goal, Move, Position } from '../../engine/index.ts';
import type { ProverAnswer, Question } from '../prover/answer.ts';
import type { Ask } from '../prover/ask.ts';
import type { PuzzleSpec } from './spec.ts';

/** Milliseconds after which the reader is told that the prover is at work. */
const SLOW = 600;

/** What a puzzle asks the prover: whatever its written solution does not hold. */
export class Asking {
  readonly #spec: PuzzleSpec;
  readonly #ask: Ask;
  readonly #tellSlow: () => void;

  constructor(spec: PuzzleSpec, ask: Ask, tellSlow: () => void) {
    this.#spec = spec;
    this.#ask = ask;
    this.#tellSlow = tellSlow;
  }

  /** Whether a first move reaches the goal. */
  async reaches(position: Position, goal: Goal, move: Move): Promise<boolean> {
    const answer = await this.#waitFor(position, { goal });
    return answer?.proof?.keys.includes(move.id) ?? false;
  }

  /** The moves in which a first move mates, when it is later than asked; nothing when it does not. Quiet: nobody waits for it. */
  async slower(position: Position, goal: Goal, move: Move, isQuiet: boolean): Promise<number | undefined> {
    if (goal.kind !== 'mate') return undefined;
    return (await this.#waitFor(position, { goal, first: move.id, wants: 'slower' }, isQuiet))?.slower;
  }

  /** The id of a reply after which a first move does not reach the goal. */
  async refute(position: Position, goal: Goal, move: Move): Promise<string | undefined> {
    return (await this.#waitFor(position, { goal, first: move.id }))?.refutations?.[0];
  }

  /** The id of the reply that puts a mate in so many moves off longest. */
  async reply(position: Position, moves: number): Promise<string | undefined> {
    return (await this.#waitFor(position, { goal: { kind: 'mate', moves }, wants: 'reply' }))?.reply;
  }

  async #waitFor(
    position: Position,
    question: Omit<Question, 'ruleset' | 'options' | 'position'>,
    isQuiet = false,
  ): Promise<ProverAnswer | undefined> {
    const { ruleset, options } = this.#spec;
    const slow = isQuiet ? undefined : setTimeout(this.#tellSlow, SLOW);
    const answer = await this.#ask({ ruleset, ...(options && { options }), position: position.text(), ...question });
    clearTimeout(slow);
    return answer;
  }
}
