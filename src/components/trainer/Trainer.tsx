import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ID } from '../../puzzles/id.ts';
import { href } from '../../platform/href.ts';
import type { Rulesets } from './Chooser.tsx';
import { Days } from './Days.tsx';
import { History } from './History.tsx';
import { DIFFICULTY_OFFSETS, type Choice } from '../../training/practice-choice.ts';
import { findWeakThemes } from '../../training/weak-themes.ts';
import { shareText } from '../../training/report.ts';
import { daysOf, streakOf } from '../../training/puzzle-record.ts';
import { reportText } from '../../training/report.ts';
import { listDueMistakes } from '../../training/mistake-record.ts';
import { mistakeStore } from '../progress/mistake-store.ts';
import { isPuzzleRecordUnsaved } from '../progress/puzzle-store.ts';
import type { TrainerSession } from '../../training/session.ts';
import { explainAt } from '../../training/motif-words.ts';
import { nameGoal, THEME_WORDS } from '../../training/goal-names.ts';
import { PROGRESS } from '#words/progress.ts';
import { TRAINER } from '#words/trainer.ts';

export interface TrainerProps {
  readonly training: TrainerSession;
  readonly rulesets: Rulesets;
}

/** What was said of sharing a puzzle; it says nothing of another one. */
const shared = signal({ id: '', words: '' });

/** Hands a text on: to what the device shares with, else to the clipboard; where neither takes it, it is shown. */
async function give(id: string, text: string, isShared: boolean): Promise<void> {
  try {
    if (isShared && navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      shared.value = { id, words: TRAINER.acts.copied };
    }
  } catch {
    // The reader thought better of it, or the browser keeps its clipboard: the text is there to copy.
    shared.value = { id, words: text };
  }
}

function share({ puzzle, told }: TrainerSession): void {
  const [now, how] = [puzzle.value, told.value];
  if (!now || !how) return;
  void give(now.id, shareText({ id: now.id, task: nameGoal(now.goal), level: now.level }, how, location.origin), true);
}

/** What a faulty puzzle is told with: one text to copy, with the moves that stand on the board. */
function report({ puzzle }: TrainerSession): void {
  const now = puzzle.value;
  if (!now) return;
  const line = document.querySelector('.puzzle .puzzle-line')?.textContent.trim() ?? '';
  const said = document.querySelector('.puzzle .exercise-verdict:not([hidden])')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  void give(now.id, reportText(now, { task: nameGoal(now.goal), line, said }, location.origin), false);
}

