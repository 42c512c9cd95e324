import { readItem, writeItem } from '../../platform/storage.ts';

/** The door the reader came in by is kept under this key. */
const KEY = 'threefold:door';
/** The address may carry a door: `?door=chess`. */
const PARAMETER = 'door';

/** What somebody knows who begins a course: chess, another of these games, or none of them. */
export const DOORS = ['chess', 'other', 'none'] as const;
export type Door = (typeof DOORS)[number];

const findDoor = (name: string | null | undefined): Door | undefined => DOORS.find((door) => door === name);

/** The door that the address names (its query), else the one kept; nothing before the reader has chosen. */
export function readDoor(query: string): Door | undefined {
  return findDoor(new URLSearchParams(query).get(PARAMETER)) ?? findDoor(readItem(KEY));
}

/** Keeps the door; where storage is closed the address carries it. */
export function storeDoor(door: Door): void {
  writeItem(KEY, door);
}
