import { chooseMove, expect, type Act, type Position, type Ruleset, type Strength } from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';

const LONGEST = 400;
const ONE_PLY: Strength = { name: 'one ply', plies: 1, nodes: 0, wander: 20 };

type Player = (position: Position) => string;

/** Players the opponent is tried on: a random mover, and one that looks one ply ahead. */
export type BaselinePlayer = 'random' | 'one ply';

/** Games the opponent wins, and games played; every other seat is the rival's. */
export function countWins(ruleset: Ruleset, strength: Strength, rival: BaselinePlayer, games: number, seed: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const random = makeRandom(seed * 1009 + game);
    const seat = ruleset.players[game % ruleset.players.length]!;
    const opponent: Player = (position) => chooseMove(position, strength, random);
    const other: Player = (position) => {
      const moves = position.moves();
      return rival === 'random' ? moves[Math.floor(random() * moves.length)]!.id : chooseMove(position, ONE_PLY, random);
    };
    wins += isWon(ruleset, seat, (position) => (position.turn === seat ? opponent : other)(position)) ? 1 : 0;
  }
  return wins;
}

const findDeclaration = (position: Position, seat: string): Act | undefined =>
  position.acts().find((act) => act.kind === 'declaration' && act.id.startsWith(`mate:${seat}>`));

/** Plays a game; the seat has won when it has more points than anybody else. A mate that can be declared against a king in check is declared. */
function isWon(ruleset: Ruleset, seat: string, play: Player): boolean {
  let position = ruleset.begin();
  for (let ply = 0; ply < LONGEST && position.status() === 'playing'; ply++) {
    const mate = position.turn === seat || position.checks().length === 0 ? undefined : findDeclaration(position, seat);
    position = expect(position.play(mate ? mate.id : play(position)));
  }
  const points = position.outcome()?.points ?? {};
  const value = (text: string): number => text.split('/').reduce((sum, part, i) => (i === 0 ? Number(part) : sum / Number(part)), 0);
  const mine = value(points[seat as keyof typeof points] ?? '0');
  return ruleset.players.every((player) => player === seat || value(points[player] ?? '0') < mine);
}
