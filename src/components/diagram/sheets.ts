/** Opens and closes the sheets of a plate: the one after the button that is pressed, one at a time. */
export function followSheets(host: HTMLElement): void {
  const close = (sheet: HTMLElement): void => {
    sheet.hidePopover();
    if (sheet.previousElementSibling instanceof HTMLElement) sheet.previousElementSibling.focus({ preventScroll: true });
  };
  host.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const sheet = target.closest('.moves-open')?.nextElementSibling;
    if (sheet instanceof HTMLElement && sheet.popover !== null) {
      for (const other of host.querySelectorAll<HTMLElement>('[popover]:popover-open')) if (other !== sheet) other.hidePopover();
      sheet.togglePopover();
    }
    const closed = target.closest('[data-close]')?.closest<HTMLElement>('[popover]');
    if (closed) close(closed);
  });
  host.addEventListener('keydown', ({ key, target }) => {
    const sheet = key === 'Escape' && target instanceof Element ? target.closest<HTMLElement>('[popover]:popover-open') : null;
    if (sheet) close(sheet);
  });
}
