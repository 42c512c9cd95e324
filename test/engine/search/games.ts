import { expect, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';

/** Positions of so many games of random moves, at most `plies` long, every fourth one kept. */
export function playRandomly(ruleset: Ruleset, games: number, plies: number, seed: number): readonly Position[] {
  const random = makeRandom(seed);
  return Array.from({ length: games }).flatMap(() => {
    const kept: Position[] = [];
    let position = expect(ruleset.parse(ruleset.start));
    for (let ply = 0; ply < plies && position.status() === 'playing'; ply++) {
      const moves = position.moves();
      position = position.after(moves[Math.floor(random() * moves.length)]!);
      if (ply % 4 === 3) kept.push(position);
    }
    return kept;
  });
}
