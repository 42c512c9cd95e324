import { href, type Path } from '../../platform/href.ts';
import { findSeries, findTwin, isSetMode, listSet, listSolved } from '../../training/puzzle-sets.ts';
import type { Rulesets } from './Chooser.tsx';
import type { TrainerSession } from '../../training/session.ts';
import { TRAINER } from '#words/trainer.ts';

interface Props {
  readonly training: TrainerSession;
  readonly rulesets: Rulesets;
}

/** How far a series is solved, or the twins: what it is about, and a mark for each of its puzzles. */
export function SetBar({ training, rulesets }: Props) {
  const [choice, sets, record, puzzle] = [training.choice.value, training.sets.value, training.record.value, training.puzzle.value];
  if (!isSetMode(choice.mode)) return null;
  const all = listSet(sets, choice);
  if (all.length === 0) return null;
  const twin = choice.mode === 'twins' ? findTwin(sets, puzzle?.id) : undefined;
  // The pair of twins is shown once it is solved.
  if (choice.mode === 'twins' && !twin) return null;
  const series = findSeries(sets, choice);
  const solved = new Set(listSolved(all, record));
  const nameOf = (id: string): string => rulesets.find((one) => id.startsWith(`${one.id}-`))?.name ?? id;
  return (
    <section class="train-run train-set" aria-label={choice.mode === 'twins' ? TRAINER.set.twins : TRAINER.set.series}>
      <p>
        {choice.mode === 'twins' ? (
          <b>
            <a href={href('/puzzles/twins/')}>{TRAINER.set.twins}</a>
            {twin && TRAINER.set.number(twin.number, sets.twins.length)}
          </b>
        ) : (
          <b>{TRAINER.set.title(series && <a href={href(series.href as Path)}>{series.title}</a>)}</b>
        )}
        <span role="status">{TRAINER.set.solved(solved.size, all.length)}</span>
      </p>
      <ol class="train-marks">
        {(twin?.ids ?? all).map((id, at) => (
          <li key={id}>
            <a
              href={`#puzzle=${id}&${training.address}`}
              class={solved.has(id) ? 'is-solved' : ''}
              aria-current={id === puzzle?.id ? 'step' : undefined}
            >
              {twin ? nameOf(id) : at + 1}
              {solved.has(id) && <span class="spoken"> {TRAINER.set.isSolved}</span>}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
