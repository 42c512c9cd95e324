import { parseArgs } from 'node:util';
import { addSkip, NO_RECORD, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { NO_CHOICE, type Choice } from '../../src/training/practice-choice.ts';
import { makeSummaries, readSummaries, type PuzzleSummary } from '../../src/training/puzzle-index.ts';
import { isQuestionFacet } from '../../src/training/filter.ts';
import { chooseNext } from '../../src/training/next-puzzle.ts';
import { noteAttempt } from '../../src/training/reader-rating.ts';
import { makeRandom } from '../common/random.ts';
import { readAlbum } from '../common/read-collection.ts';
import { readCollection } from '../common/read-collection.ts';

/**
 * Lists the next puzzles of the trainer for four kinds of solver, to be read: does the tenth feel like the ninth?
 * `npm run -s puzzles:next -- [--ruleset meder] [--seed 1] [--count 20]`.
 */
interface Solver {
  readonly name: string;
  /** The rating at which the solver solves half. */
  readonly strength: number;
  /** Puzzles that the solver has already done, at this strength. */
  readonly before: number;
  readonly choice: Partial<Choice>;
}

const SOLVERS: readonly Solver[] = [
  { name: 'a newcomer', strength: 850, before: 0, choice: {} },
  { name: 'who comes back after forty puzzles', strength: 1250, before: 40, choice: {} },
  { name: 'a strong one', strength: 1900, before: 30, choice: { aim: 'harder' } },
  { name: 'who asked for mates', strength: 1300, before: 10, choice: { kind: 'mate' } },
];

function play(
  { strength, before, choice }: Solver,
  facets: readonly PuzzleSummary[],
  ruleset: string,
  seed: number,
  count: number,
): readonly PuzzleSummary[] {
  const random = makeRandom(seed);
  let record: PuzzleRecord = NO_RECORD;
  const shown: PuzzleSummary[] = [];
  for (let at = 0; at < before + count; at++) {
    const facet = chooseNext({ facets, record, choice: { ...NO_CHOICE, ...choice, ruleset }, without: shown.at(-1)?.id }, random);
    if (!facet) break;
    shown.push(facet);
    const score = random() < 1 / (1 + 10 ** ((facet.rating - strength) / 400)) ? 1 : 0;
    // Everybody goes past one now and then.
    record =
      random() < 0.05
        ? addSkip(record, facet.id, 1000 + at)
        : noteAttempt(record, { ...facet, isAsked: isQuestionFacet(facet) }, score, new Date((1000 + at) * 1000));
  }
  return shown.slice(before);
}

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'meder' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
  },
});
const chosen = new Set(readAlbum().flatMap(({ puzzles }) => puzzles.map(({ id }) => id)));
const own = readCollection().filter(({ ruleset }) => ruleset === values.ruleset);
/** As the site sends them. */
const facets = readSummaries(JSON.parse(makeSummaries(own, 0, ({ id }) => chosen.has(id))));

for (const solver of SOLVERS) {
  console.log(`${values.ruleset}, ${solver.name}`);
  for (const [at, { id, kind, moves, rating, level, themes }] of play(
    solver,
    facets,
    values.ruleset,
    Number(values.seed),
    Number(values.count),
  ).entries())
    console.log(
      `${String(at + 1).padStart(3)} ${id.padEnd(14)} ${`${kind}${moves > 0 ? ` ${moves}` : ''}`.padEnd(14)} ${rating} level ${level}  ${themes.join(' ')}`,
    );
}
