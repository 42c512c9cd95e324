import '../register-kinds.ts';
import { holdResults, MISSED, SOLVED } from '../puzzle/puzzle-events.ts';
import { replayEarlyEvents, tellAfter, Hydrator, hydrateWhenTouched } from '../../platform/hydrate.ts';
import { lazy } from '../../platform/lazy.ts';

// Wakes the trainer: at the first touch where the page has a puzzle of its own, else at once.
const [train, plate, choice, panel] = ['.train', '[data-train-plate]', '[data-train-choice]', '[data-train]'].map((name) =>
  document.querySelector<HTMLElement>(name),
);
if (train && plate && choice && panel) {
  const isFirst = train.classList.contains('is-first');
  // What is done on the plate before the trainer has come is passed to it then.
  const early = holdResults(plate);
  if (isFirst) for (const type of [MISSED, SOLVED]) plate.addEventListener(type, early.hold);
  const hydrator = new Hydrator({
    load: async () => {
      try {
        await (await lazy(() => import('./start-trainer.ts')).load()).showTrainer(plate, choice, panel);
      } finally {
        train.classList.remove('is-waiting');
      }
      for (const type of [MISSED, SOLVED]) plate.removeEventListener(type, early.hold);
      for (const { type, target, detail } of early.take() as readonly CustomEvent<unknown>[])
        target?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
    },
    tell: tellAfter(panel, 'train-state'),
    ...(isFirst && { slow: panel.dataset['slow'] ?? '' }),
    lost: panel.dataset['notFetched'] ?? '',
  });
  if (isFirst) {
    hydrateWhenTouched(train, hydrator);
    replayEarlyEvents(train, ['click', 'change'], hydrator, ({ type }, target) => {
      const select = target.closest('select');
      if (type === 'change' && select) {
        const { value } = select;
        return () => {
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        };
      }
      const pressed = target.closest<HTMLElement>('[data-train] button, .train-fold, a[data-do="next"]');
      return type === 'click' && pressed ? () => pressed.click() : undefined;
    });
    addEventListener('hashchange', () => void hydrator.hydrate(), { once: true });
  } else void hydrator.hydrate();
}
