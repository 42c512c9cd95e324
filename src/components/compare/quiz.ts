import { isText, listOf, parseData } from '../../platform/page-data.ts';
import { insertLazyParts } from '../site/lazy-part.ts';
import { fillTemplate } from '../../platform/fill-template.ts';

/** How each question stands: answered right at the first try or not, or not yet. */
type Mark = 'right' | 'wrong' | undefined;

/** One question at a time; the first answer to each counts, and the score says where one stands. */
export function startQuiz(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.quiz-box')) {
    const questions = [...box.querySelectorAll<HTMLElement>('.quiz > li')];
    const score = box.querySelector<HTMLElement>('.quiz-score');
    const words = score?.dataset ?? {};
    const marks: Mark[] = questions.map(() => undefined);
    let here = 0;
    const tell = (): void => {
      const right = marks.filter((mark) => mark === 'right').length;
      const done = marks.filter(Boolean).length;
      const signs = marks.map((mark, index) => (mark === 'right' ? '✓' : mark === 'wrong' ? '✕' : index === here ? '◦' : '·')).join(' ');
      const end = done === marks.length ? ` ${words[endOf(right, done)] ?? ''}` : '';
      if (score) score.textContent = `${signs}   ${fillTemplate(words['score'], { here: here + 1, right, done })}${end}`;
    };
    const show = (index: number, hasFocus: boolean): void => {
      here = index;
      if (questions[index]) insertLazyParts(questions[index]);
      questions.forEach((question, at) => (question.hidden = at !== index));
      if (hasFocus) questions[index]?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
      tell();
    };
    show(0, false);
    questions.forEach((question, index) => {
      const legal = parseData(question, 'quiz', listOf(isText));
      const boxes = [...question.querySelectorAll<HTMLInputElement>('input[name="rules[]"]')];
      const form = question.querySelector('form');
      const check = form?.querySelector('button');
      form?.addEventListener('change', ({ target }) => {
        // None of them, or some of them.
        if (target instanceof HTMLInputElement && target.checked)
          for (const other of boxes) if ((other.value === '') !== (target.value === '')) other.checked = false;
        if (check) check.disabled = boxes.every(({ checked }) => !checked);
      });
      form?.addEventListener('submit', (event) => {
        event.preventDefault();
        const named = boxes.filter(({ value }) => value !== '');
        const wrong = named.filter((one) => one.checked !== legal.includes(one.value)).length;
        marks[index] ??= wrong === 0 ? 'right' : 'wrong';
        const said = question.querySelector('.quiz-verdict');
        if (said) said.textContent = fillTemplate(words[wrong === 0 ? 'right' : 'wrong'], { wrong, of: named.length });
        question.dataset['state'] = wrong === 0 ? 'right' : 'wrong';
        const answer = question.querySelector('details');
        if (answer) answer.open = true;
        tell();
      });
      for (const button of question.querySelectorAll<HTMLElement>('[data-quiz-go]'))
        button.addEventListener('click', () => show(index + Number(button.dataset['quizGo']), true));
    });
  }
}

const endOf = (right: number, all: number): string => (right === all ? 'all' : right * 10 >= all * 7 ? 'most' : 'fewer');
