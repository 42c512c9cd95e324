import { DIAGRAM } from '#words/diagram.ts';

/** What a sheet is called, and the button that closes it (`sheets.ts`). */
export function SheetHead({ title }: { readonly title: string }) {
  return (
    <div class="board-moves-head">
      <b>{title}</b>
      <button type="button" class="board-tool" data-close aria-label={DIAGRAM.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
