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

type Kept = Record<string, { readonly destroyed?: boolean } | null>;

/**
 * Pixi's collector of what was not drawn for a while would keep a clock running for ever; we destroy what we no longer show. Its lists of
 * what was drawn leave that to the collector, so they are swept of what was destroyed.
 */
class Broom {
  static readonly extension = { name: 'gc' };
  readonly now = 0;
  readonly #lists: (() => Kept | undefined)[] = [];
  addCollection(): void {}
  addResource(): void {}
  addResourceHash(owner: Readonly<Record<string, Kept | undefined>>, name: string): void {
    this.#lists.push(() => owner[name]);
  }

  sweep(): void {
    for (const list of this.#lists) {
      const kept = list() ?? {};
      for (const [id, item] of Object.entries(kept)) if (item === null || item.destroyed) Reflect.deleteProperty(kept, id);
    }
  }
}

const named = (parts: readonly Part[]): { name: string; value: never }[] =>
  parts.map((part) => ({ name: part.extension.name, value: part as never }));

/** A renderer with nothing but the parts our drawings need: half of Pixi's own. */
export class BareRenderer extends AbstractRenderer<unknown, SharedRendererOptions, HTMLCanvasElement> {
  constructor(name: string, type: RendererConfig['type'], { systems, pipes, adaptors }: Parts) {
    super({
      name,
      type,
      systems: named([Broom, ...systems]),
      renderPipes: named(pipes),
      renderPipeAdaptors: named(adaptors),
    });
  }

  /** Forgets what was destroyed. */
  sweep(): void {
    const { gc } = this as { readonly gc?: unknown };
    if (gc instanceof Broom) gc.sweep();
  }
}
