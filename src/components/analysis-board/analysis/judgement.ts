import type { Position } from '../../../engine/index.ts';
import { nameMove } from '../../../board/text/move-names.ts';
import type { NotationChoice } from '../../../board/state/settings.ts';
import { gradeOf, lossOf, GRADE_MARGIN, sharesIn } from '../../../game/analysis/grades.ts';
import { findMistake, isDecided } from '../../../game/analysis/mistakes.ts';
import type { Finding } from '../../../game/analysis/analysis-question.ts';
import { findMistakeReason } from '../../../game/analysis/mistake-reasons.ts';
import type { JudgedStep } from '../../../game/review/live-analysis.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { sayReason } from './mistake-reason-words.ts';

/** How good a move was, what answers it, and why it was bad where that can be said; not what was better, which is the hint's. */
export function sayJudged({ before, move, after, found, then }: JudgedStep, notation: NotationChoice): string {
  const words = ANALYSIS.judgement;
  const [best] = found.lines;
  const shares = sharesIn(after, then);
  if (!best || !shares) return '';
  const mover = before.turn;
  const name = nameMove(before, move, notation);
  if (best.moves[0] === move.id) return words.best(name);
  const [had, has] = [best.shares[mover] ?? 0, shares[mover] ?? 0];
  const loss = lossOf(mover, best.shares, shares);
  const mistake = findMistake({ ply: 0, mover, played: move.id, before: found, after: { shares, ...answerOf(after, mover, then) } });
  if (!mistake) {
    if (loss < GRADE_MARGIN) return words.fine(name);
    return isDecided(had, has) ? words.decided(name, had, has) : words.little(name, had, has);
  }
  const line = then?.lines[0];
  const reply = after.moves().find(({ id }) => id === line?.moves[0]);
  const reason = findMistakeReason({
    ...{ before, played: move, refutation: line?.moves ?? [], best: best.moves },
    ...(mistake.missedMate !== undefined && { missedMate: mistake.missedMate, isProved: best.isProved ?? false }),
    ...((line?.mate ?? 0) > 0 && after.turn !== mover && { matedIn: line!.mate!, isProved: line!.isProved ?? false }),
  });
  const grade = mistake.missedMate === undefined ? gradeOf(loss) : 'mistake';
  const lead = grade === 'blunder' ? words.blunder(name, had, has) : words.mistake(name, had, has);
  return [lead, reply ? words.follows(nameMove(after, reply, notation)) : '', reason ? sayReason(reason) : ''].filter(Boolean).join(' ');
}

/** What the answer to a move is worth, for whoever gives it; nothing where the mover goes on, or the game is over. */
function answerOf({ turn }: Position, mover: string, then: Finding | undefined): { readonly value?: number; readonly mate?: number } {
  const line = turn === mover ? undefined : then?.lines[0];
  return line ? { value: line.value, ...(line.mate !== undefined && { mate: line.mate }) } : {};
}
