import { describe, expect, test } from 'vitest';
import { NO_CHOICE, type Choice } from '../../src/training/practice-choice.ts';
import { makeSummaries, readSummaries, type PuzzleSummary } from '../../src/training/puzzle-index.ts';
import { isQuestionFacet, QUESTIONS } from '../../src/training/filter.ts';
import { listIntroduction } from '../../src/training/introduction.ts';
import { chooseNext } from '../../src/training/next-puzzle.ts';
import { addSkip, NO_RECORD, skillOf, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { noteAttempt } from '../../src/training/reader-rating.ts';
import { MOTIFS } from '../../src/puzzles/motif.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const facets = readSummaries(JSON.parse(makeSummaries(readCollection())));
const RULESETS = [...new Set(facets.map(({ ruleset }) => ruleset))];

/** Numbers from 0 up to 1, the same for a seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What somebody does with a puzzle: solves it (1), misses it (0), goes past it. */
type Solver = (facet: PuzzleSummary, random: () => number) => 0 | 1 | 'skip';
const strength =
  (own: number): Solver =>
  ({ rating }, random) =>
    random() < 1 / (1 + 10 ** ((rating - own) / 400)) ? 1 : 0;
const SOLVERS: Readonly<Record<string, Solver>> = {
  'who skips all': () => 'skip',
  'of true strength 1300': strength(1300),
  'who misses all': () => 0,
  'new to it, who goes past what is not a mate': (facet, random) =>
    facet.kind === 'mate' ? strength(900)(facet, random) : random() < 0.5 ? 'skip' : 0,
};

interface Ran {
  readonly shown: readonly PuzzleSummary[];
  readonly record: PuzzleRecord;
}

/** The next puzzles of a solver who begins with nothing. */
function run(solver: Solver, choice: Choice, seed: number, count = 20, all = facets): Ran {
  const random = makeRandom(seed);
  let record = NO_RECORD;
  const shown: PuzzleSummary[] = [];
  for (let at = 0; at < count; at++) {
    const facet = chooseNext({ facets: all, record, choice, without: shown.at(-1)?.id }, random);
    if (!facet) break;
    shown.push(facet);
    const did = solver(facet, random);
    const seconds = 1000 + at;
    record =
      did === 'skip'
        ? addSkip(record, facet.id, seconds)
        : noteAttempt(record, { ...facet, isAsked: isQuestionFacet(facet) }, did, new Date(seconds * 1000));
  }
  return { shown, record };
}

const SEEDS = Array.from({ length: 16 }, (_, seed) => seed);
/** The most questions among five that follow one another. */
const mostAsked = (shown: readonly PuzzleSummary[]): number =>
  Math.max(...shown.map((_, at) => shown.slice(at, at + 5).filter(isQuestionFacet).length));

describe.each(RULESETS)('the next twenty puzzles of %s', (ruleset) => {
  const choice = { ...NO_CHOICE, ruleset };
  const own = facets.filter((facet) => facet.ruleset === ruleset);

  test.each(Object.keys(SOLVERS))('for a solver %s: none twice, at most one in five a question, several kinds', (name) => {
    const kinds: number[] = [];
    let asked = 0;
    for (const seed of SEEDS) {
      const { shown } = run(SOLVERS[name]!, choice, seed, 20, own);
      expect(shown).toHaveLength(20);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(20);
      expect(shown.every((facet) => facet.ruleset === ruleset)).toBe(true);
      expect(mostAsked(shown)).toBeLessThanOrEqual(1);
      asked += shown.filter(isQuestionFacet).length;
      kinds.push(new Set(shown.map(({ kind }) => kind)).size);
    }
    // They do come: who never meets a question learns no rule from one.
    expect(asked / (20 * SEEDS.length)).toBeGreaterThan(0.08);
    expect(Math.min(...kinds)).toBeGreaterThan(1);
    expect(kinds.reduce((sum, count) => sum + count, 0) / kinds.length).toBeGreaterThan(2.5);
  });

  test('are questions where they are asked for, and none where a task to play is', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      expect(run(strength(1300), { ...choice, kind: QUESTIONS }, seed, 8, own).shown.every(isQuestionFacet)).toBe(true);
      const kind = ruleset === 'harshman' ? 'declaration' : 'mate';
      expect(run(strength(1300), { ...choice, kind }, seed, 20, own).shown.every((facet) => facet.kind === kind)).toBe(true);
    }
  });

  test('are harder for readers who ask for harder ones', () => {
    const mean = (aim: Choice['aim']): number => {
      const all = SEEDS.flatMap((seed) =>
        run(strength(1300), { ...choice, aim }, seed, 20, own).shown.filter((facet) => !isQuestionFacet(facet)),
      );
      return all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
    };
    expect(mean('harder')).toBeGreaterThan(mean('') + 50);
    expect(mean('easier')).toBeLessThan(mean('') + 1);
    expect(mean('easier')).toBeLessThan(mean('harder') - 50);
  });
});

