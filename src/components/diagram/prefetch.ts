import { loadRuleset } from '../../engine/index.ts';
import { fetchPixi } from '../board/view/fetch-pixi.ts';
import { isText, parseData, shapeOf } from '../../platform/page-data.ts';
import type { DiagramRegistry } from './diagram-element.ts';

/** What is to be known of a diagram before anything of it is there. */
const isBrief = shapeOf<{ readonly kind: string; readonly ruleset: string }>({ kind: isText, ruleset: isText });

/**
 * Begins to fetch what a diagram will be made live with, all at once: its kind, its rules and what draws. Whoever needs them hears of a
 * failure. A board that begins with what an address says has rules of its own.
 */
export function prefetchDiagram(host: HTMLElement, { kinds, openings }: Omit<DiagramRegistry, 'prepare'>, withPainter: boolean): void {
  const { kind, ruleset } = parseData(host, 'spec', isBrief);
  const ignore = (): void => {};
  kinds[kind]?.().catch(ignore);
  if (!openings?.[kind]) loadRuleset(ruleset).catch(ignore);
  if (withPainter) void fetchPixi();
}
