import { AbstractRenderer, type RendererConfig, type SharedRendererOptions } from 'pixi.js';

/** A class of Pixi that says itself what it is called. */
interface Part {
  readonly extension: { readonly name: string };
}

/** What a renderer of Pixi is put together from. */
export interface Parts {
  readonly systems: readonly Part[];
  readonly pipes: readonly Part[];
  readonly adaptors: readonly Part[];
}

/** Pixi's collector of what was not drawn for a while would keep a clock running for ever; we destroy what we no longer show. */
class KeepAll {
  static readonly extension = { name: 'gc' };
  readonly now = 0;
  addCollection(): void {}
  addResource(): void {}
  addResourceHash(): void {}
}

const named = (parts: readonly Part[]): { name: string; value: never }[] =>
  parts.map((part) => ({ name: part.extension.name, value: part as never }));

/** A renderer with nothing but the parts our drawings need: half of Pixi's own. */
export class BareRenderer extends AbstractRenderer<unknown, SharedRendererOptions, HTMLCanvasElement> {
  constructor(name: string, type: RendererConfig['type'], { systems, pipes, adaptors }: Parts) {
    super({
      name,
      type,
      systems: named([KeepAll, ...systems]),
      renderPipes: named(pipes),
      renderPipeAdaptors: named(adaptors),
    });
  }
}
