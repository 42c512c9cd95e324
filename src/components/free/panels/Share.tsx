import { createRef } from 'preact';
import type { Free } from '../model/free.ts';
import type { PartProps } from './part.ts';

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
  const byHand = (): void => free.tell('The browser does not copy by itself. What is marked can be copied by hand.');
  if (!navigator.clipboard) return byHand();
  void navigator.clipboard.writeText(content).then(() => free.tell('Copied.'), byHand);
}

/** Links, positions and games that go out, and texts that come in. */
export function Share({ free }: PartProps) {
  const { words, isWrong } = free.told.value;
  const link = (): string => new URL(free.address.value.hash, location.href).href;
  return (
    <>
      <div class="free-line">
        <button type="button" class="button is-first" onClick={() => give(free, link())}>
          Copy the link
        </button>
        <button type="button" class="button" onClick={() => give(free, free.position.text())}>
          Copy the position
        </button>
        <button type="button" class="button" onClick={() => give(free, free.game.record())}>
          Copy the game
        </button>
      </div>
      <label class="free-field">
        Or paste a position or a game
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
          Open it
        </button>
      </div>
    </>
  );
}
