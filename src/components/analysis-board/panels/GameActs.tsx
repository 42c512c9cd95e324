import { useSignal } from '@preact/signals';
import type { PartProps } from './part.ts';
import { PLAY } from '#words/play.ts';

/** What a person may do in a game with the machine, beside moving. */
export function GameActs({ free }: PartProps) {
  const { match } = free;
  const { you } = match;
  if (!match.isOn || free.editor.draft) return null;
  return (
    <div class="free-line free-game-acts needs-script" role="group" aria-label={PLAY.acts.label}>
      {/* Not disabled: the focus stays where it is when there is nothing to take back. */}
      <button type="button" class="free-small" aria-disabled={!match.mayTakeBack} onClick={() => match.takeBack()}>
        {PLAY.acts.takeBack}
      </button>
      {you !== undefined && free.position.ruleset.players.length === 2 && (
        <>
          <button type="button" class="free-small" aria-disabled={!match.mayOffer} onClick={() => void match.offerDraw()}>
            {PLAY.acts.offer}
          </button>
          <Resign free={free} />
        </>
      )}
      {match.said.value !== '' && <p class="free-game-says">{match.said.value}</p>}
    </div>
  );
}

/** Gives the game up at the second press; whatever is done in between goes on with it. */
function Resign({ free }: PartProps) {
  const isSure = useSignal(false);
  const { match } = free;
  const press = (): void => {
    const { you } = match;
    if (!match.mayClose || you === undefined) return;
    if (isSure.value) return match.resign(you);
    isSure.value = true;
    free.announce(PLAY.acts.confirm);
  };
  return (
    <button
      type="button"
      class={`free-small${isSure.value ? ' is-sure' : ''}`}
      aria-disabled={!match.mayClose}
      onClick={press}
      onBlur={() => (isSure.value = false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isSure.value = false;
      }}
    >
      {isSure.value ? PLAY.acts.sure : PLAY.acts.resign}
    </button>
  );
}
