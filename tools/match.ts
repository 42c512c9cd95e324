import { parseArgs } from 'node:util';
import { chooseMove, expect, RULESETS, STRENGTHS, type Act, type Position, type Ruleset, type Strength } from '../src/engine/index.ts';
import { makeRandom } from './common/random.ts';

/**
 * Games of the opponent against a random mover and against a player who looks one ply ahead, the seats in turn:
 * `node tools/match.ts [--ruleset meder] [--games 50] [--strength club] [--seed 1]`. It should win 50 of 50 and 40 of 50.
 */
const LONGEST = 400;
const ONE_PLY: Strength = { name: 'one ply', plies: 1, nodes: 0, wander: 20 };

type Player = (position: Position) => string;

export type Rival = 'random' | 'one ply';

/** Games the opponent wins, of so many; every other seat is the rival's. */
export function countWins(ruleset: Ruleset, strength: Strength, rival: Rival, games: number, seed: number): number {
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

/** Plays a game; the seat has won when it has more points than anybody else. A mate he can declare against a king in check is declared. */
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

function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      games: { type: 'string', default: '50' },
      strength: { type: 'string', default: 'club' },
      seed: { type: 'string', default: '1' },
    },
  });
  const strength = STRENGTHS.find(({ name }) => name === values.strength);
  if (!strength) throw new Error(`“${values.strength}” is no strength; expected ${STRENGTHS.map(({ name }) => name).join(', ')}`);
  for (const ruleset of RULESETS.filter(({ id }) => values.ruleset === undefined || id === values.ruleset))
    for (const rival of ['random', 'one ply'] as const) {
      const wins = countWins(ruleset, strength, rival, Number(values.games), Number(values.seed));
      console.log(`${ruleset.id.padEnd(10)} ${strength.name} against ${rival}: ${wins} of ${values.games} won`);
    }
}

if (import.meta.main) main();
