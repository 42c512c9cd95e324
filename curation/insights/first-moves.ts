import { expect, type Move, type Ruleset } from '../../src/engine/index.ts';
import { Search } from '../../src/engine/search/alphabeta.ts';

/** Positions looked at after each first move, and how many hundredths of a pawn behind the best it may leave its player: less than a piece. */
const NODES = 40_000;
const LOST = 150;

/** The first moves that lose no piece: whoever knows the game a little does not begin with the others. */
export function listSoundFirstMoves(ruleset: Ruleset): readonly Move[] {
  const start = expect(ruleset.parse(ruleset.start));
  const search = new Search(start.machine(), { nodes: NODES * start.moves().length });
  const ranked = search.rank(32, LOST);
  const best = ranked[0]!.value;
  const sound = new Set(ranked.filter(({ value }) => value >= best - LOST).map(({ id }) => id));
  return start.moves().filter(({ id }) => sound.has(id));
}
