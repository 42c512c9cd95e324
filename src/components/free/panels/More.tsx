import { useSignal } from '@preact/signals';
import { nameStepAt } from '../model/rows.ts';
import type { Path } from '../model/game-tree.ts';
import { Acts } from './Acts.tsx';
import { Figured } from '../../board/view/Figured.tsx';
import type { PartProps } from './part.ts';
import { FREE } from '../../../words/free.ts';
import { TABLE } from '../../../words/table.ts';

/** What is done with the whole game or its line, a comment, and what may be said at nearly any time. */
export function More({ free }: PartProps) {
  const { game } = free;
  // What was sent is played.
  const isOwn = !free.mailing.isOn;
  const isBegun = game.path.length > 0;
  return (
    <>
      <div class="free-line" role="group" aria-label={FREE.more.line}>
        <button type="button" class="free-small" aria-disabled={!(isOwn && game.canPromote)} onClick={() => isOwn && free.promote()}>
          {FREE.more.promote}
        </button>
        <button type="button" class="free-small" aria-disabled={!(isOwn && isBegun)} onClick={() => isOwn && free.cut()}>
          {FREE.more.cut}
        </button>
        <button type="button" class="free-small" onClick={() => void free.restart()}>
          {FREE.more.restart}
        </button>
      </div>
      <Comment free={free} />
      <Acts free={free} isFolded label={FREE.more.acts} />
      {!isOwn && <p>{TABLE.mail.byAll}</p>}
    </>
  );
}

/** A comment on the step that led here; one that is being written stays with its step while the game goes on. */
function Comment({ free }: PartProps) {
  const { game } = free;
  const about = useSignal<Path | undefined>(undefined);
  const path = about.value ?? game.path;
  const step = nameStepAt(game.tree, path, free.notation.value);
  return (
    <label class="free-field">
      <span>{FREE.more.comment(step ? <Figured text={step.name} /> : FREE.more.lastMove)}</span>
      <input
        type="text"
        name="comment"
        autocomplete="off"
        disabled={!step}
        value={step?.comment ?? ''}
        onFocus={() => (about.value = game.path)}
        onBlur={() => (about.value = undefined)}
        onChange={(event) => free.comment(event.currentTarget.value, path)}
      />
    </label>
  );
}