/** What the puzzle is, told only when it is done; before that only the task, which the plate has. */
function About({ training: { puzzle, outcome, state }, rulesets }: TrainerProps) {
  const now = puzzle.value;
  if (!now) return null;
  const name = rulesets.find(({ id }) => id === now.ruleset)?.name ?? now.ruleset;
  const isOver = outcome.value.score !== undefined;
  return (
    <div class="train-about">
      <p>
        <b>{nameGoal(now.goal)}</b>, <a href={href(`/puzzles/${now.id}/`)}>{now.id}</a>
        <br />
        {name}
        {isOver && TRAINER.about(now.level, now.rating)}
      </p>
      {(state.value === 'done' || state.value === 'shown') && now.themes.length > 0 && (
        <ul class="train-themes">
          {now.themes.map((theme) => (
            <li key={theme}>{explainAt(theme) ? <a href={explainAt(theme)}>{THEME_WORDS[theme]}</a> : THEME_WORDS[theme]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Rating({ training: { puzzle, choice, skill, outcome, record, isAsked }, rulesets }: TrainerProps) {
  const { rating, deviation } = skill.value;
  const name = rulesets.find(({ id }) => id === (puzzle.value?.ruleset ?? choice.value.ruleset))?.name;
  const { change } = outcome.value;
  const [streak, days] = [streakOf(record.value), daysOf(record.value, new Date())];
  return (
    <dl class="train-figures">
      <div>
        <dt>
          {isAsked.value ? TRAINER.ratingInQuestions : TRAINER.rating}
          {name && <small>, {name}</small>}
        </dt>
        <dd>
          {Math.round(rating)}
          <small> ±{Math.round(2 * deviation)}</small>
          {change !== undefined && change !== 0 && (
            <small class={change > 0 ? 'is-up' : 'is-down'}> {change > 0 ? `+${change}` : `−${-change}`}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{TRAINER.inARow}</dt>
        <dd>{streak}</dd>
      </div>
      <div>
        <dt>{TRAINER.daysInARow}</dt>
        <dd>{days}</dd>
      </div>
    </dl>
  );
}

function Review({ training }: Pick<TrainerProps, 'training'>) {
  const due = training.reviewing.due.value.length;
  return (
    <details class="train-more">
      <summary>{TRAINER.reviews.title(due)}</summary>
      <p>{TRAINER.reviews.about}</p>
      <label>
        <input
          type="checkbox"
          checked={training.isReviewing.value}
          onChange={(event) => void training.setReview(event.currentTarget.checked)}
        />{' '}
        {TRAINER.reviews.isOn}
      </label>
    </details>
  );
}

const KEY_WORDS = [
  ['h', TRAINER.keys.hint],
  ['s', TRAINER.keys.solution],
  ['r', TRAINER.keys.retry],
  ['d', TRAINER.keys.defence],
  ['n', TRAINER.keys.next],
  ['f', TRAINER.keys.turn],
] as const;

function Keys() {
  return (
    <details class="train-more is-keys">
      <summary>{TRAINER.keys.title}</summary>
      <p>
        {KEY_WORDS.map(([key, word]) => [<kbd>{key}</kbd>, ` ${word}, `])}
        <kbd>←</kbd> <kbd>→</kbd> {TRAINER.keys.moves}.
      </p>
    </details>
  );
}

/** What the page has to say of itself: what is on its way, what is not there, what is not kept. */
function State({ training: { state, missing, dropped, record, choice } }: Pick<TrainerProps, 'training'>) {
  return (
    <p class="train-state" role="status">
      {missing.value !== undefined && `${TRAINER.state.missing(ID.test(missing.value) ? missing.value : undefined)} `}
      {dropped.value.length > 0 && `${TRAINER.state.dropped(dropped.value)} `}
      {state.value === 'loading' && TRAINER.state.loading}
      {state.value === 'empty' &&
        (choice.value.mode === 'missed'
          ? TRAINER.state.noMissed
          : choice.value.mode === 'weak'
            ? TRAINER.state.noWeak
            : choice.value.mode === 'own'
              ? record.value.own && TRAINER.state.noOwn
              : TRAINER.state.noOther)}
      {state.value === 'failed' &&
        (navigator.onLine ? TRAINER.state.notFetched : TRAINER.state.offline(<a href={href('/kept/')}>{TRAINER.state.kept}</a>))}
      {record.value !== undefined && isPuzzleRecordUnsaved() && PROGRESS.unkept}
    </p>
  );
}

/** What everything that was chosen gives way to where there is no puzzle like that. */
const OPEN: Partial<Choice> = { mode: '', kind: '', theme: '', level: '' };

/** The ways to another puzzle. */
function Ways({ training }: Pick<TrainerProps, 'training'>) {
  const { state, outcome, choice } = training;
  const isFirst = state.value === 'done' || state.value === 'shown' || state.value === 'missing';
  const isOther = state.value === 'missing' || (outcome.value.score === undefined && state.value === 'solving');
  const { aim } = choice.value;
  if (state.value === 'empty')
    return (
      <button type="button" class="button is-first" onClick={() => void training.practise(OPEN)}>
        {TRAINER.run.rated}
      </button>
    );
  return (
    <>
      <button type="button" class={isFirst ? 'button is-first' : 'button'} onClick={() => void training.next()}>
        {isOther ? TRAINER.acts.another : TRAINER.acts.next}
      </button>
      <button type="button" class="button" disabled={aim === DIFFICULTY_OFFSETS[0]} onClick={() => void training.shiftDifficulty(-1)}>
        {TRAINER.acts.easier}
      </button>
      <button type="button" class="button" disabled={aim === DIFFICULTY_OFFSETS.at(-1)} onClick={() => void training.shiftDifficulty(1)}>
        {TRAINER.acts.harder}
      </button>
    </>
  );
}

function Acts({ training }: Pick<TrainerProps, 'training'>) {
  const { state, puzzle } = training;
  return (
    <div class="train-acts">
      <Ways training={training} />
      <button type="button" class="button" onClick={() => void training.openDaily()}>
        {TRAINER.daily}
      </button>
      {state.value === 'done' && (
        <button type="button" class="button" onClick={() => share(training)}>
          {TRAINER.acts.share}
        </button>
      )}
      {puzzle.value && (
        <button type="button" class="link-button" onClick={() => report(training)}>
          {TRAINER.acts.report}
        </button>
      )}
      <span role="status">{shared.value.id === puzzle.value?.id && shared.value.words}</span>
    </div>
  );
}

/** The way to the mistakes of the reader's own games, where some are due. */
function OwnMistakes() {
  const due = useSignal(0);
  useEffect(() => mistakeStore.on((record) => void (due.value = listDueMistakes(record, new Date()).length)), []);
  if (due.value === 0) return null;
  return (
    <p class="train-own">
      <a href={href('/board/?mistakes')}>{TRAINER.own(due.value)}</a>
    </p>
  );
}

/** What of the reader's own waits to be practised: reviews that are due, and weak themes. */
function Own({ training }: Pick<TrainerProps, 'training'>) {
  const { mode, ruleset } = training.choice.value;
  const due = mode === '' ? training.reviewing.due.value.length : 0;
  const weak = mode === 'weak' ? [] : findWeakThemes(training.facets.value, training.record.value, ruleset);
  return (
    <>
      {due > 0 && <p class="train-own">{TRAINER.reviews.next(due)}</p>}
      {weak.length > 0 && (
        <p class="train-own">
          <button type="button" class="button" onClick={() => void training.practise({ ...OPEN, mode: 'weak' })}>
            {TRAINER.weak}
          </button>{' '}
          {weak.map((theme) => THEME_WORDS[theme]).join(', ')}
        </p>
      )}
    </>
  );
}

/** The panel beside the plate: how it goes, what comes next. */
export function Trainer({ training, rulesets }: TrainerProps) {
  const state = training.state.value;
  // What comes with the puzzle would move when it comes.
  if (state === 'loading') return <State training={training} />;
  return (
    <>
      <State training={training} />
      {state === 'failed' && (
        <button type="button" class="button" onClick={() => void training.retry()}>
          {TRAINER.acts.retry}
        </button>
      )}
      <About training={training} rulesets={rulesets} />
      <Rating training={training} rulesets={rulesets} />
      <Acts training={training} />
      <Own training={training} />
      <Review training={training} />
      <OwnMistakes />
      <Days training={training} />
      <History training={training} rulesets={rulesets} />
      <Keys />
    </>
  );
}
