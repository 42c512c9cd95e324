import { describe, expect, test, vi } from 'vitest';
import { findRuleset, RULESETS, type Analysis, type AnalysisLine, type Position } from '../../../src/engine/index.ts';
import { answerAnalysis, type LineFinder } from '../../../src/game/analysis/answer-analysis.ts';
import { AnalystClient, type AnalystPort } from '../../../src/game/analysis/analyst-client.ts';
import type { AnalysisQuestion, Finding } from '../../../src/game/analysis/analysis-question.ts';
import type { WorkerRequest, Report } from '../../../src/platform/worker-server.ts';
import { ok } from '../../../src/engine/index.ts';

const ask = (ruleset: string, more: Partial<AnalysisQuestion> = {}): AnalysisQuestion => ({
  ...{ ruleset, options: {}, start: findRuleset(ruleset)!.start, steps: [], kind: 'lines', ms: 50, lines: 3 },
  ...more,
});

/** An engine that answers what it is told to. */
function fake(lines: readonly AnalysisLine[], threat?: AnalysisLine): LineFinder {
  const found: Analysis = { lines, status: 'playing', depth: 5, nodes: 100, ms: 40 };
  return {
    analyse: (_position: Position, { onDepth }) => {
      onDepth?.({ ...found, depth: 1 });
      onDepth?.({ ...found, depth: 2 });
      return found;
    },
    threatOf: () => threat,
  };
}

const MATE = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/R1;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 1';

describe('the analyst', () => {
  test.each(RULESETS.map(({ id }) => id))('%s: gives legal lines, and shares of all players that make a point', (id) => {
    const found = answerAnalysis(ask(id, { ms: 300 }));
    if (!found.ok) throw new Error('no answer');
    const legal = findRuleset(id)!
      .begin()
      .moves()
      .map((move) => move.id);
    expect(found.value.lines.length).toBe(3);
    for (const { moves, shares } of found.value.lines) {
      expect(legal).toContain(moves[0]);
      expect(Object.keys(shares)).toEqual(findRuleset(id)!.players);
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  test('tells the mover’s chance as shares of both, and drafts before the answer', () => {
    const drafts: Finding[] = [];
    const line = { moves: ['b2W-b4N'], value: 50, chance: 0.6 };
    const found = answerAnalysis(ask('meder', { steps: ['b2W-b4N'] }), (draft) => drafts.push(draft), fake([line]));
    if (!found.ok) throw new Error('no answer');
    expect(found.value.turn).toBe('b');
    expect(found.value.lines[0]?.shares['w']).toBeCloseTo(0.4);
    expect(found.value.lines[0]?.shares['b']).toBeCloseTo(0.6);
    // Only the first of drafts that come at once is sent.
    expect(drafts.map(({ depth }) => depth)).toEqual([1]);
  });

  test('calls a mate proved only where it was proved', () => {
    const claim = { moves: ['z0QL-z1QL'], value: 999_999, chance: 1, mate: 2 };
    const found = answerAnalysis(ask('meder', { start: MATE }), undefined, fake([claim]));
    expect(found.ok && found.value.lines[0]).toMatchObject({ mate: 2 });
    expect(found.ok && found.value.lines[0]?.isProved).toBeUndefined();
    const start = 'W:1q1p/2P1/PP1P/1BB1;N:3k/4/4/2N1;B:Q3/ppp1/4/4;QL@QP5:P1/2;KL@KP5:PP/KR;ql@QP8:r1/pp;kl@KP8:r1/1p w * - - 0 10';
    const mate = { moves: ['d4W-d3W'], value: 999_999, chance: 1, mate: 1 };
    const proved = answerAnalysis(ask('usenet', { start, steps: ['d2KL-c2W'] }), undefined, fake([mate]));
    expect(proved.ok && proved.value.lines[0]).toMatchObject({ mate: 1, isProved: true });
  });

  test('says who would be on move of a threat, and nothing where there is none', () => {
    const threat = { moves: ['b7B-b5B'], value: 10, chance: 0.5 };
    expect(answerAnalysis(ask('meder', { kind: 'threat' }), undefined, fake([], threat))).toMatchObject({
      ok: true,
      value: { turn: 'b', lines: [threat].map(({ moves }) => ({ moves })) },
    });
    expect(answerAnalysis(ask('meder', { kind: 'threat' }), undefined, fake([]))).toMatchObject({ ok: true, value: { lines: [] } });
    expect(answerAnalysis(ask('harshman', { kind: 'threat' }), undefined, fake([]))).toMatchObject({ ok: true, value: { turn: 'g' } });
  });

  test('refuses rules it does not know, a game that cannot be replayed, and a position without moves', () => {
    expect(answerAnalysis({ ...ask('meder'), ruleset: 'flat' })).toMatchObject({ ok: false, fault: { field: 'ruleset' } });
    expect(answerAnalysis(ask('meder', { steps: ['b2W-b9N'] })).ok).toBe(false);
    expect(answerAnalysis(ask('meder', { start: 'W:4/4' })).ok).toBe(false);
    const drawn = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 1';
    expect(answerAnalysis(ask('meder', { start: drawn }))).toMatchObject({ ok: false, fault: { field: 'steps' } });
  });
});

/** A worker that is told when to answer. */
class FakeWorker implements AnalystPort {
  onmessage: AnalystPort['onmessage'] = null;
  onerror: AnalystPort['onerror'] = null;
  asked: WorkerRequest<AnalysisQuestion> | undefined;
  isEnded = false;
  postMessage(asked: WorkerRequest<AnalysisQuestion>): void {
    this.asked = asked;
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(report: Partial<Report<Finding>>): void {
    this.onmessage?.({ data: { number: this.asked!.number, ...report } } as MessageEvent<Report<Finding>>);
  }
}

describe('the analyst of a page', () => {
  const FOUND: Finding = { turn: 'w', lines: [], depth: 1, ms: 1 };
  const open = () => {
    const workers: FakeWorker[] = [];
    const analyst = new AnalystClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
    return { workers, analyst };
  };

  test('has another worker ready when the one that searches is ended', async () => {
    const { workers, analyst } = open();
    const first = new AbortController();
    const show = vi.fn();
    const reply = analyst.ask(ask('meder'), { signal: first.signal, show });
    expect(workers.length).toBe(1);
    workers[0]!.say({ draft: FOUND });
    expect(show).toHaveBeenCalledWith(FOUND);
    expect(workers.length).toBe(2);
    first.abort();
    expect(workers[0]!.isEnded).toBe(true);
    expect(await reply).toMatchObject({ ok: false, fault: { field: 'cancel' } });
    const next = analyst.ask(ask('meder'), {});
    expect(workers.length).toBe(2);
    workers[1]!.say({ answer: ok(FOUND) });
    expect(await next).toEqual(ok(FOUND));
  });

  test('gives a sentence when its worker dies, and answers the next question with a new one', async () => {
    const { workers, analyst } = open();
    const reply = analyst.ask(ask('meder'), {});
    workers[0]!.onerror?.({} as ErrorEvent);
    expect(await reply).toMatchObject({ ok: false, fault: { field: 'worker', message: 'the analysis could not run here' } });
    const next = analyst.ask(ask('meder'), {});
    workers[1]!.say({ answer: ok(FOUND) });
    expect(await next).toEqual(ok(FOUND));
  });

  test('gives a sentence where no worker can start', async () => {
    const analyst = new AnalystClient(() => {
      throw new Error('refused');
    });
    expect(await analyst.ask(ask('meder'), {})).toMatchObject({ ok: false, fault: { field: 'worker' } });
  });
});
