import { readAlbum } from './album.ts';
import { readGrades } from './read-blind.ts';
import { readNotes } from './solved.ts';
import { readTwins } from './twins.ts';

/** What no thinning takes by itself: twins, the album, what was read and found good, and what was solved by hand. */
export const STAYING: ReadonlySet<string> = new Set([
  ...readTwins().flat(),
  ...readAlbum().flatMap(({ puzzles }) => puzzles.map(({ id }) => id)),
  ...readNotes().map(({ id }) => id),
  ...readGrades().flatMap(({ id, grade }) => (grade === 'good' ? [id] : [])),
]);
