import { writeFileSync } from 'node:fs';
import { RULESETS, STRENGTHS } from '../../src/engine/index.ts';
import { makeAnybody, makeExpert, playOut } from './play-playout.ts';
import {
  hashOf,
  isPlayoutTask,
  playoutKey,
  LOTS,
  readRecords,
  RECORDS_FILE,
  SEEDS,
  type PlayoutRecord,
  type PlayoutRecords,
  type PlayoutTask,
} from '../../scripts/courses/playouts.ts';
import { makeRandom } from '../common/random.ts';
import { readBoards, readPractice, tasksOf } from '../../scripts/courses/tasks.ts';

/** `npm run playouts`: plays out what has not been played as it stands, `-- --all` everything, `-- meder` of one ruleset, and stores what came of it. */
const isAll = process.argv.includes('--all');
/** Tries for each seed of the machine: whoever plays for the reader errs too. */
const TRIES = 30;

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const known = new Set<string>();
for (const { id } of RULESETS)
  for (const plate of tasksOf([...readBoards(id), ...readPractice(id)]).filter(isPlayoutTask)) {
    const key = playoutKey(plate);
    known.add(key);
    if (named.length > 0 && !named.includes(id)) continue;
    const before = readRecords()[key];
    if (!isAll && before?.hash === hashOf(plate) && before.lines.length >= SEEDS) continue;
    const record = playAll(plate);
    console.log(`${key}: ${record.lines.length} of ${SEEDS} seeds, by lot ${record.lots.join(' of ')}`);
    if (record.lines.length < SEEDS) process.exitCode = 1;
    // Read again: another run may have stored what it found meanwhile.
    store({ ...readRecords(), [key]: record });
  }
store(Object.fromEntries(Object.entries(readRecords()).filter(([key]) => known.has(key))));

function store(records: PlayoutRecords): void {
  const sorted = Object.fromEntries(Object.entries(records).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(RECORDS_FILE, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function playAll(plate: PlayoutTask): PlayoutRecord {
  const { goal, position } = plate;
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const lines = numbers(SEEDS).flatMap((seed) => findLine(plate, seed) ?? []);
  const reached = numbers(LOTS).filter(
    (seed) => playOut(goal, position, makeAnybody(makeRandom(seed)), makeRandom(-seed)).standing.state === 'done',
  );
  return { hash: hashOf(plate), lines, lots: [reached.length, LOTS] };
}

/** A line that reaches the aim against the machine with this seed; nothing where no try does. */
function findLine({ goal, position }: PlayoutTask, seed: number): string | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const strength = attempt % 4 === 3 ? STRENGTHS.at(-1)!.name : 'club';
    const expert = makeExpert(makeRandom(seed * 100 + attempt), strength);
    const { ids, standing } = playOut(goal, position, expert, makeRandom(seed));
    if (standing.state === 'done') return ids.join(' ');
  }
  return undefined;
}
