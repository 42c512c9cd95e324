import { readItem, writeItem } from '../../platform/storage.ts';

/** Where the reader's choice is kept: `light` or `dark`; absent while the system decides. */
const THEME_KEY = 'threefold:theme';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function loadTheme(): Theme | undefined {
  const text = readItem(THEME_KEY);
  return THEMES.find((theme) => theme === text);
}

/** Puts the page into the reader's theme, or the system's. */
export function applyTheme(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = loadTheme() ?? (isDark ? 'dark' : 'light');
}

/** From light to dark or back, and remembers it; without storage it lasts as long as the page. */
export function switchTheme(): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  writeItem(THEME_KEY, theme);
  document.documentElement.dataset.theme = theme;
}
