import { isPlayer, ROLES, type Piece } from '../../engine/core/piece.ts';
import { BAND, BASELINE, LEAN_AXIS, lineFor, outlineFor, PIECE_SETS } from './outlines.ts';
import { outlineOf, type TextNode, type PieceNode, type SceneNode, type Paint, type Scene } from '../scene/scene.ts';
import type { PieceStyle } from '../state/settings.ts';
import { ARMIES, makeColour, type Token } from '../scene/board-colours.ts';

/** How a scene is written out as SVG. */
export interface SvgOptions {
  /** Goes before every id, so that several diagrams share a page. */
  readonly prefix: string;
  /** What the picture shows, for those who do not see it; without one the picture is hidden from them. */
  readonly label?: string;
  /** How the pieces are drawn. */
  readonly pieces?: PieceStyle;
  /** The part of the plane that is shown, where it is not just the scene: pictures with one frame have one scale. */
  readonly frame?: Frame;
}

/** A part of the plane, in units of the scene. */
export interface Frame {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** A scene as an SVG element; colours are custom properties, so one picture serves light and dark. */
export function makeSvg(scene: Scene, options: SvgOptions): string {
  const defs = new Map<string, string>();
  const body = drawNodes(scene.nodes, defs, options);
  const role = options.label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(options.label)}"`;
  const { top, width, height } = options.frame ?? { top: 0, width: scene.width, height: scene.height };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${number(top)} ${number(width)} ${number(height)}" ${role}${ROUND_LINES} class="board-svg"><defs>${[...defs.values()].join('')}</defs>${body}</svg>`;
}

/** Attributes of the SVG that nodes stand in: every line of a board has round ends; lines of pieces set their own. */
export const ROUND_LINES = ' stroke-linecap="round" stroke-linejoin="round"';

/** An element of a picture: what it shares with others of its kind stands between its beginning and its end. */
interface Drawn {
  readonly begin: string;
  readonly shared: string;
  readonly end: string;
}

/** Elements that follow one another and share what they share say it once. */
function write(drawn: readonly Drawn[]): string {
  let text = '';
  for (let at = 0; at < drawn.length;) {
    const { shared } = drawn[at]!;
    const next = drawn.findIndex((one, index) => index > at && one.shared !== shared);
    const alike = drawn.slice(at, next < 0 ? undefined : next);
    text +=
      alike.length > 1 && shared !== ''
        ? `<g${shared}>${alike.map(({ begin, end }) => begin + end).join('')}</g>`
        : alike.map(({ begin, end }) => begin + shared + end).join('');
    at += alike.length;
  }
  return text;
}

/** Nodes in their order, without the SVG around them, which has `ROUND_LINES`; the drawings they use are added to `defs`, by their ids. */
export function drawNodes(nodes: readonly SceneNode[], defs: Map<string, string>, options: SvgOptions): string {
  return write(runsOf(nodes).flatMap((run) => (run.length > 1 ? makeRun(run) : run.flatMap((node) => makeNode(node, defs, options)))));
}

/** Plain filled polygons of one height lie beside each other and can share paths; everything else stands alone. */
function runsOf(nodes: readonly SceneNode[]): readonly (readonly SceneNode[])[] {
  const runs: SceneNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && isPlain(node) && isPlain(last[0]) && last[0].z === node.z) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function isPlain(node: SceneNode): boolean {
  return node.kind === 'polygon' && node.paint.length === 1 && node.paint[0]?.stroke === undefined && node.alpha === undefined;
}

function makeRun(run: readonly SceneNode[]): readonly Drawn[] {
  const fills = new Map<Token | undefined, string>();
  for (const node of run) {
    if (node.kind !== 'polygon') continue;
    const fill = node.paint[0]?.fill;
    fills.set(fill, (fills.get(fill) ?? '') + outlineOf(node));
  }
  return [...fills].map(([fill, d]) => ({ begin: `<path d="${d}"`, shared: ` fill="${colour(fill)}"`, end: '/>' }));
}

function makeNode(node: SceneNode, defs: Map<string, string>, options: SvgOptions): Drawn | readonly Drawn[] {
  switch (node.kind) {
    case 'polygon':
      return strokes(outlineOf(node), node.paint, fade(node), '');
    case 'stamp':
      return strokes(
        node.d,
        node.paint,
        fade(node),
        node.x === 0 && node.y === 0 ? '' : ` transform="translate(${number(node.x)} ${number(node.y)})"`,
      );
    case 'label':
      return makeLabel(node);
    case 'piece':
      return makePiece(node, defs, options);
  }
}

const fade = (node: SceneNode): string => (node.alpha === undefined || node.alpha >= 1 ? '' : ` opacity="${number(node.alpha)}"`);
const colour = (token: Token | undefined): string => (token === undefined ? 'none' : makeColour(token));

