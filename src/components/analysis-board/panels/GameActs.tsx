import type { PartProps } from './part.ts';
import { Resign } from './Resign.tsx';
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
