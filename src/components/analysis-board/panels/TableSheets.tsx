import { useSignal } from '@preact/signals';
import { href } from '../../../platform/href.ts';
import { BONUSES, LONGEST, parseClockSetting, type Bonus } from '../../../game/clock-setting.ts';
import { HAND_OVER_MODES } from '../../../game/pass-and-play.ts';
import { closeSheetAround } from './focus.ts';
import type { PartProps } from './part.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';

/** How a board on one device goes round. */
export function HandOverSheet({ free }: PartProps) {
  const { passing } = SHARED_GAMES;
  const chosen = free.hotSeat.passing.mode.value;
  return (
    <section class="free-table-part">
      <h2>{passing.title}</h2>
      <label class="field free-field">
        {passing.about}
        <select
          name="passing"
          value={chosen}
          disabled={free.correspondence.isOn}
          onChange={({ currentTarget: select }) => free.hotSeat.pass(HAND_OVER_MODES.find((mode) => mode === select.value) ?? 'off')}
        >
          {HAND_OVER_MODES.map((mode) => (
            <option key={mode} value={mode} selected={mode === chosen}>
              {passing.choices[mode]}
            </option>
          ))}
        </select>
      </label>
      {chosen !== 'off' && (
        <label class="free-check">
          <input
            type="checkbox"
            name="hints"
            checked={free.hotSeat.passing.wantsHints.value}
            onChange={({ currentTarget: box }) => (free.hotSeat.passing.wantsHints.value = box.checked)}
          />
          {passing.hints}
        </label>
      )}
    </section>
  );
}

/** What can be printed of the game and its rules. */
export function PaperSheet({ free }: PartProps) {
  const { paper } = SHARED_GAMES;
  const { id } = free.position.ruleset;
  const sheet = href(`/rules/${id}/sheet/`);
  const isBegun = free.game.tree.next.length > 0;
  return (
    <section class="free-table-part">
      <h2>{paper.title}</h2>
      <ul>
        {isBegun && (
          <li>
            <a href={`${sheet}${free.address.value.hash}`} target="_blank">
              {paper.game}
            </a>
          </li>
        )}
        <li>
          <a href={sheet} target="_blank">
            {paper.empty}
          </a>
        </li>
        <li>
          <a href={href(`/rules/${id}/card/`)} target="_blank">
            {paper.card}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** Clocks are set, or taken away. */
export function ClockSheet({ free }: PartProps) {
  const { clock } = SHARED_GAMES;
  const minutes = useSignal('15');
  const bonus = useSignal<Bonus>('increment');
  const seconds = useSignal('10');
  const fault = useSignal('');
  const set = (button: Element): void => {
    const sign = { none: '', increment: `+${seconds.value}`, delay: `d${seconds.value}` }[bonus.value];
    const setting = parseClockSetting(`${minutes.value.replace(',', '.')}${sign}`);
    fault.value = setting.ok ? '' : setting.fault.message;
    if (!setting.ok) return;
    free.hotSeat.setClocks(setting.value);
    closeSheetAround(button);
  };
  return (
    <section class="free-table-part">
      <h2>{clock.title}</h2>
      <div class="free-clock-fields">
        <label class="field free-field">
          {clock.minutes}
          <input
            type="number"
            name="minutes"
            min="1"
            max={LONGEST.minutes}
            value={minutes.value}
            onInput={(event) => (minutes.value = event.currentTarget.value)}
          />
        </label>
        <label class="field free-field">
          {clock.bonus}
          <select
            name="bonus"
            value={bonus.value}
            onChange={({ currentTarget: select }) => (bonus.value = BONUSES.find((kind) => kind === select.value) ?? 'none')}
          >
            {BONUSES.map((kind) => (
              <option key={kind} value={kind} selected={kind === bonus.value}>
                {clock.bonuses[kind]}
              </option>
            ))}
          </select>
        </label>
        <label class="field free-field">
          {clock.seconds}
          <input
            type="number"
            name="seconds"
            min="0"
            max={LONGEST.seconds}
            disabled={bonus.value === 'none'}
            value={seconds.value}
            onInput={(event) => (seconds.value = event.currentTarget.value)}
          />
        </label>
      </div>
      {fault.value !== '' && <p class="board-says is-wrong">{fault.value}</p>}
      <div class="free-line">
        <button
          type="button"
          class="button"
          aria-disabled={free.correspondence.isOn}
          onClick={(event) => free.correspondence.isOn || set(event.currentTarget)}
        >
          {clock.set}
        </button>
        <button
          type="button"
          class="button"
          hidden={free.hotSeat.timing.clock === undefined}
          onClick={(event) => {
            free.hotSeat.setClocks(undefined);
            closeSheetAround(event.currentTarget);
          }}
        >
          {clock.away}
        </button>
      </div>
      <p class="free-note">{free.correspondence.isOn ? clock.byLink : clock.about}</p>
    </section>
  );
}
