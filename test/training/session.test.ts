import { describe, expect, test } from 'vitest';
import { makeSummaries, readSummaries, type TrainerPuzzle } from '../../src/training/puzzle-index.ts';
import { isQuestionFacet } from '../../src/training/filter.ts';
import { NO_RECORD, readRecord, type PuzzleRecord } from '../../src/training/puzzle-record.ts';
import { makeData } from '../../src/training/puzzle-files.ts';
import type { Sets } from '../../src/training/puzzle-sets.ts';
import type { PuzzleResult } from '../../src/training/puzzle-result.ts';
import { firstPuzzleOf } from '../../src/training/first-visit.ts';
import { TrainerSession } from '../../src/training/session.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { makeDeferred } from '../platform/deferred.ts';

const collection = readCollection();
const facets = readSummaries(JSON.parse(makeSummaries(collection)));
const DATA = new Map<string, ReadonlyMap<string, TrainerPuzzle>>();
for (const ruleset of new Set(facets.map((facet) => facet.ruleset))) {
  const list = JSON.parse(makeData(collection.filter((puzzle) => puzzle.ruleset === ruleset))) as TrainerPuzzle[];
  DATA.set(ruleset, new Map(list.map((puzzle) => [puzzle.id, puzzle])));
}
const find = (passes: (puzzle: TrainerPuzzle) => boolean): TrainerPuzzle =>
  [...DATA.values()].flatMap((all) => [...all.values()]).find(passes)!;
const OF_MEDER = [...DATA.get('meder')!.keys()].slice(0, 3);
const TWIN = [OF_MEDER[0]!, [...DATA.get('grant')!.keys()][0]!];
const SETS: Sets = {
  series: [{ id: 'meder-castling', title: 'Castling', href: '/learn/meder/castling/', ruleset: 'meder', puzzles: OF_MEDER }],
  twins: [TWIN],
};
const MATE = find(({ ruleset, goal }) => ruleset === 'meder' && goal.kind === 'mate' && goal.moves === 2);

/** A trainer without a page: what is kept, what the page shows, what the address says. */
function open(kept: PuzzleRecord = NO_RECORD, rules?: string) {
  const world = {
    record: kept,
    shown: [] as string[],
    reviews: 0,
    word: '',
    isClear: false,
    address: '',
    rules,
    isBroken: false,
    /** Files that are refused, besides. */
    lacks: [] as string[],
    /** Done when the plate of a puzzle is made. */
    drawn: (_: string): Promise<void> => Promise.resolve(),
    now: new Date(2026, 10, 22, 12),
  };
  const fetchFrom = <T>(file: string, value: T): Promise<T> =>
    world.lacks.includes(file) ? Promise.reject(new Error('no network')) : Promise.resolve(value);
  let turn = 0;
  const training: TrainerSession = new TrainerSession({
    load: () => world.record,
    change: (change) => (training.record.value = world.record = change(world.record)),
    fetchFacets: () => (world.isBroken ? Promise.reject(new Error('no network')) : Promise.resolve(facets)),
    fetchPuzzle: ({ id, ruleset }) => fetchFrom('puzzles', DATA.get(ruleset)!.get(id)),
    fetchPuzzles: (some) =>
      fetchFrom(
        'reviews',
        some.map(({ id, ruleset }) => DATA.get(ruleset)!.get(id)!),
      ),
    fetchSets: () => fetchFrom('sets', SETS),
    draw: async (puzzle, word) => {
      await world.drawn(puzzle.id);
      return () => {
        world.isClear = false;
        world.shown.push(puzzle.id);
        world.word = word;
        if (word === 'Review') world.reviews += 1;
      };
    },
    clear: () => void (world.isClear = true),
    setAddress: (hash) => void (world.address = hash),
    firstRules: 'meder',
    loadRules: () => world.rules,
    keepRules: (id) => void (world.rules = id === '' ? undefined : id),
    now: () => world.now,
    random: () => ((turn += 0.37), turn % 1),
  });
  const go = (hash = ''): Promise<void> => training.follow(new URLSearchParams(hash));
  return { world, training, go };
}

