import { createRef } from 'preact';
import { href } from '../../../platform/href.ts';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { setAddress } from './Edit.tsx';
import type { PartProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';

const field = createRef<HTMLTextAreaElement>();

/** Gives a text to the reader: in the field for texts, marked, and copied where the browser does that. */
export function give(free: AnalysisBoard, content: string): void {
  const area = field.current;
  if (!area) return;
  const sheet = area.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open') === false) sheet.showPopover();
  free.text.value = content;
  area.value = content;
  area.select();
  const byHand = (): void => free.tell(ANALYSIS_BOARD.share.byHand);
  if (!navigator.clipboard) return byHand();
  void navigator.clipboard.writeText(content).then(() => free.tell(ANALYSIS_BOARD.share.copied), byHand);
}

/** The link of what is on the board. */
export function linkOf(free: AnalysisBoard): string {
  return new URL(free.address.value.hash, location.href).href;
}

/** Links, positions and games that go out, and texts that come in. */
export function Share({ free }: PartProps) {
  const { words, isWrong } = free.notice.value;
  return (
    <>
      <div class="free-line">
        <button type="button" class="button is-first" onClick={() => give(free, linkOf(free))}>
          {ANALYSIS_BOARD.share.copyLink}
        </button>
        <button type="button" class="button" onClick={() => give(free, free.position.text())}>
          {ANALYSIS_BOARD.share.copyPosition}
        </button>
        <button type="button" class="button" onClick={() => give(free, free.game.record())}>
          {ANALYSIS_BOARD.share.copyGame}
        </button>
        <a class="button" href={href(`/embed/${free.address.value.hash}`)}>
          {ANALYSIS_BOARD.share.embed}
        </a>
        <a class="button" href={setAddress(free.position)}>
          {ANALYSIS_BOARD.edit.set}
        </a>
      </div>
      <p class="free-note">{ANALYSIS_BOARD.share.friend(<b>{SHARED_GAMES.label}</b>)}</p>
      <label class="field free-field">
        {ANALYSIS_BOARD.share.paste}
        <textarea
          ref={field}
          name="text"
          rows={4}
          spellcheck={false}
          autocomplete="off"
          value={free.text.value}
          onInput={(event) => (free.text.value = event.currentTarget.value)}
        />
      </label>
      {words !== '' && (
        <p class={`free-text-says board-says${isWrong ? ' is-wrong' : ''}`} ref={(says) => says?.scrollIntoView({ block: 'nearest' })}>
          {words}
        </p>
      )}
      <div class="free-line">
        <button type="button" class="button" onClick={() => void free.loader.load()}>
          {ANALYSIS_BOARD.share.open}
        </button>
      </div>
    </>
  );
}
