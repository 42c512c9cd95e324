import { beforeEach, expect, test, vi } from 'vitest';
import type { ProverRequest } from '../../../src/game/prover/prover-answer.ts';

const asked = vi.fn();
vi.mock('../../../src/game/prover/prover-client.ts', () => ({
  ProverClient: class {
    ask = asked;
  },
}));
beforeEach(() => void asked.mockReset());

const { askProver } = await import('../../../src/game/prover/ask-prover.ts');
const question: ProverRequest = { ruleset: 'meder', position: 'p', goal: { kind: 'mate', moves: 2 } };

test('whoever asks the prover of a page has a limit: in the question, and over the worker itself', async () => {
  asked.mockResolvedValue({ ok: true, value: { reply: 'a' } });
  expect(await askProver(question)).toEqual({ reply: 'a' });
  const [sent, { signal, seconds }] = asked.mock.calls[0] as [ProverRequest, { signal: AbortSignal; seconds: number }];
  expect(sent).toMatchObject({ ...question, seconds: expect.any(Number) as number });
  expect(sent.seconds).toBeLessThanOrEqual(10);
  // The worker stops by itself, so that the next question finds it there; who does not is ended.
  expect(seconds).toBeGreaterThan(sent.seconds!);
  expect(signal.aborted).toBe(false);
});

test('what it cannot settle in time is not an answer', async () => {
  asked.mockResolvedValue({ ok: false, fault: { code: 'unknown', field: 'cancel', message: '' } });
  expect(await askProver(question)).toBeUndefined();
});

test('a question is taken back when what asked it ends, and when it has waited too long behind others', async () => {
  vi.useFakeTimers();
  const takenBack = { ok: false, fault: { code: 'unknown', field: 'cancel', message: '' } };
  asked.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((done) => {
        if (signal.aborted) done(takenBack);
        else signal.addEventListener('abort', () => done(takenBack));
      }),
  );
  const plate = new AbortController();
  const ended = askProver(question, plate.signal);
  const late = askProver(question);
  await vi.advanceTimersByTimeAsync(1000);
  plate.abort();
  expect(await ended).toBeUndefined();
  expect(await askProver(question, plate.signal)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toBeUndefined();
  vi.useRealTimers();
});
