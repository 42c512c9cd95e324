/** What was done before the boards could answer, and is done again. */
type Early = () => void;

/** What is told when the boards cannot be fetched. */
const LOST = 'The boards could not be fetched. Touch one to try again.';

/** Boards the build has rendered come to life at the first touch, or at once where the address says what they show. */
export function watchBoards(host: HTMLElement): void {
  const early: Early[] = [];
  let isAlive = false;
  let waking: Promise<void> | undefined;

  const wake = (): void => {
    if (waking) return;
    waking = import('./wake-boards.tsx').then(async ({ wakeBoards }) => {
      await wakeBoards(host);
      isAlive = true;
      note.remove();
      for (const again of early.splice(0)) again();
    });
    waking.catch(() => {
      waking = undefined;
      early.length = 0;
      note.textContent = LOST;
      host.after(note);
    });
  };
  const note = document.createElement('p');
  note.className = 'compare-fault';
  note.setAttribute('role', 'status');

  const keep = (event: Event): void => {
    if (isAlive || !(event.target instanceof Element)) return;
    wake();
    const again = repeat(event, event.target);
    if (!again) return;
    event.stopPropagation();
    if (event.type === 'submit') event.preventDefault();
    early.push(again);
  };
  for (const type of ['click', 'change', 'submit']) host.addEventListener(type, keep, true);
  for (const type of ['pointerdown', 'focusin']) host.addEventListener(type, wake, { passive: true });
  // A mouse that rests on the boards will press one.
  let resting = 0;
  host.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') resting = window.setTimeout(wake, 60);
  });
  host.addEventListener('pointerleave', () => clearTimeout(resting));
  const follow = (): void => {
    if (!location.hash.startsWith('#rules=')) return;
    host.scrollIntoView();
    wake();
  };
  addEventListener('hashchange', follow);
  follow();
}

/** How an event that came too early is made again; nothing where the page itself has answered it. */
function repeat(event: Event, target: Element): Early | undefined {
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
  const frame = event instanceof MouseEvent && event.type === 'click' ? target.closest('.compare-frame') : null;
  if (!frame) return undefined;
  const { clientX, clientY } = event as MouseEvent;
  return () => void frame.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
}
