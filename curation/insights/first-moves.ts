import type { Move, Ruleset } from '../../src/engine/index.ts';
import { Search } from '../../src/engine/search/alphabeta.ts';

/** A first move that comes to so many centipawns less than the best loses a piece. */
const LOST = 200;
const DEEPEST = 64;
const NODES = 20_000;

/** The first moves that lose no piece, as a look of `NODES` positions finds. */
export function listSoundFirstMoves(ruleset: Ruleset): readonly Move[] {
  const start = ruleset.begin();
  const search = new Search(start.machine(), { nodes: NODES });
  const sound = new Set(search.rank(DEEPEST, LOST).flatMap(({ id, value }) => (value > -Infinity ? [id] : [])));
  search.close();
  return start.moves().filter(({ id }) => sound.has(id));
}
