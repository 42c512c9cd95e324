import type { Move, Position } from '../../engine/index.ts';
import type { Mode } from '../state/board-state.ts';
import type { Marks, BoardSnapshot } from '../scene/render-options.ts';
import type { Spot } from './hit-test.ts';
import { findPickUp, listFreePins, type PickedUp } from './picked-up-piece.ts';

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
  readonly held: PickedUp;
  /** The last press was refused: a press on what is picked up begins anew with it, and does not let it go. */
  readonly isRefused: boolean;
}

/** Several moves begin and end alike: the reader chooses one. */
interface Asking {
  readonly kind: 'asking';
  readonly held: PickedUp;
  readonly moves: readonly Move[];
}

/** A hand that no pointer presses. */
export type IdleState = Empty | Looking | Picked | Asking;

/** The pointer is down on something it will drag when it goes; released before, the hand is what it was. */
interface Pressing {
  readonly kind: 'pressing';
  readonly held: PickedUp;
  readonly over: IdleState;
}

/** Something is on its way under the pointer, in the scene's units. */
interface Dragging {
  readonly kind: 'dragging';
  readonly held: PickedUp;
  readonly x: number;
  readonly y: number;
}

/** The pointer is down beside everything and turns the Tower, from an angle in degrees at a place of the scene. */
interface Turning {
  readonly kind: 'turning';
  readonly x: number;
  readonly angle: number;
  readonly over: IdleState;
}

/** The reader's hand on a board. */
export type InteractionState = IdleState | Pressing | Dragging | Turning;

export const EMPTY: InteractionState & Empty = { kind: 'empty' };

/** What a hand is over: the board as it is shown, and what may be done there. */
export interface InteractionContext {
  readonly mode: Mode;
  /** What is shown. */
  readonly snapshot: BoardSnapshot;
  /** The position that is played from. */
  readonly position: Position;
  /** The square whose piece the page has picked up for the reader. */
  readonly selected?: string | undefined;
  /** Degrees the view is turned, where a drag turns it. */
  readonly angle?: number | undefined;
}

/** The state after the pointer is released: a drag is dropped. */
export function toIdle(state: InteractionState): IdleState {
  if (state.kind === 'dragging') return EMPTY;
  return state.kind === 'pressing' || state.kind === 'turning' ? state.over : state;
}

/** What is picked up, by press or drag. */
export function pickedUpIn(state: InteractionState): PickedUp | undefined {
  if (state.kind === 'dragging') return state.held;
  const rest = toIdle(state);
  return rest.kind === 'picked' || rest.kind === 'asking' ? rest.held : undefined;
}

/** What a press of this hand does to the page: it keeps the page still (`hold`), turns the picture, or leaves it to scroll. */
export function gripOf(state: InteractionState): 'hold' | 'turn' | undefined {
  if (state.kind === 'turning') return 'turn';
  return state.kind === 'pressing' || state.kind === 'dragging' ? 'hold' : undefined;
}

/** The legal moves of what stands on a place. */
export function movesFrom(position: Position, from: string): readonly Move[] {
  return position.moves().filter((move) => move.from === from);
}

/** Where what is picked up may go; a board that is set up, to every free pin. */
export function targetsOf(state: InteractionState, { mode, snapshot: standing, position }: InteractionContext): readonly string[] {
  const picked = pickedUpIn(state);
  if (mode === 'edit') return picked?.board === undefined ? [] : listFreePins(standing);
  return picked === undefined ? [] : movesFrom(position, picked.from).map((move) => move.to);
}

/** What the hand points at without a press. */
export interface Pointed {
  /** The square that has the keyboard's focus. */
  readonly focused?: string | undefined;
  /** The cell under the pointer, while lines are shown. */
  readonly hovered?: string | undefined;
}

/** What the hand adds to a board's marks; the lines of the three-way board go through one cell. */
export function marksOf(state: InteractionState, { focused, hovered }: Pointed, context: InteractionContext, middle?: string): Marks {
  const picked = pickedUpIn(state);
  const rest = toIdle(state);
  const at = rest.kind === 'looking' ? rest.at : undefined;
  const cell = picked?.from ?? focused ?? at ?? hovered ?? middle;
  const lines = middle === undefined || cell === undefined ? {} : { lines: [cell] };
  if (!picked) {
    const column = focused ?? at;
    return column === undefined ? lines : { ...lines, columns: [column] };
  }
  const targets = targetsOf(state, context);
  return picked.board === undefined ? { ...lines, selected: picked.from, targets } : { lifted: picked.board, targets };
}

/** Whether a press at a spot would do something. */
export function isHot(state: InteractionState, spot: Spot | undefined, context: InteractionContext): boolean {
  if (!spot || context.mode === 'look') return false;
  if (context.mode === 'choose' || findPickUp(context.snapshot, spot, context.mode === 'edit')) return true;
  const shown = pickedUpIn(state) === undefined && context.selected !== undefined ? movesFrom(context.position, context.selected) : [];
  return targetsOf(state, context).includes(spot.name) || shown.some(({ to }) => to === spot.name);
}
