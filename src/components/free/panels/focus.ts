/** The focus goes to the board beside a control that is about to go. */
export function focusBoard(control: Element): void {
  control.closest('board-diagram')?.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
}