const last = (list: readonly string[]): string => list.at(-1)!;
/** What the plate of the open puzzle tells when it is solved. */
const solved = (training: TrainerSession, how: Partial<PuzzleResult> = {}): PuzzleResult => ({
  ...{ id: training.puzzle.value?.id ?? '', clean: true, isHalf: false, tries: 1, isHelped: false },
  ...how,
});

describe('what an address opens', () => {
  test.each([
    ['', 'solving', 'ruleset=meder'],
    [`puzzle=${MATE.id}`, 'solving', 'ruleset=meder'],
    ['ruleset=grant', 'solving', 'ruleset=grant'],
    ['kind=mate-3&level=5', 'solving', 'kind=mate-3&level=5'],
    ['ruleset=usenet&aim=harder&theme=endgame', 'solving', 'ruleset=usenet&theme=endgame&aim=harder'],
    ['ruleset=chess&kind=dance&level=9', 'solving', ''],
    ['puzzle=meder-0000&ruleset=meder&kind=mate-2', 'missing', ''],
    ['puzzle=meder-0000', 'missing', ''],
    ['puzzle=__proto__', 'missing', ''],
    ['puzzle=%3Cb%3E', 'missing', ''],
    ['daily=today', 'solving', 'daily=2026-11-22'],
    ['daily=2026-11-20', 'solving', 'daily=2026-11-20'],
    ['daily=2027-01-01', 'solving', 'daily=2026-11-22'],
  ])('“%s” on a first visit: %s, practising “%s”', async (hash, state, practised) => {
    const { world, training, go } = open();
    await go(hash);
    expect(training.state.value).toBe(state);
    if (state !== 'solving') expect([world.isClear, world.shown, world.address]).toEqual([true, [], '']);
    else expect(world.address).toBe([`puzzle=${last(world.shown)}`, practised].filter(Boolean).join('&'));
  });

  test('brings only what is asked for', async () => {
    const { world, go } = open();
    await go('kind=mate-3&level=5');
    expect(facets.find(({ id }) => id === last(world.shown))).toMatchObject({ kind: 'mate', moves: 3, level: 5 });
  });

  test('a missing puzzle is reported, and no other opens before the reader asks for one', async () => {
    const { world, training, go } = open();
    await go('puzzle=meder-0000');
    expect([training.missing.value, training.state.value, training.choice.value.ruleset]).toEqual(['meder-0000', 'missing', 'meder']);
    await training.practise({ ruleset: 'meder' });
    expect([training.missing.value, world.shown.length]).toEqual([undefined, 1]);
    await go('puzzle=grant-0000');
    expect([training.missing.value, training.state.value, training.puzzle.value, world.isClear]).toEqual([
      'grant-0000',
      'missing',
      undefined,
      true,
    ]);
    await training.next();
    expect([training.missing.value, training.state.value, world.shown.length]).toEqual([undefined, 'solving', 2]);
  });

  test('is tried again where nothing could be fetched', async () => {
    const { world, training, go } = open();
    world.isBroken = true;
    await go('ruleset=grant');
    expect(training.state.value).toBe('failed');
    world.isBroken = false;
    await training.retry();
    expect([training.state.value, last(world.shown).split('-')[0]]).toEqual(['solving', 'grant']);
  });
});

