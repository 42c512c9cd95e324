import type { Position, Ruleset } from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';

const WHITE = ['KQ', 'KR', 'KRN', 'KRP', 'KBN', 'KRR', 'KQP'];
const BLACK = ['k', 'kp', 'kn', 'kb', 'kpp'];

/**
 * Seeded positions with few pieces on random squares and attack boards on random pins, White on move: many with a mate, many
 * without, and all with attack boards free to move. Those the rules call impossible, or over, are passed by.
 */
export function samplePositions(ruleset: Ruleset, count: number, seed: number): Position[] {
  const random = makeRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const found: Position[] = [];
  while (found.length < count) {
    const pins = new Set<string>();
    while (pins.size < 4) pins.add(pick(ruleset.pins).name);
    const [ql, kl, blackQl, blackKl] = pins;
    const empty = `W:4/4/4/4;N:4/4/4/4;B:4/4/4/4;QL@${ql}:2/2;KL@${kl}:2/2;ql@${blackQl}:2/2;kl@${blackKl}:2/2`;
    const placement = [...pick(WHITE), ...pick(BLACK)].reduce((boards, piece) => put(boards, piece, random), empty);
    const position = ruleset.parse(`${placement} w - - - 0 40`);
    if (position.ok && position.value.status() === 'playing') found.push(position.value);
  }
  return found;
}

/** Puts a piece on a random vacant square of a placement. */
function put(placement: string, piece: string, random: () => number): string {
  const cells = placement.replace(/(?<=[:/])\d/g, (run) => '.'.repeat(Number(run)));
  const vacant = [...cells].flatMap((cell, at) => (cell === '.' ? [at] : []));
  const at = vacant[Math.floor(random() * vacant.length)]!;
  const filled = `${cells.slice(0, at)}${piece}${cells.slice(at + 1)}`;
  return filled.replace(/\.+/g, (run) => String(run.length));
}
