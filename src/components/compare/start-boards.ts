import { keepEarly, tellAfter, Waker, wakeWhenTouched, type Again } from '../page/wake.ts';

/** Boards the build has rendered come to life at the first touch, or at once where the address says what they show. */
export function watchBoards(host: HTMLElement): void {
  const waker = new Waker({
    load: async () => (await import('./wake-boards.tsx')).wakeBoards(host),
    tell: tellAfter(host, 'compare-fault'),
    lost: host.dataset['notFetched'] ?? '',
  });
  keepEarly(host, ['click', 'change', 'submit'], waker, repeat);
  wakeWhenTouched(host, waker);
  const follow = (): void => {
    if (!location.hash.startsWith('#rules=')) return;
    host.scrollIntoView();
    void waker.wake();
  };
  addEventListener('hashchange', follow);
  follow();
}

/** How an event that came too early is made again; nothing where the page itself has answered it. */
function repeat(event: Event, target: Element): Again<void> | undefined {
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
