import type { View } from './sight.ts';

/** Looks of the boards: the study, plain wood, colours told apart without red and green, and the strongest contrast. */
export const BOARD_THEMES = ['study', 'wood', 'clear', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** Ways to draw the pieces; each is one drawing per piece for all armies. */
export const PIECE_STYLES = ['turned', 'bold'] as const;
export type PieceStyle = (typeof PIECE_STYLES)[number];

/** The view of all Tri-D diagrams; with `page` each has the one its page gives it. */
export const VIEW_CHOICES = ['page', 'stack', 'plan', 'tower'] as const satisfies readonly (View | 'page')[];
export type ViewChoice = (typeof VIEW_CHOICES)[number];

/**
 * How moves are written: as the ruleset has it with the names the boards show, as its source has it, with pictures of the pieces for their letters, from square to square,
 * or counted from each player's own side where a ruleset has that.
 */
export const NOTATION_CHOICES = ['usual', 'rules', 'pictures', 'squares', 'relative'] as const;
export type NotationChoice = (typeof NOTATION_CHOICES)[number];

/** What the reader has chosen for all boards. */
export interface Settings {
  readonly theme: BoardTheme;
  readonly pieces: PieceStyle;
  readonly view: ViewChoice;
  readonly notation: NotationChoice;
  readonly coordinates: boolean;
  readonly sound: boolean;
}

/** Kept in the browser under this key, as JSON. */
export const SETTINGS_KEY = 'threefold:board';

export const DEFAULT_SETTINGS: Settings = {
  theme: 'study',
  pieces: 'turned',
  view: 'page',
  notation: 'usual',
  coordinates: true,
  sound: false,
};

/** Dispatched on the document when the settings have changed, here or in another tab of the site. */
const CHANGED = 'threefold:settings';

function readKept(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Reads kept settings; what is missing, broken or unknown is as usual. */
export function parseSettings(text: string | null, usual: Settings = DEFAULT_SETTINGS): Settings {
  const kept = readKept(text);
  const pick = <T extends string>(name: keyof Settings, choices: readonly T[], otherwise: T): T =>
    choices.find((one) => one === kept[name]) ?? otherwise;
  const flag = (name: keyof Settings, otherwise: boolean): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    theme: pick('theme', BOARD_THEMES, usual.theme),
    pieces: pick('pieces', PIECE_STYLES, usual.pieces),
    view: pick('view', VIEW_CHOICES, usual.view),
    notation: pick('notation', NOTATION_CHOICES, usual.notation),
    coordinates: flag('coordinates', usual.coordinates),
    sound: flag('sound', usual.sound),
  };
}

/** Settings as they are kept; what else stands there (a newer version of the site may have put it there) stays. */
export function writeSettings(settings: Settings, kept: string | null): string {
  return JSON.stringify({ ...readKept(kept), ...settings });
}

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
