import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { FEWEST, MOST } from '../../board/address/compare-address.ts';
import type { LinkedBoards, LinkedBoardsProps } from './linked-boards.ts';
import { picksOf } from '../../comparison/diff.ts';
import { COMPARED_BOARDS } from '#words/compare/boards.ts';
import { describePick, namePick, parsePick, shortName } from '../../comparison/ruleset-names.ts';

/** Which rulesets, which position, and what is picked up: in the order of use. */
export function Controls({ model, known, examples }: LinkedBoardsProps & { model: LinkedBoards }): JSX.Element {
  const { rules, of } = model.state.value;
  const position = model.shown.value[0]?.position;
  // The same for every pick, so that a pick changes which of them is chosen, and nothing else.
  const picks = useMemo(
    () =>
      position &&
      picksOf(position).map((one) => (
        <option key={namePick(one)} value={namePick(one)}>
          {describePick(position, one)}
        </option>
      )),
    [position],
  );
  const toggle = (id: string): void => {
    const next = rules.includes(id)
      ? rules.filter((one) => one !== id)
      : known.map((one) => one.id).filter((one) => one === id || rules.includes(one));
    if (next.length < FEWEST || next.length > MOST) return;
    void model.change({ ...model.state.value, rules: next });
  };
  const open = (index: number): void => {
    const example = examples[index];
    if (!example) return;
    const { of: owner, position, pick } = example;
    const named = pick === undefined ? undefined : parsePick(pick);
    void model.change({ rules, of: owner, ...(position !== undefined && { position }), ...(named && { pick: named }) });
  };
  return (
    <div class="compare-controls needs-script">
      <fieldset>
        <legend>{COMPARED_BOARDS.rulesets}</legend>
        {known.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={rules.includes(id)}
              disabled={rules.includes(id) ? rules.length <= FEWEST : rules.length >= MOST}
              onChange={() => toggle(id)}
            />
            {shortName(name)}
          </label>
        ))}
      </fieldset>
      <label class="compare-open">
        <span>{COMPARED_BOARDS.position}</span>
        <select
          onChange={({ currentTarget }) => {
            open(Number(currentTarget.value));
            currentTarget.value = '';
          }}
        >
          <option value="">{COMPARED_BOARDS.choose}</option>
          {examples.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <form
        class="compare-paste"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('position');
          if (typeof text === 'string' && text.trim() !== '') void model.change({ rules, of, position: text.trim() });
        }}
      >
        <input
          type="text"
          name="position"
          aria-label={COMPARED_BOARDS.paste(known.find(({ id }) => id === of)?.name ?? of)}
          placeholder={COMPARED_BOARDS.orPaste}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
        />
        <button type="submit" class="button">
          {COMPARED_BOARDS.show}
        </button>
      </form>
      <label class="compare-pick">
        <span>{COMPARED_BOARDS.piece}</span>
        <select
          value={namePick(model.pick.value)}
          onChange={({ currentTarget }) => {
            model.pickUp(position && picksOf(position).find((one) => namePick(one) === currentTarget.value));
          }}
        >
          <option value="">{COMPARED_BOARDS.pieceOrBoard}</option>
          {picks}
        </select>
      </label>
    </div>
  );
}
