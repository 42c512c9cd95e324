import { useSignal } from '@preact/signals';
import { nameStepAt } from '../../../game/move-rows.ts';
import type { Path } from '../../../game/tree.ts';
import { ActButtons } from './ActButtons.tsx';
import { Figured } from '../../board/view/Figured.tsx';
import type { PartProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { PLAY } from '#words/play.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';

/** What is done with the whole game or its line, a comment, and what may be said at nearly any time. */
export function More({ free }: PartProps) {
  const { game } = free;
  // What was sent is played.
  const isOwn = !free.correspondence.isOn;
  const isBegun = game.path.length > 0;
  return (
    <>
      <div class="free-line" role="group" aria-label={ANALYSIS_BOARD.more.line}>
        <button type="button" class="free-small" aria-disabled={!(isOwn && game.canPromote)} onClick={() => isOwn && free.promote()}>
          {ANALYSIS_BOARD.more.promote}
        </button>
        <button type="button" class="free-small" aria-disabled={!(isOwn && isBegun)} onClick={() => isOwn && free.cut()}>
          {ANALYSIS_BOARD.more.cut}
        </button>
        <button type="button" class="free-small" onClick={() => void free.loader.restart()}>
          {ANALYSIS_BOARD.more.restart}
        </button>
      </div>
      <Comment free={free} />
      <EndGame free={free} />
      <ActButtons free={free} isFolded label={ANALYSIS_BOARD.more.acts} />
      {!isOwn && <p>{SHARED_GAMES.mail.byAll}</p>}
    </>
  );
}

/** Two people at one board end their game by what they say. */
function EndGame({ free }: PartProps) {
  const { match, position } = free;
  if (!match.mayClose || match.people.length > 0 || free.opponent.seats.players.length > 0) return null;
  return (
    <div class="free-more">
      <b>{PLAY.acts.closing}</b>
      <div class="free-acts" role="group" aria-label={PLAY.acts.closing}>
        {position.ruleset.players.map((player) => (
          <button key={player} type="button" class="free-act" onClick={() => match.resign(player)}>
            {PLAY.acts.resigns(player)}
          </button>
        ))}
        <button type="button" class="free-act" onClick={() => match.agree()}>
          {PLAY.acts.agree}
        </button>
      </div>
    </div>
  );
}

/** A comment on the step that led here; one that is being written stays with its step while the game goes on. */
function Comment({ free }: PartProps) {
  const { game } = free;
  const about = useSignal<Path | undefined>(undefined);
  const path = about.value ?? game.path;
  const step = nameStepAt(game.tree, path, free.notation.value);
  return (
    <label class="field free-field">
      <span>{ANALYSIS_BOARD.more.comment(step ? <Figured text={step.name} /> : ANALYSIS_BOARD.more.lastMove)}</span>
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