describe('a first visit', () => {
  test('opens the first puzzle of the introduction by the rules last used, else by those of the site’s first course', async () => {
    for (const [rules, ruleset] of [
      ['usenet', 'usenet'],
      [undefined, 'meder'],
      ['chess', 'meder'],
    ] as const) {
      const { world, training, go } = open(NO_RECORD, rules);
      await go();
      expect([training.state.value, training.choice.value.ruleset]).toEqual(['solving', ruleset]);
      expect(world.shown).toEqual([firstPuzzleOf(ruleset)]);
      // Nothing was chosen: the next visit goes by the rules that are used until then.
      expect([world.record.practice, world.record.open]).toEqual([undefined, firstPuzzleOf(ruleset)]);
    }
  });

  test('keeps what is chosen for the next one', async () => {
    const { world, training, go } = open(NO_RECORD, 'usenet');
    await go();
    await training.practise({ ruleset: 'grant', level: '2' });
    expect([world.record.practice, world.rules, training.state.value]).toEqual(['ruleset=grant&level=2', 'grant', 'solving']);
    const again = open(world.record, 'grant');
    await again.go();
    expect(again.world.shown).toEqual([last(world.shown)]);
    expect(again.training.choice.value).toMatchObject({ ruleset: 'grant', level: '2' });
  });

  test('goes on by the rules the reader has been with since', async () => {
    const { training, go, world } = open({ ...NO_RECORD, practice: 'ruleset=grant&kind=mate-2' }, 'meder');
    await go();
    expect(training.choice.value).toMatchObject({ ruleset: 'meder', kind: 'mate-2' });
    expect(last(world.shown)).toMatch(/^meder-/);
  });
});

describe('another ruleset', () => {
  test('keeps task, level and theme where it has puzzles like that, and says what it gave up where not', async () => {
    const { training, go } = open();
    await go('ruleset=meder&kind=mate-2&level=3');
    await training.practise({ ruleset: 'grant' });
    expect([training.choice.value.kind, training.choice.value.level, training.dropped.value]).toEqual(['mate-2', '3', []]);
    await training.practise({ ruleset: 'harshman' });
    expect([training.choice.value.kind, training.dropped.value.includes('kind')]).toEqual(['', true]);
  });
});

describe('going on', () => {
  test('skips what has no answer, keeps it in the record and does not bring it again', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    for (let at = 0; at < 30; at++) await training.next();
    expect(new Set(world.shown).size).toBe(31);
    expect(world.record.skipped!.map(({ id }) => id)).toEqual(world.shown.slice(0, -1));
    expect(world.record.history).toEqual([]);
  });

  test('does not call skipped what was missed or solved', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    await training.missed(training.puzzle.value!.id);
    await training.next();
    await training.solved(solved(training));
    await training.next();
    expect([world.record.skipped, world.record.history.map(({ score }) => score)]).toEqual([undefined, [0, 1]]);
  });

  test('gets easier and harder in steps as far as they go, and drops a level that was named', async () => {
    const { training, go } = open();
    await go('ruleset=meder&level=3');
    const aims: string[] = [];
    for (let at = 0; at < 3; at++) {
      await training.shiftDifficulty(1);
      aims.push(training.choice.value.aim);
    }
    expect([aims, training.choice.value.level]).toEqual([['harder', 'hardest', 'hardest'], '']);
    await training.shiftDifficulty(-1);
    expect(training.choice.value.aim).toBe('harder');
  });

  test('counts a puzzle once: a slip stays one though it is solved after it', async () => {
    const { world, training, go } = open();
    await go(`puzzle=${MATE.id}`);
    await training.missed(training.puzzle.value!.id);
    await training.missed(training.puzzle.value!.id);
    await training.solved(solved(training, { clean: false, tries: 3 }));
    expect([training.state.value, training.outcome.value.score, world.record.history.length]).toEqual(['done', 0, 1]);
    expect(training.outcome.value.change).toBeLessThan(0);
  });

  test('rates a question apart', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder&kind=questions');
    expect(training.isAsked.value).toBe(true);
    await training.solved(solved(training));
    expect([world.record.skills, Object.keys(world.record.questions!)]).toEqual([{}, ['meder']]);
  });
});

