import { href } from '../../platform/href.ts';
import { isNumber, isText, listOf, parseData, recordOf, shapeOf } from '../../platform/page-data.ts';
import { recommend, type RulesetProfile } from '../../comparison/recommender.ts';

const isSuit = shapeOf<RulesetProfile>({
  id: isText,
  name: isText,
  players: isNumber,
  shares: recordOf(isNumber),
  values: recordOf(isNumber),
  reasons: recordOf(isText),
});

/** Says which rules suit the answers, with the reasons that speak for them and what came second. */
export function startRecommender(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-suits]')) {
    const suits = parseData(form, 'suits', listOf(isSuit));
    const answer = form.querySelector<HTMLElement>('.suits-answer');
    const words = answer?.dataset ?? {};
    const wishes = form.querySelectorAll<HTMLFieldSetElement>('[data-measure]');
    const tell = (): void => {
      const data = new FormData(form);
      const players = Number(data.get('players'));
      const answers: Record<string, 'more' | 'less' | undefined> = {};
      for (const { dataset } of wishes) {
        const id = dataset['measure'] ?? '';
        const wish = data.get(id);
        if (wish === 'more' || wish === 'less') answers[id] = wish;
      }
      // Where there is one ruleset only, there is nothing to choose by.
      const isAlone = suits.filter((suit) => suit.players === players).length === 1;
      for (const wish of wishes) wish.hidden = isAlone;
      const advice = recommend(suits, players, answers);
      if (!answer) return;
      if (!advice) {
        answer.textContent = words['ask'] ?? '';
        return;
      }
      const link = ({ id, name }: RulesetProfile): HTMLElement =>
        Object.assign(document.createElement('a'), { href: href(`/learn/${id}/`), textContent: name });
      const because = (reasons: readonly string[], none: string): string => reasons.join(' ') || (words[none] ?? '');
      answer.replaceChildren(
        link(advice.best),
        `. ${because(isAlone ? [] : advice.reasons, isAlone ? 'alone' : 'compromise')}`,
        ...(advice.second ? [` ${words['second']} `, link(advice.second.suit), `. ${because(advice.second.reasons, 'less')}`] : []),
      );
    };
    form.addEventListener('change', tell);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('reset', () => setTimeout(tell));
    tell();
  }
}
