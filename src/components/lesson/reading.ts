/** Where the reader's way of reading lessons is kept. */
const KEY = 'threefold:reading';

/** Whether lessons are read a screen at a time. */
export function isGuided(): boolean {
  try {
    return localStorage.getItem(KEY) === 'guided';
  } catch {
    return false; // private windows may refuse
  }
}

export function keepReading(way: 'guided' | 'page'): void {
  try {
    localStorage.setItem(KEY, way);
  } catch {
    // It then holds for this page alone.
  }
}
