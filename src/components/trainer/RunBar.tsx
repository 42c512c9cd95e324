import { useEffect } from 'preact/hooks';
import { href } from '../../platform/href.ts';
import { bestKey } from '../../training/runs.ts';
import type { TrainerSession } from '../../training/session.ts';
import { TRAINER } from '#words/trainer.ts';

/** Minutes and seconds that are left: `2:07`. */
export function writeTimeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How a streak or a storm goes; when it is over how it went, what was missed, and the best one so far. */
export function RunBar({ training }: { readonly training: TrainerSession }) {
  const run = training.run.value;
  const isTimed = run?.until !== undefined && !run.isOver;
  useEffect(() => {
    if (!isTimed) return undefined;
    const ticking = setInterval(() => training.tick(), 1000);
    return () => clearInterval(ticking);
  }, [isTimed, training]);
  if (!run) return null;
  const { mode, solved, missed, until, isOver } = run;
  const best = training.record.value.best?.[bestKey(mode, training.choice.value.ruleset)] ?? 0;
  return (
    <section class="train-run" aria-label={TRAINER.run.names[mode]}>
      <p role={isOver ? 'status' : undefined}>
        <b>{TRAINER.run.head(TRAINER.run.names[mode], isOver, solved.length)}</b>
        {until !== undefined && !isOver && <span class="mono">{TRAINER.run.left(writeTimeLeft(until - training.clock.value))}</span>}
        {mode === 'storm' && missed.length > 0 && <span>{TRAINER.run.missed(missed.length)}</span>}
        <small class="muted"> {TRAINER.run.best(Math.max(best, solved.length))}</small>
      </p>
      {isOver && (
        <p class="train-acts">
          <button type="button" class="button is-first" onClick={() => void training.next()}>
            {TRAINER.run.again[mode]}
          </button>
          <button type="button" class="button" onClick={() => void training.practise({ mode: '' })}>
            {TRAINER.run.rated}
          </button>
        </p>
      )}
      {isOver && missed.length > 0 && (
        <p>
          {TRAINER.run.toLookAt}{' '}
          {missed.map((id) => (
            <a key={id} href={href(`/puzzles/${id}/`)}>
              {id}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
