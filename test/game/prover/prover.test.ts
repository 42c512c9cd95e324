import { describe, expect, test, vi } from 'vitest';
import { expect as take } from '../../../src/engine/index.ts';
import { answerProver, secondsOf, type ProverAnswer, type ProverRequest } from '../../../src/game/prover/prover-answer.ts';
import { ProverClient, type ProverPort } from '../../../src/game/prover/prover-client.ts';
import type { WorkerRequest, Report } from '../../../src/platform/worker-server.ts';
import { isPlayed, positionOf } from '../../../src/puzzles/puzzle.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';

const puzzle = readPuzzles('meder')
  .filter(isPlayed)
  .find(({ goal, tries }) => goal.kind === 'mate' && tries.length > 0);
const question: ProverRequest = { ruleset: puzzle!.ruleset, position: puzzle!.position, goal: puzzle!.goal };
const key = 'play' in puzzle!.solution ? puzzle!.solution.play[0]! : '';

/** A worker that answers on request. */
class FakeWorker implements ProverPort {
  onmessage: ((event: MessageEvent<Report<ProverAnswer>>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly asked: WorkerRequest<ProverRequest>[] = [];
  ended = false;
  postMessage(asked: WorkerRequest<ProverRequest>): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  report(report: Report<ProverAnswer>): void {
    this.onmessage?.({ data: report } as MessageEvent<Report<ProverAnswer>>);
  }
  work(): void {
    const { number, question: asked } = this.asked.at(-1)!;
    this.report({ number, answer: answerProver(asked, (done, of) => this.report({ number, done, of })) });
  }
}

function makeProver(): { prover: ProverClient; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = (): ProverPort => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  return { prover: new ProverClient(start), workers };
}

/** A mate in two of the collection. */
const long = readPuzzles('meder')
  .filter(isPlayed)
  .find(({ goal }) => goal.kind === 'mate' && goal.moves === 2)!;

describe('what the trainer asks beyond a proof', () => {
  const asked: ProverRequest = { ruleset: long.ruleset, position: long.position, goal: { kind: 'mate', moves: 1 } };
  const first = 'play' in long.solution ? long.solution.play[0]! : '';

  test('says in how many moves a slower move mates, and nothing of one that does not', () => {
    expect(take(answerProver({ ...asked, first, wants: 'slower' }))).toEqual({ slower: 2 });
    const [wrong] = long.tries;
    expect(take(answerProver({ ...asked, first: wrong!.move, wants: 'slower' }))).toEqual({});
  });

  test('looks for a slower mate than one in four or more for a moment only; for that of a shorter one, and for what refutes, as long as it may', () => {
    const four: ProverRequest = { ...asked, goal: { kind: 'mate', moves: 4 }, first, seconds: 8 };
    expect(secondsOf({ ...four, wants: 'slower' })).toBeLessThan(2);
    expect(secondsOf({ ...four, wants: 'slower', seconds: 1 })).toBe(1);
    expect(secondsOf(four)).toBe(8);
    expect(secondsOf({ ...four, goal: { kind: 'mate', moves: 3 }, wants: 'slower' })).toBe(8);
    expect(secondsOf({ ruleset: four.ruleset, position: four.position, goal: four.goal, wants: 'slower' })).toBeUndefined();
  });

  test('gives a reply that the stored proof knows', () => {
    const then = 'play' in long.solution && long.solution.then && 'replies' in long.solution.then ? long.solution.then.replies : [];
    const after = take(take(positionOf(long)).play(first));
    const { reply } = take(answerProver({ ...asked, position: after.text(), wants: 'reply' }));
    expect(then.flatMap(({ moves }) => moves)).toContain(reply);
  });
});

describe('answers of the prover for the page', () => {
  test('names the key, and what refutes a try', () => {
    expect(take(answerProver(question)).proof).toMatchObject({ verdict: 'true', keys: [key], complete: true });
    const [wrong] = puzzle!.tries;
    expect(take(answerProver({ ...question, first: wrong!.move })).refutations).toEqual(wrong!.refutation);
  });

  test('says “not settled” when the time is up, and refuses a bad position', () => {
    expect(take(answerProver({ ...question, goal: { kind: 'mate', moves: 4 }, seconds: 0 })).proof).toMatchObject({
      verdict: 'open',
      complete: false,
    });
    expect(answerProver({ ...question, position: 'W:4' }).ok).toBe(false);
  });
});

describe('the worker of the page', () => {
  test('starts with the first question, tells progress and answers in the order asked', async () => {
    const { prover, workers } = makeProver();
    expect(workers).toHaveLength(0);
    const told: number[] = [];
    const first = prover.ask(question, { tell: (done) => told.push(done) });
    const second = prover.ask({ ...question, goal: { kind: 'mate', moves: 1 } });
    expect(workers[0]!.asked).toHaveLength(1);
    workers[0]!.work();
    expect(take(await first).proof?.keys).toEqual([key]);
    workers[0]!.work();
    expect(take(await second).proof?.verdict).toBe('false');
    expect(told.length).toBeGreaterThan(0);
    expect(workers).toHaveLength(1);
  });

  test('a question taken back ends its worker, and the next one gets another', async () => {
    const { prover, workers } = makeProver();
    const abort = new AbortController();
    const first = prover.ask(question, { signal: abort.signal });
    const second = prover.ask(question);
    abort.abort();
    expect(await first).toMatchObject({ ok: false, fault: { field: 'cancel' } });
    expect(workers.map((worker) => worker.ended)).toEqual([true, false]);
    workers[1]!.work();
    expect(take(await second).proof?.verdict).toBe('true');
  });

  test('a question that waits can be taken back without ending the one that runs', async () => {
    const { prover, workers } = makeProver();
    const abort = new AbortController();
    const first = prover.ask(question);
    const second = prover.ask(question, { signal: abort.signal });
    abort.abort();
    expect((await second).ok).toBe(false);
    expect(workers[0]!.ended).toBe(false);
    workers[0]!.work();
    expect((await first).ok).toBe(true);
  });

  test('has its time from when the worker begins with a question, not from when it was asked', async () => {
    vi.useFakeTimers();
    try {
      const { prover, workers } = makeProver();
      const first = prover.ask(question, { seconds: 10 });
      const second = prover.ask(question, { seconds: 10 });
      await vi.advanceTimersByTimeAsync(9000);
      workers[0]!.work();
      expect((await first).ok).toBe(true);
      // Eighteen seconds after it was asked, nine after the worker began.
      await vi.advanceTimersByTimeAsync(9000);
      expect(workers.map((worker) => worker.ended)).toEqual([false]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(await second).toMatchObject({ ok: false, fault: { field: 'cancel' } });
      expect(workers.map((worker) => worker.ended)).toEqual([true]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a worker that breaks in the middle of a proof gives a fault, not silence, and the next question gets another', async () => {
    const { prover, workers } = makeProver();
    const asked = prover.ask(question);
    const next = prover.ask(question);
    workers[0]!.onerror?.({} as ErrorEvent);
    expect(await asked).toMatchObject({ ok: false, fault: { field: 'worker' } });
    workers[1]!.work();
    expect((await next).ok).toBe(true);
    expect(workers.map((worker) => worker.ended)).toEqual([true, false]);
  });

  test('a browser that starts no worker gives a fault for each question, and one that starts it later an answer', async () => {
    let isRefused = true;
    const worker = new FakeWorker();
    const prover = new ProverClient(() => {
      if (isRefused) throw new DOMException('refused', 'SecurityError');
      return worker;
    });
    const faults = await Promise.all([prover.ask(question), prover.ask(question)]);
    for (const fault of faults) expect(fault).toMatchObject({ ok: false, fault: { field: 'worker' } });
    isRefused = false;
    const asked = prover.ask(question);
    worker.work();
    expect((await asked).ok).toBe(true);
  });
});
