/** Looks of the boards: the study, plain wood, colours told apart without red and green, and the strongest contrast. */
export const BOARD_THEMES = ['study', 'wood', 'clear', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** What the reader has chosen for all boards. Kept in the browser under one key, as JSON; what cannot be read is the default. */
export interface Settings {
  readonly theme: BoardTheme;
  readonly coordinates: boolean;
}

const KEY = 'threefold:board';
const DEFAULT: Settings = { theme: 'study', coordinates: true };

export function loadSettings(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULT;
    const { theme, coordinates } = kept as Record<string, unknown>;
    return {
      theme: BOARD_THEMES.find((one) => one === theme) ?? DEFAULT.theme,
      coordinates: typeof coordinates === 'boolean' ? coordinates : DEFAULT.coordinates,
    };
  } catch {
    return DEFAULT;
  }
}

/** Keeps the settings and shows them; without storage they last as long as the page. */
export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be closed.
  }
  applyTheme(settings);
}

/** Puts the page's boards into the reader's theme. */
export function applyTheme({ theme }: Settings): void {
  document.documentElement.dataset['board'] = theme;
}
