import {
  AbstractRenderer,
  BackgroundSystem,
  CanvasContextSystem,
  CanvasGraphicsAdaptor,
  CanvasGraphicsContextSystem,
  CanvasGraphicsPipe,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  RendererType,
  RenderGroupSystem,
  ViewSystem,
} from 'pixi.js';
import { BareRenderer } from './bare.ts';
import { NoBatches, NoBlending, NoMasks, WorldSystem } from './plain.ts';

// It would refuse to begin where the page's policy forbids eval; what needs eval is not among its parts.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });

/** Draws with the browser's own canvas, which a graphics processor speeds up wherever there is one (docs/decisions/0022). */
export function makeRenderer(): BareRenderer {
  return new BareRenderer('canvas', RendererType.CANVAS, {
    systems: [
      BackgroundSystem,
      ViewSystem,
      WorldSystem,
      RenderGroupSystem,
      CanvasContextSystem,
      CanvasTextureSystem,
      CanvasRenderTargetSystem,
      CanvasGraphicsContextSystem,
    ],
    pipes: [NoBlending, NoBatches, NoMasks, CanvasGraphicsPipe],
    adaptors: [CanvasGraphicsAdaptor],
  });
}
