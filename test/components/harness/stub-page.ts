import { afterEach, beforeEach, vi } from 'vitest';

/** What a part that has no page asks of one, for all tests of a file; and the tests' own clock. */
export function stubPage(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('location', { origin: 'http://site' });
  vi.stubGlobal('addEventListener', () => undefined);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}
