import { describe, expect, test } from 'vitest';
import { compose } from '../../src/board/scene/compose.ts';
import { toRenderOptions } from '../../src/board/scene/render-options.ts';
import { cropScene } from '../../src/board/scene/crop.ts';
import { expect as unwrap, findRuleset } from '../../src/engine/index.ts';

const meder = findRuleset('meder')!;
const start = compose(
  toRenderOptions(unwrap(meder.parse(meder.start)), { marks: { targets: ['b3W'], arrows: [{ from: 'b1W', to: 'c3W' }] } }),
);

describe('a cut of a scene', () => {
  const part = cropScene(start, ['b2W', 'c3W']);
  const pieces = part.nodes.filter((node) => node.kind === 'piece');

  test('has one shape, whatever it is about', () => {
    for (const names of [['b2W'], ['b2W', 'c3W'], ['a1W', 'a4W'], ['KL3']]) {
      const { width, height } = cropScene(start, names);
      expect(width / height).toBeCloseTo(1.4);
    }
  });

  test('keeps what lies there, each thing as far from the next as it was', () => {
    const [b2, c2] = ['piece:W:1:1', 'piece:W:2:1'].map((id) => pieces.find((piece) => piece.id === id)!);
    const whole = start.nodes.filter((node) => node.kind === 'piece');
    const [one, other] = [b2!, c2!].map(({ id }) => whole.find((piece) => piece.id === id)!);
    expect(c2!.x - b2!.x).toBeCloseTo(other!.x - one!.x);
    expect(b2!.x).toBeGreaterThan(0);
    expect(b2!.x).toBeLessThan(part.width);
    expect(part.nodes.some((node) => node.id === 'target:b3W')).toBe(true);
    expect(part.nodes.some((node) => node.id === 'arrow:b1W:c3W')).toBe(true);
  });

  test('leaves out what is far away, and refuses what is nowhere', () => {
    expect(pieces.some((piece) => piece.id.startsWith('piece:B:'))).toBe(false);
    expect(part.nodes.length).toBeLessThan(start.nodes.length / 2);
    expect(() => cropScene(start, ['h9'])).toThrow('h9');
  });
});
