import type { ComponentChildren } from 'preact';

interface Props {
  /** What it does, in one word. */
  readonly name: string;
  /** `first` is what one does next, `quiet` looks like a link. */
  readonly form?: 'first' | 'quiet';
  /** The key that presses it. */
  readonly keys?: string;
  readonly title?: string;
  readonly hidden?: boolean | undefined;
  /** Hidden it keeps its room, so that nothing moves when it appears. */
  readonly isKept?: boolean;
  onClick(): void;
  readonly children: ComponentChildren;
}

/** A button of what can be done with a task. */
export function ActionButton({ name, form, keys, title, hidden = false, isKept = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      class={form === 'quiet' ? 'link-button' : form === 'first' ? 'button is-first' : 'button'}
      data-do={name}
      title={title}
      aria-keyshortcuts={keys}
      hidden={hidden && !isKept}
      data-kept={isKept ? (hidden ? 'away' : 'here') : undefined}
      disabled={hidden && isKept}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
