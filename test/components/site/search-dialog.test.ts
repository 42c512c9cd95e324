// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { SEARCH } from '#words/search.ts';
import { startSearch } from '../../../src/components/search/search-dialog.ts';
import { makeDeferred, type Deferred } from '../../platform/deferred.ts';

const asked = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../../src/components/search/search-index.ts', () => ({ loadIndex: () => Promise.resolve() }));
vi.mock('../../../src/components/search/search-answer.ts', () => ({
  loadSearch: () => Promise.resolve(),
  findAnswer: ({ text }: { text: string }) => {
    const answer = makeDeferred<{ items: Node[] }>();
    asked.set(text, answer);
    return answer.promise;
  },
}));

const answerOf = (text: string): Deferred<{ items: Node[] }> => asked.get(text) as Deferred<{ items: Node[] }>;
const linkTo = (words: string): Node[] => [Object.assign(document.createElement('li'), { textContent: words })];
const find = (name: string): HTMLElement => document.querySelector(name)!;
const type = (text: string): void => {
  const input = document.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
/** Long enough for what is here to be shown. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  asked.clear();
  document.body.innerHTML = `<div id="box"><dialog open><input><p class="search-state"></p><ul class="search-found"></ul>
    <button class="search-again" hidden></button></dialog></div>`;
  startSearch(find('#box'));
});

test('of two searches the later one is shown, though the first comes, or is lost, after it', async () => {
  for (const settleFirst of ['resolve', 'reject'] as const) {
    type('castl');
    type('castling');
    answerOf('castling').resolve({ items: linkTo('Castling') });
    await settle();
    const state = find('.search-state').textContent;
    if (settleFirst === 'resolve') answerOf('castl').resolve({ items: linkTo('Castle') });
    else answerOf('castl').reject(new Error('no network'));
    await settle();
    expect([find('.search-found').textContent, find('.search-state').textContent, find('.search-again').hidden]).toEqual([
      'Castling',
      state,
      true,
    ]);
    asked.clear();
  }
});

test('an emptied field takes a search back', async () => {
  type('castling');
  type('');
  answerOf('castling').resolve({ items: linkTo('Castling') });
  await settle();
  expect([find('.search-found').textContent, find('.search-state').textContent]).toEqual(['', SEARCH.looksIn]);
});

test('a search that was lost is said to be, and is done again at a press', async () => {
  type('castling');
  answerOf('castling').reject(new Error('no network'));
  await settle();
  expect([find('.search-state').textContent, find('.search-again').hidden]).toEqual([SEARCH.noConnection, false]);
  find('.search-again').click();
  answerOf('castling').resolve({ items: linkTo('Castling') });
  await settle();
  expect([find('.search-found').textContent, find('.search-again').hidden]).toEqual(['Castling', true]);
});
