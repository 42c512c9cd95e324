// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyTheme, switchTheme } from '../../../src/components/settings/colour-scheme.ts';

const themeOf = (): string | undefined => document.documentElement.dataset['theme'];
/** What the system wants. */
const want = (theme: 'light' | 'dark'): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') && theme === 'dark' }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('light and dark', () => {
  test.each(['light', 'dark'] as const)('are the system’s while nobody has chosen: %s', (theme) => {
    want(theme);
    applyTheme();
    expect(themeOf()).toBe(theme);
  });

  test('are the reader’s once they have chosen, and on the next page too', () => {
    want('light');
    applyTheme();
    switchTheme();
    expect(themeOf()).toBe('dark');
    document.documentElement.removeAttribute('data-theme');
    applyTheme();
    expect(themeOf()).toBe('dark');
    switchTheme();
    applyTheme();
    expect(themeOf()).toBe('light');
  });

  test('are the system’s where something else is kept, and hold for the page where nothing can be kept', () => {
    want('dark');
    localStorage.setItem('threefold:theme', 'purple');
    applyTheme();
    expect(themeOf()).toBe('dark');
    const closed = (): never => {
      throw new DOMException('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, clear: () => undefined });
    switchTheme();
    expect(themeOf()).toBe('light');
  });
});
