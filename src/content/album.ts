import { expect } from '../engine/index.ts';
import { href } from '../platform/href.ts';
import chapters from '../puzzles/album.json' with { type: 'json' };
import type { Puzzle } from '../puzzles/puzzle.ts';
import { ALBUM_SCHEMA as FORMAT } from '../puzzles/schema.ts';
import { readAs } from '../schema/read-json.ts';
import { PUZZLES } from './puzzles.ts';

/** A puzzle of the album; its sentence says what the point is, to be read after solving. */
export type AlbumPuzzle = Puzzle & { readonly says: string };

/** Puzzles chosen by hand that have something in common. */
export interface Chapter {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  /** May be read before solving. */
  readonly lead: string;
  readonly puzzles: readonly AlbumPuzzle[];
}

function findChosen(id: string, said: string | undefined): AlbumPuzzle {
  const puzzle = PUZZLES.find((one) => one.id === id);
  const says = said ?? puzzle?.says;
  if (!puzzle || says === undefined) throw new Error(`album.json: ${id} is not a puzzle of the collection, or has no sentence`);
  return { ...puzzle, says };
}

/** The album, from its first chapter to its last. */
export const ALBUM: readonly Chapter[] = expect(readAs(FORMAT, chapters, 'album.json')).map(({ puzzles, ...chapter }) => ({
  ...chapter,
  puzzles: puzzles.map(({ id, says }) => findChosen(id, says)),
}));

const CHOSEN = ALBUM.flatMap(({ puzzles }) => puzzles);

/** Why a person chose a puzzle, told when it is solved: here, or in the collection; nothing where nobody has. */
export const sayWhyChosen = ({ id, says }: Pick<Puzzle, 'id' | 'says'>): string | undefined =>
  says ?? CHOSEN.find((one) => one.id === id)?.says;

/** The address of a chapter. */
export const addressOfChapter = ({ id }: Pick<Chapter, 'id'>): string => href(`/puzzles/album/${id}/`);

/** Where a puzzle stands in the album. */
export interface AlbumPlace {
  readonly chapter: Chapter;
  readonly says: string;
  readonly before?: string;
  readonly after?: string;
}

/** The place of a puzzle in the album, with the ids of its neighbours; none of a puzzle that is not in it. */
export function findInAlbum(id: string): AlbumPlace | undefined {
  const at = CHOSEN.findIndex((one) => one.id === id);
  if (at < 0) return undefined;
  const [before, after] = [CHOSEN[at - 1]?.id, CHOSEN[at + 1]?.id];
  return {
    chapter: ALBUM.find(({ puzzles }) => puzzles.includes(CHOSEN[at]!))!,
    says: CHOSEN[at]!.says,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
