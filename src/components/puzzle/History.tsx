import { useState } from 'preact/hooks';
import { countFigures, listHistory, type HistoryFilter } from './figures.ts';
import type { Rulesets } from './Chooser.tsx';
import type { Training } from './training.ts';
import { THEME_WORDS } from './words.ts';

/** Lines of the history that are shown at first, and more each time they are asked for. */
const LATEST = 12;

const share = (solved: number, all: number): string => `${solved} of ${all} (${Math.round((100 * solved) / all)}%)`;

/** The puzzles done, the latest first: by ruleset, and only the missed ones; with figures by ruleset and theme. */
export function History({ training: { record, facets }, rulesets }: { readonly training: Training; readonly rulesets: Rulesets }) {
  const [filter, setFilter] = useState<HistoryFilter>({ ruleset: '', isMissed: false });
  const [count, setCount] = useState(LATEST);
  const { history } = record.value;
  if (history.length === 0) return null;
  const lines = listHistory(history, filter);
  const figures = countFigures(history, facets.value);
  const nameOf = (id: string): string => rulesets.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <details class="train-more">
        <summary>Your last puzzles</summary>
        <div class="train-choice">
          <label class="train-field">
            <span>Rules</span>
            <select value={filter.ruleset} onChange={(event) => setFilter({ ...filter, ruleset: event.currentTarget.value })}>
              <option value="">All</option>
              {figures.rulesets.map(({ name }) => (
                <option key={name} value={name}>
                  {nameOf(name)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={filter.isMissed}
              onChange={(event) => setFilter({ ...filter, isMissed: event.currentTarget.checked })}
            />{' '}
            Only the missed ones
          </label>
        </div>
        <ol class="train-history">
          {lines.slice(0, count).map(({ id, score, at, rating }) => (
            <li key={`${id}${at}`}>
              <a href={`#puzzle=${id}`}>{id}</a> {score === 1 ? 'solved' : 'missed'} <small class="muted">{rating}</small>
            </li>
          ))}
        </ol>
        {lines.length === 0 && <p>None.</p>}
        {lines.length > count && (
          <button type="button" class="button" onClick={() => setCount(count + 4 * LATEST)}>
            Older ones
          </button>
        )}
      </details>
      <details class="train-more">
        <summary>Your figures</summary>
        <table class="train-table">
          <caption class="spoken">Solved without a slip, by rules and by theme</caption>
          <tbody>
            {figures.rulesets.map(({ name, solved, all }) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                <td>{share(solved, all)}</td>
              </tr>
            ))}
            {figures.themes.map(({ name, solved, all }) => (
              <tr key={name}>
                <th scope="row">{THEME_WORDS[name]}</th>
                <td>{share(solved, all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
