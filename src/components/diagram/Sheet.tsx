import type { ComponentChildren } from 'preact';
import { SheetHead } from './SheetHead.tsx';

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
      <button type="button" class="link-button moves-open needs-script" aria-expanded="false" data-pagefind-ignore>
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
        {hasHead && <SheetHead title={label} />}
        {children}
      </div>
    </>
  );
}
