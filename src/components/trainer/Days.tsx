import { useState } from 'preact/hooks';
import { chooseDaily, FIRST_DAY, listDays, moveMonth } from '../../training/daily.ts';
import type { TrainerSession } from '../../training/session.ts';
import { TRAINER } from '#words/trainer.ts';

const nameMonth = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(TRAINER.days.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The puzzles of the days so far, month by month: which were solved and which were missed. They are counted when somebody opens them. */
export function Days({ training }: { readonly training: TrainerSession }) {
  const [isOpen, setOpen] = useState(false);
  if (training.facets.value.length === 0) return null;
  const follow = (details: HTMLDetailsElement | null): void => {
    if (details) setOpen(details.open);
  };
  return (
    <details class="train-more" ref={follow} onToggle={(event) => follow(event.currentTarget)}>
      <summary>{TRAINER.days.title}</summary>
      {isOpen && <Month training={training} />}
    </details>
  );
}

function Month({ training }: { readonly training: TrainerSession }) {
  const { today } = training;
  const [month, setMonth] = useState(today.slice(0, 7));
  const facets = training.facets.value;
  const scores = new Map(training.record.value.history.map(({ id, score }) => [id, score]));
  // Weeks begin on Monday.
  const first = (new Date(`${month}-01T12:00:00Z`).getUTCDay() + 6) % 7;
  const days = listDays(month, today);
  return (
    <>
      <p class="train-acts">
        <button type="button" class="button" disabled={month <= FIRST_DAY.slice(0, 7)} onClick={() => setMonth(moveMonth(month, -1))}>
          {TRAINER.days.earlier}
        </button>
        <b>{nameMonth(month)}</b>
        <button type="button" class="button" disabled={month >= today.slice(0, 7)} onClick={() => setMonth(moveMonth(month, 1))}>
          {TRAINER.days.later}
        </button>
      </p>
      <ol class="train-days">
        {days.map((day, at) => {
          const date = Number(day.slice(8));
          const score = scores.get(chooseDaily(facets, day)?.id ?? '');
          const word = score === undefined ? 'open' : score === 1 ? 'solved' : 'missed';
          return (
            <li key={day} style={at === 0 ? { gridColumnStart: ((first + date - 1) % 7) + 1 } : undefined}>
              <a href={`#daily=${day}`} class={`is-${word}`} aria-label={TRAINER.days.day(date, nameMonth(month), TRAINER.days[word])}>
                {date}
                {score === 1 ? ' ✓' : score === 0 ? ' ✕' : ''}
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}
