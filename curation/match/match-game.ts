import { expect, type Position, type Ruleset } from '../../src/engine/index.ts';
import { Search } from '../../src/engine/search/alphabeta.ts';
import { makeRandom } from '../common/random.ts';
import type { MatchPlayer } from './players.ts';

/** Random plies that begin a game, and by how many centipawns they may leave anybody ahead, before and after a look of so many positions. */
const OPENING = 8;
const UNEVEN = 150;
const LOOKED_AT = 4000;
const DEEPEST = 64;
/** The lead that ends a game, the plies in a row it must last, and the ply at which a game is drawn. */
export const CLEAR = 1000;
export const PATIENCE = 8;
export const LONGEST = 240;

/** The moves that begin a game, by ids; the same for the same seed. */
export function makeOpening(ruleset: Ruleset, seed: number): readonly string[] {
  for (let attempt = 0; ; attempt++) {
    const random = makeRandom(seed * 7919 + attempt);
    const steps: string[] = [];
    let position = expect(ruleset.parse(ruleset.start));
    while (steps.length < OPENING && position.status() === 'playing') {
      const moves = position.moves();
      const move = moves[Math.floor(random() * moves.length)]!;
      steps.push(move.id);
      position = position.after(move);
    }
    if (position.status() !== 'playing' || leaderOf(position, UNEVEN) !== undefined || position.checks().length > 0) continue;
    if (ruleset.players.length > 2 || Math.abs(look(position)) < UNEVEN) return steps;
  }
}

/** What a position seems worth: random plies leave pieces to be taken, and then either side wins as White or as Black, whoever plays. */
function look(position: Position): number {
  const search = new Search(position.machine(), { nodes: LOOKED_AT });
  const [best] = search.rank(DEEPEST, 0);
  search.close();
  return best!.value;
}

/** The seat that leads every other by this many centipawns; undefined if none does. */
export function leaderOf(position: Position, by: number): number | undefined {
  const machine = position.machine();
  const worths = Array.from({ length: machine.seats }, (_, seat) => (((machine.active >> seat) & 1) === 1 ? machine.material(seat) : 0));
  const seat = worths.indexOf(Math.max(...worths));
  return worths.every((worth, other) => other === seat || worths[seat]! - worth >= by) ? seat : undefined;
}

const parsePoints = (text = '0'): number =>
  text.split('/').reduce((value, part, at) => (at === 0 ? Number(part) : value / Number(part)), 0);

/**
 * The points of each seat, which add up to 1. Draws that can be claimed are claimed, mates that can be declared are declared;
 * with two players a game is ended by a clear lead in pieces, and any game by its length.
 */
export function playGame(ruleset: Ruleset, opening: readonly string[], seats: readonly MatchPlayer[], seed: number): readonly number[] {
  const random = makeRandom(seed);
  const steps: string[] = [];
  const past: number[] = [];
  let position = expect(ruleset.parse(ruleset.start));
  const play = (id: string, isMove: boolean): void => {
    if (isMove) past.push(position.machine().hash());
    steps.push(id);
    position = expect(position.play(id));
  };
  for (const id of opening) play(id, true);
  let [lead, since] = [-1, 0];
  while (position.status() === 'playing' && steps.length < LONGEST) {
    const act = position.acts().find(({ kind }) => kind === 'claim' || kind === 'declaration');
    if (act) play(act.id, false);
    else play(seats[ruleset.players.indexOf(position.turn)]!.choose({ position, steps, past, random }), true);
    if (seats.length > 2) continue;
    const leader = leaderOf(position, CLEAR) ?? -1;
    [lead, since] = leader >= 0 && leader === lead ? [lead, since + 1] : [leader, leader >= 0 ? 1 : 0];
    if (since >= PATIENCE) return seats.map((_, seat) => (seat === lead ? 1 : 0));
  }
  return sharePoints(position);
}

/** The points of the seats where a game has ended, made to add up to 1; equal shares where it has not. */
export function sharePoints(position: Position): readonly number[] {
  const points = position.outcome()?.points ?? {};
  const won = position.ruleset.players.map((player) => parsePoints(points[player]));
  const sum = won.reduce((total, one) => total + one, 0);
  return won.map((one) => (sum === 0 ? 1 / won.length : one / sum));
}
