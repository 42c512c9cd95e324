// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  Lettering,
  LetteringPipe,
  LetteringView,
  type LetteringStyle,
  type Run,
} from '../../../src/components/board/view/pixi/lettering.ts';

/** A pen for which every letter is ten wide; it notes what is drawn. */
function makePen() {
  const drawn: (readonly [how: string, text: string, x: number, y: number, font: string])[] = [];
  const pen = {
    font: '',
    globalAlpha: 1,
    save: () => undefined,
    restore: () => undefined,
    measureText: (text: string) => ({ width: 10 * text.length }),
    fillText: (text: string, x: number, y: number) => void drawn.push(['fill', text, x, y, pen.font]),
    strokeText: (text: string, x: number, y: number) => void drawn.push(['stroke', text, x, y, pen.font]),
  };
  return { drawn, pen: pen as unknown as CanvasRenderingContext2D };
}

const plain: Run = { text: 'board', isBold: false, colour: '#123456' };
const bold: Run = { text: 'W', isBold: true, colour: '#000000' };
const style = (anchor: LetteringStyle['anchor'], more: Partial<LetteringStyle> = {}): LetteringStyle => ({
  family: 'serif',
  size: 50,
  anchor,
  ...more,
});

describe('letters on a canvas', () => {
  test.each([
    ['start', 0],
    ['middle', -25],
    ['end', -50],
  ] as const)('begin at their anchor: %s', (anchor, left) => {
    const { drawn, pen } = makePen();
    const lettering = new Lettering([plain], style(anchor), pen);
    lettering.draw(pen);
    expect(drawn).toEqual([['fill', 'board', left, 0, '400 50px serif']]);
    const [west, north, east, south] = lettering.box;
    expect([west, east]).toEqual([left - 2, left + 52]);
    expect(north).toBeLessThan(-50);
    expect(south).toBeGreaterThan(10);
  });

  test('stand after each other, each run in its weight, and begin on whole pixels', () => {
    const { drawn, pen } = makePen();
    new Lettering([bold, plain], style('middle', { size: 5.5 }), pen).draw(pen);
    expect(drawn.map(([, text]) => text)).toEqual(['W', 'board']);
    expect(drawn.map(([, , , , font]) => font)).toEqual(['700 5.5px serif', '400 5.5px serif']);
    for (const [, , x] of drawn) expect(Number.isInteger(x)).toBe(true);
    expect(drawn[1]![2] - drawn[0]![2]).toBeGreaterThan(10);
  });

  test('have their rim under them, and room for it', () => {
    const { drawn, pen } = makePen();
    const lettering = new Lettering([plain], style('start', { rim: { width: 6, colour: '#fff' } }), pen);
    lettering.draw(pen);
    expect(drawn.map(([how]) => how)).toEqual(['stroke', 'fill']);
    const bare = new Lettering([plain], style('start'), pen).box;
    expect(lettering.box.map((value, side) => Math.abs(value - bare[side]!))).toEqual([3, 3, 3, 3]);
  });

  test('are drawn where their view stands, as faint as it is', () => {
    const { drawn, pen } = makePen();
    const places: unknown[] = [];
    const canvasContext = { activeContext: pen, setContextTransform: (place: unknown) => void places.push(place) };
    const view = new LetteringView(new Lettering([plain], style('start'), pen));
    view.alpha = 0.5;
    expect([view.bounds.minX, view.bounds.maxY]).toEqual([-2, 22]);
    const pipe = new LetteringPipe({ canvasContext } as never);
    pipe.execute(view);
    expect(places).toEqual([view.groupTransform]);
    expect(drawn).toHaveLength(1);
    expect(pipe.validateRenderable()).toBe(false);
  });
});
