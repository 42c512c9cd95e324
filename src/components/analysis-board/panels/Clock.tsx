import { namePlayer } from '../../../board/text/names.ts';
import { delayLeft, isRunning, writeTime } from '../../../game/clock.ts';
import { focusBoard } from './focus.ts';
import type { PartProps } from './part.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';

/** The clocks of the game, large; whose turn it is stands out. */
export function Clock({ free }: PartProps) {
  const { timing } = free.hotSeat;
  const { clock } = timing;
  if (!clock || free.editor.draft) return null;
  const { turn, flag, setting } = clock;
  const isOn = isRunning(clock);
  const isBegun = clock.spent > 0 || Object.values(clock.after.at(-1) ?? {}).some((left) => left !== setting.base * 1000);
  const delay = delayLeft(clock, timing.moment.value);
  const { players } = free.position.ruleset;
  return (
    <div class="free-clock" role="group" aria-label={SHARED_GAMES.clock.label}>
      {players.map((player) => {
        const time = writeTime(timing.left(player));
        const state = `${player === turn ? ' is-turn' : ''}${isOn ? ' is-on' : ''}${player === flag ? ' is-over' : ''}`;
        return (
          <div key={player} class={`free-time${state}`} role="timer" aria-label={SHARED_GAMES.clock.has(player, time)}>
            <b>{namePlayer(player)}</b>
            <span>{time}</span>
            {setting.bonus === 'delay' && player === turn && isOn && delay > 0 && (
              <small>{SHARED_GAMES.clock.delay(Math.ceil(delay / 1000))}</small>
            )}
          </div>
        );
      })}
      {flag ? (
        <p class="free-flag">{SHARED_GAMES.clock.isOver(flag)}</p>
      ) : (
        <button type="button" class="free-small" onClick={() => timing.toggle()}>
          {isOn ? SHARED_GAMES.clock.stop : isBegun ? SHARED_GAMES.clock.goOn : SHARED_GAMES.clock.start}
        </button>
      )}
    </div>
  );
}

/** Who is to be given the board. */
export function HandOver({ free }: PartProps) {
  const { waiting } = free.hotSeat;
  if (waiting === undefined || free.editor.draft) return null;
  return (
    <div class="free-hand board-says">
      <p>{SHARED_GAMES.passing.handTo(waiting)}</p>
      <button
        type="button"
        class="button is-first"
        onClick={(event) => {
          focusBoard(event.currentTarget);
          free.handOver();
        }}
      >
        {SHARED_GAMES.passing.take(waiting)}
      </button>
    </div>
  );
}
