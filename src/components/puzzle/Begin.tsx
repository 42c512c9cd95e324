import { useState } from 'preact/hooks';
import { LevelField, TaskField, type Rulesets } from './Chooser.tsx';
import { changeRuleset, type Choice } from './choice.ts';
import { RulesHead } from './RulesHead.tsx';
import type { Training } from './training.ts';
import { TRAINER } from '../../words/trainer.ts';

interface Props {
  readonly training: Training;
  readonly rulesets: Rulesets;
}

/** What a first visit asks: which rules, what task, how hard. The rules the reader was with last stand first. */
export function Begin({ training, rulesets }: Props) {
  const facets = training.facets.value;
  const last = training.choice.value.ruleset;
  const inOrder = rulesets.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
  const [choice, setChoice] = useState<Choice>({ ...training.choice.value, ruleset: inOrder[0]?.id ?? '' });
  const change = (part: Partial<Choice>): void => {
    const next = { ...choice, ...part };
    setChoice(changeRuleset(next, next.ruleset, facets).choice);
  };
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
