import type { Position } from '../../../src/engine/index.ts';
import { engineParse, rulesetOf } from './engine.ts';
import { pick, seeded } from './random.ts';
import { vectorsOf } from './vectors.ts';

/**
 * Positions of seeded random play by the engine, every third game from the start, the others from a vector. Moves of boards,
 * captures, promotions, castling and inversions are preferred half of the time, or they would seldom be seen.
 */
export function* walk(ruleset: string, seed: number, count: number): Generator<Position> {
  const random = seeded(seed);
  const vectors = vectorsOf(ruleset);
  let left = count;
  for (let game = 0; left > 0; game += 1) {
    let position = engineParse(ruleset, game % 3 === 0 ? rulesetOf(ruleset).start : pick(random, vectors).position);
    for (let ply = 0; left > 0 && ply < (game % 3 === 0 ? 60 : 12); ply += 1) {
      left -= 1;
      yield position;
      const moves = position.moves();
      if (moves.length === 0) break;
      const rare = moves.filter(({ id, effects }) => /O-O|=|\^|^[A-Z]/.test(id) || effects.some(({ kind }) => kind === 'leave'));
      position = position.after(pick(random, rare.length > 0 && random() < 0.5 ? rare : moves));
    }
  }
}
