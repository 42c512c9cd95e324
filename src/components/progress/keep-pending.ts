import { isJsonFields, parseJson, type JsonFields } from '../../platform/json.ts';
import { readItem, writeItem } from '../../platform/storage.ts';
import { answerTask } from '../../training/lesson-cards.ts';
import { addToLesson, nameOfTask, type Progress } from '../../training/lesson-record.ts';
import { noteAttempt } from '../../training/reader-rating.ts';
import { changeRecord } from './puzzle-store.ts';
import { changeProgress } from './progress-store.ts';
import { PENDING_KEY } from './pending-answers.ts';

/** More than anybody does on a page before its parts have come. */
const MOST = 500;
const RULES = /^[a-z]{1,20}$/;

/** Stores the answers of pages that were left before they could store them. Each is taken once, by whatever page of the site comes first. */
export function keepPending(): void {
  const lines = (readItem(PENDING_KEY) ?? '').split('\n').slice(-MOST - 1);
  writeItem(PENDING_KEY, null);
  const told = lines.flatMap((line) => {
    const json = parseJson(line);
    return isJsonFields(json) ? [json] : [];
  });
  const answered = new Set<string>();
  for (const one of told) {
    const { type, id, at } = one;
    if (typeof type !== 'string' || typeof id !== 'string' || !isTime(at)) continue;
    // The first answer to a task or a puzzle counts, as it does on its page.
    const isFirst = type === 'screen:seen' || !answered.has(id);
    const { lesson } = one;
    if (typeof lesson === 'string') changeProgress((progress) => addPending(progress, lesson, { type, id, at, isFirst }));
    else if (isFirst) addAttempt(id, one, type, new Date(at));
    if (type !== 'screen:seen') answered.add(id);
  }
}

const isTime = (at: unknown): at is number => typeof at === 'number' && at > 0 && at <= Date.now();

/** An answer in a lesson that waits to be stored. */
interface PendingAnswer {
  readonly type: string;
  readonly id: string;
  readonly at: number;
  readonly isFirst: boolean;
}

function addPending(progress: Progress, lesson: string, { type, id, at, isFirst }: PendingAnswer): Progress {
  const isMissed = type === 'exercise:missed';
  const done = type === 'screen:seen' ? { seen: id } : isMissed ? {} : { solved: id };
  const after = addToLesson(progress, lesson, done);
  if (type === 'screen:seen' || !isFirst || !Object.hasOwn(after.lessons, lesson)) return after;
  return isMissed || after.cards?.[nameOfTask(lesson, id)] ? answerTask(after, lesson, id, isMissed ? 0 : 1, new Date(at)) : after;
}

/** A puzzle by its first result, as its page counts it. */
function addAttempt(id: string, { ruleset, rating, isAsked, clean, isHalf }: JsonFields, type: string, now: Date): void {
  if (typeof ruleset !== 'string' || !RULES.test(ruleset) || typeof rating !== 'number' || !(rating > 0)) return;
  const score = type !== 'puzzle:solved' ? 0 : clean === true ? 1 : isHalf === true ? 0.5 : 0;
  changeRecord((record) => noteAttempt(record, { id, ruleset, rating, isAsked: isAsked === true }, score, now));
}
