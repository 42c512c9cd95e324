import { Matrix } from 'pixi.js';

// Batches, blend modes and masks are for drawings of other kinds than ours: all that Pixi asks of them is that they are there.

export class NoBatches {
  static readonly extension = { name: 'batch' };
  buildStart(): void {}
  buildEnd(): void {}
  break(): void {}
  upload(): void {}
  destroy(): void {}
}

export class NoBlending {
  static readonly extension = { name: 'blendMode' };
  buildStart(): void {}
  buildEnd(): void {}
  setBlendMode(): void {}
  pushBlendMode(): void {}
  popBlendMode(): void {}
  destroy(): void {}
}

export class NoMasks {
  static readonly extension = { name: 'colorMask' };
  buildStart(): void {}
  destroy(): void {}
}

/** What holds for all that is drawn at once; every board is one group, so there is no stack of them. */
interface World {
  readonly worldTransformMatrix: Matrix;
  readonly worldColor: number;
}

export class WorldSystem {
  static readonly extension = { name: 'globalUniforms' };
  globalUniformData: World = { worldTransformMatrix: new Matrix(), worldColor: 0xffffffff };
  start({ worldTransformMatrix, worldColor }: Partial<World>): void {
    this.globalUniformData = { worldTransformMatrix: worldTransformMatrix ?? new Matrix(), worldColor: worldColor ?? 0xffffffff };
  }
  destroy(): void {}
}
