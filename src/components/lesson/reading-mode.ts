import { readItem, writeItem } from '../../platform/storage.ts';

/** Where the reader's way of reading lessons is kept. */
const KEY = 'threefold:reading';
/** The address may carry a way: `?read=page`. */
const PARAMETER = 'read';

/** The ways to read a lesson: a screen at a time, or the whole page. */
const WAYS = ['guided', 'page'] as const;
export type Reading = (typeof WAYS)[number];

const findWay = (name: string | null | undefined): Reading | undefined => WAYS.find((way) => way === name);

/** How lessons are read: in a run of tasks always a screen at a time, else as the reader chose, else as the address says (its query), else a screen at a time. */
export function readReading(query: string): Reading {
  if (new URLSearchParams(query).has('run')) return 'guided';
  return findWay(readItem(KEY)) ?? findWay(new URLSearchParams(query).get(PARAMETER)) ?? 'guided';
}

/** Keeps the way; where storage is closed it holds for this page alone. */
export function storeReading(way: Reading): void {
  writeItem(KEY, way);
}
