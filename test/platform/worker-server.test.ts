import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OpponentQuestion } from '../../src/game/opponent/reply.ts';
import type { ProverRequest } from '../../src/game/prover/prover-answer.ts';
import type { Report } from '../../src/platform/worker-server.ts';
import { findRuleset, ok, STRENGTHS } from '../../src/engine/index.ts';

const SEARCH = (): Promise<unknown> => import('../../src/game/worker/search-worker.ts');

/** A worker of its own, by its name: the module in it, and what it sends for each question. */
async function open(load: () => Promise<unknown>, name = '') {
  vi.resetModules();
  const sent: Report<unknown>[] = [];
  const port = {
    name,
    onmessage: (_event: { data: unknown }): void => undefined,
    postMessage: (report: Report<unknown>) => void sent.push(report),
  };
  vi.stubGlobal('self', port);
  await load();
  return (number: number, question: unknown): readonly Report<unknown>[] => {
    sent.length = 0;
    port.onmessage({ data: { number, question } });
    return [...sent];
  };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a worker', () => {
  test('answers under the number it was asked by, and tells how far it is at most ten times a second', async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const ask = await open(async () => {
      const { serve } = await import('../../src/platform/worker-server.ts');
      serve((steps: number, tell) => {
        for (let step = 1; step <= steps; step++) {
          now += 40;
          tell(step, steps);
        }
        return ok('done');
      });
    });
    const reports = ask(7, 8);
    expect(reports.every(({ number }) => number === 7)).toBe(true);
    expect(reports.filter((report) => 'done' in report).map((report) => 'done' in report && report.done)).toEqual([1, 4, 7]);
    expect(reports.at(-1)).toEqual({ number: 7, answer: ok('done') });
  });

  test('that proves tells what it proves, and refuses rules it does not know', async () => {
    const ask = await open(SEARCH, 'prover');
    const meder = findRuleset('meder')!;
    const question: ProverRequest = { ruleset: 'meder', position: meder.start, goal: { kind: 'mate', moves: 1 } };
    expect(ask(1, question).at(-1)).toMatchObject({ number: 1, answer: { ok: true, value: { proof: { keys: [] } } } });
    expect(ask(2, { ...question, ruleset: 'none' }).at(-1)).toMatchObject({ number: 2, answer: { ok: false } });
  });

  test('that plays makes a legal move where it is its turn, and refuses where it is not', async () => {
    const ask = await open(SEARCH, 'opponent');
    const meder = findRuleset('meder')!;
    const [strength] = STRENGTHS;
    const question: OpponentQuestion = {
      ruleset: 'meder',
      options: {},
      start: meder.start,
      steps: [],
      players: ['w'],
      strength: strength!.name,
    };
    const legal = meder.begin().moves();
    expect(legal.map(({ id }) => ({ number: 3, answer: ok(id) }))).toContainEqual(ask(3, question).at(-1));
    expect(ask(4, { ...question, players: ['b'] }).at(-1)).toMatchObject({ number: 4, answer: { ok: false } });
  });

  test('that analyses finds lines, and one that has no such name begins nothing', async () => {
    const ask = await open(SEARCH, 'analyst');
    const meder = findRuleset('meder')!;
    expect(ask(5, { ruleset: 'none', position: meder.start }).at(-1)).toMatchObject({ number: 5, answer: { ok: false } });
    await expect(open(SEARCH, 'cook')).rejects.toThrow('no worker is called “cook”');
  });
});
