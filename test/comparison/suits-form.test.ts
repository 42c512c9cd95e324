// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { startRecommender } from '../../src/components/compare/recommender.ts';

const SUITS = [
  {
    id: 'meder',
    name: 'Meder',
    players: 2,
    shares: { boards: 1 },
    values: { boards: 9 },
    reasons: { 'boards more': 'Boards move much.', boards: 'Boards move much.' },
  },
  { id: 'grant', name: 'Grant', players: 2, shares: { boards: 0 }, values: { boards: 1 }, reasons: { boards: 'Boards seldom move.' } },
  { id: 'harshman', name: 'Three-way', players: 3, shares: {}, values: {}, reasons: {} },
];
const said = (): string => document.querySelector('.suits-answer')!.textContent;
const choose = (name: string, value: string): void => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!;
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

afterEach(() => document.body.replaceChildren());

test('rules that suit are named by what was answered: nothing answered, for two, for three', () => {
  document.body.innerHTML = `<form data-suits='${JSON.stringify(SUITS)}'><input type="radio" name="players" value="2" checked>
    <input type="radio" name="players" value="3"><fieldset data-measure="boards"><input type="radio" name="boards" value="more">
    <input type="radio" name="boards" value="less"></fieldset>
    <p class="suits-answer" data-ask="Ask." data-alone="Alone." data-compromise="A compromise." data-second="Then" data-less="Less so."></p></form>`;
  startRecommender();
  expect(said()).toBe('Ask.');
  choose('boards', 'more');
  expect(said()).toMatch(/^Meder\. /);
  expect(document.querySelector('.suits-answer a')!.getAttribute('href')).toBe('/learn/meder/');
  choose('boards', 'less');
  expect(said()).toMatch(/^Grant\. /);
  choose('players', '3');
  expect(said()).toBe('Three-way. Alone.');
  expect(document.querySelector<HTMLFieldSetElement>('fieldset')!.hidden).toBe(true);
});
