import { afterEach, expect, test, vi } from 'vitest';
import { OpponentClient, type OpponentPort } from '../../../src/game/opponent/opponent-client.ts';
import { findRuleset } from '../../../src/engine/index.ts';

afterEach(() => void vi.useRealTimers());

const QUESTION = {
  ruleset: 'meder',
  options: {},
  start: findRuleset('meder')!.start,
  steps: [],
  players: ['w'],
  strength: 'club',
} as const;

test('a worker that was ended while it thought gives a fault, not silence, and the next question gets another', async () => {
  vi.useFakeTimers();
  let [started, ended] = [0, 0];
  const silent = (): OpponentPort => {
    started += 1;
    return { onmessage: null, onerror: null, postMessage: () => undefined, terminate: () => void (ended += 1) };
  };
  const opponent = new OpponentClient(silent);
  const reply = opponent.ask(QUESTION);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reply).toMatchObject({ ok: false });
  expect(ended).toBe(1);
  void opponent.ask(QUESTION);
  expect(started).toBe(2);
  opponent.stop();
});
