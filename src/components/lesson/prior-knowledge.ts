import { readItem, writeItem } from '../../platform/storage.ts';

/** The door the reader came in by is kept under this key. */
const KEY = 'threefold:door';
/** The address may carry a door: `?door=chess`. */
const PARAMETER = 'door';

/** What somebody knows who begins a course: chess, another of these games, or none of them. */
export const PRIOR_KNOWLEDGE = ['chess', 'other', 'none'] as const;
export type PriorKnowledge = (typeof PRIOR_KNOWLEDGE)[number];

const findPriorKnowledge = (name: string | null | undefined): PriorKnowledge | undefined => PRIOR_KNOWLEDGE.find((door) => door === name);

/** The door that the address names (its query), else the one kept; nothing before the reader has chosen. */
export function readPriorKnowledge(query: string): PriorKnowledge | undefined {
  return findPriorKnowledge(new URLSearchParams(query).get(PARAMETER)) ?? findPriorKnowledge(readItem(KEY));
}

/** Keeps the door; where storage is closed the address carries it. */
export function storePriorKnowledge(door: PriorKnowledge): void {
  writeItem(KEY, door);
}
