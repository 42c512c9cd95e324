import { useState } from 'preact/hooks';
import { LevelField, readLevel, TaskField, type Rulesets } from './Chooser.tsx';
import { changeRuleset, type Choice } from './choice.ts';
import { RulesHead } from './RulesHead.tsx';
import type { Training } from './training.ts';
import { TRAINER } from '../../words/trainer.ts';

interface Props {
  readonly training: Training;
  readonly rulesets: Rulesets;
  /** What was answered before anybody could hear it. */
  readonly answered?: Partial<Choice> | undefined;
}

/** What is answered in the form that the build has written. */
export function readAnswers(form: HTMLFormElement): Partial<Choice> {
  const said = (name: string): string =>
    form.querySelector<HTMLInputElement>(`select[name="${name}"], [name="${name}"]:checked`)?.value ?? '';
  return { ruleset: said('ruleset'), kind: said('kind'), ...readLevel(said('level')) };
}

/** What a first visit asks: which rules, what task, how hard. The rules the reader was with last stand first. */
export function Begin({ training, rulesets, answered }: Props) {
  const facets = training.facets.value;
  const last = training.choice.value.ruleset;
  const inOrder = rulesets.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
  const fit = (next: Choice): Choice => changeRuleset(next, next.ruleset, facets).choice;
  const [choice, setChoice] = useState<Choice>(() => fit({ ...training.choice.value, ruleset: inOrder[0]?.id ?? '', ...answered }));
  const change = (part: Partial<Choice>): void => setChoice(fit({ ...choice, ...part }));
  return (
    <form
      class="train-begin"
      onSubmit={(event) => {
        event.preventDefault();
        void training.practise(choice);
      }}
    >
      <fieldset>
        <legend>{TRAINER.rules}</legend>
        {inOrder.map(({ id, name }) => (
          <label key={id} class="train-rules">
            <input type="radio" name="ruleset" value={id} checked={choice.ruleset === id} onChange={() => change({ ruleset: id })} />
            <RulesHead ruleset={id} name={name} />
          </label>
        ))}
        <label class="train-rules">
          <input type="radio" name="ruleset" value="" checked={choice.ruleset === ''} onChange={() => change({ ruleset: '' })} />
          <span>{TRAINER.allRules}</span>
        </label>
      </fieldset>
      <div class="train-choice">
        <TaskField facets={facets} choice={choice} practise={change} />
        <LevelField facets={facets} choice={choice} practise={change} />
      </div>
      <p class="train-acts">
        <button type="submit" class="button is-first">
          {TRAINER.begin}
        </button>
        <button type="button" class="button" onClick={() => void training.openDaily()}>
          {TRAINER.daily}
        </button>
      </p>
    </form>
  );
}
