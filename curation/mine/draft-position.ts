import { ROLES, type PlacedPiece, type Position, type Role, type Ruleset, type Setup, type Square } from '../../src/engine/index.ts';
import { isUncoveringPromotion } from '../../src/puzzles/proof/find-themes.ts';
import type { ComposedPuzzleKind } from './kind.ts';
import { shuffle, placeAtRandom } from './random-placement.ts';

const NUMBER = 40;
/** With three players: how often another player moves between the passing pawn and the one that takes it. */
const LATER = 0.5;
const PIECES: readonly Role[] = ROLES.filter((role) => role !== 'king');
/** Cells so near to a king, where something may come of it with three players. */
const BESIDE = 3;
/** How often a piece is put there. */
const OFTEN = 0.5;
const TWICE = 0.35;

/** A position as it is made: a setup whose rights count, and the move that is played in it first, where the point is what follows that. */
export interface DraftPosition {
  readonly setup: Setup;
  readonly prior?: string;
}

/** The position of a made one; nothing where it cannot be, or play has ended. */
export function realize(ruleset: Ruleset, { setup, prior }: DraftPosition): Position | undefined {
  const placed = ruleset.fromSetup(setup);
  if (!placed.ok || placed.value.status() !== 'playing') return undefined;
  if (prior === undefined) return placed.value;
  const played = placed.value.play(prior);
  return played.ok && played.value.status() === 'playing' ? played.value : undefined;
}

/** A vacant square; on the large board often one beside a king. */
function pickVacant({ squares, ruleset }: Position, random: () => number): Square {
  const vacant = squares.filter(({ piece }) => !piece);
  const kings = squares.filter(({ piece }) => piece?.role === 'king');
  const king = ruleset.players.length > 2 && random() < OFTEN ? kings[Math.floor(random() * kings.length)] : undefined;
  const beside = vacant.filter(({ file, rank }) => king && Math.max(Math.abs(file - king.file), Math.abs(rank - king.rank)) <= BESIDE);
  const among = beside.length > 0 ? beside : vacant;
  return among[Math.floor(random() * among.length)]!;
}

/** A made position a little different; with three players often by two changes at once, as one alone seldom tells. */
export function alter(ruleset: Ruleset, made: DraftPosition, most: number, random: () => number): DraftPosition | undefined {
  const once = mutate(ruleset, made, most, random);
  return once && ruleset.players.length > 2 && random() < TWICE ? mutate(ruleset, once, most, random) : once;
}

/** A made position a little different: a piece elsewhere, more, another or away, or a board elsewhere; who has rights stays. */
export function mutate(ruleset: Ruleset, { setup, prior }: DraftPosition, most: number, random: () => number): DraftPosition | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const loose = setup.pieces.filter(({ unmoved }) => !unmoved);
  const piece = pick(loose);
  const placed = ruleset.fromSetup(setup);
  if (!piece || !placed.ok) return undefined;
  const square = pickVacant(placed.value, random).name;
  const others = setup.pieces.filter((other) => other !== piece);
  const what = random();
  const with_ = (pieces: readonly PlacedPiece[]): DraftPosition => ({
    setup: { ...setup, pieces },
    ...(prior !== undefined && { prior }),
  });
  if (what < 0.35 || (what >= 0.85 && setup.boards.length === 0)) return with_([...others, { ...piece, square }]);
  if (what < 0.6 && setup.pieces.length < most)
    return with_([...setup.pieces, { owner: pick(ruleset.players)!, role: pick(PIECES)!, square }]);
  if (what < 0.75) return piece.role === 'king' ? undefined : with_(others);
  if (what < 0.85) return piece.role === 'king' ? undefined : with_([...others, { ...piece, role: pick(PIECES)! }]);
  const [board, pin] = [pick(setup.boards), pick(ruleset.pins)];
  if (!board || !pin || setup.boards.some((other) => other.pin === pin.name)) return undefined;
  const moved = ruleset.changeSetup(setup, { kind: 'board', board: board.id, pin: pin.name });
  return moved.ok ? { setup: moved.value, ...(prior !== undefined && { prior }) } : undefined;
}

export function placeSetup(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): DraftPosition | undefined {
  const setup = placeAtRandom(ruleset, random, kind.thrown)?.setup;
  return setup && { setup };
}

