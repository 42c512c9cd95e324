import { replayEarlyEvents, tellAfter, Hydrator, hydrateWhenTouched, type Replay } from '../../platform/hydrate.ts';
import { lazy } from '../../platform/lazy.ts';
import { afterFrame } from '../../platform/yield-to-page.ts';

/** Boards the build has rendered come to life at the first touch, or at once where the address says what they show. */
export function watchBoards(host: HTMLElement): void {
  const hydrator = new Hydrator({
    load: async () => {
      // To ask for twenty files takes a slow processor longer than a press may: the press is drawn first.
      await afterFrame();
      return (await lazy(() => import('./hydrate-boards.tsx')).load()).hydrateBoards(host);
    },
    tell: tellAfter(host, 'compare-fault'),
    lost: host.dataset['notFetched'] ?? '',
  });
  replayEarlyEvents(host, ['click', 'change', 'submit'], hydrator, repeat);
  hydrateWhenTouched(host, hydrator);
  const follow = (): void => {
    if (!location.hash.startsWith('#rules=')) return;
    host.scrollIntoView();
    void hydrator.hydrate();
  };
  addEventListener('hashchange', follow);
  follow();
}

/** How an event that came too early is made again; nothing where the page itself has answered it. */
function repeat(event: Event, target: Element): Replay<void> | undefined {
  if (target instanceof HTMLFormElement) return () => target.requestSubmit();
  if (event.type === 'change' && (target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) {
    const { value } = target;
    const isChecked = target instanceof HTMLInputElement && target.checked;
    return () => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') target.checked = isChecked;
      else target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (event.type !== 'click') return undefined;
  const button = target.closest<HTMLElement>('button[type="button"]');
  if (button) return () => button.click();
  const frame = target.closest('.compare-frame');
  const { clientX, clientY } = event as MouseEvent;
  return frame ? () => void frame.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })) : undefined;
}
