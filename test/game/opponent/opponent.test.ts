import { describe, expect, test } from 'vitest';
import { OpponentClient, type OpponentPort } from '../../../src/game/opponent/opponent-client.ts';
import { reply, type OpponentQuestion } from '../../../src/game/opponent/reply.ts';
import type { WorkerRequest, Report } from '../../../src/platform/worker-server.ts';
import { expect as must, findRuleset, RULESETS, STRENGTHS } from '../../../src/engine/index.ts';
import { place } from '../../engine/threeway/support.ts';

const ask = (id: string, more: Partial<OpponentQuestion> = {}): OpponentQuestion => ({
  ruleset: id,
  options: {},
  start: findRuleset(id)!.start,
  steps: [],
  players: ['w'],
  strength: 'beginner',
  ...more,
});
const gameOf = (id: string, index: number): readonly string[] => findRuleset(id)!.games[index]!.steps;

describe('the opponent’s reply', () => {
  test.each(RULESETS.map(({ id }) => id))('%s: is a legal move at each of its strengths', (id) => {
    const ruleset = findRuleset(id)!;
    const legal = must(ruleset.parse(ruleset.start))
      .moves()
      .map((move) => move.id);
    for (const { name } of STRENGTHS.slice(0, 3)) expect(legal).toContain(must(reply(ask(id, { strength: name }), () => 0.5)));
  });

  test('is there when the time is over, at the strongest too, however little of it there is', () => {
    for (const { id } of RULESETS) {
      const legal = must(findRuleset(id)!.parse(findRuleset(id)!.start)).moves();
      const began = performance.now();
      const answer = must(reply(ask(id, { strength: STRENGTHS.at(-1)!.name }), () => 0.5, 0));
      const short = performance.now() - began;
      expect(legal.map((move) => move.id)).toContain(answer);
      // A second is what the page promises; with no time at all only the first ply is looked at.
      expect(short, id).toBeLessThan(1000);
    }
  });

  test('declares a mate that it can declare alone, though it is not its turn (Harshman VIII)', () => {
    const steps = gameOf('harshman', 1).slice(0, -1);
    expect(must(reply(ask('harshman', { steps, players: ['w'] })))).toBe('mate:w>g');
    expect(reply(ask('harshman', { steps, players: ['b'] }))).toMatchObject({ ok: false, fault: { field: 'players' } });
  });

  test('declares a mate by two only when it plays for both', () => {
    const steps = gameOf('harshman', 0).slice(0, -1);
    expect(must(reply(ask('harshman', { steps, players: ['w', 'g'] })))).toBe('mate:wg>b');
    expect(reply(ask('harshman', { steps, players: ['w'] }))).toMatchObject({ ok: false, fault: { field: 'players' } });
  });

  test('claims a draw when fifty moves have led nowhere, on its own turn only', () => {
    const start = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/R1;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 100 90';
    const early = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/R1;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 99 90';
    expect(must(reply(ask('meder', { start })))).toBe('claim:fifty');
    expect(reply(ask('meder', { start, players: ['b'] })).ok).toBe(false);
    expect(must(reply(ask('meder', { start: early })))).not.toBe('claim:fifty');
  });

  test('is refused when the game is over, and when the question is broken', () => {
    const over = gameOf('bartmess', 0);
    expect(reply(ask('bartmess', { steps: over, players: ['w', 'b'] }))).toMatchObject({ ok: false, fault: { field: 'steps' } });
    const still = place('8-7', 'gKa1 wKc3 bKn11 bQh10', 'g wgb - - - 0 30');
    expect(reply(ask('harshman', { start: still, players: ['g'] }))).toMatchObject({ ok: false, fault: { field: 'steps' } });
    expect(reply(ask('meder', { strength: 'grandmaster' }))).toMatchObject({ ok: false, fault: { field: 'strength' } });
    expect(reply(ask('meder', { steps: ['b2W-b9N'] })).ok).toBe(false);
    expect(reply(ask('meder', { start: 'W:4' })).ok).toBe(false);
    expect(reply({ ...ask('meder'), ruleset: 'flat' })).toMatchObject({ ok: false, fault: { field: 'ruleset' } });
  });
});

class FakeWorker implements OpponentPort {
  onmessage: ((event: MessageEvent<Report<string>>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly asked: WorkerRequest<OpponentQuestion>[] = [];
  isEnded = false;
  postMessage(asked: WorkerRequest<OpponentQuestion>): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(id: string, number = this.asked.at(-1)!.number): void {
    this.onmessage?.({ data: { number, answer: { ok: true, value: id } } } as MessageEvent<Report<string>>);
  }
}

describe('the opponent of the page', () => {
  const make = (): { opponent: OpponentClient; workers: FakeWorker[] } => {
    const workers: FakeWorker[] = [];
    return {
      workers,
      opponent: new OpponentClient(() => {
        workers.push(new FakeWorker());
        return workers.at(-1)!;
      }),
    };
  };

  test('starts its worker with the first question and keeps it for the next', async () => {
    const { opponent, workers } = make();
    expect(workers.length).toBe(0);
    for (const id of ['b2W-b4N', 'b7B-b5B']) {
      const answer = opponent.ask(ask('meder'));
      workers[0]!.say(id);
      expect(await answer).toEqual({ ok: true, value: id });
    }
    expect(workers.length).toBe(1);
  });

  test('gives nothing to a question that is taken back, and ends the worker that thinks about it', async () => {
    const { opponent, workers } = make();
    const first = opponent.ask(ask('meder'));
    const second = opponent.ask(ask('meder'));
    expect(await first).toBeUndefined();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    workers[0]!.say('b2W-b4N', 1);
    workers[1]!.say('b7B-b5B');
    expect(await second).toEqual({ ok: true, value: 'b7B-b5B' });
    opponent.stop();
    expect(workers[1]!.isEnded).toBe(false);
  });

  test('says when it cannot run, and tries another worker the next time', async () => {
    const { opponent, workers } = make();
    const answer = opponent.ask(ask('meder'));
    workers[0]!.onerror?.({} as ErrorEvent);
    expect(await answer).toMatchObject({ ok: false, fault: { field: 'worker' } });
    void opponent.ask(ask('meder'));
    expect(workers.length).toBe(2);
  });
});
