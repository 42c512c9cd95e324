import { movesBoardToo, promotes, type Goal, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { NOBODY } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import type { Blunder } from '../../src/puzzles/blunder.ts';
import { isProved, type Task } from '../../src/puzzles/task.ts';
import { isOverTurn, isUncoveringPromotion } from '../../src/puzzles/proof/find-themes.ts';
import type { Yield } from './batch.ts';
import { climbToMate } from './mate-climb.ts';
import { countFlights } from './king-flights.ts';
import type { SpecialKind } from './kind.ts';
import { measureTask, NO_BAR, type Measurement } from './measure-task.ts';
import { measurePrepared, PREPARED, prepareMate } from './prepared-mates.ts';
import { repliesAgainst } from './replies-against.ts';
import { alter, realize, setCastle, setPassing, setWaiting, placeSetup, type DraftPosition } from './draft-position.ts';

/** A puzzle that was composed, and the move of the other side that it begins with, where there is one. */
export interface SpecialPuzzle {
  readonly position: Position;
  readonly task: Task;
  readonly slip?: Blunder;
}

/** What only these games have, as the first move of a solution. */
export interface Special {
  /** Whether a first move is such a one. */
  is(position: Position, move: Move): boolean;
  /** Its own way to set pieces up; else they are thrown. */
  make?(ruleset: Ruleset, kind: SpecialKind, random: () => number): DraftPosition | undefined;
}

const landing = (move: Move): boolean => move.effects.some((effect) => effect.kind === 'go' && effect.carried === true);
const isBoard = ({ kind }: Move): boolean => kind === 'board';
const becomesQueen = (move: Move): boolean => move.effects.some((effect) => effect.kind === 'become' && effect.role === 'queen');

export const SPECIALS = {
  castle: { is: (_position, { kind }) => kind === 'castling', make: setCastle },
  passing: { is: (_position, { enPassant }) => enPassant === true, make: setPassing },
  later: {
    is: (position, move) => position.at(move.from)?.role === 'pawn' && position.after(move).setup.pending !== undefined,
  },
  turning: { is: (_position, move) => isBoard(move) && move.from === move.to },
  over: { is: (position, move) => isOverTurn(position, move) || movesBoardToo(move) },
  ride: { is: (_position, move) => isBoard(move) && move.from !== move.to && landing(move) },
  under: { is: (_position, move) => move.kind !== 'board' && promotes(move) && !becomesQueen(move) },
  board: { is: (_position, move) => isBoard(move) },
  uncover: { is: (position, move) => isUncoveringPromotion(move) && position.setup.pending === undefined, make: setWaiting },
} as const satisfies Readonly<Record<string, Special>>;
export type SpecialId = keyof typeof SPECIALS;

const THROWS = 200;
const PATIENCE = 250;
const NODES = 25_000;
/** With three players a change in a hundred brings a king nearer to capture. */
const PATIENCE_OF_THREE = 400;
/** A king with more squares to go to is hardly mated. */
const MOST_FLIGHTS = 5;

/**
 * Composes a puzzle whose first move is a special one: pieces are set up until such a move reaches the task at all, then changed a piece or a
 * board at a time, the move staying, until every check is passed; at last every piece that can be missed goes. One a batch, as others
 * would begin alike.
 */
export function composeSpecial(
  ruleset: Ruleset,
  kind: SpecialKind,
  special: Special,
  random: () => number,
  counts: Yield,
): SpecialPuzzle[] {
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const begun = begin(ruleset, kind, special, random, count);
  if (!begun) return [];
  count('begun');
  const { task } = begun;
  let [made, best] = [begun.made, begun.measured];
  for (let idle = 0; idle < (kind.patience ?? PATIENCE) && best.cost > 0; idle++) {
    const next = alter(ruleset, made, kind.most ?? 14, random);
    const position = next && realize(ruleset, next);
    if (!next || !position) continue;
    const measured = measureSpecial(position, task, kind, special, best);
    if (!measured || measured.cost > best.cost) continue;
    if (measured.cost < best.cost) idle = 0;
    [made, best] = [next, measured];
  }
  count(best.cost === 0 ? 'ended-sound' : `ended ${(best.solved && findFlaw(best.solved, kind.source)) ?? 'cooked'}`);
  if (best.cost > 0) return [];
  const { prior, setup } = lighten(ruleset, made, best, task, kind, special);
  count('kept');
  const position = realize(ruleset, { setup, ...(prior !== undefined && { prior }) })!;
  const before = ruleset.fromSetup(setup);
  return [{ position, task, ...(prior !== undefined && before.ok && { slip: { position: before.value.text(), move: prior } }) }];
}

/** How far a position is from being a puzzle whose key is special. */
function measureSpecial(position: Position, task: Task, kind: SpecialKind, { is }: Special, bar: Measurement): Measurement | undefined {
  if (kind.isPrepared) return measurePrepared(position, kind, is, bar);
  const keys = position
    .moves()
    .filter((move) => is(position, move))
    .map(({ id }) => id);
  const kept = bar.keys.filter((key) => keys.includes(key));
  if (kept.length === 0) return undefined;
  const measured = measureTask(position, task, kind, { cost: bar.cost, keys: kept });
  return measured?.keys.some((key) => keys.includes(key)) === true ? measured : undefined;
}

function begin(
  ruleset: Ruleset,
  kind: SpecialKind,
  special: Special,
  random: () => number,
  count: (what: string) => void,
): { readonly task: Task; readonly made: DraftPosition; readonly measured: Measurement } | undefined {
  const making = {
    realize,
    is: special.is,
    mutate: (rules: Ruleset, made: DraftPosition, luck: () => number) => alter(rules, made, kind.most ?? 14, luck),
  };
  for (let i = 0; i < THROWS; i++) {
    const first = special.make?.(ruleset, kind, random) ?? (special.make ? undefined : placeSetup(ruleset, kind, random));
    const chosen = first && ruleset.players.length > 2 ? chooseTask(ruleset, first, kind, random) : undefined;
    const aiming = chosen ? { ...making, aim: repliesAgainst(chosen) } : making;
    const made = first && kind.isCornered ? climbToMate(ruleset, first, aiming, random, chosen && PATIENCE_OF_THREE) : first;
    const position = made && realize(ruleset, made);
    if (!made || !position) continue;
    count('positions');
    const codes = position.moves().filter((move) => special.is(position, move));
    if (codes.length === 0) continue;
    count('special');
    if (kind.isPrepared) {
      const prepared = prepareMate(ruleset, made, kind, making, random);
      if (prepared) return { ...prepared, task: PREPARED };
      continue;
    }
    for (const task of chosen ? [chosen] : kind.tasks(position, random)) {
      if (task.kind === 'mate' && countFlights(position.machine()) > MOST_FLIGHTS) continue;
      const leading = isProved(task) ? codes.filter(({ code }) => leads(position, task, code)).map(({ id }) => id) : [];
      if (leading.length === 0) continue;
      count('leads');
      const measured = measureTask(position, task, kind, NO_BAR);
      const keys = leading.filter((key) => measured?.keys.includes(key));
      if (measured && keys.length > 0) return { task, made, measured: { ...measured, keys } };
    }
  }
  return undefined;
}

/** The task that a position is changed for, where it has to be known beforehand. */
function chooseTask(ruleset: Ruleset, made: DraftPosition, kind: SpecialKind, random: () => number): Goal | undefined {
  const position = realize(ruleset, made);
  const tasks = position ? kind.tasks(position, random).filter(isProved) : [];
  return tasks[Math.floor(random() * tasks.length)];
}

function leads(position: Position, task: Goal, code: number): boolean {
  const { players } = position.ruleset;
  const turn = players.indexOf(position.turn);
  const defends = task.kind === 'defence';
  const aim = makeAim(position, defends ? task.against : task, defends ? (turn + 1) % players.length : turn);
  if (!aim.ok) return false;
  const prover = new Prover(position.machine(), aim.value, { nodes: NODES, table: aim.value.moves > 2 });
  if (prover.isOver(aim.value.moves, NOBODY)) return false;
  return prover.leads(code, aim.value.moves) !== defends && !prover.stopped;
}

/** The same with every piece taken off that can be missed. */
function lighten(
  ruleset: Ruleset,
  made: DraftPosition,
  sound: Measurement,
  task: Task,
  kind: SpecialKind,
  special: Special,
): DraftPosition {
  for (const piece of made.setup.pieces) {
    if (piece.role === 'king') continue;
    const lighter: DraftPosition = { ...made, setup: { ...made.setup, pieces: made.setup.pieces.filter((other) => other !== piece) } };
    const position = realize(ruleset, lighter);
    const measured = position && measureSpecial(position, task, kind, special, sound);
    if (measured?.cost === 0) return lighten(ruleset, lighter, measured, task, kind, special);
  }
  return made;
}
