import type { Scene } from '../board/scene/scene.ts';
import type { Frame } from '../board/render/svg.ts';

/** A square every movable board has, at the same place of the set. */
const ANCHOR = 'a1W';

/** Frames of one size for scenes that stand side by side: squares of main boards then lie on one line, at one scale. */
export function frameAlike(scenes: readonly Scene[]): readonly Frame[] {
  const anchors = scenes.map(({ tiles }) => tiles.find(({ name }) => name === ANCHOR)?.y ?? 0);
  const lowest = Math.max(...anchors);
  const tops = anchors.map((y) => y - lowest);
  const width = Math.max(...scenes.map((scene) => scene.width));
  const height = Math.max(...scenes.map((scene, index) => scene.height - tops[index]!));
  return tops.map((top) => ({ top, width, height }));
}
