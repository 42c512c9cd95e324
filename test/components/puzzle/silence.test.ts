import { describe, expect, test, vi } from 'vitest';
import { expect as must, isAttackNode, type ProofNode } from '../../../src/engine/index.ts';
import { answerProver } from '../../../src/game/prover/prover-answer.ts';
import type { Ask } from '../../../src/game/prover/ask-prover.ts';
import { PuzzleAttempt } from '../../../src/components/puzzle/puzzle-attempt.ts';
import { PuzzleController } from '../../../src/components/puzzle/puzzle-controller.ts';
import { makeSpec } from '../../../src/components/puzzle/puzzle-spec.ts';
import { MISSED, SOLVED, ResultReporter } from '../../../src/components/puzzle/puzzle-events.ts';
import { positionOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { stubPage } from '../harness/stub-page.ts';
import { FakeTable } from '../table.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));
stubPage();

/** Milliseconds after which the page's prover gives up. */
const PATIENCE = 8000;
const after = <T>(time: number, value: T): Promise<T> => new Promise((done) => setTimeout(() => done(value), time));
const prove: Ask = async (question) => must(answerProver(question));
const silent: Ask = () => after(PATIENCE, undefined);
/** Its replies come, what it proves does not. */
const replying: Ask = (question) => (question.wants === 'reply' ? prove(question) : silent(question));
const late: Ask = async (question) => after(PATIENCE - 3000, await prove(question));
const PROVERS = {
  'is silent throughout': silent,
  'gives replies and no answers': replying,
  'answers late': late,
  'answers at once': prove,
};

function solve(puzzle: Puzzle, ask: Ask) {
  const start = must(positionOf(puzzle));
  const spec = makeSpec(start, puzzle);
  const table = new FakeTable(start, spec.mode);
  const told: string[] = [];
  const life = new AbortController();
  const root = { dispatchEvent: ({ type }: Event) => told.push(type) > 0 } as unknown as HTMLElement;
  const attempt = new PuzzleAttempt(spec, table, new ResultReporter(root, puzzle.id));
  return { start, table, told, attempt, life, solving: new PuzzleController(attempt, ask, life.signal) };
}

const said = ({ message: { value } }: PuzzleAttempt): string =>
  value?.kind === 'verdict' ? `${value.bold} ${value.why}` : (value?.kind ?? '');
/** Long enough for whoever answers, or gives up. */
const wait = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(3 * PATIENCE);

/** Where the solution's second move has another beside it that is as good: key, reply and that other. */
function leaveTree({ goal, solution }: Puzzle): readonly [string, string, string] | undefined {
  if (goal.kind !== 'mate' || goal.moves !== 3 || !solution || !isAttackNode(solution)) return undefined;
  const then = solution.then;
  const [first] = then && !isAttackNode(then) ? then.replies : [];
  const next: ProofNode | undefined = first?.then;
  const other = next && isAttackNode(next) ? next.play[1] : undefined;
  return first && other !== undefined ? [solution.play[0]!, first.moves[0]!, other] : undefined;
}

const LEFT = ['bartmess', 'meder', 'grant', 'usenet'].flatMap((id) =>
  readPuzzles(id)
    .filter((puzzle) => leaveTree(puzzle))
    .slice(0, 2),
);
if (LEFT.length < 3) throw new Error('too few mates in three have a second move with another beside it');

describe.each(Object.entries(PROVERS))('a puzzle whose prover %s', (_, ask) => {
  test.each(LEFT.map((puzzle) => [puzzle.id, puzzle] as const))('%s: mate on the board off the written tree is mate', async (_, puzzle) => {
    const { table, attempt, told } = solve(puzzle, ask);
    const [key, , other] = leaveTree(puzzle)!;
    table.put(key);
    await wait();
    table.put(other);
    await wait();
    // It is the reader's turn again, whoever gave the reply.
    expect([table.position.turn, table.mode, attempt.state.value]).toEqual([table.line.positions[0]!.turn, 'play', 'new']);
    expect(said(attempt)).toMatch(/replies \S+\. Your move\.$/);
    const mating = table.position.moves().find((move) => table.position.after(move).status() === 'checkmate')!;
    table.put(mating.id);
    await wait();
    expect([attempt.state.value, said(attempt)]).toEqual(['solved', expect.stringContaining('Solved. Without a slip.') as string]);
    expect(told).toEqual([SOLVED]);
  });

  test('what is not a mate with the last move is a slip all the same', async () => {
    const puzzle = LEFT[1]!;
    const { table, attempt, told } = solve(puzzle, ask);
    const [key, , other] = leaveTree(puzzle)!;
    for (const id of [key, other]) {
      table.put(id);
      await wait();
    }
    table.put(table.position.moves().find((move) => table.position.after(move).status() === 'playing')!.id);
    await wait();
    expect([attempt.state.value, attempt.mayRetry.value, told]).toEqual(['wrong', true, [MISSED]]);
  });
});

/** Mate in two by b5N-b8B, asked for in three and told as the second of two ways: every move after it is off the tree. */
const LONG = {
  ...LEFT[1]!,
  goal: { kind: 'mate', moves: 3 },
  position: 'W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1',
  solution: { play: ['b5N-b6N', 'b5N-b8B'] },
  tries: [],
} as Puzzle;

describe('a move that only the prover can judge', () => {
  /** The rook leaves the rank: no mate in one is left. */
  const WEAK = 'b8B-b6B';
  const open = async (ask: Ask) => {
    const opened = solve(LONG, ask);
    opened.table.put('b5N-b8B');
    await wait();
    opened.table.put(WEAK);
    return opened;
  };

  test('is refuted by the prover’s reply where it answers, late too, and is a slip', async () => {
    for (const ask of [prove, late]) {
      const { attempt, told, table } = await open(ask);
      await wait();
      expect([attempt.state.value, told, table.line.moves.length]).toEqual(['wrong', [MISSED], 4]);
    }
  });

  test('is not a slip while the prover is silent: a legal reply follows, and the puzzle goes on', async () => {
    for (const ask of [silent, replying]) {
      const { attempt, told, table, start } = await open(ask);
      await wait();
      expect([attempt.state.value, told, table.mode]).toEqual(['new', [], 'play']);
      expect([table.position.turn, table.line.moves.length]).toEqual([start.turn, 4]);
    }
  });

  test('whose answer comes when the reader has begun again is not judged any more', async () => {
    const { attempt, told, table, solving } = await open(late);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said(attempt)).toContain('One moment.');
    solving.restart();
    await wait();
    expect([attempt.state.value, told, table.line.moves, table.mode]).toEqual(['new', [], [], 'play']);
  });

  test('whose answer comes when its plate has left the page is not judged any more', async () => {
    const { attempt, told, table, life } = await open(late);
    await vi.advanceTimersByTimeAsync(1000);
    life.abort();
    await wait();
    expect([attempt.state.value, told, table.line.moves.length]).toEqual(['new', [], 3]);
  });
});

