import { expect, type Player, type Position, type Ruleset } from '../../src/engine/index.ts';
import { NOBODY } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/aims.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { layoutOf, positionOf, type Layout } from '../../src/puzzles/layout.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { Begun } from './breed.ts';
import { moveBoard } from './climb.ts';
import type { Kind } from './kinds.ts';
import { measure } from './measure.ts';
import { soleKey } from './sole.ts';
import { shuffle, throwMen } from './throw.ts';

/** Moves made before it is given up whether a position is lost. */
const NODES = 40_000;
/** Positions before the last reply that are lost and looked at, and positions before the move that led to each. */
const MOST_LOST = 3;
const MOST_BEFORE = 20;
/** A position with one key is worth changing on; the cost is that of `measure`. */
const WORTH_GOING_ON = 19;

/** Positions from which one move of `player` leads to this one, nothing remembered; without captures, promotions and castling. */
function* takeBack(position: Position, player: Player, random: () => number): Generator<Position> {
  const layout = layoutOf(position);
  const before = (made: Layout | undefined): Position | undefined => made && positionOf({ ...made, turn: player });
  const vacant = position.squares.filter(({ piece }) => !piece).map(({ name }) => name);
  const men = layout.men.filter(({ owner }) => owner === player);
  const steps = men.flatMap((man) => vacant.map((from) => ({ man, from })));
  for (const { man, from } of shuffle(steps, random)) {
    const rest = layout.men.filter((other) => other !== man);
    const earlier = before({ ...layout, men: [...rest, { ...man, square: from }] });
    if (earlier?.moves().some((move) => move.from === from && move.to === man.square && leadsTo(earlier, move.id, position))) yield earlier;
  }
  for (const { id, pin } of shuffle(position.boards, random))
    for (const { name } of shuffle(position.ruleset.pins, random)) {
      const earlier = before(moveBoard(layout, id, name));
      if (earlier?.moves().some((move) => move.from === name && move.to === pin && leadsTo(earlier, move.id, position))) yield earlier;
    }
}

/** Whether the move leads to the position, what is remembered left aside. */
function leadsTo(earlier: Position, id: string, position: Position): boolean {
  const [cells, turn] = expect(earlier.play(id)).text().split(' ');
  const [wanted, on] = position.text().split(' ');
  return cells === wanted && turn === on;
}

/** Whether the player on move is mated by force within so many moves of the other, whatever is played. */
function isLost(position: Position, moves: number): boolean {
  const { players } = position.ruleset;
  const aim = makeAim(position, { kind: 'mate', moves }, 1 - players.indexOf(position.turn));
  if (!aim.ok) return false;
  const prover = new Prover(position.ruleset.machine(position), aim.value, { nodes: NODES });
  return prover.reaches(moves, NOBODY) && !prover.stopped;
}

/**
 * A mate to begin with, found from its end: men are thrown until one move mates in a move less, then a reply and a move before it
 * are taken back wherever every reply still loses. Nothing where that leads nowhere.
 */
export function beginBack(ruleset: Ruleset, kind: Kind, moves: number, random: () => number): Begun | undefined {
  const task: Task = { kind: 'mate', moves };
  const end = throwMen(ruleset, random, kind.thrown!);
  if (end?.status() !== 'playing' || soleKey(end, { kind: 'mate', moves: moves - 1 }) === undefined) return undefined;
  const [loser] = ruleset.players.filter((player) => player !== end.turn);
  let looked = 0;
  for (const lost of takeBack(end, loser!, random)) {
    if (lost.checks().length > 0 || !isLost(lost, moves - 1)) continue;
    let tried = 0;
    for (const start of takeBack(lost, end.turn, random)) {
      const measured = measure(start, task, kind, { cost: WORTH_GOING_ON, keys: [] });
      if (measured) return { task, measured };
      if (++tried >= MOST_BEFORE) break;
    }
    if (++looked >= MOST_LOST) break;
  }
  return undefined;
}
