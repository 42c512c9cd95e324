import { readFileSync } from 'node:fs';

/** A line of the test vectors. */
export interface Vector {
  readonly ruleset: string;
  readonly position: string;
  readonly moves: readonly string[];
  readonly check: readonly string[];
  readonly status: string;
}

const VECTORS = readFileSync('test/fixtures/vectors/trid.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

export function vectorsOf(ruleset: string): Vector[] {
  return VECTORS.filter((vector) => vector.ruleset === ruleset);
}
