import {
  findRuleset,
  fail,
  ok,
  prove,
  refutationsOf,
  type Goal,
  type Limits,
  type Proof,
  type Result,
  type Tell,
} from '../../engine/index.ts';

/** What the page asks the prover, as plain data: it goes to a worker. */
export interface Question {
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly goal: Goal;
  /** With a first move: what refutes it. Without: which first moves work. */
  readonly first?: string;
  /** Seconds after which the answer is “not settled”. */
  readonly seconds?: number;
}

export interface ProverAnswer {
  /** Absent when the question was what refutes a move. */
  readonly proof?: Proof;
  /** The replies that refute the move asked about. */
  readonly refutations?: readonly string[];
}

/** Answers a question here and now; the position's text is judged like any other text from outside. */
export function answer(question: Question, tell?: Tell): Result<ProverAnswer> {
  const ruleset = findRuleset(question.ruleset);
  if (!ruleset) return fail('unknown', 'ruleset', `“${question.ruleset}” is no ruleset`);
  const configured = ruleset.configure(question.options ?? {});
  if (!configured.ok) return configured;
  const position = configured.value.parse(question.position);
  if (!position.ok) return position;
  const limits = limitsOf(question);
  if (question.first !== undefined) {
    const refutations = refutationsOf(position.value, question.goal, question.first, limits);
    return refutations.ok ? ok({ refutations: refutations.value }) : refutations;
  }
  const proof = prove(position.value, question.goal, limits, tell);
  return proof.ok ? ok({ proof: proof.value }) : proof;
}

function limitsOf({ seconds }: Question): Limits {
  if (seconds === undefined) return { table: true };
  const end = performance.now() + seconds * 1000;
  return { table: true, stop: () => performance.now() > end };
}