describe('hints', () => {
  /** Rated as a newcomer is: the change is not cut off. */
  const EASY = find(({ ruleset, rating, goal }) => ruleset === 'meder' && goal.kind === 'mate' && rating > 850 && rating < 1000);

  test('the one that tells the piece leaves half a point: less of the rating than a whole one, and no miss', async () => {
    const run = async (how: Partial<PuzzleResult>) => {
      const { world, training, go } = open();
      await go(`puzzle=${EASY.id}`);
      await training.solved(solved(training, how));
      return { change: training.outcome.value.change!, attempt: world.record.history.at(-1), state: training.state.value };
    };
    const [whole, half, none] = [await run({}), await run({ clean: false, isHalf: true }), await run({ clean: false })];
    expect(half.change).toBeLessThan(whole.change);
    expect(half.attempt).toMatchObject({ id: EASY.id, score: 0, isHalf: true });
    expect(whole.attempt).toMatchObject({ score: 1 });
    expect(whole.attempt).not.toHaveProperty('isHalf');
    expect([none.change, none.attempt, half.state]).toEqual([undefined, undefined, 'done']);
  });

  test('in a streak half a point is none', async () => {
    const { training, go } = open();
    await go('ruleset=meder&mode=streak');
    await training.solved(solved(training, { clean: false, isHalf: true }));
    expect(training.run.value).toMatchObject({ isOver: true, missed: [training.puzzle.value!.id] });
  });
});

describe('reviews', () => {
  test('come when their day has come, only of what is practised, and are said to be reviews', async () => {
    const { world, training, go } = open();
    await go(`puzzle=${MATE.id}`);
    await training.setReview(true);
    await training.missed(training.puzzle.value!.id);
    expect(Object.keys(world.record.review!).length).toBeGreaterThan(0);
    await training.next();
    expect(world.reviews).toBe(0);
    world.now = new Date(2026, 11, 24);
    await training.practise({ ruleset: 'grant' });
    expect([world.reviews, last(world.shown).split('-')[0], training.reviewing.due.value]).toEqual([0, 'grant', []]);
    await training.practise({ ruleset: 'meder' });
    expect([world.reviews, last(world.shown).split('-')[0]]).toEqual([1, 'meder']);
    const due = training.reviewing.due.value.length;
    await training.solved(solved(training));
    expect(training.reviewing.due.value.length).toBeLessThan(due);
  });

  test('wait in the record for what they need, and count on the page after one that was left', async () => {
    const { world, training, go } = open();
    await go(`puzzle=${MATE.id}`);
    await training.setReview(true);
    world.lacks = ['reviews'];
    await training.missed(training.puzzle.value!.id);
    expect(world.record).toMatchObject({ review: {}, answers: [{ id: MATE.id, score: 0 }] });
    expect(readRecord(JSON.parse(JSON.stringify(world.record)))!.answers).toEqual(world.record.answers);
    const next = open(world.record);
    await next.go('ruleset=meder');
    expect([next.world.record.answers, Object.keys(next.world.record.review!).length > 0]).toEqual([[], true]);
  });
});

describe('a streak', () => {
  test('gets harder with each puzzle solved, lasts until the first miss, and keeps the best one', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder&mode=streak');
    for (let at = 0; at < 12; at++) {
      await training.solved(solved(training));
      await training.next();
    }
    const ratings = world.shown.map((id) => facets.find((facet) => facet.id === id)!.rating);
    const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
    expect(mean(ratings.slice(8))).toBeGreaterThan(mean(ratings.slice(0, 4)) + 150);
    expect(new Set(world.shown).size).toBe(13);
    expect(training.run.value).toMatchObject({ isOver: false, missed: [] });
    await training.missed(training.puzzle.value!.id);
    expect(training.run.value).toMatchObject({ isOver: true, missed: [last(world.shown)] });
    expect(training.run.value!.solved).toHaveLength(12);
    expect(world.record.best).toEqual({ 'streak/meder': 12 });
    // Another one begins; a worse one leaves the best as it is.
    await training.next();
    expect(training.run.value).toMatchObject({ isOver: false, solved: [] });
    await training.solved(solved(training));
    await training.next();
    await training.missed(training.puzzle.value!.id);
    expect(world.record.best).toEqual({ 'streak/meder': 12 });
  });

  test('ends with a puzzle that is passed by, has no questions, and leaves the rating alone', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder&mode=streak');
    await training.solved(solved(training));
    await training.next();
    await training.next();
    expect(training.run.value!.isOver).toBe(true);
    expect([world.record.skills['meder']?.rating, world.record.skipped]).toEqual([1000, undefined]);
    expect(world.shown.some((id) => isQuestionFacet(facets.find((facet) => facet.id === id)!))).toBe(false);
  });
});

