import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { expect } from '../../src/engine/index.ts';
import { ALBUM } from '../../src/puzzles/schema.ts';
import { readTextAs, type Sealed } from '../../src/schema/read-json.ts';

/** The chapters of the album. */
export function readAlbum(): Sealed<z.infer<typeof ALBUM>> {
  const file = new URL('../../src/puzzles/album.json', import.meta.url);
  return expect(readTextAs(ALBUM, readFileSync(file, 'utf8'), 'album.json'));
}
