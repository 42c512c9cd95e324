/** The focus goes to the board beside a control that is about to go. */
export function focusBoard(control: Element): void {
  control.closest('board-diagram')?.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
}

/** Closes the sheet a control is in; the focus goes to the board. */
export function closeSheet(control: Element): void {
  focusBoard(control);
  control.closest<HTMLElement>('[popover]')?.hidePopover();
}
