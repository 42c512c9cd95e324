import { ease, MOVE_TIME, makeTransition } from '../../../board/scene/animate.ts';
import { compose } from '../../../board/scene/compose.ts';
import type { Line } from '../../../board/state/line.ts';
import { inDrawingOrder, type TextNode, type SceneNode, type Scene } from '../../../board/scene/scene.ts';
import { BoardState } from '../../../board/state/board-state.ts';
import type { RenderOptions, View } from '../../../board/scene/render-options.ts';
import { drawNodes, ROUND_LINES } from '../../../board/render/svg.ts';
import { finishPicture, type PictureStyle } from './picture-file.ts';

/** Milliseconds a step stands, and the last one, before it begins anew. */
const [STAND, REST] = [1400, 3000];
/** Pictures of a passage. */
const BETWEEN = 8;
/** A line with more steps goes from one to the next without a passage: its file would be larger than a film. */
const MOST_PASSAGES = 60;
/** Room for the name of the move under the board, in units of the scene. */
const CAPTION = 30;

/** What is moved through: a line from one of its places to its end, seen from one side. */
export interface Film {
  readonly line: Line;
  readonly from: number;
  readonly view: View;
  readonly side: RenderOptions['side'];
  /** What stands under each of the line's positions. */
  readonly captions: readonly string[];
}

interface Frame {
  readonly nodes: readonly SceneNode[];
  readonly time: number;
}

/** A line as one SVG that moves by itself, over and over. Whoever asks for less motion sees where it begins. */
export function makeMovingPicture(film: Film, style: PictureStyle): string {
  const { frames, width, height } = shoot(film);
  const defs = new Map<string, string>();
  const options = { prefix: 'p-', pieces: style.pieces };
  const total = frames.reduce((sum, { time }) => sum + time, 0);
  const rules: string[] = [];
  const body = cutOut(frames)
    .map(({ nodes, shown }) => {
      const drawn = drawNodes(nodes, defs, options);
      if (shown.length === frames.length) return drawn;
      const name = `f${rules.length}`;
      rules.push(writeRule(name, shown, frames, total));
      return `<g class="${name}">${drawn}</g>`;
    })
    .join('');
  const styles = `<style>${rules.join('')}</style>`;
  const label = style.label.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"${ROUND_LINES} class="board-svg">${styles}<defs>${[...defs.values()].join('')}</defs>${body}</svg>`;
  return finishPicture(svg, { width, height }, style.colours);
}

/** All pictures of a film, one after the other. */
function shoot({ line, from, view, side, captions }: Film): { frames: readonly Frame[]; width: number; height: number } {
  const last = line.moves.length;
  const scenes: Scene[] = [];
  for (let index = from; index <= last; index += 1)
    scenes.push(compose(new BoardState({ line, index, view, side, marks: {} }).renderOptions({})));
  const [width, height] = [Math.max(...scenes.map((one) => one.width)), Math.max(...scenes.map((one) => one.height)) + CAPTION];
  const frames = scenes.flatMap((scene, at): Frame[] => {
    const caption: TextNode = {
      kind: 'label',
      id: 'caption',
      z: Number.MAX_SAFE_INTEGER,
      x: width / 2,
      y: height - CAPTION / 3,
      text: captions[from + at] ?? '',
      size: 15,
      fill: 'text',
      anchor: 'middle',
    };
    const nodesOf = (one: Scene): readonly SceneNode[] => inDrawingOrder([...one.nodes, caption]);
    const before = scenes[at - 1];
    const between = before && last - from <= MOST_PASSAGES ? makeTransition(before, scene) : undefined;
    const way = between ? Array.from({ length: BETWEEN - 1 }, (_, index) => between(ease((index + 1) / BETWEEN))) : [];
    return [
      ...way.map((one) => ({ nodes: nodesOf(one), time: MOVE_TIME / BETWEEN })),
      { nodes: nodesOf(scene), time: at === scenes.length - 1 ? REST : STAND },
    ];
  });
  return { frames, width, height };
}

/** What is alike in several pictures once, with the numbers of those it is in, in the order of drawing; neighbours that come and go together are one. */
function cutOut(frames: readonly Frame[]): readonly { readonly nodes: readonly SceneNode[]; readonly shown: readonly number[] }[] {
  const cels = new Map<string, { readonly node: SceneNode; readonly shown: number[] }>();
  for (const [number, { nodes }] of frames.entries())
    for (const node of nodes) {
      const key = JSON.stringify(node);
      const cel = cels.get(key) ?? { node, shown: [] };
      cel.shown.push(number);
      cels.set(key, cel);
    }
  const runs: { readonly nodes: SceneNode[]; readonly shown: readonly number[] }[] = [];
  for (const { node, shown } of [...cels.values()].toSorted((one, other) => one.node.z - other.node.z)) {
    const run = runs.at(-1);
    if (run && run.shown.length === shown.length && run.shown.every((number, at) => number === shown[at])) run.nodes.push(node);
    else runs.push({ nodes: [node], shown });
  }
  return runs;
}

/** When something is seen, as a rule that goes from one state to the next at once. */
function writeRule(name: string, shown: readonly number[], frames: readonly Frame[], total: number): string {
  const isSeen = new Set(shown);
  const states: string[] = [];
  let [time, before] = [0, ''];
  for (const [number, frame] of frames.entries()) {
    const state = isSeen.has(number) ? 'visible' : 'hidden';
    if (state !== before) states.push(`${Number(((time / total) * 100).toFixed(3))}%{visibility:${state}}`);
    before = state;
    time += frame.time;
  }
  const first = isSeen.has(0) ? '' : `.${name}{visibility:hidden}`;
  const moves = `.${name}{animation:${name} ${Math.round(total)}ms step-end infinite}`;
  return `${first}@media not (prefers-reduced-motion:reduce){${moves}}@keyframes ${name}{${states.join('')}}`;
}
