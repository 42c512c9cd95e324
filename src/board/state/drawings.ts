import type { Marks } from '../scene/render-options.ts';

/** What the reader has drawn with the right button. */
export type Drawings = Pick<Marks, 'arrows' | 'circles'>;

/** The same with an arrow from one place to another, or a circle where both are one; drawn a second time it goes. */
export function drawOn({ arrows = [], circles = [] }: Drawings, from: string, to: string): Drawings {
  if (from === to) return { arrows, circles: circles.includes(from) ? circles.filter((name) => name !== from) : [...circles, from] };
  const rest = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { circles, arrows: rest.length < arrows.length ? rest : [...arrows, { from, to }] };
}
