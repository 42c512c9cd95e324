import { createRef } from 'preact';
import { keepRules } from '../../progress/rules.ts';
import { finishEditing } from './finish.ts';
import type { PartProps, RulesChoice } from './part.ts';
import { FREE } from '../../../words/free.ts';

/** The button that goes on to play, which has the focus when a position was set up. */
export const playButton = createRef<HTMLButtonElement>();

/** By which rules, and what the board is for. */
export function Head({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  const isEditing = free.editor.draft !== undefined;
  return (
    <>
      <select
        name="rules"
        aria-label={FREE.rules}
        value={free.rules}
        onChange={({ currentTarget: select }) =>
          void free.choose(select.value).then(() => {
            select.value = free.rules;
            keepRules(free.position.ruleset.id);
          })
        }
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value} selected={value === free.rules}>
            {name}
          </option>
        ))}
      </select>
      <div class="board-views free-modes" role="group" aria-label={FREE.modes.label}>
        <button type="button" ref={playButton} aria-pressed={!isEditing} onClick={() => isEditing && finishEditing(free)}>
          {FREE.modes.play}
        </button>
        <button type="button" aria-pressed={isEditing} onClick={() => isEditing || free.edit()}>
          {FREE.modes.setUp}
        </button>
      </div>
    </>
  );
}
