// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putKnownFirst } from '../../src/components/compare/known-ruleset.ts';
import { startQuiz } from '../../src/components/compare/quiz.ts';

/** Three questions of which the rules named here allow the move. */
const LEGAL = [['meder'], ['meder', 'grant'], []];
const WORDS =
  'data-score="{here}: {right} of {done}" data-all="All." data-most="Most." data-fewer="Few." data-right="Right." data-wrong="{wrong} of {of}."';
const question = (legal: readonly string[]): string => `<li data-quiz='${JSON.stringify(legal)}'><form>
  ${['meder', 'grant', ''].map((value) => `<input type="checkbox" name="rules[]" value="${value}">`).join('')}
  <button disabled>Check</button><p class="quiz-verdict"></p></form><details></details>
  <button type="button" data-quiz-go="1"></button><button type="button" data-quiz-go="-1"></button></li>`;

describe('the quiz', () => {
  let questions: HTMLElement[];
  const score = (): string => document.querySelector('.quiz-score')!.textContent;
  /** Ticks what is named, as a reader does, and asks. */
  function answer(index: number, ...values: readonly string[]): void {
    const one = questions[index]!;
    for (const box of one.querySelectorAll('input')) {
      if (box.checked === values.includes(box.value)) continue;
      box.checked = !box.checked;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    }
    one.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  }

  beforeEach(() => {
    document.body.innerHTML = `<div class="quiz-box"><ol class="quiz">${LEGAL.map(question).join('')}</ol><p class="quiz-score" ${WORDS}></p></div>`;
    questions = [...document.querySelectorAll<HTMLElement>('.quiz > li')];
    startQuiz();
  });
  afterEach(() => (document.body.textContent = ''));

  test('shows one question at a time, and the next when it is asked for', () => {
    expect(questions.map(({ hidden }) => hidden)).toEqual([false, true, true]);
    questions[0]!.querySelector<HTMLElement>('[data-quiz-go="1"]')!.click();
    expect(questions.map(({ hidden }) => hidden)).toEqual([true, false, true]);
    questions[1]!.querySelector<HTMLElement>('[data-quiz-go="-1"]')!.click();
    expect(questions.map(({ hidden }) => hidden)).toEqual([false, true, true]);
  });

  test('can be asked once something is ticked, and “none” takes the ticks away', () => {
    const [meder, , none] = questions[0]!.querySelectorAll('input');
    const check = questions[0]!.querySelector('button')!;
    expect(check.disabled).toBe(true);
    for (const box of [meder!, none!]) {
      box.checked = true;
      box.dispatchEvent(new Event('change', { bubbles: true }));
      expect(check.disabled).toBe(false);
    }
    expect(meder!.checked).toBe(false);
  });

  test('says how many are wrong, opens the answer, and counts the first try alone', () => {
    answer(0, 'grant');
    expect(questions[0]!.dataset['state']).toBe('wrong');
    expect(questions[0]!.querySelector('.quiz-verdict')!.textContent).toBe('2 of 2.');
    expect(questions[0]!.querySelector('details')!.open).toBe(true);
    answer(0, 'meder');
    expect(questions[0]!.dataset['state']).toBe('right');
    expect(score()).toContain('0 of 1');
  });

  test('ends with what the score is worth', () => {
    answer(0, 'meder');
    answer(1, 'meder', 'grant');
    expect(score()).not.toContain('All.');
    answer(2, '');
    expect(score()).toContain('3 of 3');
    expect(score()).toContain('All.');
  });
});

describe('the ways from one ruleset to another', () => {
  const ways = (...ids: readonly string[]): string =>
    `<section class="compare-ways"><h2>Ways</h2>${ids.map((id) => `<p data-known="${id}"></p>`).join('')}</section>`;
  const order = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-known]')].map(({ dataset }) => dataset['known']);
  afterEach(() => {
    localStorage.clear();
    document.body.textContent = '';
  });

  test('begin with the reader’s own, marked as such', () => {
    localStorage.setItem('threefold:rules', 'grant');
    document.body.innerHTML = ways('meder', 'grant', 'usenet');
    putKnownFirst();
    expect(order()).toEqual(['grant', 'meder', 'usenet']);
    expect([...document.querySelectorAll('.is-own')].map((one) => one.getAttribute('data-known'))).toEqual(['grant']);
  });

  test.each(['', 'harshman'])('stay as they are for a reader of “%s”', (rules) => {
    localStorage.setItem('threefold:rules', rules);
    document.body.innerHTML = ways('meder', 'grant');
    putKnownFirst();
    expect(order()).toEqual(['meder', 'grant']);
    expect(document.querySelector('.is-own')).toBeNull();
  });
});
