import { DEFAULT_SETTINGS, parseSettings, writeSettings, type Settings } from '../model/settings.ts';
import { SETTINGS_CHANGED, SETTINGS_KEY } from './settings-names.ts';

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

/** The settings that hold now; once asked for, they follow other tabs. */
export function loadSettings(): Settings {
  if (current) return current;
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) take(parseSettings(readStorage(), usualSettings()));
  });
  return (current = parseSettings(readStorage(), usualSettings()));
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
  document.addEventListener(SETTINGS_CHANGED, listen);
  return () => document.removeEventListener(SETTINGS_CHANGED, listen);
}

/** Puts the settings on the page's root, where style sheets and painters find them. `ThemeProvider.astro` does it before the first paint. */
export function applySettings({ theme, pieces, coordinates }: Settings): void {
  const { dataset } = document.documentElement;
  dataset['board'] = theme;
  dataset['pieces'] = pieces;
  dataset['coordinates'] = coordinates ? 'on' : 'off';
}

function take(settings: Settings): void {
  const before = loadSettings();
  current = settings;
  applySettings(settings);
  document.dispatchEvent(new CustomEvent(SETTINGS_CHANGED, { detail: { settings, before } }));
}
