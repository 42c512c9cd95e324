// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MovesSheet } from '../../../src/components/diagram/MovesSheet.tsx';
import { NoteLine } from '../../../src/components/diagram/SaidBox.tsx';
import { openFree, startFree } from '../../../src/components/free/start.tsx';
import { mount } from '../../../src/components/diagram/mount.tsx';
import { RULESETS } from '../../../src/engine/index.ts';
import { openRules, Plate, preparePage, settle, specFor } from '../harness/plate.ts';

vi.mock('../../../src/components/board/view/pixi/painter.ts', () => {
  throw new Error('no Pixi here');
});

const POSITION = 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10';
const PARTS = ['head', 'play', 'machine', 'share', 'more', 'edit', 'edit-acts', 'fields'];
const ended: AbortController[] = [];

/** The free board of a page, at an address. */
async function openBoard(hash = ''): Promise<Plate> {
  history.replaceState(null, '', `/board/${hash}`);
  const position = openRules('meder');
  const plate = new Plate(
    specFor(position, 'free', 'play'),
    position,
    { note: h<Parameters<typeof NoteLine>[0]>(NoteLine, {}), moves: h(MovesSheet, { hasLines: true }) },
    'free',
  );
  plate.host.classList.add('free');
  plate.host.dataset['choices'] = JSON.stringify(RULESETS.map(({ id, name }) => ({ value: id, name })));
  for (const name of PARTS) {
    const part = document.createElement('div');
    part.dataset['part'] = name;
    plate.host.append(part);
  }
  const life = new AbortController();
  ended.push(life);
  await mount(plate.host, {
    kinds: { free: async () => startFree },
    openings: { free: openFree },
    scope: life.signal,
  });
  await settle();
  return plate;
}
const game = (): string => decodeURIComponent(location.hash);

beforeEach(preparePage);
afterEach(() => {
  for (const life of ended.splice(0)) life.abort();
  document.body.textContent = '';
  vi.unstubAllGlobals();
});

describe('the free board on its page', () => {
  test('plays what is pressed, lists it, and holds it in the address; steps back and on', async () => {
    const plate = await openBoard();
    plate.press('b2W');
    plate.press('b4N');
    await settle();
    expect(game()).toBe('#rules=meder&moves=b2W-b4N');
    expect(plate.find('.free-status').textContent).toContain('Black to move.');
    plate.key('ArrowLeft', plate.frame);
    await settle();
    expect([game(), plate.words('b2W')]).toEqual(['#rules=meder&moves=b2W-b4N&at=0', 'b2W, white pawn']);
    plate.key('ArrowRight', plate.frame);
    await settle();
    expect(plate.words('b4N')).toBe('b4N, white pawn');
  });

  test('opens the game of its address, and says what is wrong with one that is cut', async () => {
    const plate = await openBoard('#rules=meder&moves=b2W-b4N+b7B-b5B');
    expect([plate.words('b5B'), plate.find('.free-status').textContent]).toEqual(['b5B, black pawn', 'White to move.']);
    const cut = await openBoard('#moves=1');
    expect(cut.find('.free-fault').textContent).not.toBe('');
    expect(game()).toBe('#moves=1');
  });

  test('changes its rules: another board, another start', async () => {
    const plate = await openBoard();
    const select = plate.find('select[name="rules"]') as HTMLSelectElement;
    select.value = 'harshman';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(game()).toContain('rules=harshman');
    expect(plate.host.querySelector('[data-at="a2"]')).not.toBeNull();
    expect(plate.host.querySelector('[data-at="b2W"]')).toBeNull();
    expect(plate.text).toContain('Gray is the third army.');
  });

  test('sets up a position: a press on the board then chooses, and is no move', async () => {
    const plate = await openBoard();
    plate.button('Set up').click();
    await settle();
    expect([plate.frame.dataset['mode'], plate.host.classList.contains('is-editing')]).toEqual(['edit', true]);
    plate.press('b2W');
    await settle();
    expect(game()).not.toContain('moves=');
    plate.key('Escape', plate.frame);
    // The first of the two modes: to play.
    plate.find('.free-modes button').click();
    await settle();
    expect([plate.frame.dataset['mode'], plate.host.classList.contains('is-editing')]).toEqual(['play', false]);
  });

  test('takes a text that is pasted, and refuses one that is none in words', async () => {
    const plate = await openBoard();
    const field = plate.find('textarea[name="text"]') as HTMLTextAreaElement;
    const paste = async (text: string): Promise<void> => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      plate.button('Open it').click();
      await settle();
    };
    await paste('no position at all');
    expect(plate.find('.free-text-says').classList.contains('is-wrong')).toBe(true);
    await paste(POSITION);
    expect([plate.words('c4N'), plate.words('b7B')]).toEqual(['c4N, black pawn', 'b7B, black pawn']);
    expect(plate.words('a1W')).toBe('a1W, empty');
  });

  test('is over when its plate is: keys go nowhere', async () => {
    const plate = await openBoard('#rules=meder&moves=b2W-b4N');
    for (const life of ended.splice(0)) life.abort();
    const before = game();
    plate.key('ArrowLeft', plate.frame);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await settle();
    expect(game()).toBe(before);
  });
});
