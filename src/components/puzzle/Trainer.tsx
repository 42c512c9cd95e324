import { signal } from '@preact/signals';
import type { Theme } from '../../puzzles/themes.ts';
import { NO_FILTER } from './filter.ts';
import { countValues } from './filter.ts';
import {
  dueCards,
  facets,
  filter,
  isOther,
  isReviewing,
  next,
  openDaily,
  outcome,
  practise,
  puzzle,
  record,
  retry,
  setReview,
  skill,
  state,
  told,
} from './model.ts';
import { shareText } from './next.ts';
import { daysOf, streakOf } from './record.ts';
import { isUnkept } from './store.ts';
import { nameGoal, THEME_WORDS } from './words.ts';
import { UNKEPT } from '../progress/unkept.ts';

export interface TrainerProps {
  /** Rulesets by id and name, in the order of the site. */
  readonly rulesets: readonly { readonly id: string; readonly name: string }[];
}

const LATEST = 12;
/** What was said of sharing a puzzle; of another one it says nothing. */
const shared = signal({ id: '', words: '' });

async function share(): Promise<void> {
  const [now, how] = [puzzle.value, told.value];
  if (!now || !how) return;
  const text = shareText({ id: now.id, task: nameGoal(now.goal), level: now.level }, how, location.origin);
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      shared.value = { id: now.id, words: 'Copied.' };
    }
  } catch {
    // The reader thought better of it, or the browser keeps its clipboard: the text is there to copy.
    shared.value = { id: now.id, words: text };
  }
}

/** What the puzzle is, told only when it is done; before that only the task, which the plate has. */
function About({ rulesets }: TrainerProps) {
  const now = puzzle.value;
  if (!now) return null;
  const name = rulesets.find(({ id }) => id === now.ruleset)?.name ?? now.ruleset;
  const isOver = outcome.value.score !== undefined;
  return (
    <div class="train-about">
      <p>
        <b>{nameGoal(now.goal)}</b>, <a href={`/puzzles/${now.id}/`}>{now.id}</a>
        <br />
        {name}
        {isOver && `, level ${now.level}, ${now.rating}`}
      </p>
      {(state.value === 'done' || state.value === 'shown') && now.themes.length > 0 && (
        <ul class="train-themes">
          {now.themes.map((theme) => (
            <li key={theme}>{THEME_WORDS[theme]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Rating({ rulesets }: TrainerProps) {
  const { rating, deviation } = skill.value;
  const name = rulesets.find(({ id }) => id === (puzzle.value?.ruleset ?? filter.value.ruleset))?.name;
  const { change } = outcome.value;
  const [streak, days] = [streakOf(record.value), daysOf(record.value, new Date())];
  return (
    <dl class="train-figures">
      <div>
        <dt>Your rating{name && <small>, {name}</small>}</dt>
        <dd>
          {Math.round(rating)}
          <small> ±{Math.round(2 * deviation)}</small>
          {change !== undefined && change !== 0 && (
            <small class={change > 0 ? 'is-up' : 'is-down'}> {change > 0 ? `+${change}` : `−${-change}`}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>In a row</dt>
        <dd>{streak}</dd>
      </div>
      <div>
        <dt>Days in a row</dt>
        <dd>{days}</dd>
      </div>
    </dl>
  );
}

function Choose({ rulesets }: TrainerProps) {
  const themes = countValues(facets.value, { ...NO_FILTER, ruleset: filter.value.ruleset }, 'theme');
  return (
    <div class="browse-filter">
      <label class="browse-field">
        Ruleset
        <select value={filter.value.ruleset} onChange={(event) => void practise({ ruleset: event.currentTarget.value, theme: '' })}>
          <option value="">All</option>
          {rulesets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="browse-field">
        Theme
        <select value={filter.value.theme} onChange={(event) => void practise({ theme: event.currentTarget.value })}>
          <option value="">All</option>
          {[...themes].map(([theme, count]) => (
            <option key={theme} value={theme}>
              {THEME_WORDS[theme as Theme]} ({count})
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function History() {
  const latest = record.value.history.slice(-LATEST).reverse();
  if (latest.length === 0) return null;
  return (
    <details class="train-more">
      <summary>Your last puzzles</summary>
      <ol class="train-history">
        {latest.map(({ id, score, at, rating }) => (
          <li key={`${id}${at}`}>
            <a href={`#puzzle=${id}`}>{id}</a> {score === 1 ? 'solved' : 'missed'} <small class="muted">{rating}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Review() {
  return (
    <details class="train-more">
      <summary>Reviews{dueCards.value.length > 0 && ` (${dueCards.value.length} due)`}</summary>
      <p>Rules and motifs come back after days, sooner if you missed them. Each time you get another puzzle about them, if there is one.</p>
      <label>
        <input type="checkbox" checked={isReviewing.value} onChange={(event) => void setReview(event.currentTarget.checked)} /> Review what
        I solve and miss
      </label>
    </details>
  );
}

function Keys() {
  return (
    <details class="train-more is-keys">
      <summary>Keys</summary>
      <p>
        <kbd>h</kbd> hint, <kbd>s</kbd> solution, <kbd>r</kbd> try again, <kbd>d</kbd> another defence, <kbd>n</kbd> next, <kbd>f</kbd> turn
        the board, <kbd>←</kbd> <kbd>→</kbd> through the moves.
      </p>
    </details>
  );
}

/** The panel beside the plate: what is practised, how it goes, what comes next. */
export function Trainer({ rulesets }: TrainerProps) {
  return (
    <>
      <p class="train-state" role="status">
        {isOther.value && 'There is no such puzzle. Here is another one. '}
        {state.value === 'loading' && 'The puzzles are on their way.'}
        {state.value === 'empty' && 'There is no other puzzle of this kind. Choose another theme.'}
        {state.value === 'failed' && 'The puzzles could not be fetched.'}
        {record.value !== undefined && isUnkept() && UNKEPT}
      </p>
      {state.value === 'failed' && (
        <button type="button" class="button" onClick={() => void retry()}>
          Try again
        </button>
      )}
      <About rulesets={rulesets} />
      <Rating rulesets={rulesets} />
      <div class="train-acts">
        <button
          type="button"
          class={state.value === 'done' || state.value === 'shown' ? 'button is-first' : 'button'}
          onClick={() => void next()}
        >
          {outcome.value.score === undefined && state.value === 'solving' ? 'Another puzzle' : 'Next puzzle'}
        </button>
        <button type="button" class="button" onClick={() => void openDaily()}>
          Puzzle of the day
        </button>
        {state.value === 'done' && (
          <button type="button" class="button" onClick={() => void share()}>
            Share
          </button>
        )}
        <span role="status">{shared.value.id === puzzle.value?.id && shared.value.words}</span>
      </div>
      <Choose rulesets={rulesets} />
      <Review />
      <History />
      <Keys />
    </>
  );
}
