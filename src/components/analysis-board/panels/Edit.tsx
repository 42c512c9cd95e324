import type { Position } from '../../../engine/index.ts';
import { href } from '../../../platform/href.ts';
import { sayVerdict } from '../../../game/setup-draft.ts';
import { finishEditing, verdict } from './focus.ts';
import { playButton } from './Head.tsx';
import { Palette } from './Palette.tsx';
import type { EditProps, PartProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

/** Whether the set-up position can be played, what was wrong with the latest change, and what can be put. */
export function Edit({ free }: PartProps) {
  const { draft, fault } = free.editor;
  if (!draft) return null;
  return (
    <>
      {free.fault.value !== '' && <p class="free-fault board-says is-wrong">{free.fault.value}</p>}
      {/* What is wrong takes the place of the verdict on the position before it. */}
      <p ref={verdict} class={`free-verdict${draft.judged.ok ? '' : ' is-wrong'}`} role="status" tabIndex={-1} hidden={fault !== undefined}>
        {sayVerdict(draft)}
      </p>
      <Fault free={free} />
      <Palette free={free} ruleset={draft.ruleset} />
    </>
  );
}

/** What was wrong with the latest change: over the pieces, and in the sheet that may lie over them. */
export function Fault({ free }: EditProps) {
  const { fault } = free.editor;
  return fault ? <p class="free-edit-fault board-says is-wrong">{ANALYSIS_BOARD.edit.fault(fault.field, fault.message)}</p> : null;
}

/** The page where a position is given a task. */
export const setAddress = (position: Position): string =>
  href(`/puzzles/set/#${new URLSearchParams({ rules: position.ruleset.id, position: position.text() })}`);

/** What is done with all that is set up. */
export function EditActs({ free }: PartProps) {
  const { editor } = free;
  const { draft } = editor;
  const leave = (): void => {
    free.leave();
    playButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        class="button is-first"
        onClick={() => {
          if (finishEditing(free)) playButton.current?.focus({ preventScroll: true });
        }}
      >
        {ANALYSIS_BOARD.edit.play}
      </button>
      {free.hasLeft.value && (
        <button type="button" class="free-small" onClick={leave}>
          {ANALYSIS_BOARD.edit.back}
        </button>
      )}
      <EditSteps free={free} />
      {draft?.judged.ok && (
        <a class="free-small" href={setAddress(draft.judged.value)}>
          {ANALYSIS_BOARD.edit.set}
        </a>
      )}
    </>
  );
}

/** Back and on among the changes, and the two positions that much is set up from. */
export function EditSteps({ free: { editor } }: EditProps) {
  return (
    <>
      <button type="button" class="free-small" aria-disabled={!editor.canUndo} onClick={() => editor.undo()}>
        {ANALYSIS_BOARD.edit.undo}
      </button>
      <button type="button" class="free-small" aria-disabled={!editor.canRedo} onClick={() => editor.redo()}>
        {ANALYSIS_BOARD.edit.redo}
      </button>
      <button type="button" class="free-small" onClick={() => editor.clear()}>
        {ANALYSIS_BOARD.edit.clear}
      </button>
      <button type="button" class="free-small" onClick={() => editor.reset()}>
        {ANALYSIS_BOARD.edit.start}
      </button>
    </>
  );
}
