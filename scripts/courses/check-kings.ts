import type { Move } from '../../src/engine/index.ts';
import { nameMove } from '../../src/board/text/move-names.ts';
import { listTries } from './list-tries.ts';
import type { LessonTask } from './tasks.ts';

/** A clause that leaves a king no choice but to move itself. */
const MUST_MOVE = /\bking (?:must|has to) (?:move|leave|step aside)\b/i;
/** A clause that has a king in check. */
const MUST_BE_SAVED = /\bking (?:must|has to) be saved\b/i;
const UNCERTAIN = /\b(?:if|unless|or)\b/i;

/** The moves a task's reason speaks of: those it accepts, or the one its right answer names. */
function rightMoves(task: LessonTask): readonly Move[] {
  const { goal, position } = task;
  if (goal.kind === 'choice') {
    const [named = ''] = (goal.options[goal.answer] ?? '').split(':');
    return position.moves().filter((move) => nameMove(position, move, 'rules') === named);
  }
  if (goal.kind !== 'play') return [];
  const right = new Set(listTries(task).flatMap(({ name, verdict }) => (verdict === 'right' ? [name] : [])));
  return position.moves().filter(({ id }) => right.has(id));
}

/** Reasons of right answers that force a king which is not forced, with file and line. */
export function findUnforcedKings(tasks: readonly LessonTask[]): readonly string[] {
  return tasks.flatMap((task) =>
    task.because.split(/(?<=[.!?;:])\s+/).flatMap((says) => {
      const [mustMove, mustBeSaved] = [MUST_MOVE.test(says), MUST_BE_SAVED.test(says)];
      if (!(mustMove || mustBeSaved) || UNCERTAIN.test(says)) return [];
      return rightMoves(task).flatMap((move) => {
        const after = task.position.after(move);
        const other = mustMove ? after.moves().find(({ from }) => after.at(from)?.role !== 'king') : undefined;
        const isSafe = after.checks().every(({ player }) => player !== after.turn);
        if (!other && !isSafe) return [];
        const instead = isSafe ? 'it is not in check' : `${other!.id} is legal`;
        return [`${task.at}: “${task.name}” says “${says}” of ${move.id}, but ${instead}`];
      });
    }),
  );
}
