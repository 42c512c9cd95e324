import { useEffect, useRef } from 'preact/hooks';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { nameMove } from '../../../board/text/move-names.ts';
import { namePlayer } from '../../../board/text/names.ts';
import { Figured } from '../../board/view/Figured.tsx';
import { findMistakeReason, type MistakeReason } from '../../../game/analysis/mistake-reasons.ts';
import type { OpenTask, TaskPhase } from '../../../game/review/find-better.ts';
import { focusBoard } from '../panels/focus.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { findReasonLesson, sayReason } from './mistake-reason-words.ts';
import type { AnalysisController } from './analysis-controller.ts';
import { followIds } from './name-lines.ts';

interface Props {
  readonly free: AnalysisBoard;
  readonly controller: AnalysisController;
}

/** A task “find better”: what was played, what the reader tried, and once it is found what was wrong with it. */
export function FindBetterMove({ free, controller }: Props) {
  const { finder } = controller;
  const open = finder.open.value!;
  const phase = finder.phase.value;
  const box = useRef<HTMLDivElement>(null);
  const words = ANALYSIS.task;
  const { task, before, played } = open;
  const notation = free.notation.value;
  const who = namePlayer(before.turn);
  const name = nameMove(before, played, notation);
  const isDone = phase.kind === 'right' || phase.kind === 'shown';
  const count = finder.tasks.value.length;
  const isLast = finder.at.value + 1 >= count;
  useEffect(() => box.current?.focus({ preventScroll: true }), [open]);
  return (
    <div class="free-task" ref={box} tabIndex={-1} role="group" aria-label={words.title(finder.at.value + 1, count)}>
      <b>{words.title(finder.at.value + 1, count)}</b>
      <p>
        <Figured text={task.missedMate === undefined ? words.ask(who, name) : words.askMate(who, name)} />
      </p>
      <p class={`board-says${phase.kind === 'wrong' || phase.kind === 'fault' ? ' is-wrong' : ''}`} role="status">
        <Figured text={sayPhase(phase, open, free)} />
      </p>
      {isDone && <Explained free={free} controller={controller} open={open} />}
      <div class="free-line">
        {!isDone && (
          <button type="button" class="free-small" onClick={() => finder.show()}>
            {words.show}
          </button>
        )}
        {isDone && (
          <button type="button" class="free-small" onClick={() => finder.showRefutation()}>
            {words.refutation}
          </button>
        )}
        {isDone && !isLast && (
          <button type="button" class="free-small is-first" onClick={() => void finder.next()}>
            {words.next}
          </button>
        )}
        <button
          type="button"
          class="free-small"
          onClick={(event) => {
            focusBoard(event.currentTarget);
            finder.leave();
          }}
        >
          {isDone && isLast ? words.finish : words.leave}
        </button>
      </div>
    </div>
  );
}

function sayPhase(phase: TaskPhase, { task, before }: OpenTask, free: AnalysisBoard): string {
  const words = ANALYSIS.task;
  const notation = free.notation.value;
  switch (phase.kind) {
    case 'asking':
      return '';
    case 'same':
      return words.same;
    case 'checking':
      return words.checking;
    case 'right':
      return words.right(nameMove(before, phase.move, notation));
    case 'shown': {
      const best = before.moves().find(({ id }) => id === task.best[0]);
      return best ? words.shown(nameMove(before, best, notation)) : '';
    }
    case 'wrong': {
      const reply = phase.reply ? nameMove(phase.after, phase.reply, notation) : '';
      return [words.wrong(nameMove(before, phase.move, notation), reply), phase.reason ? sayReason(phase.reason) : ''].join(' ').trim();
    }
    case 'fault':
      return words.fault(phase.fault.message);
  }
}

/** What was wrong with the move that was played, with its rule; the line that was better; other moves as good. */
function Explained({ free, open }: Props & { readonly open: OpenTask }) {
  const { task, before, played } = open;
  const words = ANALYSIS.task;
  const notation = free.notation.value;
  const after = before.after(played);
  const reply = after.moves().find(({ id }) => id === task.refutation[0]);
  const reason: MistakeReason | undefined = findMistakeReason({ ...task, before, played });
  const lesson = reason && findReasonLesson(task.ruleset, reason.kind);
  const best = followIds(before, task.best.slice(0, 6)).map(({ position, move }) => nameMove(position, move, notation));
  const others = task.accepts.filter((id) => id !== task.best[0]).flatMap((id) => before.moves().find((move) => move.id === id) ?? []);
  return (
    <>
      <p>
        <Figured text={words.played(nameMove(before, played, notation), reply ? nameMove(after, reply, notation) : '')} />{' '}
        {reason && sayReason(reason)} {lesson && <a href={lesson.href}>{words.lesson(lesson.title)}</a>}{' '}
        {words.cost(task.chance, task.chanceAfter)}
      </p>
      <p>
        <Figured text={words.line(best.join(' '))} />
        {others.length > 0 && <Figured text={` ${words.others(others.map((move) => nameMove(before, move, notation)))}`} />}
      </p>
    </>
  );
}
