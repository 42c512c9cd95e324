import type { makePixiPainter } from './pixi/painter.ts';
import { lazy } from '../../../platform/lazy.ts';

/** Begins to fetch Pixi, which is large, before anything is ready for it. */
export function fetchPixi(): Promise<{ readonly makePixiPainter: typeof makePixiPainter }> {
  const painter = lazy(() => import('./pixi/painter.ts')).load();
  // Whoever needs it hears of the failure.
  painter.catch(() => {});
  return painter;
}
