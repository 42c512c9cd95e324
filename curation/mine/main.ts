import { appendFileSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RULESETS, type Ruleset } from '../../src/engine/index.ts';
import { mineBatch } from './batch.ts';
import type { Kind } from './kind.ts';
import { kindsOf } from './kinds.ts';
import { fileOf, FOLDER, readCandidates } from './mined-files.ts';

/**
 * Mines candidates for the collection, kind after kind in turns, until each has `--more` times its quota:
 * `npm run mine -- [--ruleset meder] [--kind mate2] [--seed 1] [--more 2] [--slice 5] [--minutes 60]`.
 * What is found goes to `.cache/mine/`, with a line after each batch, so that a run goes on where the last one stopped.
 */
export interface MiningRun {
  readonly ruleset: Ruleset;
  readonly kind: Kind;
  readonly file: string;
  found: number;
  next: number;
}

/** Seconds of a core that this process has had. */
const busy = (): number => process.cpuUsage().user / 1e6;

function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      kind: { type: 'string' },
      seed: { type: 'string', default: '1' },
      more: { type: 'string', default: '2' },
      slice: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '60' },
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const seed = Number(values.seed);
  const end = performance.now() + Number(values.minutes) * 60_000;
  const veins: MiningRun[] = RULESETS.filter(({ id }) => values.ruleset === undefined || values.ruleset.split(',').includes(id)).flatMap(
    (ruleset) =>
      kindsOf(ruleset)
        .filter(({ id }) => values.kind === undefined || values.kind.split(',').includes(id))
        .map((kind) => {
          const file = fileOf(ruleset.id, kind.id, seed);
          const { candidates, next } = readCandidates(file);
          return { ruleset, kind, file, found: candidates.length, next };
        }),
  );
  const wanted = ({ kind }: MiningRun): number => Math.ceil(kind.quota * Number(values.more));
  let open = veins.filter((vein) => vein.found < wanted(vein));
  while (open.length > 0 && performance.now() < end) {
    for (const vein of open) {
      const pause = busy() + Number(values.slice);
      while (vein.found < wanted(vein) && busy() < pause && performance.now() < end) {
        const { candidates, counts } = mineBatch(vein.ruleset, vein.kind, seed, vein.next);
        const lines = [...candidates, { batch: vein.next, counts }].map((line) => `${JSON.stringify(line)}\n`);
        appendFileSync(vein.file, lines.join(''));
        vein.found += candidates.length;
        vein.next++;
      }
      console.log(`${vein.ruleset.id.padEnd(9)} ${vein.kind.id.padEnd(10)} ${vein.found} of ${wanted(vein)}, ${vein.next} batches`);
    }
    open = open.filter((vein) => vein.found < wanted(vein));
  }
}

if (import.meta.main) main();
