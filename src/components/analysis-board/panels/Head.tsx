import { createRef } from 'preact';
import { storeRules } from '../../progress/current-rules.ts';
import { finishEditing } from './focus.ts';
import type { PartProps, RulesChoice } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

/** The button that goes on to play, which has the focus when a position was set up. */
export const playButton = createRef<HTMLButtonElement>();

/** By which rules, and what the board is for. */
export function Head({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  const isEditing = free.editor.draft !== undefined;
  return (
    <>
      <select
        name="rules"
        aria-label={ANALYSIS_BOARD.rules}
        value={free.rules}
        onChange={({ currentTarget: select }) =>
          void free.loader.choose(select.value).then(() => {
            select.value = free.rules;
            storeRules(free.position.ruleset.id);
          })
        }
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value} selected={value === free.rules}>
            {name}
          </option>
        ))}
      </select>
      <div class="board-views free-modes" role="group" aria-label={ANALYSIS_BOARD.modes.label}>
        <button type="button" ref={playButton} aria-pressed={!isEditing} onClick={() => isEditing && finishEditing(free)}>
          {ANALYSIS_BOARD.modes.play}
        </button>
        <button type="button" aria-pressed={isEditing} onClick={() => isEditing || free.edit()}>
          {ANALYSIS_BOARD.modes.setUp}
        </button>
      </div>
    </>
  );
}
