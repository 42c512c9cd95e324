import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasGraphicsAdaptor,
  CanvasGraphicsContextSystem,
  CanvasGraphicsPipe,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  GlobalUniformSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  ViewSystem,
} from 'pixi.js';
import { BareRenderer } from './bare.ts';

// It would refuse to begin where the page's policy forbids eval; what needs eval is not among its parts.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });

/** Draws without a graphics processor. */
export function makeRenderer(): BareRenderer {
  return new BareRenderer('canvas', RendererType.CANVAS, {
    systems: [
      BackgroundSystem,
      ViewSystem,
      GlobalUniformSystem,
      RenderGroupSystem,
      CanvasContextSystem,
      CanvasLimitsSystem,
      CanvasTextureSystem,
      CanvasRenderTargetSystem,
      CanvasGraphicsContextSystem,
    ],
    pipes: [BlendModePipe, BatcherPipe, CanvasColorMaskPipe, RenderGroupPipe, CanvasGraphicsPipe],
    adaptors: [CanvasBatchAdaptor, CanvasGraphicsAdaptor],
  });
}
