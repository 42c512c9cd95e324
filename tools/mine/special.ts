import {
  movesBoardToo,
  promotes,
  ROLES,
  type Goal,
  type Man,
  type Move,
  type Position,
  type Role,
  type Ruleset,
  type Setup,
} from '../../src/engine/index.ts';
import { NOBODY } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/aims.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import type { Slip } from '../../src/puzzles/slip.ts';
import { isProved, type Task } from '../../src/puzzles/task.ts';
import { isOverTurn, uncovers } from '../../src/puzzles/themes.ts';
import type { Yield } from './batch.ts';
import { cornerKing } from './corner.ts';
import { countFlights } from './flights.ts';
import type { Kind } from './kinds.ts';
import { measure, NO_BAR, type Measured } from './measure.ts';
import { measurePrepared, PREPARED, prepareMate } from './prepare.ts';
import { shuffle, throwMen } from './throw.ts';

/** A position as it is made: a setup whose rights count, and the move that is played in it first, where the point is what follows that. */
export interface Made {
  readonly setup: Setup;
  readonly prior?: string;
}

/** A puzzle that was composed, and the move of the other side that it begins with, where there is one. */
export interface Composed {
  readonly position: Position;
  readonly task: Task;
  readonly slip?: Slip;
}

/** What only these games have, as the first move of a solution. */
export interface Special {
  /** Whether a first move is such a one. */
  is(position: Position, move: Move): boolean;
  /** Its own way to set men up; else they are thrown. */
  make?(ruleset: Ruleset, kind: Kind, random: () => number): Made | undefined;
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
  uncover: { is: (position, move) => uncovers(move) && position.setup.pending === undefined, make: setWaiting },
} as const satisfies Readonly<Record<string, Special>>;
export type SpecialId = keyof typeof SPECIALS;

const THROWS = 200;
const PATIENCE = 250;
const NODES = 25_000;
/** A king with more squares to go to is hardly mated. */
const MOST_FLIGHTS = 5;
const NUMBER = 40;
const MEN: readonly Role[] = ROLES.filter((role) => role !== 'king');

/** The position of a made one; nothing where it cannot be, or play has ended. */
export function realize(ruleset: Ruleset, { setup, prior }: Made): Position | undefined {
  const placed = ruleset.fromSetup(setup);
  if (!placed.ok || placed.value.status() !== 'playing') return undefined;
  if (prior === undefined) return placed.value;
  const played = placed.value.play(prior);
  return played.ok && played.value.status() === 'playing' ? played.value : undefined;
}

/**
 * Composes a puzzle whose first move is a special one: men are set up until such a move reaches the task at all, then changed a man or a
 * board at a time, the move staying, until every check is passed; at last every man that can be missed goes. One a batch, as others
 * would begin alike.
 */
export function breedSpecial(ruleset: Ruleset, kind: Kind, special: Special, random: () => number, counts: Yield): Composed[] {
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const begun = begin(ruleset, kind, special, random, count);
  if (!begun) return [];
  count('begun');
  const { task } = begun;
  let [made, best] = [begun.made, begun.measured];
  for (let idle = 0; idle < (kind.patience ?? PATIENCE) && best.cost > 0; idle++) {
    const next = mutate(ruleset, made, kind.most ?? 14, random);
    const position = next && realize(ruleset, next);
    if (!next || !position) continue;
    const measured = measureSpecial(position, task, kind, special, best);
    if (!measured || measured.cost > best.cost) continue;
    if (measured.cost < best.cost) idle = 0;
    [made, best] = [next, measured];
  }
  count(best.cost === 0 ? 'ended-sound' : `ended ${(best.studied && findFlaw(best.studied, kind.source)) ?? 'cooked'}`);
  if (best.cost > 0) return [];
  const { prior, setup } = lighten(ruleset, made, best, task, kind, special);
  count('kept');
  const position = realize(ruleset, { setup, ...(prior !== undefined && { prior }) })!;
  const before = ruleset.fromSetup(setup);
  return [{ position, task, ...(prior !== undefined && before.ok && { slip: { position: before.value.text(), move: prior } }) }];
}

