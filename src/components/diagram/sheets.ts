import type { Scope } from '../page/scope.ts';

/** Pixels between a sheet and what is around it. */
const AIR = 24;
/** Lower than this, in pixels, a sheet is of no use. */
const LEAST = 180;

/** Closes a sheet; who reads by keyboard is back at the button that opened it. */
export function closeSheet(sheet: HTMLElement): void {
  sheet.hidePopover();
  if (sheet.previousElementSibling instanceof HTMLElement) sheet.previousElementSibling.focus({ preventScroll: true });
}

/** A sheet leaves in sight what is said beside the board, where that leaves it room. */
function place(host: HTMLElement, sheet: HTMLElement): void {
  const room = innerHeight - (host.querySelector('.plate-said')?.getBoundingClientRect().bottom ?? innerHeight) - AIR;
  sheet.style.maxBlockSize = room >= LEAST ? `${Math.round(room)}px` : '';
}

/** Opens and closes the sheets of a plate: the one after the button that is pressed, one at a time. */
export function followSheets(host: HTMLElement, signal: Scope): void {
  const press = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const sheet = target.closest('.moves-open')?.nextElementSibling;
    if (sheet instanceof HTMLElement && sheet.popover !== null) {
      for (const other of host.querySelectorAll<HTMLElement>('[popover]:popover-open')) if (other !== sheet) other.hidePopover();
      place(host, sheet);
      sheet.togglePopover();
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
  // What is told of a sheet does not rise from it.
  host.addEventListener('toggle', tell, { signal, capture: true });
}