describe('the tenth does not feel like the ninth', () => {
  const POINTS: readonly string[] = [...MOTIFS, 'board-move-key', 'board-move-mate', 'castling', 'en-passant', 'promotion', 'sacrifice'];
  const shares = (one: PuzzleSummary, other: PuzzleSummary): boolean =>
    one.themes.some((theme) => POINTS.includes(theme) && other.themes.includes(theme));
  /** How often `is` holds among three that follow one another. */
  const shareOf = (
    runs: readonly (readonly PuzzleSummary[])[],
    is: (one: PuzzleSummary, next: PuzzleSummary, third: PuzzleSummary) => boolean,
  ): number => {
    const threes = runs.flatMap((shown) => shown.slice(2).map((third, at) => is(shown[at]!, shown[at + 1]!, third)));
    return threes.filter(Boolean).length / threes.length;
  };
  // What an introduction begins with is chosen by hand; this is what comes after it.
  const drawn = RULESETS.flatMap((ruleset) =>
    SEEDS.slice(0, 4).map(
      (seed) =>
        run(
          strength(1300),
          { ...NO_CHOICE, ruleset },
          seed,
          20,
          facets.filter((one) => one.ruleset === ruleset && !listIntroduction(ruleset).includes(one.id)),
        ).shown,
    ),
  );

  test('three of a kind seldom follow one another, and what one turned on the next seldom turns on again', () => {
    expect(shareOf(drawn, (one, next, third) => one.kind === next.kind && next.kind === third.kind)).toBeLessThan(0.08);
    expect(shareOf(drawn, (one, next) => shares(one, next))).toBeLessThan(0.04);
  });

  test('where they are only ordered by rating they do oftener: it is the choice that tells them apart', () => {
    const ordered = RULESETS.map((ruleset) =>
      facets.filter((one) => one.ruleset === ruleset && !isQuestionFacet(one)).toSorted((one, other) => one.rating - other.rating),
    );
    expect(shareOf(ordered, (one, next, third) => one.kind === next.kind && next.kind === third.kind)).toBeGreaterThan(0.08);
    // How often what one turned on comes again by rating alone goes with the collection: it is held to the choice, half as much again at least.
    expect(shareOf(ordered, shares)).toBeGreaterThan(1.5 * shareOf(drawn, shares));
  });

  test('where there is but one kind, or one motif, it comes again', () => {
    const forks = facets.filter(({ themes, kind }) => kind === 'gain' && themes.includes('fork'));
    expect(
      run(
        strength(1300),
        NO_CHOICE,
        1,
        10,
        forks.filter(({ ruleset }) => ruleset === 'usenet'),
      ).shown,
    ).toHaveLength(10);
  });
});

describe('a rating', () => {
  const own = facets.filter(({ ruleset }) => ruleset === 'meder');

  test('comes near the true strength of a solver, and no puzzle moves it by more than a hundred', () => {
    const ends = SEEDS.map((seed) => skillOf(run(strength(1300), NO_CHOICE, seed, 60, own).record, 'meder').rating);
    const mean = ends.reduce((sum, rating) => sum + rating, 0) / ends.length;
    expect(Math.abs(mean - 1300)).toBeLessThan(75);
    for (const seed of SEEDS.slice(0, 5)) {
      const { history } = run(strength(2200), { ...NO_CHOICE, level: '5' }, seed, 20, own).record;
      const played = history.filter(({ id }) => !isQuestionFacet(facets.find((facet) => facet.id === id)!)).map(({ rating }) => rating);
      for (const [at, rating] of played.entries()) expect(Math.abs(rating - (played[at - 1] ?? 1000))).toBeLessThanOrEqual(100);
    }
  });
});

describe('the next puzzle', () => {
  const facet = (id: string, rating: number, rest: Partial<PuzzleSummary> = {}): PuzzleSummary => ({
    id,
    ruleset: id.split('-')[0]!,
    kind: 'mate',
    moves: 2,
    level: 2,
    rating,
    themes: [],
    place: 0,
    slice: 1,
    ...rest,
  });
  const two = [facet('meder-aaaa', 950), facet('meder-bbbb', 990)];
  const done = (record: PuzzleRecord, id: string, at: number): PuzzleRecord =>
    noteAttempt(record, { id, ruleset: 'meder', rating: 1000 }, 1, new Date(at * 1000));
  const choose = (
    all: readonly PuzzleSummary[],
    record: PuzzleRecord,
    choice: Partial<Choice> = {},
    random = 0,
  ): PuzzleSummary | undefined => chooseNext({ facets: all, record, choice: { ...NO_CHOICE, ...choice } }, () => random);

  test('is one done longest ago when all are done, one skipped when nothing else is left, nothing where none passes', () => {
    const record = done(done(NO_RECORD, 'meder-bbbb', 5), 'meder-aaaa', 9);
    expect(choose(two, record)?.id).toBe('meder-bbbb');
    expect(choose(two, addSkip(done(NO_RECORD, 'meder-aaaa', 9), 'meder-bbbb', 5))?.id).toBe('meder-aaaa');
    expect(choose(two, addSkip(addSkip(NO_RECORD, 'meder-aaaa', 9), 'meder-bbbb', 5))?.id).toBe('meder-bbbb');
    expect(choose(two, NO_RECORD, { theme: 'joint' })).toBeUndefined();
    expect(chooseNext({ facets: two, record: NO_RECORD, choice: NO_CHOICE, without: 'meder-aaaa' }, () => 0)?.id).toBe('meder-bbbb');
  });

  test('of a level that is named lies in the middle of it, whatever the reader’s rating', () => {
    const level = Array.from({ length: 40 }, (_, at) => facet(`meder-l${at}`, 1800 + 10 * at, { level: 5 }));
    expect(choose([...two, ...level], NO_RECORD, { level: '5' })!.rating).toBeGreaterThanOrEqual(1890);
    expect(choose([...two, ...level], NO_RECORD)!.rating).toBeLessThan(1000);
  });

  test('of all rulesets stays with one for five puzzles, then goes on to the next', () => {
    const { shown } = run(strength(1300), NO_CHOICE, 3, 25);
    const runs = shown.reduce<number[]>((all, { ruleset }, at) => {
      if (ruleset === shown[at - 1]?.ruleset) all.push(all.pop()! + 1);
      else all.push(1);
      return all;
    }, []);
    expect(runs).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(shown.map(({ ruleset }) => ruleset)).size).toBe(5);
  });
});
