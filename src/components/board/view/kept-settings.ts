import { DEFAULT_SETTINGS, parseSettings, writeSettings, type Settings } from '../model/settings.ts';

/** Kept in the browser under this key, as JSON. */
export const SETTINGS_KEY = 'threefold:board';

/** Dispatched on the document when the settings have changed, here or in another tab of the site. */
const CHANGED = 'threefold:settings';

function readStorage(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null; // storage is closed to us
  }
}

/** Where the system asks for more contrast without setting the colours itself, boards have the strongest until the reader chooses. */
const MORE_CONTRAST = '(prefers-contrast: more) and (forced-colors: none)';

/** The settings of somebody who has chosen nothing. */
export function usualSettings(): Settings {
  return matchMedia(MORE_CONTRAST).matches ? { ...DEFAULT_SETTINGS, theme: 'contrast' } : DEFAULT_SETTINGS;
}

let current: Settings | undefined;

/** The settings that hold now. */
export function loadSettings(): Settings {
  current ??= parseSettings(readStorage(), usualSettings());
  return current;
}

/** Changes some of the settings, keeps them and tells everybody; without storage they last as long as the page. */
export function changeSettings(part: Partial<Settings>): void {
  const settings = { ...loadSettings(), ...part };
  try {
    localStorage.setItem(SETTINGS_KEY, writeSettings(settings, readStorage()));
  } catch {
    // The choice holds for this page.
  }
  take(settings);
}

/** Calls a listener after every change, with the settings and those before; gives the way to stop. */
export function onSettings(listener: (settings: Settings, before: Settings) => void): () => void {
  const listen = (event: Event): void => {
    const { settings, before } = (event as CustomEvent<{ settings: Settings; before: Settings }>).detail;
    listener(settings, before);
  };
  document.addEventListener(CHANGED, listen);
  return () => document.removeEventListener(CHANGED, listen);
}

/** Puts the settings on the page's root, where style sheets and painters find them. `ThemeProvider.astro` does it before the first paint. */
export function applySettings({ theme, pieces, coordinates }: Settings): void {
  const { dataset } = document.documentElement;
  dataset['board'] = theme;
  dataset['pieces'] = pieces;
  dataset['coordinates'] = coordinates ? 'on' : 'off';
}

/** Shows the kept settings and follows other tabs. */
export function startSettings(): void {
  applySettings(loadSettings());
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_KEY || event.key === null) take(parseSettings(readStorage(), usualSettings()));
  });
}

function take(settings: Settings): void {
  const before = loadSettings();
  current = settings;
  applySettings(settings);
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: { settings, before } }));
}
