import { StoredRecord } from '../../../platform/stored-record.ts';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '../../../board/state/settings.ts';
import { SETTINGS_CHANGED, SETTINGS_KEY } from './settings-names.ts';

/** Where the system asks for more contrast without setting the colours itself, boards have the strongest until the reader chooses. */
const MORE_CONTRAST = '(prefers-contrast: more) and (forced-colors: none)';

/** The settings of somebody who has chosen nothing; without a window, as in a build, the usual ones. */
export function usualSettings(): Settings {
  return globalThis.matchMedia?.(MORE_CONTRAST).matches ? { ...DEFAULT_SETTINGS, theme: 'contrast' } : DEFAULT_SETTINGS;
}

let stored: StoredRecord<Settings> | undefined;
let current: Settings | undefined;

/** What is stored of them; the first call begins to follow it. */
function openStored(): StoredRecord<Settings> {
  if (stored) return stored;
  const usual = usualSettings();
  stored = new StoredRecord<Settings>({ key: SETTINGS_KEY, none: usual, read: (json) => readSettings(json, usual) });
  stored.on((settings) => {
    if (current) take(settings);
    else current = settings;
  });
  return stored;
}

/** The settings that hold now; once asked for, they follow other tabs. */
export function loadSettings(): Settings {
  return (current ??= openStored().load());
}

/** Changes some of the settings, keeps them and tells everybody; without storage they last as long as the page. */
export function changeSettings(part: Partial<Settings>): void {
  openStored().change((settings) => ({ ...settings, ...part }));
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
