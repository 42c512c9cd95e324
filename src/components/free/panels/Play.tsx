import { useRef } from 'preact/hooks';
import { describeState } from '../../board/model/describe-state.ts';
import { Acts, Score } from './Acts.tsx';
import { Clock, HandOver } from './Clock.tsx';
import { focusBoard } from './focus.ts';
import { Mail } from './Mail.tsx';
import { Moves } from './Moves.tsx';
import type { PartProps } from './part.ts';
import { give } from './Share.tsx';
import { Steps } from './Steps.tsx';
import { FREE } from '../../../words/free.ts';

/** How the game stands, who thinks, what can be declared, the moves and the way through them. */
export function Play({ free }: PartProps) {
  const { position } = free;
  const fault = free.fault.value;
  return (
    <>
      <Clock free={free} />
      <HandOver free={free} />
      <p class="free-status">{describeState(position)}</p>
      {position.ruleset.players.includes('g') && <p class="free-army">{FREE.game.army}</p>}
      <Thinking free={free} />
      {fault !== '' && <p class="free-fault board-says is-wrong">{fault}</p>}
      {!free.address.value.isWhole && (
        <div class="free-long board-says">
          <p>{FREE.game.tooLong}</p>
          <button type="button" class="free-small" onClick={() => give(free, free.game.record())}>
            {FREE.share.copyGame}
          </button>
        </div>
      )}
      <Mail free={free} />
      <Score free={free} />
      <Acts free={free} label={FREE.game.acts} />
      <Moves free={free} />
      <Steps free={free} />
    </>
  );
}

/** Who thinks, and the way to stop him; or who can be asked to play. */
function Thinking({ free }: PartProps) {
  const { rival } = free;
  const holder = useRef<HTMLDivElement>(null);
  const { thinking } = rival;
  const asked = rival.asked.value;
  const stop = (): void => {
    rival.rest();
    free.announce(FREE.game.stopped);
    // The button that asks again takes the place of this one.
    setTimeout(() => holder.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={holder} class="free-part">
      {thinking !== undefined && (
        <p class="free-thinking">
          <span>{FREE.game.thinking(thinking)}</span>
          <button type="button" class="free-small" onClick={stop}>
            {FREE.game.stop}
          </button>
        </p>
      )}
      {asked !== undefined && (
        <button
          type="button"
          class="free-small free-ask"
          onClick={(event) => {
            focusBoard(event.currentTarget);
            rival.consider();
          }}
        >
          {FREE.game.let(asked)}
        </button>
      )}
    </div>
  );
}
