import type { ComponentChildren } from 'preact';

interface Props {
  /** The words of the button that opens it. */
  readonly opens: string;
  readonly label: string;
  readonly hasHead?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}

/** A sheet over the page beside the board, and the button that opens it (`sheets.ts`). */
export function Sheet({ opens, label, hasHead = false, onToggle, children }: Props) {
  return (
    <>
      <button type="button" class="link-button moves-open needs-script" data-pagefind-ignore>
        {opens}
      </button>
      <div
        class="board-moves needs-script"
        popover="manual"
        role="dialog"
        aria-label={label}
        data-pagefind-ignore
        onToggle={(event) => onToggle?.(event.newState === 'open')}
      >
        {hasHead && (
          <div class="board-moves-head">
            <b>{label}</b>
            <button type="button" class="board-tool" data-close aria-label="Close">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
        )}
        {children}
      </div>
    </>
  );
}