describe('a storm', () => {
  const later = (world: { now: Date }, seconds: number): void => void (world.now = new Date(world.now.getTime() + seconds * 1000));

  test('goes on by itself for three minutes, and lists what was missed', async () => {
    const { world, training, go } = open();
    await go('ruleset=grant&mode=storm');
    await training.solved(solved(training));
    later(world, 100);
    const wrong = last(world.shown);
    await training.missed(training.puzzle.value!.id);
    later(world, 79);
    training.tick();
    expect(training.run.value!.isOver).toBe(false);
    await training.solved(solved(training));
    expect(world.shown).toHaveLength(4);
    later(world, 1);
    training.tick();
    expect(training.run.value).toMatchObject({ isOver: true, missed: [wrong] });
    expect(world.record.best).toEqual({ 'storm/grant': 2 });
    // What is solved after the end counts no more.
    await training.solved(solved(training));
    expect([training.run.value!.solved.length, world.shown.length]).toEqual([2, 4]);
  });

  test('ends by an answer that comes too late, and is not begun by a visit', async () => {
    const { world, training, go } = open();
    await go('ruleset=grant&mode=storm');
    later(world, 181);
    await training.solved(solved(training));
    expect(training.run.value).toMatchObject({ isOver: true, solved: [] });
    const again = open(world.record);
    await again.go();
    expect([again.training.run.value, again.training.choice.value.mode]).toEqual([undefined, '']);
  });
});

describe('what was missed', () => {
  test('comes again until it is solved, the longest ago first, and nothing else', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    const missed: string[] = [];
    for (let at = 0; at < 4; at++) {
      world.now = new Date(2026, 10, 22, 12, at);
      missed.push(last(world.shown));
      await (at === 1 ? training.solved(solved(training)) : training.missed(training.puzzle.value!.id));
      await training.next();
    }
    missed.splice(1, 1);
    await training.practise({ mode: 'missed' });
    for (const id of missed) {
      expect(last(world.shown)).toBe(id);
      await training.solved(solved(training));
      await training.next();
    }
    expect(training.state.value).toBe('empty');
  });
});

describe('the puzzle of the day', () => {
  test('is said to be that of its day, also when the page is loaded again, and of another puzzle it is not', async () => {
    const { world, go } = open();
    await go('daily=2026-11-20');
    expect(world.word).toBe('Puzzle of the day, 2026-11-20');
    world.word = '';
    await go(world.address);
    expect(world.word).toBe('Puzzle of the day, 2026-11-20');
    await go(`puzzle=${MATE.id}&daily=2026-11-20`);
    expect(world.word).toBe('');
  });
});

describe('a series', () => {
  test('brings its puzzles in order, keeps where it is, and is left by a choice of something else', async () => {
    const { world, training, go } = open();
    await go('mode=series&series=meder-castling');
    expect([last(world.shown), world.address]).toEqual([OF_MEDER[0], `puzzle=${OF_MEDER[0]!}&mode=series&series=meder-castling`]);
    await training.solved(solved(training));
    await training.next();
    expect(last(world.shown)).toBe(OF_MEDER[1]);
    const again = open(world.record, 'grant');
    await again.go();
    expect([last(again.world.shown), again.training.choice.value.series]).toEqual([OF_MEDER[1], 'meder-castling']);
    await again.training.practise({ kind: 'mate-2' });
    expect(again.training.choice.value).toMatchObject({ mode: '', series: '', kind: 'mate-2' });
  });

  test('is the first of the ruleset where none is named, and nothing where nobody has it', async () => {
    const { training, go } = open();
    await go('ruleset=meder');
    await training.practise({ mode: 'series' });
    expect(training.choice.value.series).toBe('meder-castling');
    await go('mode=series&series=meder-nothing');
    expect(training.state.value).toBe('empty');
  });
});

