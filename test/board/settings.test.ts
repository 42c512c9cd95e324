import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '../../src/board/state/settings.ts';
import { SETTINGS_KEY } from '../../src/components/board/view/settings-names.ts';

const CHOSEN: Settings = { theme: 'contrast', pieces: 'bold', view: 'tower', notation: 'squares', coordinates: false, sound: true };

describe('kept settings', () => {
  test('are read as they were written', () => {
    expect(readSettings({ ...CHOSEN })).toEqual(CHOSEN);
    expect(readSettings({ ...DEFAULT_SETTINGS })).toEqual(DEFAULT_SETTINGS);
  });

  test('are none where what is stored is not an object', () => {
    for (const json of [undefined, null, 7, 'wood', [], [{ theme: 'wood' }]]) expect(readSettings(json)).toBeUndefined();
  });

  test('keep what is known beside what is not: of an older site, of a newer one, of the wrong kind', () => {
    expect(readSettings({ theme: 'wood', coordinates: false })).toEqual({ ...DEFAULT_SETTINGS, theme: 'wood', coordinates: false });
    expect(readSettings({ theme: 'neon', view: 'plan', sound: 'yes', coordinates: 0, notation: null })).toEqual({
      ...DEFAULT_SETTINGS,
      view: 'plan',
    });
  });
});

describe('a change of settings', () => {
  const root = { dataset: {} as Record<string, string> };
  let kept: Map<string, string>;
  let windowEvents: EventTarget;
  let wantsContrast = false;
  beforeEach(() => {
    kept = new Map();
    windowEvents = new EventTarget();
    root.dataset = {};
    wantsContrast = false;
    vi.resetModules();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: root }));
    vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
    vi.stubGlobal('matchMedia', () => ({ matches: wantsContrast }));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const stored = (): unknown => JSON.parse(kept.get(SETTINGS_KEY)!);
  const open = () => import('../../src/components/board/view/settings-store.ts');

  test('is kept, shown on the page and told to everybody who listens, until they stop', async () => {
    const { changeSettings, loadSettings, onSettings } = await open();
    const told: string[] = [];
    const stop = onSettings((settings, before) => told.push(`${before.theme} ${settings.theme} ${settings.coordinates}`));
    changeSettings({ theme: 'clear' });
    changeSettings({ coordinates: false });
    stop();
    changeSettings({ theme: 'wood' });
    expect(told).toEqual(['study clear true', 'clear clear false']);
    expect(loadSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'wood', coordinates: false });
    expect(stored()).toEqual(loadSettings());
    expect(root.dataset).toEqual({ board: 'wood', pieces: 'turned', coordinates: 'off' });
  });

  test('leaves alone what another build of the site keeps with them, fields and choices we do not know', async () => {
    kept.set(SETTINGS_KEY, '{"theme":"neon","scale":2,"notation":{"of":"engines"},"sound":false}');
    const { changeSettings, loadSettings } = await open();
    expect(loadSettings()).toEqual(DEFAULT_SETTINGS);
    changeSettings({ sound: true });
    expect(stored()).toEqual({ theme: 'neon', scale: 2, notation: { of: 'engines' }, sound: true });
    changeSettings({ theme: 'wood' });
    expect(stored()).toEqual({ theme: 'wood', scale: 2, notation: { of: 'engines' }, sound: true });
  });

  test('holds for the page where nothing can be kept', async () => {
    const closed = (): never => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    const { changeSettings, loadSettings } = await open();
    expect(loadSettings()).toEqual(DEFAULT_SETTINGS);
    changeSettings({ view: 'plan' });
    expect(loadSettings().view).toBe('plan');
  });

  test('begins with the strongest contrast where the system asks for more, until the reader chooses another', async () => {
    wantsContrast = true;
    const { changeSettings, loadSettings, usualSettings } = await open();
    expect(loadSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'contrast' });
    changeSettings({ theme: 'study' });
    expect(readSettings(stored(), usualSettings())?.theme).toBe('study');
    expect(readSettings({ view: 'plan' }, usualSettings())?.theme).toBe('contrast');
  });

  test('comes from another tab as well, and only for our key', async () => {
    const { loadSettings } = await open();
    loadSettings();
    const tell = (key: string | null) => windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key }));
    kept.set(SETTINGS_KEY, JSON.stringify(CHOSEN));
    tell('threefold:theme');
    expect(loadSettings()).toEqual(DEFAULT_SETTINGS);
    tell(SETTINGS_KEY);
    expect(loadSettings()).toEqual(CHOSEN);
    kept.clear();
    tell(null);
    expect(loadSettings()).toEqual(DEFAULT_SETTINGS);
  });
});
