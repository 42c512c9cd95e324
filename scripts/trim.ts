/** As much of a Vite plugin as we need. */
interface Plugin {
  readonly name: string;
  readonly apply: 'build';
  transform(code: string, id: string): { code: string; map: null; moduleSideEffects: false } | undefined;
}

/** Modules of Pixi that register, when they are merely read, what some page might want: sprite sheets, videos, every kind of renderer. */
const REGISTERS =
  /\/pixi\.js\/lib\/(?:index|(?:rendering|spritesheet|scene\/graphics|scene\/text)\/init|rendering\/renderers\/shared\/texture\/utils\/textureFrom)\.mjs$/;
/** Pixi's reader of SVG documents: our drawings are paths. */
const READER = /\/pixi\.js\/lib\/scene\/graphics\/shared\/svg\/SVGParser\.mjs$/;
const NO_READER = `export function SVGParser() { throw new Error('SVG documents are not read here'); }`;
/** Modules of the engine only say what things are. */
const ENGINE = /\/src\/engine\/[^?]+\.ts$/;

/** Leaves out of the build what is imported on the way to something else: `board/pixi` names the parts of Pixi it needs. */
export function trim(): Plugin {
  return {
    name: 'threefold-trim',
    apply: 'build',
    transform: (code, id) => {
      if (READER.test(id)) return { code: NO_READER, map: null, moduleSideEffects: false };
      return REGISTERS.test(id) || ENGINE.test(id) ? { code, map: null, moduleSideEffects: false } : undefined;
    },
  };
}
