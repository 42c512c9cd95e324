// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { h } from 'preact';
import { startDiagram } from '../../../src/components/diagram/start-diagram.tsx';
import { PlayPanel } from '../../../src/components/diagram/PlayPanel.tsx';
import { FRAME, holdPlates, openRules, Plate, sendMouse, settle, specFor } from '../harness/plate.ts';

vi.mock('../../../src/components/board/view/pixi/painter.ts', () => {
  throw new Error('no Pixi here');
});

const show = holdPlates({ diagram: async () => startDiagram });

async function wakePlayable(ruleset = 'meder'): Promise<Plate> {
  const position = openRules(ruleset);
  const spec = specFor(position, 'diagram', 'play');
  return show(new Plate(spec, position, { panel: h(PlayPanel, { hasLines: position.boards.length === 0, caption: '' }) }));
}

describe('a board to play on', () => {
  test('press and press plays a move; the panel says what was played', async () => {
    const plate = await wakePlayable();
    plate.press('b2W');
    expect(plate.words('b2W')).toContain('picked up');
    expect(plate.words('b4N')).toContain('may go here');
    plate.press('b4N');
    await settle();
    expect([plate.words('b2W'), plate.words('b4N')]).toEqual(['b2W, empty', 'b4N, white pawn']);
    expect(plate.text).toContain('Black to move.');
  });

  test('what is not a move is refused with the rule (Meder 3.4), and the pawn stays in the hand', async () => {
    const plate = await wakePlayable();
    plate.press('b2W');
    plate.press('b6N');
    await settle();
    expect(plate.text).toContain('3.4');
    expect(plate.words('b2W')).toContain('picked up');
  });

  test('keys: Enter leads to the squares, arrows along the board, Enter picks up and puts, Escape lets go', async () => {
    const plate = await wakePlayable();
    plate.frame.tabIndex = 0;
    plate.frame.focus();
    expect(plate.key('Enter')).toBe(true);
    const at = (): string | undefined => (document.activeElement as HTMLElement).dataset['at'];
    plate.cell('b2W').focus();
    plate.key('ArrowUp');
    expect(at()).toBe('b3W');
    plate.key('ArrowLeft');
    expect(at()).toBe('a3W');
    plate.cell('b2W').focus();
    expect(plate.key('Enter')).toBe(true);
    expect(plate.words('b2W')).toContain('picked up');
    expect(plate.key('Escape')).toBe(true);
    expect(plate.words('b2W')).not.toContain('picked up');
    plate.key('Enter');
    plate.cell('b4N').focus();
    plate.key('Enter');
    await settle();
    expect(plate.words('b4N')).toBe('b4N, white pawn');
    expect(at()).toBe('b4N');
    expect(plate.key('x')).toBe(false);
  });

  test('an arrow leads over the edge of a board onto the next one, up to the far end and aside', async () => {
    const plate = await wakePlayable();
    const at = (): string => (document.activeElement as HTMLElement).dataset['at'] ?? '';
    plate.cell('c4W').focus();
    plate.key('ArrowUp');
    expect(at()).toBe('c3N');
    for (let step = 0; step < 8; step++) plate.key('ArrowUp');
    expect(at()).toBe('c8B');
    plate.cell('d1W').focus();
    plate.key('ArrowRight');
    expect(at()).toMatch(/^d\dKL$/);
    plate.key('ArrowLeft');
    expect(at()).toMatch(/W$/);
  });

  test('a column is gone through by level, and p leads to the pins and back', async () => {
    const plate = await wakePlayable();
    const at = (): string => (document.activeElement as HTMLElement).dataset['at'] ?? '';
    plate.cell('b3W').focus();
    plate.key('PageUp');
    expect(at()).toBe('b3N');
    plate.key('PageDown');
    expect(at()).toBe('b3W');
    plate.key('PageDown');
    expect(at()).toBe('b3W');
    plate.key('p');
    expect(plate.words(at())).toMatch(/^pin /);
    plate.key('p');
    expect(plate.words(at())).not.toMatch(/^pin /);
  });

  test('a pointer drags a piece to where it may go, and not elsewhere', async () => {
    const plate = await wakePlayable();
    const point = (name: string): { clientX: number; clientY: number } => middleOf(plate, name);
    const send = (type: string, at: object): void => void sendMouse(plate.frame, type, at);
    plate.frame.setPointerCapture = () => undefined;
    const drag = (from: string, to: string): void => {
      send('pointerdown', point(from));
      send('pointermove', point(to));
      send('pointerup', point(to));
    };
    drag('b2W', 'b6N');
    await settle();
    expect(plate.words('b2W')).toBe('b2W, white pawn');
    drag('b2W', 'b4N');
    await settle();
    expect(plate.words('b4N')).toBe('b4N, white pawn');
    // Taken away by the system, what is dragged falls.
    send('pointerdown', point('b7B'));
    send('pointermove', point('b6N'));
    send('pointercancel', point('b6N'));
    await settle();
    expect(plate.words('b7B')).toBe('b7B, black pawn');
  });

  test('is gone from the page without a trace: no grid, no listener', async () => {
    const plate = await wakePlayable();
    plate.end();
    expect(plate.host.querySelector('.board-grid')).toBeNull();
    expect(plate.key('f', plate.frame)).toBe(false);
  });
});

/** The middle of a square in the window: the frame is a square that the scene fills as far as it goes. */
function middleOf(plate: Plate, name: string): { clientX: number; clientY: number } {
  const { left, top, width, height } = plate.cell(name).style;
  const grid = plate.find('.board-grid').style;
  const [w, height0] = ['--scene-w', '--scene-h'].map((key) => Number(grid.getPropertyValue(key)));
  const scale = Math.min(FRAME / w!, FRAME / height0!);
  const at = (start: string, size: string, of: number): number =>
    ((parseFloat(start) + parseFloat(size) / 2) / 100 - 0.5) * of * scale + FRAME / 2;
  return { clientX: at(left, width, w!), clientY: at(top, height, height0!) };
}

describe('the tools over a board', () => {
  test('show another view, and turn the Tower by steps', async () => {
    const plate = await wakePlayable();
    const turn = plate.button('Turn left');
    expect([plate.button('Stack').getAttribute('aria-pressed'), turn.hidden]).toEqual(['true', true]);
    plate.button('Tower').click();
    await settle();
    expect([plate.button('Stack').getAttribute('aria-pressed'), plate.button('Tower').getAttribute('aria-pressed'), turn.hidden]).toEqual([
      'false',
      'true',
      false,
    ]);
    const before = plate.cell('a1W').style.left;
    turn.click();
    expect(plate.cell('a1W').style.left).not.toBe(before);
  });

  test('turn the board to the next player, by button and by key', async () => {
    const plate = await wakePlayable();
    const top = (): number => parseFloat(plate.cell('b2W').style.top);
    const white = top();
    plate.find('[data-do="flip"]').click();
    expect(top()).toBeLessThan(white);
    plate.key('f', plate.frame);
    expect(top()).toBe(white);
  });

  test('the lines of a cell are for the three-way board', async () => {
    const plate = await wakePlayable('harshman');
    const lines = plate.find('[data-do="lines"]');
    lines.click();
    await settle();
    expect(lines.getAttribute('aria-pressed')).toBe('true');
    plate.key('l', plate.frame);
    await settle();
    expect(lines.getAttribute('aria-pressed')).toBe('false');
    const tri = await wakePlayable();
    expect([tri.find('[data-do="lines"]').hidden, tri.key('l', tri.frame)]).toEqual([true, false]);
  });
});
