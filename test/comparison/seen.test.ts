import { describe, expect, test, vi } from 'vitest';
import { runWhenIdle } from '../../src/platform/run-when-idle.ts';
import { compareReach, picksOf } from '../../src/comparison/diff.ts';
import { makeHighlights } from '../../src/comparison/highlights.ts';
import { isShown, makeOverlay, makeSides } from '../../src/comparison/side.ts';
import { MOVABLE_RULESETS } from '../../src/engine/index.ts';

const shown = makeSides(MOVABLE_RULESETS[1]!.begin(), MOVABLE_RULESETS).filter(isShown);
const picks = picksOf(shown[0]!.position);

describe('what a pick marks', () => {
  test('is what is asked of the rules, on every board, and worked out once', () => {
    const sights = makeHighlights(shown);
    const pick = picks.find((one) => one.kind === 'square' && one.name === 'a1W')!;
    const seen = sights.of(pick);
    const targets = compareReach(
      shown.map(({ position }) => position),
      pick,
    );
    expect(seen.targets.map(({ place, allowed }) => [place, allowed])).toEqual(targets.map(({ place, allowed }) => [place, allowed]));
    for (const side of shown) expect(seen.overlays.get(side.ruleset.id)).toBe(makeOverlay(side, pick, targets));
    expect(sights.of(pick)).toBe(seen);
    expect(sights.of(undefined).overlays.size).toBe(0);
  });

  test('is known of every pick once all is foreseen', () => {
    const sights = makeHighlights(shown);
    const work = sights.foresee();
    let steps = 0;
    while (work.next().done !== true) steps++;
    expect(steps).toBe(picks.length);
  });
});

describe('work in idle time', () => {
  test('is done step by step until it is over, or no more once it is given up', () => {
    vi.useFakeTimers();
    const done: number[] = [];
    function* count(): Generator<void> {
      for (let at = 0; at < 3; at++) {
        done.push(at);
        yield;
      }
    }
    runWhenIdle(count());
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual([0, 1, 2]);
    const stop = runWhenIdle(count());
    stop();
    vi.runAllTimers();
    expect(done).toEqual([0, 1, 2]);
    vi.useRealTimers();
  });
});
