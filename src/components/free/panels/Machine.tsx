import { STRENGTHS } from '../../../engine/index.ts';
import { namePlayer } from '../../board/model/words.ts';
import type { PartProps } from './part.ts';
import { FREE } from '../../../words/free.ts';
import { TABLE } from '../../../words/table.ts';

/** For whom the machine plays, and how well. */
export function Machine({ free }: PartProps) {
  const { rival, position } = free;
  const { players, strength } = rival.machine;
  if (free.mailing.isOn) return <p>{TABLE.mail.noMachine}</p>;
  return (
    <>
      <div class="free-players" role="group" aria-label={FREE.machine.title}>
        {position.ruleset.players.map((player) => (
          <label key={player} class="free-check">
            <input
              type="checkbox"
              checked={players.includes(player)}
              onChange={(event) => rival.seat(player, event.currentTarget.checked)}
            />{' '}
            {namePlayer(player)}
          </label>
        ))}
      </div>
      <label class="free-field">
        {FREE.machine.strength}
        <select name="strength" value={strength} onChange={(event) => rival.setStrength(event.currentTarget.value)}>
          {STRENGTHS.map(({ name }) => (
            <option key={name} value={name} selected={name === strength}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
