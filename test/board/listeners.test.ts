import { describe, expect, test } from 'vitest';
import { Listeners } from '../../src/board/state/listeners.ts';

describe('who listens to a board', () => {
  test('several hear what it tells, in their order, until they listen no more', () => {
    const listeners = new Listeners();
    const heard: string[] = [];
    const stop = listeners.on('chosen', (name) => void heard.push(`first ${name}`));
    listeners.on('chosen', (name) => void heard.push(`second ${name}`));
    listeners.tell('chosen', 'b2W');
    stop();
    listeners.tell('chosen', 'c3W');
    expect(heard).toEqual(['first b2W', 'second b2W', 'second c3W']);
  });

  test('the latest is asked first, and the rest only if it does not take it', () => {
    const listeners = new Listeners();
    const asked: string[] = [];
    listeners.on('key', (key) => {
      asked.push(`first ${key}`);
      return key === 'Home';
    });
    listeners.on('key', (key) => {
      asked.push(`second ${key}`);
      return key === 'End';
    });
    expect(listeners.offer('key', 'End')).toBe(true);
    expect(listeners.offer('key', 'Home')).toBe(true);
    expect(listeners.offer('key', 'x')).toBe(false);
    expect(asked).toEqual(['second End', 'second Home', 'first Home', 'second x', 'first x']);
  });

  test('nobody takes what nobody listens to', () => {
    expect(new Listeners().offer('letGo')).toBe(false);
  });
});