/** How far a position is from being a puzzle whose key is special. */
function measureSpecial(position: Position, task: Task, kind: Kind, { is }: Special, bar: Measured): Measured | undefined {
  if (kind.isPrepared) return measurePrepared(position, kind, is, bar);
  const keys = position
    .moves()
    .filter((move) => is(position, move))
    .map(({ id }) => id);
  const kept = bar.keys.filter((key) => keys.includes(key));
  if (kept.length === 0) return undefined;
  const measured = measure(position, task, kind, { cost: bar.cost, keys: kept });
  return measured?.keys.some((key) => keys.includes(key)) === true ? measured : undefined;
}

function begin(
  ruleset: Ruleset,
  kind: Kind,
  special: Special,
  random: () => number,
  count: (what: string) => void,
): { readonly task: Task; readonly made: Made; readonly measured: Measured } | undefined {
  const making = {
    realize,
    is: special.is,
    mutate: (rules: Ruleset, made: Made, luck: () => number) => mutate(rules, made, kind.most ?? 14, luck),
  };
  for (let i = 0; i < THROWS; i++) {
    const first = special.make?.(ruleset, kind, random) ?? (special.make ? undefined : throwSetup(ruleset, kind, random));
    const made = first && kind.isCornered ? cornerKing(ruleset, first, making, random) : first;
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
    for (const task of kind.tasks(position, random)) {
      if (task.kind === 'mate' && countFlights(position.machine()) > MOST_FLIGHTS) continue;
      const leading = isProved(task) ? codes.filter(({ code }) => leads(position, task, code)).map(({ id }) => id) : [];
      if (leading.length === 0) continue;
      count('leads');
      const measured = measure(position, task, kind, NO_BAR);
      const keys = leading.filter((key) => measured?.keys.includes(key));
      if (measured && keys.length > 0) return { task, made, measured: { ...measured, keys } };
    }
  }
  return undefined;
}

function leads(position: Position, task: Goal, code: number): boolean {
  if (task.kind === 'defence') return false;
  const aim = makeAim(position, task, position.ruleset.players.indexOf(position.turn));
  if (!aim.ok) return false;
  const prover = new Prover(position.machine(), aim.value, { nodes: NODES, table: aim.value.moves > 2 });
  if (prover.isOver(aim.value.moves, NOBODY)) return false;
  return prover.leads(code, aim.value.moves) && !prover.stopped;
}

function throwSetup(ruleset: Ruleset, kind: Kind, random: () => number): Made | undefined {
  const setup = throwMen(ruleset, random, kind.thrown!)?.setup;
  return setup && { setup };
}

/** A made position a little different: a man elsewhere, more, another or away, or a board elsewhere; who has rights stays. */
export function mutate(ruleset: Ruleset, { setup, prior }: Made, most: number, random: () => number): Made | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const loose = setup.men.filter(({ unmoved }) => !unmoved);
  const man = pick(loose);
  const placed = ruleset.fromSetup(setup);
  if (!man || !placed.ok) return undefined;
  const square = pick(placed.value.squares.filter(({ piece }) => !piece))!.name;
  const others = setup.men.filter((other) => other !== man);
  const what = random();
  const with_ = (men: readonly Man[]): Made => ({ setup: { ...setup, men }, ...(prior !== undefined && { prior }) });
  if (what < 0.35) return with_([...others, { ...man, square }]);
  if (what < 0.6 && setup.men.length < most) return with_([...setup.men, { owner: pick(ruleset.players)!, role: pick(MEN)!, square }]);
  if (what < 0.75) return man.role === 'king' ? undefined : with_(others);
  if (what < 0.85) return man.role === 'king' ? undefined : with_([...others, { ...man, role: pick(MEN)! }]);
  const [board, pin] = [pick(setup.boards), pick(ruleset.pins)];
  if (!board || !pin || setup.boards.some((other) => other.pin === pin.name)) return undefined;
  const moved = ruleset.redraw(setup, { kind: 'board', board: board.id, pin: pin.name });
  return moved.ok ? { setup: moved.value, ...(prior !== undefined && { prior }) } : undefined;
}

/** The same with every man taken off that can be missed. */
function lighten(ruleset: Ruleset, made: Made, sound: Measured, task: Task, kind: Kind, special: Special): Made {
  for (const man of made.setup.men) {
    if (man.role === 'king') continue;
    const lighter: Made = { ...made, setup: { ...made.setup, men: made.setup.men.filter((other) => other !== man) } };
    const position = realize(ruleset, lighter);
    const measured = position && measureSpecial(position, task, kind, special, sound);
    if (measured?.cost === 0) return lighten(ruleset, lighter, measured, task, kind, special);
  }
  return made;
}

