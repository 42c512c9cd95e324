import { existsSync, readFileSync } from 'node:fs';
import type { Candidate, Yield } from './batch.ts';

/** Where the miner keeps what it has found. */
export const FOLDER = '.cache/mine';

/** A line of a file: a candidate, or the end of a batch with what came to each filter. */
export type Line = Candidate | { readonly batch: number; readonly counts: Yield };

/** All lines of such a file; none where there is no file. */
function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

/** Only whole batches count: what was found after the last end of a batch is found again. */
export function readCandidates(file: string): { candidates: Candidate[]; counts: Yield; next: number } {
  const candidates: Candidate[] = [];
  const counts: Yield = {};
  let open: Candidate[] = [];
  let next = 0;
  for (const line of readLines(file)) {
    if (!('counts' in line)) open.push(line);
    else {
      candidates.push(...open);
      open = [];
      next = line.batch + 1;
      for (const [name, count] of Object.entries(line.counts)) counts[name] = (counts[name] ?? 0) + count;
    }
  }
  return { candidates, counts, next };
}

/** The file of a kind under a ruleset, by the seed of its batches. */
export const fileOf = (ruleset: string, kind: string, seed: number): string => `${FOLDER}/${ruleset}-${kind}-${seed}.jsonl`;
