/** One question at a time; a check says how many rulesets were judged rightly and opens the answer. */
export function startQuiz(): void {
  for (const quiz of document.querySelectorAll<HTMLElement>('.quiz')) {
    const questions = [...quiz.querySelectorAll<HTMLElement>(':scope > li')];
    const show = (index: number, hasFocus: boolean): void => {
      questions.forEach((question, at) => (question.hidden = at !== index));
      if (hasFocus) questions[index]?.querySelector<HTMLElement>('input')?.focus();
    };
    show(0, false);
    questions.forEach((question, index) => {
      const legal = JSON.parse(question.dataset['quiz'] ?? '[]') as readonly string[];
      const boxes = [...question.querySelectorAll<HTMLInputElement>('input[name="rules[]"]')];
      question.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        const wrong = boxes.filter((box) => box.checked !== legal.includes(box.value)).length;
        const verdict = question.querySelector('.quiz-verdict');
        if (verdict)
          verdict.textContent =
            wrong === 0 ? 'Right, all of them.' : `Not yet: ${wrong} of ${boxes.length} judged wrongly. The answer says why.`;
        question.dataset['state'] = wrong === 0 ? 'right' : 'wrong';
        const answer = question.querySelector('details');
        if (answer) answer.open = true;
      });
      for (const button of question.querySelectorAll<HTMLElement>('[data-quiz-go]'))
        button.addEventListener('click', () => show(index + Number(button.dataset['quizGo']), true));
    });
  }
}
