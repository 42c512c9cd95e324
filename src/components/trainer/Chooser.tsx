import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Series } from '../../puzzles/series.ts';
import { TASK_KINDS } from '../../puzzles/task.ts';
import { THEMES, type Theme } from '../../puzzles/theme.ts';
import { DIFFICULTY_OFFSETS, isAim, MODES, type Choice } from '../../training/practice-choice.ts';
import type { PuzzleSummary } from '../../training/puzzle-index.ts';
import { countValues, isQuestionFacet, kindWithLength, matchesFilter, QUESTIONS } from '../../training/filter.ts';
import { LEAST_PUZZLES } from '../../training/weak-themes.ts';
import { OwnBar } from './OwnBar.tsx';
import { RunBar } from './RunBar.tsx';
import { SetBar } from './SetBar.tsx';
import { isSetMode } from '../../training/puzzle-sets.ts';
import type { TrainerSession } from '../../training/session.ts';
import { nameKind, THEME_WORDS } from '../../training/goal-names.ts';
import { TRAINER } from '#words/trainer.ts';

/** Rulesets by id and name, in the order of the site. */
export type Rulesets = readonly { readonly id: string; readonly name: string }[];

interface Props {
  readonly training: TrainerSession;
  readonly rulesets: Rulesets;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly children: ComponentChildren;
  choose(value: string): void;
}

function Field({ label, value, choose, children }: FieldProps) {
  return (
    <label class="train-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly facets: readonly PuzzleSummary[];
  readonly choice: Choice;
  practise(change: Partial<Choice>): void;
}

/** What is asked: everything with few questions, one kind, or questions alone. Kinds with few puzzles are not offered. */
function TaskField({ facets, choice, practise }: ChoiceProps) {
  const others = facets.filter((facet) => matchesFilter(facet, choice, 'kind'));
  const counts = countValues(facets, choice, 'kind');
  const isOffered = (kind: string): boolean => kind === choice.kind || (counts.get(kind) ?? 0) >= LEAST_PUZZLES;
  const kinds = [...new Map(others.map((facet) => [kindWithLength(facet), facet]))].sort(
    ([, one], [, other]) => TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind) || one.moves - other.moves,
  );
  const [played, asked] = [kinds.filter(([, facet]) => !isQuestionFacet(facet)), kinds.filter(([, facet]) => isQuestionFacet(facet))];
  // A kind that an address names without a length.
  const group = kinds.some(([kind]) => kind === choice.kind) ? [] : kinds.filter(([, facet]) => facet.kind === choice.kind);
  const list = (some: typeof kinds) =>
    some
      .filter(([kind]) => isOffered(kind))
      .map(([kind, facet]) => (
        <option key={kind} value={kind}>
          {nameKind(facet)}
        </option>
      ));
  return (
    <Field label={TRAINER.fields.task} value={choice.kind} choose={(kind) => practise({ kind })}>
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
function nameGroup(group: readonly (readonly [string, PuzzleSummary])[]): string {
  const [[, shortest]] = group as readonly [readonly [string, PuzzleSummary]];
  return group.length > 1 ? TRAINER.tasks.orLonger(nameKind(shortest)) : nameKind(shortest);
}

/** What a value of `LevelField` means: an aim, or a level. */
const readLevel = (value: string): Pick<Choice, 'aim' | 'level'> => (isAim(value) ? { aim: value, level: '' } : { aim: '', level: value });

/** How hard: by the reader's rating, or one of the five levels. */
function LevelField({ facets, choice, practise }: ChoiceProps) {
  const levels = [...countValues(facets, choice, 'level').keys()].sort();
  return (
    <Field label={TRAINER.fields.level} value={choice.level || choice.aim} choose={(value) => practise(readLevel(value))}>
      {DIFFICULTY_OFFSETS.map((aim) => (
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

/** The themes that enough of what passes has, in the order of the site, each with how many puzzles have it. */
const listThemes = (facets: readonly PuzzleSummary[], choice: Choice): readonly (readonly [Theme, number])[] => {
  const counts = countValues(facets, choice, 'theme');
  return THEMES.flatMap((theme) => {
    const count = counts.get(theme) ?? 0;
    return count >= LEAST_PUZZLES || (count > 0 && theme === choice.theme) ? [[theme, count] as const] : [];
  });
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

/** Which puzzles are drawn from: task, level and theme. A series has its own. */
function Filters({ training }: Pick<Props, 'training'>) {
  const [facets, choice] = [training.facets.value, training.choice.value];
  const practise = (change: Partial<Choice>): void => void training.practise(change);
  return (
    <>
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

/** What is chosen beside the ruleset, in words. */
function listChosen({ kind, level, aim, theme, mode }: Choice, facets: readonly PuzzleSummary[]): readonly string[] {
  const asked = facets.find((facet) => kind !== '' && (kindWithLength(facet) === kind || facet.kind === kind));
  return [
    ...(kind === QUESTIONS ? [TRAINER.tasks.allQuestions] : asked ? [nameKind(asked)] : []),
    ...(level !== '' ? [TRAINER.level(level)] : aim !== '' ? [TRAINER.aims[aim]] : []),
    ...(isTheme(theme) ? [THEME_WORDS[theme]] : []),
    ...(mode === '' ? [] : [TRAINER.modes[mode]]),
  ];
}

const isTheme = (name: string): name is Theme => (THEMES as readonly string[]).includes(name);

/** What is practised, in one line over the board: the ruleset, and behind one button task, level, theme, and how it goes on. */
export function Chooser({ training, rulesets }: Props) {
  const [facets, choice] = [training.facets.value, training.choice.value];
  const [isOpen, setOpen] = useState(false);
  if (facets.length === 0) return null;
  const practise = (change: Partial<Choice>): void => void training.practise(change);
  const isMany = !isSetMode(choice.mode);
  return (
    <>
      <div class="train-choice" role="group" aria-label={TRAINER.choice}>
        {isMany && (
          <Field label={TRAINER.fields.ruleset} value={choice.ruleset} choose={(ruleset) => practise({ ruleset })}>
            {rulesets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{TRAINER.allRulesets}</option>
          </Field>
        )}
        <button type="button" class="train-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {TRAINER.folded(listChosen(choice, facets))}
        </button>
        {isOpen && isMany && <Filters training={training} />}
        {isOpen && (
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
        )}
        {isOpen && choice.mode === 'series' && (
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
      <OwnBar training={training} />
      <SetBar training={training} rulesets={rulesets} />
    </>
  );
}
