/** As much of a Vite plugin as we need. */
interface Plugin {
  readonly name: string;
  readonly apply: 'build';
  transform(code: string, id: string): { code: string; map: null; moduleSideEffects: false } | undefined;
}

/** Modules of Pixi that register, when they are merely read, what some page might want: sprite sheets, videos, every kind of renderer. */
const REGISTERS =
  /\/pixi\.js\/lib\/(?:index|(?:rendering|spritesheet|scene\/graphics|scene\/text)\/init|rendering\/renderers\/shared\/texture\/utils\/textureFrom)\.mjs$/;

/** Says, if a drawing should ever need it, that a part was left out. */
const gone = (...names: readonly string[]): string =>
  names.map((name) => `export function ${name}() { throw new Error('${name} is left out of this build'); }`).join('\n');
/** Something is only asked whether it is one of these. */
const never = (...names: readonly string[]): string => names.map((name) => `export class ${name} {}`).join('\n');
/** Shapes that nothing draws have no builder, but a name, as Pixi enters them in a table. */
const unbuilt = (shapes: Readonly<Record<string, string>>): string =>
  Object.entries(shapes)
    .map(([name, shape]) => `export const ${name} = { extension: { type: 'shape-builder', name: '${shape}' } };`)
    .join('\n');

/** The colours a style sheet computes: `#rrggbb`, shorter and with alpha, and `rgb(...)`. */
const COLOURS = `
const HEX = /^#([\\da-f]{3,8})$/i;
export function extend() {}
export function colord(value) {
  const hex = HEX.exec(value)?.[1];
  const wide = hex && (hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex);
  const [r, g, b, a] = wide
    ? [0, 2, 4, 6].map((at) => parseInt(wide.slice(at, at + 2) || 'ff', 16))
    : (String(value).match(/[\\d.]+/g) ?? []).map(Number);
  const alpha = wide ? a / 255 : (a ?? 1);
  return { isValid: () => b >= 0, rgba: { r, g, b, a: alpha } };
}`;

/** Inner parts of Pixi that no drawing of ours comes to, by path, and what stands in their place (docs/decisions/0012, 0019). */
const STUBS: readonly (readonly [RegExp, string])[] = [
  [/\/@pixi\/colord\/index\.mjs$/, COLOURS],
  [/\/@pixi\/colord\/plugins\/names\.mjs$/, 'export default {};'],
  // Our drawings are paths: no SVG documents, gradients, patterns, rounded corners.
  [/\/scene\/graphics\/shared\/svg\/SVGParser\.mjs$/, gone('SVGParser')],
  [/\/scene\/graphics\/shared\/fill\/FillGradient\.mjs$/, never('FillGradient')],
  [/\/scene\/graphics\/shared\/fill\/FillPattern\.mjs$/, never('FillPattern')],
  [/\/scene\/graphics\/shared\/path\/roundShape\.mjs$/, gone('roundedShapeArc', 'roundedShapeQuadraticCurve')],
  // We draw polygons and paths only: no circles, triangles and rounded rectangles of Pixi's own, and no arcs but those of a path.
  [/\/maths\/shapes\/Circle\.mjs$/, never('Circle')],
  [/\/maths\/shapes\/Ellipse\.mjs$/, never('Ellipse')],
  [/\/maths\/shapes\/RoundedRectangle\.mjs$/, never('RoundedRectangle')],
  [/\/buildCommands\/buildArc\.mjs$/, gone('buildArc')],
  [/\/buildCommands\/buildArcTo\.mjs$/, gone('buildArcTo')],
  [
    /\/buildCommands\/buildCircle\.mjs$/,
    unbuilt({ buildCircle: 'circle', buildEllipse: 'ellipse', buildRoundedRectangle: 'roundedRectangle' }),
  ],
  [/\/buildCommands\/buildTriangle\.mjs$/, unbuilt({ buildTriangle: 'triangle' })],
  // Nothing is drawn into textures but by the renderer itself.
  [
    /\/renderers\/shared\/texture\/TexturePool\.mjs$/,
    `${never('TexturePoolClass')} export const TexturePool = { returnTexture() {}, setScreenSize() {}, removeScreen() {} };`,
  ],
  // The browser's own canvas draws: no shaders, no geometry for them, no tinted pictures, no blend modes.
  [/\/renderers\/gpu\/shader\/GpuProgram\.mjs$/, 'export class GpuProgram { static from() {} }'],
  [
    /\/graphics\/shared\/GraphicsContextSystem\.mjs$/,
    `export class GraphicsContextSystem { static defaultOptions = { bezierSmoothness: 0.5 }; } ${never('GpuGraphicsContext', 'GraphicsContextRenderData')}`,
  ],
  [/\/graphics\/shared\/utils\/buildContextBatches\.mjs$/, `export const shapeBuilders = {}; ${gone('buildContextBatches')}`],
  [/\/buildCommands\/buildLine\.mjs$/, gone('buildLine')],
  [
    /\/renderers\/canvas\/utils\/canvasUtils\.mjs$/,
    'export const canvasUtils = { getCanvasSource: (texture) => texture.source.resource };',
  ],
  [
    /\/renderers\/canvas\/utils\/mapCanvasBlendModesToPixi\.mjs$/,
    `export const mapCanvasBlendModesToPixi = () => ({ normal: 'source-over' });`,
  ],
];

/** Modules of the engine only say what things are. */
const ENGINE = /\/src\/engine\/[^?]+\.ts$/;

/** Leaves out of the build what is imported on the way to something else: `board/pixi` names the parts of Pixi it needs. */
export function trim(): Plugin {
  return {
    name: 'threefold-trim',
    apply: 'build',
    transform: (code, id) => {
      const stub = STUBS.find(([path]) => path.test(id))?.[1];
      if (stub !== undefined) return { code: stub, map: null, moduleSideEffects: false };
      return REGISTERS.test(id) || ENGINE.test(id) ? { code, map: null, moduleSideEffects: false } : undefined;
    },
  };
}