describe('twins', () => {
  test('come one after the other, the second with a word that it is the same position', async () => {
    const { world, training, go } = open();
    await go('mode=twins');
    expect([last(world.shown), world.word]).toEqual([TWIN[0], '']);
    await training.solved(solved(training));
    await training.next();
    expect([last(world.shown), world.word]).toEqual([TWIN[1], 'the same position']);
  });
});

describe('order', () => {
  test('a slower puzzle that was asked for before changes neither the plate nor the open puzzle', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    const slow = makeDeferred();
    const made: string[] = [];
    world.drawn = (id) => (made.push(id), id.startsWith('grant') ? slow.promise : Promise.resolve());
    const [first, second] = [training.practise({ ruleset: 'grant' }), training.practise({ ruleset: 'usenet' })];
    await second;
    const [plate, puzzle, address] = [last(world.shown), training.puzzle.value!.id, world.address];
    expect([plate, plate.split('-')[0]]).toEqual([puzzle, 'usenet']);
    slow.resolve();
    await first;
    expect([last(world.shown), training.puzzle.value!.id, world.address, world.record.open]).toEqual([plate, puzzle, address, puzzle]);
    expect(world.record.practice).toContain('ruleset=usenet');
  });

  test('while the next one is on its way the plate and the open puzzle are still the same one', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    const slow = makeDeferred();
    world.drawn = () => slow.promise;
    const coming = training.next();
    await Promise.resolve();
    expect(last(world.shown)).toBe(training.puzzle.value!.id);
    slow.resolve();
    await coming;
    expect([last(world.shown), world.shown.length]).toEqual([training.puzzle.value!.id, 2]);
  });

  test('what a plate tells is refused where its puzzle is not the open one', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    const before = world.record;
    await training.missed('grant-0000');
    await training.solved(solved(training, { id: 'grant-0000' }));
    training.shown('grant-0000');
    await training.next('grant-0000');
    expect([world.record, training.state.value, world.shown.length]).toEqual([before, 'solving', 1]);
    training.shown(training.puzzle.value!.id);
    expect(training.state.value).toBe('shown');
  });

  test('a puzzle that is solved while its cards are on their way does not solve the next one', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    await training.setReview(true);
    const first = training.solved(solved(training));
    await training.next();
    await first;
    expect([training.state.value, training.outcome.value, training.told.value]).toEqual(['solving', {}, undefined]);
    expect(world.record.history).toHaveLength(1);
  });
});

