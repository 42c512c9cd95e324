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
  onClick(): void;
  readonly children: ComponentChildren;
}

/** A button of what can be done with a task. */
export function Act({ name, form, keys, title, hidden = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      class={form === 'quiet' ? 'link-button' : form === 'first' ? 'button is-first' : 'button'}
      data-do={name}
      title={title}
      aria-keyshortcuts={keys}
      hidden={hidden}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
