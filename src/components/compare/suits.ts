import { rankSuits, type Answers, type Suit } from './model/suits.ts';

/** Says which rules suit the answers, with a reason for each answer given. */
export function startSuits(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-suits]')) {
    const suits = JSON.parse(form.dataset['suits'] ?? '[]') as readonly Suit[];
    const answer = form.querySelector('.suits-answer');
    const tell = (): void => {
      const data = new FormData(form);
      const answers: Record<string, 'more' | 'less' | undefined> = {};
      for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-measure]')) {
        const id = dataset['measure'] ?? '';
        const wish = data.get(id);
        if (wish === 'more' || wish === 'less') answers[id] = wish;
      }
      const best = rankSuits(suits, Number(data.get('players')), answers satisfies Answers)[0];
      if (!answer || !best) return;
      const link = Object.assign(document.createElement('a'), { href: `/learn/${best.id}/`, textContent: best.name });
      const reasons = Object.keys(answers).map((id) => best.reasons[id]);
      answer.replaceChildren(link, `. ${reasons.join(' ')}`);
    };
    form.addEventListener('change', tell);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      tell();
    });
  }
}
