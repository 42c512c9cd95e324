// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { makeDeferred, type Deferred } from '../../platform/deferred.ts';

const asked = vi.hoisted(() => new Map<string, unknown>());
const wrote = vi.hoisted(() => [] as string[]);
vi.mock('../../../src/components/analysis-board/paper/fill-score-sheet.tsx', () => ({
  fillScoreSheet: async (_: HTMLElement, hash: string, signal: AbortSignal) => {
    const answer = makeDeferred();
    asked.set(hash, answer);
    await answer.promise;
    signal.throwIfAborted();
    wrote.push(hash);
  },
}));

const gameOf = (hash: string): Deferred<void> => asked.get(hash) as Deferred<void>;
const follow = async (hash: string): Promise<void> => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(asked.has(hash)).toBe(true));
};
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

test('of two games the later one is written into the sheet, and one that was lost is said to be', async () => {
  document.body.innerHTML = '<div data-score-sheets="meder" data-lost="It could not be fetched."><p class="sheet-fault" hidden></p></div>';
  await import('../../../src/components/analysis-board/paper/print-sheet.ts');
  await follow('#one');
  await follow('#two');
  gameOf('#two').resolve();
  await settle();
  gameOf('#one').resolve();
  await settle();
  expect(wrote).toEqual(['#two']);
  const fault = document.querySelector<HTMLElement>('.sheet-fault')!;
  await follow('#three');
  await follow('#four');
  // Nobody waits for the third any more.
  gameOf('#three').reject(new Error('no network'));
  await settle();
  expect(fault.hidden).toBe(true);
  gameOf('#four').reject(new Error('no network'));
  await settle();
  expect([fault.hidden, fault.textContent]).toEqual([false, 'It could not be fetched.']);
});
