// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MovesSheet } from '../../../src/components/diagram/MovesSheet.tsx';
import { NoteLine } from '../../../src/components/diagram/MessageBox.tsx';
import { openAnalysisBoard, startAnalysisBoard } from '../../../src/components/analysis-board/start.tsx';
import { mount } from '../../../src/components/diagram/mount.tsx';
import { RULESETS } from '../../../src/engine/index.ts';
import { openRules, Plate, preparePage, settle, specFor } from '../harness/plate.ts';

vi.mock('../../../src/components/board/view/pixi/painter.ts', () => {
  throw new Error('no Pixi here');
});

const POSITION = 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10';
const PARTS = ['head', 'play', 'door', 'table', 'share', 'more', 'edit', 'edit-acts', 'fields'];
const ended: AbortController[] = [];

/** The analysis board of a page, at an address. */
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
  plate.host.dataset['choices'] = JSON.stringify(RULESETS.map(({ id, name, players }) => ({ value: id, name, players: players.join('') })));
  plate.host.dataset['endings'] = JSON.stringify({ meder: { checkmate: '7.3', 'over:resignation': '7.11' } });
  for (const name of PARTS) {
    const part = document.createElement('div');
    part.dataset['part'] = name;
    plate.host.append(part);
  }
  const life = new AbortController();
  ended.push(life);
  await mount(plate.host, {
    kinds: { free: async () => startAnalysisBoard },
    openings: { free: openAnalysisBoard },
    lifetime: life.signal,
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

describe('the analysis board on its page', () => {
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

  test('sets up a position: a press on the board then chooses, and is not a move', async () => {
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

  test('takes a pasted text, and refuses in words one that is no game', async () => {
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

  describe('by link', () => {
    /** White has made the first move of a game by link, in a browser with these ways to pass a link on. */
    async function playFirst(ways: Partial<Record<'share' | 'clipboard', unknown>>): Promise<Plate> {
      localStorage.clear();
      for (const name of ['share', 'clipboard'] as const) Object.defineProperty(navigator, name, { configurable: true, value: ways[name] });
      const plate = await openBoard();
      plate.button('Begin a game by link').click();
      plate.press('b2W');
      plate.press('b4N');
      await settle();
      expect(plate.find('.free-mail').textContent).toContain('White has played b4N. Now send the link to Black.');
      plate.button('Send this').click();
      await settle();
      return plate;
    }
    /** The game that was kept last. */
    const kept = (): unknown => (JSON.parse(localStorage.getItem('threefold:mail') ?? '[]') as unknown[])[0];

    test('the link is shared where the device can, and kept as sent', async () => {
      const shared: ShareData[] = [];
      const plate = await playFirst({ share: async (data: ShareData) => void shared.push(data) });
      expect(shared).toEqual([{ title: 'Play a friend by link', text: 'Meder Tournament Rules: Black to move.', url: location.href }]);
      expect(plate.find('.free-mail').textContent).toContain('Sent. You are White. The board waits for Black’s link.');
      expect(kept()).toMatchObject({ seats: ['w'], sent: 1, hash: location.hash });
    });

    test('who thinks better of it has not sent it', async () => {
      const plate = await playFirst({ share: () => Promise.reject(new DOMException('no', 'AbortError')), clipboard: undefined });
      expect(plate.button('Take it back').disabled).toBe(false);
      expect(kept()).toMatchObject({ seats: ['w'], sent: 0 });
    });

    test('else it is copied; where that cannot be it is marked, to be copied by hand', async () => {
      const copied: string[] = [];
      const plate = await playFirst({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
      expect([copied, plate.find('.free-mail').textContent]).toEqual([[location.href], expect.stringContaining('The link is copied')]);
      const other = await playFirst({ clipboard: { writeText: () => Promise.reject(new Error('no')) } });
      expect((other.find('textarea[name="text"]') as HTMLTextAreaElement).value).toBe(location.href);
      expect(other.find('.free-text-says').textContent).toContain('by hand');
    });

    test('a link that cannot be read shows the game as it is kept, and stays to be put right', async () => {
      await playFirst({ share: async () => undefined });
      const wrong = location.hash.replace('b2W-b4N', 'b2W-b9N');
      for (const life of ended.splice(0)) life.abort();
      const again = await openBoard(wrong);
      expect(again.find('.free-fault').textContent).toMatch(/^Move 1: found b2W-b9N, expected b2W-b4N/);
      expect([again.words('b4N'), location.hash]).toEqual(['b4N, white pawn', wrong]);
    });
  });

  test('clocks and a board that goes round are there again when the page is', async () => {
    sessionStorage.clear();
    const plate = await openBoard('#rules=meder&moves=b2W-b4N');
    const passing = plate.find('select[name="passing"]') as HTMLSelectElement;
    passing.value = 'turn';
    passing.dispatchEvent(new Event('change', { bubbles: true }));
    plate.button('Set the clocks').click();
    await settle();
    const times = (one: Plate): readonly (string | null)[] =>
      [...one.host.querySelectorAll('.free-time')].map((time) => time.getAttribute('aria-label'));
    expect(times(plate)).toEqual(['White has 15:00', 'Black has 15:00']);
    for (const life of ended.splice(0)) life.abort();
    const again = await openBoard('#rules=meder&moves=b2W-b4N');
    expect([times(again), again.host.classList.contains('has-no-hints')]).toEqual([['White has 15:00', 'Black has 15:00'], true]);
    // Another game has a table of its own.
    const other = await openBoard('#rules=meder');
    expect(times(other)).toEqual([]);
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
