import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyse, expect as take, findRuleset, threatOf, type Position, type Ruleset } from '../../src/engine/index.ts';
import { PLAYING } from '../../scripts/check/data-tests.ts';
import { boardsOf, tasksOf, type LessonBoard, type LessonTask } from '../../scripts/courses/tasks.ts';

/** Plies that each answer is looked at, and the most positions: as deep for one move as for all. */
const LIMITS = { depth: 7, nodes: 1_500_000 } as const;
/** What that look has against an answer is looked at again so deep, and the deeper look decides: a shallow one may miss what refutes another move. */
const DEEPER = { depth: 9, nodes: 8_000_000 } as const;
/** With three players the choice of a search changes with its depth: an answer has to hold at both of these. */
const OF_THREE = [
  { depth: 5, nodes: 250_000 },
  { depth: 7, nodes: 1_500_000 },
] as const;
/** Centipawns: by how much an answer may miss the best move, and every move that is refused must miss it at least. */
const MARGIN = 100;
/** By how much a move with `!` in a game may miss the best, and by how much two looks at one move may differ. */
const PRAISE = 40;

/** The values of the best of some moves, in centipawns for the one on move, best first. */
function valuesOf(
  position: Position,
  ids: readonly string[],
  limits: Limits = LIMITS,
  past: readonly number[] = [],
  lines = 1,
): readonly number[] {
  const without = new Set(others(position, ids));
  return analyse(position, { ...limits, without, past, lines }).lines.map(({ value }) => value);
}

const valueOf = (...asked: Parameters<typeof valuesOf>): number => valuesOf(...asked)[0]!;

type Limits = Readonly<Record<keyof typeof LIMITS, number>>;
const looksAt = ({ ruleset }: Position): readonly Limits[] => (ruleset.players.length > 2 ? OF_THREE : [LIMITS]);

const others = (position: Position, ids: readonly string[]): readonly string[] =>
  position.moves().flatMap(({ id }) => (ids.includes(id) ? [] : [id]));

/** The move an answer in words begins with: “Qa8B: the queen joins file a”. */
function moveOf(position: Position, option: string): string | undefined {
  const [, name = ''] = /^([^\s:]+): /.exec(option) ?? [];
  const read = name === '' ? undefined : position.ruleset.notation.read(position, name);
  return read?.ok ? read.value.id : undefined;
}

/** What the search has against the answers of a task that asks for a good move; nothing where it agrees. */
function findBad(task: LessonTask): readonly string[] {
  const found = looksAt(task.position).flatMap((limits) => findBadAt(task, limits));
  return found.length > 0 && task.position.ruleset.players.length === 2 ? findBadAt(task, DEEPER) : found;
}

function findBadAt({ name, goal, position }: LessonTask, limits: Limits): readonly string[] {
  if (goal.kind === 'play' && typeof goal.moves !== 'string') {
    const rest = others(position, goal.moves);
    const values = valuesOf(position, goal.moves, limits, [], goal.moves.length);
    const [best, worst] = [values[0]!, values.at(-1)!];
    const other = valueOf(position, rest, limits);
    return [
      ...(Math.max(best, other) - worst > MARGIN ? [`${name}: one of ${goal.moves.join(', ')} ${worst}, the best move ${best}`] : []),
      ...(best - other < MARGIN ? [`${name}: ${goal.moves.join(', ')} ${best}, the best of the others ${other}`] : []),
    ];
  }
  if (goal.kind !== 'choice') return [];
  const ids = goal.options.map((option) => moveOf(position, option));
  if (ids.some((id) => id === undefined)) return ids.every((id) => id === undefined) ? [] : [`${name}: an answer names no move`];
  const values = ids.map((id) => valueOf(position, [id!], limits));
  const right = values[goal.answer]!;
  return [
    ...values.flatMap((value, at) =>
      at !== goal.answer && right - value < MARGIN ? [`${name}: ${ids[at]} ${value}, the answer ${right}`] : [],
    ),
    ...(valueOf(position, others(position, []), limits) - right > MARGIN
      ? [`${name}: ${ids[goal.answer]} falls short of the best move`]
      : []),
  ];
}

/** The moves with `!` of a line that fall short of the best. */
function findPraised({ name, position: start, values }: LessonBoard): readonly string[] {
  let position = start;
  const past: number[] = [];
  const words = String(values['moves'])
    .replace(/\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^\d+\.+$/.test(word));
  return words.flatMap((word) => {
    const [before, id] = [position, word.replace('!', '')];
    const found =
      word.endsWith('!') && valueOf(before, others(before, [id]), LIMITS, past) - valueOf(before, [id], LIMITS, past) > PRAISE
        ? [`${name}: ${word}`]
        : [];
    past.push(before.machine().hash());
    position = take(before.play(id));
    return found;
  });
}

/** A quiet position with four moves that differ in plan, to be asked before and after the lessons. */
interface Measured {
  readonly position: string;
  readonly candidates: readonly string[];
  readonly answer: string;
}

