// The page's policy forbids eval: with this module Pixi does without.
import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  BackgroundSystem,
  BlendModePipe,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasGraphicsAdaptor,
  CanvasGraphicsContextSystem,
  CanvasGraphicsPipe,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  GCSystem,
  GlobalUniformSystem,
  RendererType,
  RenderGroupSystem,
  ViewSystem,
  type Graphics,
  type InstructionSet,
  type SharedRendererOptions,
} from 'pixi.js';
import { LetteringPipe } from './lettering.ts';

/**
 * In the place of Pixi's batches, which gather sprites and meshes for a graphics processor and open a context of one to count what it can take:
 * drawings are drawn one by one, in order.
 */
class OneByOne {
  static readonly extension = { name: 'batch' };
  buildStart(): void {}
  buildEnd(): void {}
  break(): void {}
  upload(): void {}
  destroy(): void {}
}

/**
 * Pixi's own lists every shape it has drawn, to unload it, and lets go of those alone that have data of a graphics processor: on a canvas
 * none has, and a page that is played on would keep all that it ever drew.
 */
class Shapes extends CanvasGraphicsPipe {
  override addRenderable(graphics: Graphics, instructions: InstructionSet): void {
    instructions.add(graphics);
  }
}

const SYSTEMS = [
  GCSystem,
  BackgroundSystem,
  ViewSystem,
  GlobalUniformSystem,
  RenderGroupSystem,
  CanvasContextSystem,
  CanvasTextureSystem,
  CanvasRenderTargetSystem,
  CanvasGraphicsContextSystem,
];
const PIPES = [BlendModePipe, OneByOne, CanvasColorMaskPipe, Shapes, LetteringPipe];

/** Parts by their names; that a part takes more than nothing to begin with, the type of such a list does not know. */
const named = (parts: readonly { readonly extension: { readonly name: string } }[]): { name: string; value: never }[] =>
  parts.map((part) => ({ name: part.extension.name, value: part as never }));

/** Draws with the browser's own canvas, as Pixi's canvas renderer does, made of no more than drawings need (docs/decisions/0022). */
export class BoardRenderer extends AbstractRenderer<unknown, SharedRendererOptions, HTMLCanvasElement> {
  /** What was drawn is cleared only on request. */
  declare readonly gc: GCSystem;

  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems: named(SYSTEMS),
      renderPipes: named(PIPES),
      renderPipeAdaptors: named([CanvasGraphicsAdaptor]),
    });
  }
}

let opening: Promise<BoardRenderer> | undefined;

/** The page's renderer, opened once: it draws each cel of each diagram into a canvas of its own. */
export function openRenderer(): Promise<BoardRenderer> {
  opening ??= open();
  return opening;
}

async function open(): Promise<BoardRenderer> {
  const renderer = new BoardRenderer();
  // No clock runs while nothing changes. `gc.run()` forgets what was destroyed more than a millisecond ago; what is shown stays.
  await renderer.init({ width: 1, height: 1, skipExtensionImports: true, gcActive: false, gcMaxUnusedTime: 1 });
  return renderer;
}
