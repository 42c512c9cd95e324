/** Where the reader's choice is kept: `light` or `dark`; absent while the system decides. */
const THEME_KEY = 'threefold:theme';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function parseTheme(text: string | null): Theme | undefined {
  return THEMES.find((theme) => theme === text);
}

function loadTheme(): Theme | undefined {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return undefined; // storage is closed to us
  }
}

/** Puts the page into the reader's theme, or the system's. */
export function applyTheme(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = loadTheme() ?? (isDark ? 'dark' : 'light');
}

/** From light to dark or back, and remembers it; without storage it lasts as long as the page. */
export function switchTheme(): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // the choice holds for this page
  }
  document.documentElement.dataset.theme = theme;
}
