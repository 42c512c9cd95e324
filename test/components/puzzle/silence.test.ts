import { describe, expect, test, vi } from 'vitest';
import { expect as must, isAttackNode, type ProofNode } from '../../../src/engine/index.ts';
import { answer } from '../../../src/components/prover/answer.ts';
import type { Ask } from '../../../src/components/prover/ask.ts';
import { PuzzleAttempt } from '../../../src/components/puzzle/puzzle-attempt.ts';
import { Solving } from '../../../src/components/puzzle/solving.ts';
import { makeSpec } from '../../../src/components/puzzle/spec.ts';
import { MISSED, SOLVED, Telling } from '../../../src/components/puzzle/told.ts';
import { positionOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { stubPage } from '../harness/stub-page.ts';
import { FakeTable } from '../table.ts';
import { readPuzzles } from '../../../tools/common/read.ts';

vi.mock('../../../src/components/board/view/announce.ts', () => ({ announce: () => undefined }));
stubPage();

/** Milliseconds after which the page's prover gives up. */
const PATIENCE = 8000;
const after = <T>(time: number, value: T): Promise<T> => new Promise((done) => setTimeout(() => done(value), time));
const prove: Ask = async (question) => must(answer(question));
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
  const attempt = new PuzzleAttempt(spec, table, new Telling(root, puzzle.id));
  return { start, table, told, attempt, life, solving: new Solving(attempt, ask, life.signal) };
}

const said = ({ said: { value } }: PuzzleAttempt): string =>
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

  test('what is no mate with the last move is a slip all the same', async () => {
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

  test('is no slip while the prover is silent: a legal reply follows, and the puzzle goes on', async () => {
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
