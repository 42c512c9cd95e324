// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from '../../../src/board/state/settings.ts';
import { SETTINGS_KEY } from '../../../src/components/board/view/settings-names.ts';
import { preparePage } from '../harness/plate.ts';

vi.mock('../../../src/components/settings/board-settings.css', () => ({}));

beforeEach(() => {
  vi.resetModules();
  preparePage();
  localStorage.clear();
  document.body.innerHTML = '<button data-board-settings>Boards</button>';
});
afterEach(() => vi.unstubAllGlobals());

async function open(): Promise<{ panel: HTMLDialogElement; opener: HTMLButtonElement; choose(name: string, value: string): void }> {
  const { openSettings } = await import('../../../src/components/settings/board-settings.ts');
  const opener = document.querySelector('button')!;
  openSettings(opener);
  const panel = document.querySelector('dialog')!;
  const choose = (name: string, value: string): void =>
    panel.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!.click();
  return { panel, opener, choose };
}
const kept = () => readSettings(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'))!;
const checked = (panel: HTMLElement): readonly string[] =>
  [...panel.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => `${name} ${value}`);

describe('the panel of all boards', () => {
  test('shows what holds: before anything is chosen, the usual', async () => {
    const { panel } = await open();
    expect(checked(panel)).toEqual(['theme study', 'pieces turned', 'view page', 'notation usual', 'coordinates on']);
  });

  test('shows what was kept by another visit', async () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...DEFAULT_SETTINGS, theme: 'wood', view: 'tower', coordinates: false }));
    const { panel } = await open();
    expect(checked(panel)).toEqual(['theme wood', 'pieces turned', 'view tower', 'notation usual']);
  });

  test('keeps each choice at once and puts it on the page; the other choices stay', async () => {
    const { choose } = await open();
    choose('theme', 'wood');
    choose('notation', 'squares');
    choose('coordinates', 'on');
    expect(kept()).toEqual({ ...DEFAULT_SETTINGS, theme: 'wood', notation: 'squares', coordinates: false });
    expect(document.documentElement.dataset).toMatchObject({ board: 'wood', coordinates: 'off' });
  });

  test('goes back to how it was at first, and shows that', async () => {
    const { panel, choose } = await open();
    choose('theme', 'clear');
    choose('sound', 'on');
    expect(kept()).toMatchObject({ theme: 'clear', sound: true });
    [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === 'As it was at first')!.click();
    expect(kept()).toEqual(DEFAULT_SETTINGS);
    expect(checked(panel)).toContain('theme study');
    expect(checked(panel)).not.toContain('sound on');
  });

  test('is one panel however often it is opened; closed by a press beside it, it gives the focus back', async () => {
    const { panel, opener } = await open();
    const { openSettings } = await import('../../../src/components/settings/board-settings.ts');
    openSettings(opener);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    panel.querySelector('form')!.dispatchEvent(new Event('click', { bubbles: true }));
    expect(panel.open).toBe(true);
    panel.click();
    expect([panel.open, document.activeElement === opener]).toEqual([false, true]);
  });
});
