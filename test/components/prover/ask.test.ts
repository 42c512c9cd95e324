import { beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../../src/components/prover/answer.ts';

const asked = vi.fn();
vi.mock('../../../src/components/prover/prover.ts', () => ({
  PageProver: class {
    ask = asked;
  },
}));
beforeEach(() => void asked.mockReset());

const { askProver } = await import('../../../src/components/prover/ask.ts');
const question: Question = { ruleset: 'meder', position: 'p', goal: { kind: 'mate', moves: 2 } };

test('whoever asks the prover of a page has a limit: in the question, and over the worker itself', async () => {
  asked.mockResolvedValue({ ok: true, value: { reply: 'a' } });
  expect(await askProver(question)).toEqual({ reply: 'a' });
  const [sent, , signal] = asked.mock.calls[0] as [Question, unknown, AbortSignal];
  expect(sent).toMatchObject({ ...question, seconds: expect.any(Number) as number });
  expect(sent.seconds).toBeLessThanOrEqual(10);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('what it cannot settle in time is no answer', async () => {
  asked.mockResolvedValue({ ok: false, fault: { code: 'unknown', field: 'cancel', message: '' } });
  expect(await askProver(question)).toBeUndefined();
});
