import type { BareRenderer } from './bare.ts';
import { makeRenderer } from './canvas.ts';

let opening: Promise<BareRenderer> | undefined;
let studio: BareRenderer | undefined;

async function open(repaint: () => void): Promise<BareRenderer> {
  const renderer = makeRenderer();
  await renderer.init({
    width: 16,
    height: 16,
    antialias: true,
    backgroundAlpha: 0,
    clearBeforeRender: true,
    autoDensity: false,
    skipExtensionImports: true,
  });
  onRestored(renderer.canvas, repaint);
  return renderer;
}

/** A browser short of memory may take a canvas away and give it back empty. */
export function onRestored(canvas: HTMLCanvasElement, repaint: () => void): void {
  canvas.addEventListener('contextrestored', repaint);
}

/**
 * Opens the page's renderer, once: every diagram is copied out of it into a plain canvas of its own. `repaint` is called when all that
 * was drawn must be drawn again.
 */
export async function openStudio(repaint: () => void): Promise<void> {
  opening ??= open(repaint);
  studio ??= await opening;
}

/** The renderer, once it is open. */
export function getStudio(): BareRenderer | undefined {
  return studio;
}
