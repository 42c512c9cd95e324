import type { Lifetime } from '../../platform/lifetime.ts';

/** Pixels between a sheet and what is around it. */
const AIR = 24;
/** Lower than this, in pixels, a sheet is of no use. */
const LEAST = 180;
/** Room beside a plate, in pixels, in which a whole sheet stands: 26rem and what is around it. */
const BESIDE = 26 * 16 + AIR;

/** Closes a sheet; the focus goes back to the button that opened it. */
export function closeSheet(sheet: HTMLElement): void {
  sheet.hidePopover();
  if (sheet.previousElementSibling instanceof HTMLElement) sheet.previousElementSibling.focus({ preventScroll: true });
}

/** A sheet ends where its plate does, or at the window's end where it stands beside the plate there; it leaves in sight what is said, where that leaves it room. */
function place(host: HTMLElement, sheet: HTMLElement): void {
  const room = innerHeight - (host.querySelector('.plate-said')?.getBoundingClientRect().bottom ?? innerHeight) - AIR;
  sheet.style.maxBlockSize = room >= LEAST ? `${Math.round(room)}px` : '';
  const plate = host.querySelector('.board-figure')?.getBoundingClientRect();
  if (!plate) return;
  const end = document.documentElement.clientWidth - plate.right;
  if (end < BESIDE) sheet.style.setProperty('--sheet-end', `${Math.round(end)}px`);
  else sheet.style.removeProperty('--sheet-end');
}

/** The page moves up until a low sheet covers none of the buttons beside it: they are pressed in turn. */
function clear(sheet: HTMLElement): void {
  const acts = sheet.closest('.plate-acts')?.getBoundingClientRect();
  const { top, height, left, right } = sheet.getBoundingClientRect();
  if (!acts || height === 0 || height > LEAST || acts.right <= left || acts.left >= right) return;
  const covered = acts.bottom + AIR / 3 - top;
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}

/** Opens and closes the sheets of a plate: the one after the button that is pressed, one at a time. */
export function followSheets(host: HTMLElement, signal: Lifetime): void {
  const press = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const sheet = target.closest('.moves-open')?.nextElementSibling;
    if (sheet instanceof HTMLElement && sheet.popover !== null) {
      for (const other of host.querySelectorAll<HTMLElement>('[popover]:popover-open')) if (other !== sheet) other.hidePopover();
      place(host, sheet);
      if (sheet.togglePopover()) clear(sheet);
    }
    const closed = target.closest('[data-close]')?.closest<HTMLElement>('[popover]');
    if (closed) closeSheet(closed);
  };
  const leave = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    // In the sheet, or still on the button that opened it.
    const from = target.closest('.moves-open')?.nextElementSibling ?? target;
    const sheet = from.closest<HTMLElement>('[popover]:popover-open');
    if (sheet) closeSheet(sheet);
  };
  const tell = ({ target, newState }: Event & { readonly newState?: string }): void => {
    const opener = target instanceof Element ? target.previousElementSibling : null;
    if (opener?.matches('.moves-open')) opener.ariaExpanded = String(newState === 'open');
  };
  host.addEventListener('click', press, { signal });
  host.addEventListener('keydown', leave, { signal });
  // Events of a sheet do not bubble out of it.
  host.addEventListener('toggle', tell, { signal, capture: true });
}
