import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPlayer, type SetupField } from '../../../engine/index.ts';
import { namePlayers } from '../../../board/text/acts.ts';
import { Fault } from './Edit.tsx';
import type { EditProps, PartProps } from './part.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

const FIELD_WORDS: Readonly<Record<string, string>> = ANALYSIS_BOARD.fields.names;

/** What a position says besides where everything stands: chosen from lists, or written; and all of it as text. */
export function Fields({ free }: PartProps) {
  const { editor } = free;
  const { draft } = editor;
  if (!draft) return null;
  return (
    <>
      <Fault free={free} />
      <FieldLists free={free} />
      <Whole free={free} text={draft.view.text} />
    </>
  );
}

/** What is chosen from lists, and under it what is written. */
export function FieldLists({ free }: EditProps) {
  const fields = free.editor.draft?.view.fields ?? [];
  const listed = fields.filter(({ choices }) => choices !== undefined);
  const written = fields.filter(({ choices }) => choices === undefined);
  return (
    <>
      {[listed, written].map(
        (some) =>
          some.length > 0 && (
            <div class="free-fields">
              {some.map((field) => (
                <Field key={field.name} free={free} field={field} />
              ))}
            </div>
          ),
      )}
    </>
  );
}

/** The position as text. What cannot be read stays there, to be put right. */
function Whole({ free, text }: PartProps & { readonly text: string }) {
  const written = useSignal<string | undefined>(undefined);
  useEffect(() => void (written.value = undefined), [text]);
  return (
    <label class="field free-field">
      {ANALYSIS_BOARD.fields.whole}
      <textarea
        name="sketch"
        rows={4}
        spellcheck={false}
        autocomplete="off"
        value={written.value ?? text}
        onInput={(event) => (written.value = event.currentTarget.value)}
        onChange={(event) => {
          if (free.editor.read(event.currentTarget.value.trim())) written.value = undefined;
        }}
      />
    </label>
  );
}

function Field({ free, field: { name, text, choices } }: EditProps & { readonly field: SetupField }) {
  const set = ({ currentTarget: control }: { readonly currentTarget: HTMLInputElement | HTMLSelectElement }): void => {
    if (!free.editor.setField(name, control.value)) control.value = text;
  };
  return (
    <label class="field free-field">
      {FIELD_WORDS[name] ?? name}
      {choices ? (
        <select name={name} value={text} onChange={set}>
          {(choices.includes(text) ? choices : [...choices, text]).map((choice) => (
            <option key={choice} value={choice}>
              {nameChoice(name, choice)}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" name={name} value={text} autocomplete="off" spellcheck={false} onChange={set} />
      )}
    </label>
  );
}

/** What a field may hold, in words. */
function nameChoice(field: string, text: string): string {
  if (field !== 'rights') return namePlayers([...text].filter(isPlayer));
  return text === '*'
    ? ANALYSIS_BOARD.fields.allRights
    : text === '-'
      ? ANALYSIS_BOARD.fields.noRights
      : ANALYSIS_BOARD.fields.someRights(text);
}
