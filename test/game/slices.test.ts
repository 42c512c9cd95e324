import { describe, expect, test } from 'vitest';
import { runToEnd, runInSlices, type CooperativeTask } from '../../src/platform/cooperative-task.ts';

/** Works for so many milliseconds, in steps of one. */
function* work(steps: number): CooperativeTask<string> {
  for (let step = 0; step < steps; step++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

describe('what takes long', () => {
  test('is done at once, or in slices between which others have their turn, with the same end', async () => {
    expect(runToEnd(work(3))).toBe('done');
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses++;
    };
    expect(await runInSlices(work(60), pause)).toBe('done');
    expect(pauses).toBeGreaterThanOrEqual(3);
    expect(pauses).toBeLessThan(60);
    expect(await runInSlices(work(40))).toBe('done');
  });

  test('is not cut where it is short', async () => {
    let pauses = 0;
    await runInSlices(work(0), async () => pauses++);
    expect(pauses).toBe(0);
  });

  test('hands a fault on', async () => {
    const broken = (function* (): CooperativeTask<string> {
      throw new Error('broken');
    })();
    await expect(runInSlices(broken)).rejects.toThrow('broken');
  });
});
