import type { MistakeReason, MistakeReasonKind } from '../../../game/analysis/mistake-reasons.ts';
import { isText, listOf, parseData, shapeOf } from '../../../platform/page-data.ts';
import { REASONS } from '#words/analysis.ts';

/** A lesson that is about a kind of reason. */
interface ReasonLesson {
  readonly ruleset: string;
  readonly kind: string;
  readonly href: string;
  readonly title: string;
}
const isLesson = shapeOf<ReasonLesson>({ ruleset: isText, kind: isText, href: isText, title: isText });

/** Why a move was bad, in a sentence. */
export function sayReason(reason: MistakeReason): string {
  switch (reason.kind) {
    case 'mated':
      return REASONS.mated(reason);
    case 'missedMate':
      return REASONS.missedMate(reason);
    case 'line':
      return REASONS.line(reason);
    case 'hangs':
      return REASONS.hangs(reason);
    case 'fork':
      return REASONS.fork(reason);
    case 'board':
      return REASONS.board(reason);
    case 'promotion':
      return REASONS.promotion(reason);
    case 'missedCapture':
      return REASONS.missedCapture(reason);
  }
}

/** The lesson of a course about a reason, as the page was given them; nothing where there is none. */
export function findReasonLesson(ruleset: string, kind: MistakeReasonKind): ReasonLesson | undefined {
  const host = document.querySelector<HTMLElement>('[data-lessons]');
  const lessons = host ? parseData(host, 'lessons', listOf(isLesson)) : [];
  return lessons.find((one) => one.ruleset === ruleset && one.kind === kind);
}
