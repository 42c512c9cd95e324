/**
 * Modules that are of use only for what they export, so that a page gets none of them which nothing on it asks for: the engine says what things
 * are; Pixi's index also enters sprite sheets and the extras of environments, which `skipExtensionImports` goes without.
 */
const QUIET =
  /\/src\/engine\/[^?]+\.ts$|\/pixi\.js\/lib\/(?:index|spritesheet\/init|rendering\/renderers\/shared\/texture\/utils\/textureFrom)\.mjs$/;

/** Tells the bundler so. What a package says of its own files comes before the bundler's option `treeshake`, but not before a plugin. */
export const noSideEffects = {
  name: 'quiet',
  transform: { filter: { id: QUIET }, handler: (code: string) => ({ code, map: null, moduleSideEffects: false }) },
};