const readMeasured = (id: string): readonly Measured[] =>
  readFileSync(`test/fixtures/puzzles/plans-${id}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Measured);

/** The candidates that come within the margin of the answer. */
function findOutplayed(ruleset: Ruleset, { position: text, candidates, answer }: Measured): readonly string[] {
  const position = take(ruleset.parse(text));
  return looksAt(position).flatMap((limits) => {
    const right = valueOf(position, [answer], limits);
    return candidates.flatMap((id) => {
      const value = id === answer ? -Infinity : valueOf(position, [id], limits);
      return right - value < MARGIN ? [`${answer} ${right}, ${id} ${value} at ${limits.depth} plies in ${text}`] : [];
    });
  });
}

const readLesson = (file: string): LessonBoard[] => boardsOf(file.split('/').at(-2)!, file.split('/').at(-1)!, readFileSync(file, 'utf8'));

describe('what lessons on good play call good', () => {
  test.for(PLAYING)('is so by the search: %s', { timeout: 600_000 }, (file) => {
    const boards = readLesson(file);
    const lines = boards.filter(({ kind, name }) => kind === 'Steps' && !name.endsWith('whole'));
    expect([...tasksOf(boards).flatMap(findBad), ...lines.flatMap(findPraised)]).toEqual([]);
  });

  test('the best ten first moves under Meder’s rules lie within a tenth of a pawn', () => {
    expect(readFileSync('src/content/docs/learn/meder/first-ten-moves.mdx', 'utf8')).toContain(
      'the best ten first moves lie within a tenth of a pawn',
    );
    const values = analyse(findRuleset('meder')!.begin(), { depth: 9, lines: 10 }).lines.map(({ value }) => value);
    expect(values[0]! - values[9]!).toBeLessThanOrEqual(10);
  });

  test('ten of the eighteen first moves of the Usenet queen lose more than five pawns, the other eight less than one', () => {
    const text = readFileSync('src/content/docs/learn/usenet/first-ten-moves.mdx', 'utf8');
    expect(text).toContain('White’s queen has eighteen first moves. After ten of them she is lost');
    const { lines } = analyse(findRuleset('usenet')!.begin(), { depth: 4, lines: 50 });
    const queens = lines.flatMap(({ moves, value }) => (moves[0]!.startsWith('a2QL-') ? [value] : []));
    expect(queens).toHaveLength(18);
    expect([queens.filter((value) => value < -500).length, queens.filter((value) => value > -100).length]).toEqual([10, 8]);
  });

  test('a player who passed in one of the twenty positions of Usenet would lose about a pawn or more', { timeout: 600_000 }, () => {
    const text = readFileSync('src/content/docs/learn/usenet/quiet-moves.mdx', 'utf8');
    expect(text).toContain('We asked that in twenty quiet positions from games, chosen because few moves were good.');
    expect(text).toContain('In each of them a player who passed would lose about a pawn or more.');
    const costs = readMeasured('usenet').map((one) => {
      const position = take(findRuleset('usenet')!.parse(one.position));
      return valueOf(position, [one.answer]) + threatOf(position, { ...LIMITS, depth: LIMITS.depth - 1 })!.value;
    });
    expect(costs).toHaveLength(20);
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(0.9 * MARGIN);
  });

  test('what Black would do if White passed is as the lesson on quiet moves has it', () => {
    const { position } = readLesson('src/content/docs/learn/usenet/quiet-moves.mdx').find(({ name }) => name.endsWith('#quiet-pass'))!;
    expect(threatOf(position, LIMITS)!.moves[0]).toBe('a6ql-d3W');
  });

  test.for(['bartmess', 'meder', 'usenet', 'grant', 'harshman'])(
    'and so is the answer of each of the twenty positions to measure readers: %s',
    { timeout: 1_800_000 },
    (id) => {
      const ruleset = findRuleset(id)!;
      const positions = readMeasured(id);
      expect(positions).toHaveLength(20);
      const hashOf = (position: Position): number => position.machine().hash();
      const lessons = PLAYING.filter((file) => file.includes(`/${id}/`));
      const shown = new Set(lessons.flatMap(readLesson).map(({ position }) => hashOf(position)));
      expect(positions.filter(({ position }) => shown.has(hashOf(take(ruleset.parse(position)))))).toEqual([]);
      expect(positions.flatMap((one) => findOutplayed(ruleset, one))).toEqual([]);
    },
  );

  test('is found out where it is not: a pawn taken while a knight hangs, and a ride next to a rook', { timeout: 60_000 }, () => {
    const [pawn, ride] = [
      `<Exercise id="pawn" ruleset="meder" title="" position="W:2P1/PP2/4/NBBN;N:1n2/4/1n2/4;B:1bb1/pp1p/2p1/3P;QL@QL1:PP/RQ;KL@KL1:PP/KR;ql@QL6:rq/pp;kl@KL6:kr/pp b * - - 0 5" goal={{ kind: 'choice', options: ['cxd5B: take', 'Na6B: leave'], answer: 0 }} />`,
      `<Steps id="ride" ruleset="meder" position="W:4/P3/2K1/4;N:1p2/pN2/2n1/B1Q1;B:3k/2b1/r1q1/4;QL@QL1:P1/2;KL@KL1:PP/1R;ql@KL5:1p/2;kl@KL6:2/pp w * - - 0 33" moves="33. QL1-QL2!" />`,
    ].map((text) => boardsOf('meder', 'lesson.mdx', text)[0]!);
    expect(findBad(pawn as LessonTask)).toHaveLength(2);
    expect(findPraised(ride!)).toEqual(['lesson#ride: QL1-QL2!']);
  });
});