/** What ends a wait for the prover, and how the puzzle stands after it. */
const ENDS = {
  'another beginning': { act: ({ solving }: Opened) => solving.restart(), state: 'new', mode: 'play', moves: 0, missed: false },
  'a retry': { act: ({ solving }: Opened) => solving.retry(), state: 'new', mode: 'play', moves: 0, missed: false },
  'the solution': { act: ({ solving }: Opened) => void solving.solve(), state: 'shown', mode: 'look', moves: 1, missed: true },
  'the end of its plate': { act: ({ life }: Opened) => life.abort(), state: 'new', mode: 'look', moves: 3, missed: false },
} as const;
type Opened = ReturnType<typeof solve>;

describe.each(Object.entries(ENDS))('%s while the prover is thinking', (_, { act, state, mode, moves, missed }) => {
  test.each([
    ['at once', 0],
    ['while the piece moves', 1],
    ['before it is called slow', 300],
    ['after it was called slow', 1000],
  ])('%s takes the question back, and nothing is said or played after it', async (_, time) => {
    const asked: AbortSignal[] = [];
    const opened = solve(LONG, (question, signal) => {
      asked.push(signal!);
      return late(question);
    });
    const { table, attempt, told } = opened;
    table.put('b5N-b8B');
    await wait();
    asked.length = 0;
    table.put('b8B-b6B');
    await vi.advanceTimersByTimeAsync(time);
    expect(asked.some((signal) => signal.aborted)).toBe(false);
    act(opened);
    const before = said(attempt);
    expect(asked.every((signal) => signal.aborted)).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    const now = (): unknown[] => [attempt.state.value, table.mode, table.line.moves.length, told.includes(MISSED)];
    expect(now()).toEqual([state, mode, moves, missed]);
    if (state === 'new') expect(said(attempt)).toBe(before);
    const stands = said(attempt);
    await wait();
    expect([now(), said(attempt)]).toEqual([[state, mode, moves, missed], stands]);
  });
});

describe('a stored refutation is shown at once, and what the prover finds of it later', () => {
  const STORED = {
    ...LONG,
    goal: { kind: 'mate', moves: 2 },
    solution: { play: ['b5N-b8B'] },
    tries: [{ move: 'e8kl-d8B', refutation: ['d9kl-d8B'] }],
  } as Puzzle;
  const open = async () => {
    const opened = solve(STORED, () => after(3000, { slower: 3 }));
    opened.table.put('e8kl-d8B');
    await vi.advanceTimersByTimeAsync(1000);
    expect([opened.attempt.state.value, said(opened.attempt)]).toEqual(['wrong', expect.stringContaining('is not it') as string]);
    return opened;
  };

  test('is told behind it', async () => {
    const { attempt } = await open();
    await wait();
    expect(said(attempt)).toContain('mates too, but in 3.');
  });

  test('is not told of a move that was taken back', async () => {
    const { attempt, solving } = await open();
    solving.retry();
    await wait();
    expect([attempt.state.value, said(attempt)]).toEqual(['new', '']);
  });
});
