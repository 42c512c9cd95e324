import { describe, expect, test } from 'vitest';
import { compose } from '../../src/board/scene/compose.ts';
import { cropScene } from '../../src/board/scene/crop.ts';
import { isInside } from '../../src/board/scene/geometry.ts';
import { rimOf } from '../../src/board/layouts/rim.ts';
import { shapesOf, type Polygon, type Scene } from '../../src/board/scene/scene.ts';
import { toRenderOptions } from '../../src/board/scene/render-options.ts';
import { expect as unwrap, findRuleset } from '../../src/engine/index.ts';

const harshman = findRuleset('harshman')!;
const { squares } = unwrap(harshman.parse(harshman.start));
const polygonsOf = (scene: Scene, start: string): readonly Polygon[] =>
  scene.nodes.filter((node) => node.kind === 'polygon').filter(({ id }) => id.startsWith(start));

describe('the three-way board', () => {
  for (const angle of [0, 120, 37]) {
    const scene = compose(toRenderOptions(unwrap(harshman.parse(harshman.start)), { angle }));
    const [rim] = polygonsOf(scene, 'rim');

    test(`has one line around all its cells, turned by ${angle} degrees, and no corner of it within a cell`, () => {
      const points = rim!.points;
      for (const tile of scene.tiles)
        for (let i = 0; i < tile.points.length; i += 2)
          expect(isInside(points, tile.points[i]!, tile.points[i + 1]!), tile.name).toBe(true);
      for (let i = 0; i < points.length; i += 2)
        expect(scene.tiles.filter((tile) => isInside(tile.points, points[i]!, points[i + 1]!))).toEqual([]);
      expect(isInside(points, 1, 1)).toBe(false);
    });

    test(`has every cell once in the paint of its shade, turned by ${angle} degrees`, () => {
      const shapes = polygonsOf(scene, 'cells:').map(shapesOf);
      expect(shapes.map((one) => one.length)).toEqual([0, 1, 2].map((shade) => squares.filter((square) => square.shade === shade).length));
      const corners = (all: readonly (readonly number[])[]): readonly string[] => all.map((points) => points.join(' ')).toSorted();
      expect(corners(shapes.flat())).toEqual(corners(scene.tiles.map(({ points }) => points)));
    });
  }

  test('shows in a cut the cells that are near, and no others', () => {
    const scene = compose(toRenderOptions(unwrap(harshman.parse(harshman.start))));
    const cells = (of: Scene): number => polygonsOf(of, 'cells:').flatMap(shapesOf).length;
    const near = cells(cropScene(scene, ['e2']));
    expect(near).toBeGreaterThan(1);
    expect(near).toBeLessThan(cells(scene) / 10);
  });
});

describe('the line around cells', () => {
  const cell = (file: number, rank: number): (typeof squares)[number] => ({ ...squares[0]!, name: `${file} ${rank}`, file, rank });

  test('has six corners around one, ten around two and twelve around three that meet', () => {
    const cells = [cell(3, 3), cell(4, 3), cell(4, 4)];
    expect([1, 2, 3].map((count) => rimOf(cells.slice(0, count), 0.1).length)).toEqual([6, 10, 12]);
  });

  test('is outside by the share of a radius, at corners that bend inward too', () => {
    const [close, far] = [0, 0.3].map((share) => rimOf([cell(3, 3), cell(4, 3)], share));
    // From files and ranks to a plane in which the middles of neighbours are one apart, and corners 1 / √3 from the middle.
    const plane = ([file, rank]: readonly [number, number]): readonly [number, number] => [file - rank / 2, (rank * Math.sqrt(3)) / 2];
    for (const [index, place] of close!.entries()) {
      const [[x1, y1], [x2, y2]] = [plane(place), plane(far![index]!)];
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(0.3 / Math.sqrt(3));
    }
  });
});
