import { createRef } from 'preact';
import { href } from '../../../address/href.ts';
import type { Free } from '../model/free.ts';
import type { PartProps } from './part.ts';
import { FREE } from '../../../words/free.ts';
import { TABLE } from '../../../words/table.ts';

const field = createRef<HTMLTextAreaElement>();

/** Gives a text to the reader: in the field for texts, marked, and copied where the browser does that. */
export function give(free: Free, content: string): void {
  const area = field.current;
  if (!area) return;
  const sheet = area.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open') === false) sheet.showPopover();
  free.text.value = content;
  area.value = content;
  area.select();
  const byHand = (): void => free.tell(FREE.share.byHand);
  if (!navigator.clipboard) return byHand();
  void navigator.clipboard.writeText(content).then(() => free.tell(FREE.share.copied), byHand);
}

/** The link of what is on the board. */
export function linkOf(free: Free): string {
  return new URL(free.address.value.hash, location.href).href;
}

/** Links, positions and games that go out, and texts that come in. */
export function Share({ free }: PartProps) {
  const { words, isWrong } = free.told.value;
  return (
    <>
      <div class="free-line">
        <button type="button" class="button is-first" onClick={() => give(free, linkOf(free))}>
          {FREE.share.copyLink}
        </button>
        <button type="button" class="button" onClick={() => give(free, free.position.text())}>
          {FREE.share.copyPosition}
        </button>
        <button type="button" class="button" onClick={() => give(free, free.game.record())}>
          {FREE.share.copyGame}
        </button>
        <a class="button" href={href(`/embed/${free.address.value.hash}`)}>
          {FREE.share.embed}
        </a>
      </div>
      <p class="free-note">{FREE.share.friend(<b>{TABLE.label}</b>)}</p>
      <label class="free-field">
        {FREE.share.paste}
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
        <button type="button" class="button" onClick={() => void free.load()}>
          {FREE.share.open}
        </button>
      </div>
    </>
  );
}