/** The men that castle where they stand at first, on their boards; the others are thrown about them. */
function setCastle(ruleset: Ruleset, kind: Kind, random: () => number): Made | undefined {
  const start = ruleset.begin().setup;
  const thrown = throwMen(ruleset, random, kind.thrown!)?.setup;
  if (!thrown) return undefined;
  const { turn } = thrown;
  const homes = start.men.filter(({ owner, role, unmoved }) => owner === turn && unmoved === true && (role === 'king' || role === 'rook'));
  const taken = new Set(homes.map(({ square }) => square));
  const men = thrown.men.filter(({ owner, role, square }) => !taken.has(square) && !(owner === turn && role === 'king'));
  return { setup: { ...thrown, boards: start.boards, men: [...homes, ...men], number: NUMBER } };
}

/** A pawn of the other side that has its first move before it, beside a pawn of the solver; it is moved past him. */
function setPassing(ruleset: Ruleset, kind: Kind, random: () => number): Made | undefined {
  const start = ruleset.begin().setup;
  const thrown = throwMen(ruleset, random, kind.thrown!)?.setup;
  if (!thrown) return undefined;
  const { turn } = thrown;
  const passer = shuffle(start.men, random).find(({ owner, role, unmoved }) => owner === turn && role === 'pawn' && unmoved === true);
  if (!passer) return undefined;
  const men = [passer, ...thrown.men.filter(({ square }) => square !== passer.square)];
  const boards = ruleset.pins.some(({ name }) => passer.square.includes(name)) ? start.boards : thrown.boards;
  const placed = ruleset.fromSetup({ ...thrown, boards, men, number: NUMBER });
  if (!placed.ok || placed.value.status() !== 'playing') return undefined;
  for (const step of placed.value.moves().filter(({ from }) => from === passer.square)) {
    const after = placed.value.after(step);
    if (after.setup.enPassant.length === 0) continue;
    const made = addTaker(ruleset, { setup: placed.value.setup, prior: step.id }, after, random);
    if (made) return made;
  }
  return undefined;
}

/** A pawn of the side to move put where he may take in passing. */
function addTaker(ruleset: Ruleset, made: Made, after: Position, random: () => number): Made | undefined {
  for (const { name, piece } of shuffle(after.squares, random).slice(0, 60)) {
    if (piece || made.setup.men.some(({ square }) => square === name)) continue;
    const next: Made = { ...made, setup: { ...made.setup, men: [...made.setup.men, { owner: after.turn, role: 'pawn', square: name }] } };
    if (
      realize(ruleset, next)
        ?.moves()
        .some(({ enPassant }) => enPassant === true)
    )
      return next;
  }
  return undefined;
}

/** A pawn of the solver that waits at the corner of a board for what stands over it to leave, which he may move. */
function setWaiting(ruleset: Ruleset, kind: Kind, random: () => number): Made | undefined {
  const thrown = throwMen(ruleset, random, kind.thrown!);
  if (!thrown || ruleset.pins.length === 0) return undefined;
  const { setup, turn } = thrown;
  const corners = thrown.squares.filter(({ piece, file, rank, board }) => {
    const isAttack = setup.boards.some(({ id }) => id === board);
    return !piece && !isAttack && (file === 1 || file === 4) && rank === (turn === 'w' ? 8 : 1);
  });
  for (const { name, file, rank } of shuffle(corners, random)) {
    const men: readonly Man[] = [...setup.men, { owner: turn, role: 'pawn', square: name }];
    const pins = ruleset.pins.filter((pin) => Math.abs(pin.file - file) <= 1 && Math.abs(pin.rank - rank) <= 1);
    for (const pin of shuffle(pins, random))
      for (const board of shuffle(setup.boards, random)) {
        const free = setup.boards.some((other) => other.pin === pin.name) ? board.pin : undefined;
        const boards = setup.boards.map((other) =>
          other === board ? { ...other, pin: pin.name } : other.pin === pin.name ? { ...other, pin: free! } : other,
        );
        const made: Made = { setup: { ...setup, boards, men } };
        if (realize(ruleset, made)?.moves().some(uncovers) === true) return made;
      }
  }
  return undefined;
}
