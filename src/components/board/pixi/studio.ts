import type { BareRenderer } from './bare.ts';

/** How long a lost context may stay away before the renderer without WebGL takes over. */
const PATIENCE = 1500;

export type Kind = 'webgl' | 'canvas';

/** The one renderer of the page; every diagram is copied out of it into a plain canvas of its own. */
export interface Studio {
  readonly renderer: BareRenderer;
  readonly kind: Kind;
  isLost: boolean;
}

let opening: Promise<Studio> | undefined;
let studio: Studio | undefined;

/** WebGL is worth it on a real graphics processor only: in software the plain canvas is ten times faster. */
function pickKind(): Kind {
  try {
    const forced = sessionStorage.getItem('threefold:renderer');
    if (forced === 'webgl' || forced === 'canvas') return forced;
  } catch {
    // Storage may be closed; then nothing is forced.
  }
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'canvas';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|softpipe|basic render/i.test(name) ? 'canvas' : 'webgl';
}

/** Only the renderer that is wanted is fetched. */
const RENDERERS = { webgl: () => import('./webgl.ts'), canvas: () => import('./canvas.ts') };

async function open(kind: Kind, repaint: () => void): Promise<Studio> {
  const { makeRenderer } = await RENDERERS[kind]();
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
  const made: Studio = { renderer, kind, isLost: false };
  renderer.canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    made.isLost = true;
    setTimeout(() => {
      if (made.isLost && studio === made) void replace(repaint);
    }, PATIENCE);
  });
  renderer.canvas.addEventListener('webglcontextrestored', () => {
    made.isLost = false;
    repaint();
  });
  return made;
}

async function replace(repaint: () => void): Promise<void> {
  studio = await open('canvas', repaint);
  repaint();
}

/** Opens the page's renderer, once; `repaint` is called when all that was drawn must be drawn again. */
export async function openStudio(repaint: () => void): Promise<void> {
  opening ??= open(pickKind(), repaint).catch(() => open('canvas', repaint));
  studio ??= await opening;
}

/** The renderer, unless it cannot draw now. */
export function getStudio(): Studio | undefined {
  return studio?.isLost ? undefined : studio;
}
