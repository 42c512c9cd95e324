import type { ComponentChildren } from 'preact';
import type { Series } from '../../puzzles/series.ts';
import { TASK_KINDS } from '../../puzzles/task.ts';
import { THEMES, type Theme } from '../../puzzles/theme.ts';
import { AIMS, MODES, type Aim, type Choice } from './choice.ts';
import type { Facet } from './data.ts';
import { countValues, isAsked, kindOf, passes, QUESTIONS } from './filter.ts';
import { RunBar } from './RunBar.tsx';
import { SetBar } from './SetBar.tsx';
import { isSetMode } from './sets.ts';
import type { Training } from './training.ts';
import { nameKind, THEME_WORDS } from './words.ts';
import { TRAINER } from '../../words/trainer.ts';

/** Rulesets by id and name, in the order of the site. */
export type Rulesets = readonly { readonly id: string; readonly name: string }[];

interface Props {
  readonly training: Training;
  readonly rulesets: Rulesets;
}

interface FieldProps {
  readonly label: string;
  /** What the form of a first visit calls it. */
  readonly name?: string;
  readonly value: string;
  readonly children: ComponentChildren;
  choose(value: string): void;
}

function Field({ label, name, value, choose, children }: FieldProps) {
  return (
    <label class="train-field">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly facets: readonly Facet[];
  readonly choice: Choice;
  practise(change: Partial<Choice>): void;
}

/** What is asked: everything with few questions, one kind, or questions alone. */
export function TaskField({ facets, choice, practise }: ChoiceProps) {
  const others = facets.filter((facet) => passes(facet, choice, 'kind'));
  const kinds = [...new Map(others.map((facet) => [kindOf(facet), facet]))].sort(
    ([, one], [, other]) => TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind) || one.moves - other.moves,
  );
  const [played, asked] = [kinds.filter(([, facet]) => !isAsked(facet)), kinds.filter(([, facet]) => isAsked(facet))];
  // A kind that an address names without a length.
  const group = kinds.some(([kind]) => kind === choice.kind) ? [] : kinds.filter(([, facet]) => facet.kind === choice.kind);
  const list = (some: typeof kinds) =>
    some.map(([kind, facet]) => (
      <option key={kind} value={kind}>
        {nameKind(facet)}
      </option>
    ));
  return (
    <Field label={TRAINER.fields.task} name="kind" value={choice.kind} choose={(kind) => practise({ kind })}>
      <option value="">{TRAINER.tasks.all}</option>
      {group.length > 0 && <option value={choice.kind}>{nameGroup(group)}</option>}
      <optgroup label={TRAINER.tasks.played}>{list(played)}</optgroup>
      {asked.length > 0 && (
        <optgroup label={TRAINER.tasks.questions}>
          <option value={QUESTIONS}>{TRAINER.tasks.allQuestions}</option>
          {list(asked)}
        </optgroup>
      )}
    </Field>
  );
}

/** Tasks of one kind by the shortest of them: `Mate in one, or longer`. */
function nameGroup(group: readonly (readonly [string, Facet])[]): string {
  const [[, shortest]] = group as readonly [readonly [string, Facet]];
  return group.length > 1 ? TRAINER.tasks.orLonger(nameKind(shortest)) : nameKind(shortest);
}

const isAim = (value: string): value is Aim => (AIMS as readonly string[]).includes(value);

/** What a value of `LevelField` means: an aim, or a level. */
export const readLevel = (value: string): Pick<Choice, 'aim' | 'level'> =>
  isAim(value) ? { aim: value, level: '' } : { aim: '', level: value };

/** How hard: by the reader's rating, or one of the five levels. */
export function LevelField({ facets, choice, practise }: ChoiceProps) {
  const levels = [...countValues(facets, choice, 'level').keys()].sort();
  return (
    <Field label={TRAINER.fields.level} name="level" value={choice.level || choice.aim} choose={(value) => practise(readLevel(value))}>
      {AIMS.map((aim) => (
        <option key={aim} value={aim}>
          {TRAINER.aims[aim]}
        </option>
      ))}
      {levels.map((level) => (
        <option key={level} value={level}>
          {TRAINER.level(level)}
        </option>
      ))}
    </Field>
  );
}

/** The themes of what passes, in the order of the site, each with how many puzzles have it. */
const listThemes = (facets: readonly Facet[], choice: Choice): readonly (readonly [Theme, number])[] => {
  const counts = countValues(facets, choice, 'theme');
  return THEMES.flatMap((theme) => (counts.has(theme) ? [[theme, counts.get(theme)!] as const] : []));
};

/** Series by ruleset, and those of motifs. */
function groupSeries(
  series: readonly Series[],
  rulesets: Rulesets,
): readonly { readonly name: string; readonly series: readonly Series[] }[] {
  const groups = [...rulesets, { id: undefined, name: TRAINER.motifs }];
  return groups
    .map(({ id, name }) => ({ name, series: series.filter((one) => one.ruleset === id) }))
    .filter((group) => group.series.length > 0);
}

/** Which puzzles are drawn from: ruleset, task, level and theme. A series has its own. */
function Filters({ training, rulesets }: Props) {
  const [facets, choice] = [training.facets.value, training.choice.value];
  const practise = (change: Partial<Choice>): void => void training.practise(change);
  return (
    <>
      <Field label={TRAINER.fields.ruleset} value={choice.ruleset} choose={(ruleset) => practise({ ruleset })}>
        {rulesets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{TRAINER.allRulesets}</option>
      </Field>
      <TaskField facets={facets} choice={choice} practise={practise} />
      <LevelField facets={facets} choice={choice} practise={practise} />
      <Field label={TRAINER.fields.theme} value={choice.theme} choose={(theme) => practise({ theme })}>
        <option value="">{TRAINER.allThemes}</option>
        {listThemes(facets, choice).map(([theme, count]) => (
          <option key={theme} value={theme}>
            {TRAINER.theme(THEME_WORDS[theme], count)}
          </option>
        ))}
      </Field>
    </>
  );
}

/** What is practised, in one line over the board: ruleset, task, level, theme, and how it goes on. */
export function Chooser({ training, rulesets }: Props) {
  const [facets, choice, state] = [training.facets.value, training.choice.value, training.state.value];
  if (facets.length === 0 || state === 'choosing') return null;
  const practise = (change: Partial<Choice>): void => void training.practise(change);
  return (
    <>
      <div class="train-choice" role="group" aria-label={TRAINER.choice}>
        {!isSetMode(choice.mode) && <Filters training={training} rulesets={rulesets} />}
        <Field
          label={TRAINER.fields.mode}
          value={choice.mode}
          choose={(mode) => practise({ mode: MODES.find((one) => one === mode) ?? '' })}
        >
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {TRAINER.modes[mode]}
            </option>
          ))}
        </Field>
        {choice.mode === 'series' && (
          <Field label={TRAINER.fields.series} value={choice.series} choose={(series) => practise({ mode: 'series', series })}>
            {groupSeries(training.sets.value.series, rulesets).map(({ name, series }) => (
              <optgroup key={name} label={name}>
                {series.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Field>
        )}
      </div>
      <RunBar training={training} />
      <SetBar training={training} rulesets={rulesets} />
    </>
  );
}
