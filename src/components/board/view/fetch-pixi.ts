import type { makePixiPainter } from './pixi/painter.ts';

/** Begins to fetch Pixi, which is large, before anything is ready for it. */
export function fetchPixi(): Promise<{ readonly makePixiPainter: typeof makePixiPainter }> {
  const painter = import('./pixi/painter.ts');
  // Whoever needs it hears of the failure.
  painter.catch(() => {});
  return painter;
}