function strokes(d: string, paint: readonly Paint[], opacity: string, transform: string): Drawn | readonly Drawn[] {
  const drawn = paint.map(({ fill, stroke, width, alpha }): Drawn => {
    const line = stroke === undefined ? '' : ` stroke="${colour(stroke)}" stroke-width="${number(width ?? 1)}"`;
    const own = alpha === undefined ? opacity : ` opacity="${number(alpha)}"`;
    return { begin: `<path d="${d}"`, shared: ` fill="${colour(fill)}"${line}`, end: `${own}/>` };
  });
  return transform === '' ? drawn : { begin: `<g${transform}>`, shared: '', end: `${write(drawn)}</g>` };
}

function makeLabel(label: TextNode): Drawn {
  const anchor = label.anchor === 'start' ? '' : ` text-anchor="${label.anchor}"`;
  const classes = `board-text${label.bold ? ' board-bold' : ''}${label.halo ? ' board-halo' : ''}${label.coordinate ? ' board-coordinate' : ''}`;
  const lead = label.lead === undefined ? '' : `<tspan class="board-bold" fill="${makeColour('text')}">${escape(label.lead)}</tspan> `;
  return {
    begin: `<text x="${number(label.x)}" y="${number(label.y)}"`,
    shared: ` fill="${colour(label.fill)}"${anchor} class="${classes}" style="--s:${number(label.size)}px"`,
    end: `${fade(label)}>${lead}${escape(label.text)}</text>`,
  };
}

function makePiece(piece: PieceNode, defs: Map<string, string>, { prefix, pieces = 'turned' }: SvgOptions): Drawn {
  const outlineWidth = outlineFor(piece.size);
  const id = `${prefix}${piece.gone ? 'x' : piece.owner}${piece.role}${Math.round(outlineWidth * 10)}`;
  if (!defs.has(id)) {
    const drawn: PieceDrawing = { owner: piece.owner, role: piece.role, size: piece.size, isGone: piece.gone === true };
    defs.set(id, `<g id="${id}" data-man="${writePiece(drawn)}">${drawPieceShape(drawn, pieces)}</g>`);
  }
  const scale = piece.size / 100;
  const turn = piece.lean ? ` rotate(${number(piece.lean)} 50 ${LEAN_AXIS})` : '';
  const place = `translate(${number(piece.x - piece.size / 2)} ${number(piece.y - BASELINE * scale)}) scale(${Math.round(scale * 10_000) / 10_000})${turn}`;
  return { begin: `<use href="#${id}" transform="${place}"${fade(piece)}/>`, shared: '', end: '' };
}

/** A piece as one picture shows it: all that decides how it is drawn but the style. */
export interface PieceDrawing extends Piece {
  /** Height in the units of its picture. */
  readonly size: number;
  readonly isGone: boolean;
}

function writePiece({ owner, role, size, isGone }: PieceDrawing): string {
  return `${owner} ${role} ${number(size)}${isGone ? ' gone' : ''}`;
}

/** Reads what stands in `data-man` of a drawing, so that a picture in the page can be given other pieces. */
export function parsePieceDrawing(text: string): PieceDrawing | undefined {
  const [owner = '', role = '', size = '', gone] = text.split(' ');
  const named = ROLES.find((one) => one === role);
  return isPlayer(owner) && named && Number(size) > 0 ? { owner, role: named, size: Number(size), isGone: gone === 'gone' } : undefined;
}

/** The inside of one drawing of a piece. Fine lines have a class, so a style for narrow frames can hide them. */
export function drawPieceShape({ owner, role, size, isGone }: PieceDrawing, style: PieceStyle): string {
  const army = ARMIES[owner];
  const [fill, line] = isGone ? (['gone-fill', 'gone-line'] as const) : [army.fill, army.line];
  const layers = PIECE_SETS[style][role].filter((layer) => layer.min === undefined || size >= layer.min);
  const path = (kind: string, fine?: boolean): string =>
    layers
      .filter((layer) => layer.role === kind && (fine === undefined || (layer.min !== undefined) === fine))
      .map((layer) => layer.d)
      .join('');
  const pen = `fill="none" stroke="${makeColour(line)}" stroke-width="${number(lineFor(size))}" stroke-linecap="round" stroke-linejoin="round"`;
  const [plain, fine] = [path('line', false), path('line', true)];
  return [
    `<path d="${path('body')}" fill="${makeColour(fill)}" stroke="${makeColour(line)}" stroke-width="${number(outlineFor(size) * 2)}" paint-order="stroke" stroke-linejoin="round"/>`,
    plain && `<path d="${plain}" ${pen}/>`,
    fine && `<path class="fine" d="${fine}" ${pen}/>`,
    army.band && !isGone
      ? `<path d="${path('band')}" fill="none" stroke="${makeColour(line)}" stroke-width="${BAND}" stroke-linecap="butt" stroke-linejoin="miter"/>`
      : '',
  ].join('');
}

/** A piece alone, for buttons; `size` is the height it will have on the page. */
export function drawPiece(piece: Piece, style: PieceStyle = 'turned', size = 44): string {
  return `<svg viewBox="0 0 100 100" aria-hidden="true">${drawPieceShape({ ...piece, size, isGone: false }, style)}</svg>`;
}
