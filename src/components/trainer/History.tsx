import { useState } from 'preact/hooks';
import { countFigures, listHistory, type HistoryFilter } from '../../training/statistics.ts';
import type { Rulesets } from './Chooser.tsx';
import type { TrainerSession } from '../../training/session.ts';
import { THEME_WORDS } from '../../training/goal-names.ts';
import { TRAINER } from '#words/trainer.ts';

/** Lines of the history that are shown at first, and more each time they are asked for. */
const LATEST = 12;

/** The puzzles done, the latest first: by ruleset, and only the missed ones; with figures by ruleset and theme. */
export function History({ training: { record, facets }, rulesets }: { readonly training: TrainerSession; readonly rulesets: Rulesets }) {
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
        <summary>{TRAINER.history.title}</summary>
        <div class="train-choice">
          <label class="train-field">
            <span>{TRAINER.history.rules}</span>
            <select value={filter.ruleset} onChange={(event) => setFilter({ ...filter, ruleset: event.currentTarget.value })}>
              <option value="">{TRAINER.history.all}</option>
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
            {TRAINER.history.onlyMissed}
          </label>
        </div>
        <ol class="train-history">
          {lines.slice(0, count).map(({ id, score, isHalf, at, rating }) => (
            <li key={`${id}${at}`}>
              <a href={`#puzzle=${id}`}>{id}</a>{' '}
              {isHalf ? TRAINER.history.half : score === 1 ? TRAINER.history.solved : TRAINER.history.missed}{' '}
              <small class="muted">{rating}</small>
            </li>
          ))}
        </ol>
        {lines.length === 0 && <p>{TRAINER.history.none}</p>}
        {lines.length > count && (
          <button type="button" class="button" onClick={() => setCount(count + 4 * LATEST)}>
            {TRAINER.history.older}
          </button>
        )}
      </details>
      <details class="train-more">
        <summary>{TRAINER.history.figures}</summary>
        <table class="train-table">
          <caption class="spoken">{TRAINER.history.caption}</caption>
          <tbody>
            {figures.rulesets.map(({ name, solved, all }) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                <td>{TRAINER.history.share(solved, all)}</td>
              </tr>
            ))}
            {figures.themes.map(({ name, solved, all }) => (
              <tr key={name}>
                <th scope="row">{THEME_WORDS[name]}</th>
                <td>{TRAINER.history.share(solved, all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
