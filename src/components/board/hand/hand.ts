import type { Move, Position } from '../../../engine/index.ts';
import type { Mode } from '../model/mode.ts';
import type { Marks, Standing } from '../model/sight.ts';
import type { Spot } from './hit.ts';
import { findHeld, listFreePins, type Held } from './held.ts';

/** Nothing is in the hand. */
interface Empty {
  readonly kind: 'empty';
}

/** Nothing is in it either; the column of a place is looked at. */
interface Looking {
  readonly kind: 'looking';
  readonly at: string;
}

/** A piece or an attack board is picked up by a press, and waits for the place it is to go to. */
interface Picked {
  readonly kind: 'picked';
  readonly held: Held;
  /** The last press was refused: who presses what is picked up begins anew with it, and does not let it go. */
  readonly isRefused: boolean;
}

/** Several moves begin and end alike: the reader is asked which he means. */
interface Asking {
  readonly kind: 'asking';
  readonly held: Held;
  readonly moves: readonly Move[];
}

/** A hand that no pointer presses. */
export type Resting = Empty | Looking | Picked | Asking;

/** The pointer is down on something it will drag when it goes; released before, the hand is what it was. */
interface Pressing {
  readonly kind: 'pressing';
  readonly held: Held;
  readonly over: Resting;
}

/** Something is on its way under the pointer, in the scene's units. */
interface Dragging {
  readonly kind: 'dragging';
  readonly held: Held;
  readonly x: number;
  readonly y: number;
}

/** The pointer is down beside everything and turns the Tower, from an angle in degrees at a place of the scene. */
interface Turning {
  readonly kind: 'turning';
  readonly x: number;
  readonly angle: number;
  readonly over: Resting;
}

/** The reader's hand on a board. */
export type Hand = Resting | Pressing | Dragging | Turning;

export const EMPTY: Hand & Empty = { kind: 'empty' };

/** What a hand is over: the board as it is shown, and what may be done there. */
export interface Under {
  readonly mode: Mode;
  /** What is shown. */
  readonly standing: Standing;
  /** The position that is played from. */
  readonly position: Position;
  /** The square whose piece the page has picked up for the reader. */
  readonly selected?: string | undefined;
  /** Degrees the view is turned, where a drag turns it. */
  readonly angle?: number | undefined;
}

/** What a hand rests on its board with when the pointer is up again; what is dragged falls. */
export function restOf(hand: Hand): Resting {
  if (hand.kind === 'dragging') return EMPTY;
  return hand.kind === 'pressing' || hand.kind === 'turning' ? hand.over : hand;
}

/** What is picked up, by press or drag. */
export function pickedIn(hand: Hand): Held | undefined {
  if (hand.kind === 'dragging') return hand.held;
  const rest = restOf(hand);
  return rest.kind === 'picked' || rest.kind === 'asking' ? rest.held : undefined;
}

/** What a press of this hand does to the page: it keeps the page still (`hold`), turns the picture, or leaves it to scroll. */
export function gripOf(hand: Hand): 'hold' | 'turn' | undefined {
  if (hand.kind === 'turning') return 'turn';
  return hand.kind === 'pressing' || hand.kind === 'dragging' ? 'hold' : undefined;
}

/** The legal moves of what stands on a place. */
export function movesFrom(position: Position, from: string): readonly Move[] {
  return position.moves().filter((move) => move.from === from);
}

/** Where what is picked up may go; a board that is set up, to every free pin. */
export function targetsOf(hand: Hand, { mode, standing, position }: Under): readonly string[] {
  const picked = pickedIn(hand);
  if (mode === 'edit') return picked?.board === undefined ? [] : listFreePins(standing);
  return picked === undefined ? [] : movesFrom(position, picked.from).map((move) => move.to);
}

/** What the hand points at without a press. */
export interface Gaze {
  /** The square that has the keyboard's focus. */
  readonly focused?: string | undefined;
  /** The cell under the pointer, while lines are shown. */
  readonly hovered?: string | undefined;
}

/** What the hand adds to a board's marks; the lines of the three-way board go through one cell. */
export function marksOf(hand: Hand, { focused, hovered }: Gaze, under: Under, middle?: string): Marks {
  const picked = pickedIn(hand);
  const rest = restOf(hand);
  const at = rest.kind === 'looking' ? rest.at : undefined;
  const cell = picked?.from ?? focused ?? at ?? hovered ?? middle;
  const lines = middle === undefined || cell === undefined ? {} : { lines: [cell] };
  if (!picked) {
    const column = focused ?? at;
    return column === undefined ? lines : { ...lines, columns: [column] };
  }
  const targets = targetsOf(hand, under);
  return picked.board === undefined ? { ...lines, selected: picked.from, targets } : { lifted: picked.board, targets };
}

/** Whether a press at a spot would do something. */
export function isHot(hand: Hand, spot: Spot | undefined, under: Under): boolean {
  if (!spot || under.mode === 'look') return false;
  if (under.mode === 'choose' || findHeld(under.standing, spot, under.mode === 'edit')) return true;
  return targetsOf(hand, under).includes(spot.name);
}