describe('where something could not be fetched', () => {
  test.for([
    ['a series', 'sets', { mode: 'series' }],
    ['twins', 'sets', { mode: 'twins' }],
    ['other rules', 'puzzles', { ruleset: 'grant' }],
  ] as const)('%s: it is said, nothing is kept of the choice, and it is tried again', async ([, file, change]) => {
    const { world, training, go } = open();
    await go('ruleset=meder&kind=mate-2');
    const kept = world.record.practice;
    world.lacks = [file];
    await training.practise(change);
    expect([training.state.value, world.record.practice, world.rules]).toEqual(['failed', kept, undefined]);
    // The plate that is there is still that of the open puzzle, and of what is shown as chosen.
    expect([last(world.shown), training.choice.value]).toMatchObject([training.puzzle.value!.id, { ruleset: 'meder', mode: '' }]);
    await training.retry();
    expect(training.state.value).toBe('failed');
    world.lacks = [];
    await training.retry();
    expect([training.state.value, training.choice.value]).toMatchObject(['solving', change]);
    expect(world.record.practice).not.toBe(kept);
  });

  test('a choice that no puzzle fits is not a failure', async () => {
    const { training, go } = open();
    await go('ruleset=meder');
    await training.practise({ mode: 'missed' });
    expect([training.state.value, training.choice.value.mode]).toEqual(['empty', 'missed']);
  });

  test('the puzzle of the day is said to be lost and tried again', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    world.lacks = ['puzzles'];
    await training.openDaily();
    expect([training.state.value, world.shown.length]).toEqual(['failed', 1]);
    world.lacks = [];
    await training.retry();
    expect([training.state.value, world.word]).toEqual(['solving', 'Puzzle of the day, 2026-11-22']);
  });

  test('the puzzle of the day brings what the page itself lacks', async () => {
    const { world, training, go } = open();
    world.isBroken = true;
    await go();
    expect(training.state.value).toBe('failed');
    world.isBroken = false;
    await training.openDaily();
    expect([training.state.value, world.shown.length]).toEqual(['solving', 1]);
  });

  test('a storm begins when its first puzzle is here', async () => {
    const { world, training, go } = open();
    await go('ruleset=meder');
    const slow = makeDeferred();
    world.drawn = () => slow.promise;
    const coming = training.practise({ mode: 'storm' });
    await Promise.resolve();
    expect(training.run.value).toBeUndefined();
    world.now = new Date(world.now.getTime() + 60_000);
    slow.resolve();
    await coming;
    expect(training.run.value).toMatchObject({ mode: 'storm', isOver: false });
    world.now = new Date(world.now.getTime() + 179_000);
    training.tick();
    expect(training.run.value?.isOver).toBe(false);
    world.now = new Date(world.now.getTime() + 2000);
    training.tick();
    expect(training.run.value?.isOver).toBe(true);
  });

  test('an answer to a card waits for what it needs, and counts when it was given', async () => {
    const { world, training, go } = open({ ...NO_RECORD, review: {} });
    await go('ruleset=meder');
    world.lacks = ['reviews'];
    const answered = world.now;
    await training.missed(training.puzzle.value!.id);
    expect(world.record.review).toEqual({});
    world.lacks = [];
    world.now = new Date(world.now.getTime() + 3_600_000);
    await training.next();
    const times = Object.values(world.record.review ?? {}).map(({ last_review }) => last_review);
    expect([...new Set(times)]).toEqual([answered.toISOString()]);
  });
});

describe('a set of the reader’s own', () => {
  test('is solved in its order, timed, and repeated', async () => {
    const { training, world } = open();
    await training.follow(new URLSearchParams('ruleset=meder&kind=mate-1&mode=own'));
    expect(training.state.value).toBe('empty');
    expect(await training.makeOwn(10, true)).toBe(false);
    expect(await training.makeOwn(10, false)).toBe(true);
    const { ids } = world.record.own!;
    expect(ids.length).toBe(10);
    for (const [at, id] of ids.entries()) {
      expect(training.puzzle.value?.id).toBe(id);
      world.now = new Date(world.now.getTime() + 30_000);
      if (at === 0) await training.missed(id);
      else if (at > 1) await training.solved({ id, clean: true, isHalf: false, tries: 1, isHelped: false });
      // The second is left without an answer.
      await training.next();
    }
    expect(training.state.value).toBe('empty');
    const [cycle] = world.record.own!.cycles;
    expect(cycle).toMatchObject({ seconds: 300, solved: ids.slice(2), missed: ids.slice(0, 2) });
    await training.repeatOwn();
    expect(training.puzzle.value?.id).toBe(ids[0]);
    expect(world.record.own!.cycles.length).toBe(2);
  });

  test('is left when readers filter, kept when they come back, and let go', async () => {
    const { training, world } = open();
    await training.follow(new URLSearchParams('ruleset=meder&mode=own'));
    await training.makeOwn(20, false);
    await training.practise({ ruleset: 'grant' });
    expect(training.choice.value.mode).toBe('');
    await training.practise({ mode: 'own' });
    expect(training.puzzle.value?.id).toBe(world.record.own!.ids[0]);
    await training.dropOwn();
    expect(world.record.own).toBeUndefined();
    expect(training.state.value).toBe('empty');
  });
});
