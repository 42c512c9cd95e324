// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { List, type BrowseProps } from '../../../src/components/puzzle-list/Browse.tsx';
import { PAGE, type PuzzleCard } from '../../../src/components/puzzle-list/cards.ts';
import { NO_FILTER } from '../../../src/training/filter.ts';
import { makeDeferred, type Deferred } from '../../platform/deferred.ts';

const asked = vi.hoisted(() => new Map<number, unknown>());
vi.mock('../../../src/components/puzzle-list/cards.ts', async (original) => ({
  ...(await original<object>()),
  fetchCards: ([first]: readonly number[]) => {
    const answer = makeDeferred<readonly PuzzleCard[]>();
    asked.set(first!, answer);
    return answer.promise;
  },
}));

const props: BrowseProps = { count: 3 * PAGE, spread: [3 * PAGE], fields: { ruleset: [], kind: [], level: [], theme: [] } };
/** What is asked for a page of the list. */
const cardsOf = (page: number): Deferred<readonly PuzzleCard[]> => asked.get((page - 1) * PAGE) as Deferred<readonly PuzzleCard[]>;
let host: HTMLElement;
let list: List;
beforeEach(() => {
  asked.clear();
  history.replaceState(null, '', '/puzzles/');
  host = document.createElement('div');
  list = new List(host, props);
});

test('of two pages the later one is shown, though the first comes, or is lost, after it', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    const [first, last] = [list.goTo(NO_FILTER, 2), list.goTo(NO_FILTER, 3)];
    cardsOf(3).resolve([]);
    await last;
    const shown = host.innerHTML;
    if (settle === 'resolve') cardsOf(2).resolve([{ id: 'meder-0002' } as PuzzleCard]);
    else cardsOf(2).reject(new Error('no network'));
    await first;
    expect([host.innerHTML, location.search]).toEqual([shown, '?page=3']);
    asked.clear();
  }
});

test('a page that could not be fetched is said to be lost, and comes at the next try', async () => {
  const lost = list.goTo(NO_FILTER, 2);
  const loading = host.innerHTML;
  cardsOf(2).reject(new Error('no network'));
  await lost;
  expect(host.textContent).toContain('could not be fetched');
  expect(host.innerHTML).not.toBe(loading);
  const again = list.goTo(NO_FILTER, 2);
  cardsOf(2).resolve([]);
  await again;
  expect(host.textContent).not.toContain('could not be fetched');
});
