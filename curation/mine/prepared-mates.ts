import { captureOf, promotes, type Move, type Position, type Ruleset, type Setup } from '../../src/engine/index.ts';
import { listSteps } from '../../src/puzzles/main-line.ts';
import type { Task } from '../../src/puzzles/task.ts';
import type { Mutation } from './mate-climb.ts';
import { countFlights } from './king-flights.ts';
import type { SpecialKind } from './kind.ts';
import { measureTask, type Bar, type Measurement } from './measure-task.ts';
import { shuffle } from './random-placement.ts';

export const PREPARED: Task = { kind: 'mate', moves: 2 };
/** A king with more squares to go to is hardly mated in two. */
const MOST_FLIGHTS = 5;
/** Changes tried of one position, and how often there are two at once. */
const CHANGES = 15;
const TWICE = 0.3;

/** What is set up, and the move that is played in it first, where there is one. */
interface Placed {
  readonly setup: Setup;
  readonly prior?: string;
}

/** A position that has the longer mate, and how far it is from being a puzzle. */
interface Prepared<Made> {
  readonly made: Made;
  readonly measured: Measurement;
}

/**
 * A mate in two in which a move that is meant comes second, found from a position in which it mates at once: a piece or a board of the solver is
 * put back to where it may have come from, or anything is changed, until the mate has to be prepared and every check is passed. Nothing where
 * that leads nowhere. Two players.
 */
export function prepareMate<Made extends Placed>(
  ruleset: Ruleset,
  made: Made,
  kind: SpecialKind,
  making: Mutation<Made>,
  random: () => number,
): Prepared<Made> | undefined {
  const tries = function* (): Generator<Made | undefined> {
    yield* shuffle(listBack(ruleset, made, making), random);
    for (let i = 0; i < CHANGES; i++) {
      const once = making.mutate(ruleset, made, random);
      yield once && random() < TWICE ? making.mutate(ruleset, once, random) : once;
    }
  };
  for (const changed of tries()) {
    const position = changed && making.realize(ruleset, changed);
    if (!changed || !position || countFlights(position.machine()) > MOST_FLIGHTS) continue;
    const measured = measurePrepared(position, kind, making.is, { cost: 0, keys: [] });
    if (measured) return { made: changed, measured };
  }
  return undefined;
}

/** The same with one piece or board of the solver where it may have stood a move before: wherever it can go from here and come back. */
function listBack<Made extends Placed>(ruleset: Ruleset, made: Made, making: Mutation<Made>): readonly Made[] {
  const position = making.realize(ruleset, made);
  if (!position || made.prior !== undefined) return [];
  const isPlain = (move: Move): boolean =>
    move.kind === 'board' || (move.kind === 'piece' && position.at(move.from)?.role !== 'pawn' && captureOf(move) === undefined);
  return position
    .moves()
    .filter((move) => isPlain(move) && !promotes(move))
    .map((move) => {
      const { pieces, boards } = position.after(move).setup;
      return { ...made, setup: { ...made.setup, pieces, boards } };
    });
}

/** The measure of a mate in two where a move that is meant is among the solver’s in the main line; nothing otherwise. */
export function measurePrepared(
  position: Position,
  kind: SpecialKind,
  is: (position: Position, move: Move) => boolean,
  bar: Bar,
): Measurement | undefined {
  const measured = measureTask(position, PREPARED, kind, bar);
  const solution = measured?.solved?.solution;
  return solution && listSteps(position, solution).some((step) => step.isOwn && is(step.position, step.move)) ? measured : undefined;
}