/** The pieces that castle where they stand at first, on their boards; the others are thrown about them. */
export function setCastle(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): DraftPosition | undefined {
  const start = ruleset.begin().setup;
  const thrown = placeAtRandom(ruleset, random, kind.thrown)?.setup;
  if (!thrown) return undefined;
  const { turn } = thrown;
  const homes = start.pieces.filter(
    ({ owner, role, unmoved }) => owner === turn && unmoved === true && (role === 'king' || role === 'rook'),
  );
  const taken = new Set(homes.map(({ square }) => square));
  const pieces = thrown.pieces.filter(({ owner, role, square }) => !taken.has(square) && !(owner === turn && role === 'king'));
  return { setup: { ...thrown, boards: start.boards, pieces: [...homes, ...pieces], number: NUMBER } };
}

/** An unmoved pawn of the other side beside a pawn of the solver, which it moves past. */
export function setPassing(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): DraftPosition | undefined {
  const start = ruleset.begin().setup;
  const thrown = placeAtRandom(ruleset, random, kind.thrown)?.setup;
  if (!thrown) return undefined;
  const { turn } = thrown;
  const passer = shuffle(start.pieces, random).find(({ owner, role, unmoved }) => owner === turn && role === 'pawn' && unmoved === true);
  if (!passer) return undefined;
  const pieces = [passer, ...thrown.pieces.filter(({ square }) => square !== passer.square)];
  const boards = ruleset.pins.some(({ name }) => passer.square.includes(name)) ? start.boards : thrown.boards;
  const placed = ruleset.fromSetup({ ...thrown, boards, pieces, number: NUMBER });
  if (!placed.ok || placed.value.status() !== 'playing') return undefined;
  for (const step of placed.value.moves().filter(({ from }) => from === passer.square)) {
    const after = placed.value.after(step);
    if (after.setup.enPassant.length === 0) continue;
    const later = ruleset.players.length > 2 && random() < LATER ? shuffle(after.moves(), random)[0] : undefined;
    const made = later
      ? addTaker(ruleset, { setup: after.setup, prior: later.id }, after.after(later), random)
      : addTaker(ruleset, { setup: placed.value.setup, prior: step.id }, after, random);
    if (made) return made;
  }
  return undefined;
}

/** A pawn of the side to move, placed where it may capture en passant. */
function addTaker(ruleset: Ruleset, made: DraftPosition, after: Position, random: () => number): DraftPosition | undefined {
  for (const { name, piece } of shuffle(after.squares, random).slice(0, 60)) {
    if (piece || made.setup.pieces.some(({ square }) => square === name)) continue;
    const next: DraftPosition = {
      ...made,
      setup: { ...made.setup, pieces: [...made.setup.pieces, { owner: after.turn, role: 'pawn', square: name }] },
    };
    if (
      realize(ruleset, next)
        ?.moves()
        .some(({ enPassant }) => enPassant === true)
    )
      return next;
  }
  return undefined;
}

/** A pawn of the solver that waits at the corner of a board for the board over it to leave, which the solver may move. */
export function setWaiting(ruleset: Ruleset, kind: ComposedPuzzleKind, random: () => number): DraftPosition | undefined {
  const thrown = placeAtRandom(ruleset, random, kind.thrown);
  if (!thrown || ruleset.pins.length === 0) return undefined;
  const { setup, turn } = thrown;
  const corners = thrown.squares.filter(({ piece, file, rank, board }) => {
    const isAttack = setup.boards.some(({ id }) => id === board);
    return !piece && !isAttack && (file === 1 || file === 4) && rank === (turn === 'w' ? 8 : 1);
  });
  for (const { name, file, rank } of shuffle(corners, random)) {
    const pieces: readonly PlacedPiece[] = [...setup.pieces, { owner: turn, role: 'pawn', square: name }];
    const pins = ruleset.pins.filter((pin) => Math.abs(pin.file - file) <= 1 && Math.abs(pin.rank - rank) <= 1);
    for (const pin of shuffle(pins, random))
      for (const board of shuffle(setup.boards, random)) {
        const free = setup.boards.some((other) => other.pin === pin.name) ? board.pin : undefined;
        const boards = setup.boards.map((other) =>
          other === board ? { ...other, pin: pin.name } : other.pin === pin.name ? { ...other, pin: free! } : other,
        );
        const made: DraftPosition = { setup: { ...setup, boards, pieces } };
        if (realize(ruleset, made)?.moves().some(isUncoveringPromotion) === true) return made;
      }
  }
  return undefined;
}
