import { computed, effect, untracked } from '@preact/signals';
import type { AnalysisBoard } from '../../game/analysis-board.ts';
import { isRunning } from '../../game/clock.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import { gameOf, loadHotSeat, storeHotSeat } from './hot-seat-store.ts';

/** Restores the running clocks and the turning board of this tab after a reload, and stores them from now on. */
export function followHotSeat(free: AnalysisBoard, root: HTMLElement, lifetime: Lifetime): void {
  const { timing, passing } = free.hotSeat;
  const kept = loadHotSeat(free.address.value.hash);
  if (kept) {
    timing.take(kept.clock);
    passing.choose(kept.passing, kept.holder ?? free.position.turn);
    passing.wantsHints.value = kept.hints ?? false;
  }
  const keep = (): void => {
    const { clock } = timing;
    const { holder } = passing;
    const game = gameOf(free.address.value.hash);
    root.classList.toggle('has-no-hints', !passing.hasHints);
    const hints = passing.wantsHints.value;
    storeHotSeat({ game, passing: passing.mode.value, hints, ...(clock && { clock }), ...(holder && { holder }) });
  };
  onDispose(lifetime, effect(keep));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    clearTimeout(timer);
    const { clock } = timing;
    if (!clock || !isRunning(clock)) return;
    timing.tick();
    // Tenths are shown at the end.
    timer = setTimeout(go, timing.left(clock.turn) < 20_000 ? 100 : 250);
  };
  const isOn = computed(() => timing.clock !== undefined && isRunning(timing.clock));
  onDispose(
    lifetime,
    effect(() => {
      if (isOn.value) untracked(go);
    }),
  );
  onDispose(lifetime, () => clearTimeout(timer));
  document.addEventListener('visibilitychange', go, { signal: lifetime });
}
