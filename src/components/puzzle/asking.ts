import type { Goal, Move, Position } from '../../engine/index.ts';
import type { ProverAnswer, Question } from '../prover/answer.ts';
import { PageProver } from '../prover/prover.ts';
import type { PuzzleSpec } from './spec.ts';

/** Milliseconds after which the reader is told that the prover is at work. */
const SLOW = 600;
/** Seconds the prover has for what the collection does not hold. */
const PATIENCE = 8;
/** One worker for all puzzles of a page. */
const prover = new PageProver();

/** What a puzzle asks the prover in its worker: whatever its written solution does not hold. */
export class Asking {
  readonly #spec: PuzzleSpec;
  readonly #tellSlow: () => void;

  constructor(spec: PuzzleSpec, tellSlow: () => void) {
    this.#spec = spec;
    this.#tellSlow = tellSlow;
  }

  /** Whether a first move reaches the goal. */
  async reaches(position: Position, goal: Goal, move: Move): Promise<boolean> {
    const answer = await this.#ask(position, { goal });
    return answer?.proof?.keys.includes(move.id) ?? false;
  }

  /** The moves in which a first move mates, when it is later than asked; nothing when it does not. */
  async slower(position: Position, goal: Goal, move: Move): Promise<number | undefined> {
    return goal.kind === 'mate' ? (await this.#ask(position, { goal, first: move.id, wants: 'slower' }))?.slower : undefined;
  }

  /** The id of a reply after which a first move does not reach the goal. */
  async refute(position: Position, goal: Goal, move: Move): Promise<string | undefined> {
    return (await this.#ask(position, { goal, first: move.id }))?.refutations?.[0];
  }

  /** The id of the reply that puts a mate in so many moves off longest. */
  async reply(position: Position, moves: number): Promise<string | undefined> {
    return (await this.#ask(position, { goal: { kind: 'mate', moves }, wants: 'reply' }))?.reply;
  }

  async #ask(position: Position, question: Omit<Question, 'ruleset' | 'options' | 'position'>): Promise<ProverAnswer | undefined> {
    const { ruleset, options } = this.#spec;
    const slow = setTimeout(this.#tellSlow, SLOW);
    const asked = { ruleset, ...(options && { options }), position: position.text(), seconds: PATIENCE, ...question };
    // What is asked beyond a proof knows no limit of its own.
    const answer = await prover.ask(asked, undefined, AbortSignal.timeout(PATIENCE * 1000));
    clearTimeout(slow);
    return answer.ok ? answer.value : undefined;
  }
}
