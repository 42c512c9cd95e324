import type { Card } from 'ts-fsrs';
import { isJsonFields } from '../platform/json.ts';

/** A card of the spaced repetition as it is stored; dates are text. */
export type StoredCard = Omit<Card, 'due' | 'last_review'> & { readonly due: string; readonly last_review?: string };

const COUNTS = ['stability', 'difficulty', 'elapsed_days', 'scheduled_days', 'learning_steps', 'reps', 'lapses', 'state'] as const;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e6;
const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** A card from parsed JSON; `undefined` for anything else. */
export function readCard(value: unknown): StoredCard | undefined {
  if (!isJsonFields(value) || !isDate(value['due']) || !COUNTS.every((name) => isCount(value[name]))) return undefined;
  const counts = Object.fromEntries(COUNTS.map((name) => [name, value[name]])) as unknown as Omit<StoredCard, 'due'>;
  return { ...counts, due: value['due'], ...(isDate(value['last_review']) && { last_review: value['last_review'] }) };
}
