import type { Move, Refusal } from '../../engine/index.ts';
import type { Spot } from './hit-test.ts';
import {
  EMPTY,
  movesFrom,
  pickedUpIn,
  toIdle,
  targetsOf,
  type InteractionState,
  type IdleState,
  type InteractionContext,
} from './interaction-state.ts';
import { findPickUp, placeAt, type PickedUp } from './picked-up-piece.ts';

/** Degrees the Tower turns for a unit of a drag. */
const DEGREES = 0.45;

/** What comes to the hand, in the scene's units; a spot is what lies under the pointer. */
export type Input =
  /** A press and release on one place, or beside everything. */
  | { readonly kind: 'tap'; readonly spot: Spot | undefined }
  /** A key on a square or pin. */
  | { readonly kind: 'pick'; readonly spot: Spot }
  | { readonly kind: 'grab'; readonly spot: Spot | undefined; readonly x: number; readonly isTouch: boolean }
  /** A finger has rested where it was put down. */
  | { readonly kind: 'rest'; readonly spot: Spot | undefined }
  | { readonly kind: 'drag'; readonly x: number; readonly y: number }
  /** The pointer is let go of after a drag; `near` is the pin nearest to it among those a board may go to. */
  | { readonly kind: 'drop'; readonly spot: Spot | undefined; readonly near?: string | undefined }
  /** The press came to nothing: the system took the pointer away, or it went too far. */
  | { readonly kind: 'cancel' }
  /** Which of several moves is meant; none when the reader gave up. */
  | { readonly kind: 'answer'; readonly move: Move | undefined }
  | { readonly kind: 'putDown' }
  /** Another position is shown. */
  | { readonly kind: 'clear' };

/** What the board is to do then, in this order. */
export type Intent =
  | { readonly kind: 'show'; readonly isSlow?: boolean }
  /** The dragged piece has moved; nothing else has changed. */
  | { readonly kind: 'carry' }
  /** Nothing is pointed at any more. */
  | { readonly kind: 'unpoint' }
  /** What the reader has drawn goes. */
  | { readonly kind: 'erase' }
  /** A place has come into focus, or none. */
  | { readonly kind: 'focus'; readonly name: string | undefined }
  | { readonly kind: 'choose'; readonly name: string }
  | { readonly kind: 'picked'; readonly held: PickedUp; readonly byKey: boolean }
  | { readonly kind: 'looked'; readonly at: string }
  /** What is in the hand is to be let go; whoever put something into it from outside is asked first. */
  | { readonly kind: 'putDown' }
  | { readonly kind: 'ask'; readonly moves: readonly Move[]; readonly to: string }
  | { readonly kind: 'make'; readonly move: Move }
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly from: string; readonly to: string }
  /** Something was dragged to a place, or off the board (mode `edit`). */
  | { readonly kind: 'drop'; readonly from: string; readonly to: string | undefined }
  | { readonly kind: 'turn'; readonly angle: number };

export interface Reduction {
  readonly state: InteractionState;
  readonly intents: readonly Intent[];
}

const SHOW: Intent = { kind: 'show' };
const UNPOINT: Intent = { kind: 'unpoint' };
const becomes = (state: InteractionState, ...intents: readonly Intent[]): Reduction => ({ state, intents });

/** What becomes of a hand by an input, and what the board is to do. It changes nothing and knows no page. */
export function reduce(state: InteractionState, input: Input, context: InteractionContext): Reduction {
  switch (input.kind) {
    case 'tap':
      return tap(toIdle(state), input.spot, context);
    case 'pick':
      return pick(toIdle(state), input.spot, true, context);
    case 'grab':
      return grab(toIdle(state), input, context);
    case 'rest':
      return rest(state, input.spot, context);
    case 'drag':
      return drag(state, input, context);
    case 'drop':
      return drop(state, input, context);
    case 'cancel':
      return state.kind === 'dragging' ? becomes(EMPTY, SHOW) : becomes(toIdle(state));
    case 'answer':
      return answer(state, input.move);
    case 'putDown': {
      const { kind } = toIdle(state);
      return kind === 'empty' && state.kind !== 'dragging' ? becomes(state) : becomes(EMPTY, { kind: 'focus', name: undefined }, SHOW);
    }
    case 'clear':
      return becomes(state.kind === 'pressing' || state.kind === 'turning' ? { ...state, over: EMPTY } : EMPTY);
  }
}

function tap(state: IdleState, spot: Spot | undefined, context: InteractionContext): Reduction {
  const next = spot ? pick(state, spot, false, context) : becomes(state, { kind: 'putDown' }, SHOW);
  return becomes(next.state, { kind: 'erase' }, UNPOINT, ...next.intents);
}

/** A spot is pointed at, by pointer or by key: choose it, pick up, put, or look at its column. */
function pick(state: IdleState, spot: Spot, byKey: boolean, context: InteractionContext): Reduction {
  const name = placeAt(context.snapshot, spot);
  const focus: Intent = { kind: 'focus', name };
  if (context.mode === 'choose' || context.mode === 'edit') return becomes(state, focus, { kind: 'choose', name });
  if (context.mode === 'look') {
    const isSeen = state.kind === 'looking' && state.at === name;
    return becomes(isSeen ? EMPTY : { kind: 'looking', at: name }, focus, SHOW);
  }
  const held = findPickUp(context.snapshot, spot, false);
  const picked = pickedUpIn(state);
  const next: InteractionState = held ? { kind: 'picked', held, isRefused: false } : { kind: 'looking', at: name };
  const told: Intent = held ? { kind: 'picked', held, byKey } : { kind: 'looked', at: name };
  if (!picked) {
    // What the page shows as picked up moves by one press on a place it may go to.
    const { selected } = context;
    const moves = selected === undefined ? [] : movesTo(context, selected, name);
    if (selected !== undefined && moves.length > 0) return prefix(focus, put({ from: selected, board: undefined }, moves, name));
    return becomes(next, focus, SHOW, told);
  }

  const isSame = picked.from === held?.from;
  const moves = movesTo(context, picked.from, name);
  if (moves.length > 0) return prefix(focus, put(picked, moves, name));
  if (isSame && !(state.kind === 'picked' && state.isRefused)) return becomes(state, focus, { kind: 'putDown' });
  // No piece goes to a pin: a press on one that holds a board means that board.
  const isBoardInstead = spot.kind === 'pin' && held?.board !== undefined && picked.board === undefined;
  // After a refusal, and with a board in the hand, a press on another thing that may move means that thing.
  const wasRefused = state.kind === 'picked' && state.isRefused;
  const isOther = held !== undefined && !isSame && movesFrom(context.position, held.from).length > 0;
  if (isOther && (wasRefused || picked.board !== undefined)) return becomes(next, focus, SHOW, told);
  if (!held || (!isSame && held.board !== undefined && !isBoardInstead)) {
    const refusal = refusalOf(context, picked.from, name);
    // A board that may go nowhere does not stay in the hand.
    const isStuck = picked.board !== undefined && movesFrom(context.position, picked.from).length === 0;
    const again: InteractionState = isStuck ? EMPTY : { kind: 'picked', held: picked, isRefused: refusal !== undefined };
    return refusal ? becomes(again, focus, { kind: 'refuse', refusal, from: picked.from, to: name }) : becomes(again, focus);
  }
  // A king put onto its own rook may mean castling: the reader is told why it is barred, and the rook is picked up.
  const refusal = castlingRefusal(context, picked.from, name);
  if (refusal)
    return becomes({ kind: 'picked', held, isRefused: true }, focus, SHOW, { kind: 'refuse', refusal, from: picked.from, to: name });
  return becomes(next, focus, SHOW, told);
}

/** Makes the move that is meant; asks which one if there are several. */
function put(held: PickedUp, moves: readonly Move[], name: string): Reduction {
  const [move] = moves;
  if (!move || moves.length > 1) return becomes({ kind: 'asking', held, moves }, { kind: 'ask', moves, to: name });
  return becomes(EMPTY, UNPOINT, { kind: 'make', move });
}

/** What cannot be asked is not made: the piece stays where it was. */
function answer(state: InteractionState, move: Move | undefined): Reduction {
  if (state.kind !== 'asking') return becomes(state);
  return move && state.moves.includes(move) ? becomes(EMPTY, UNPOINT, { kind: 'make', move }) : becomes(state, { kind: 'putDown' });
}

/** A mouse drags whatever can be picked up; a finger what may go somewhere, so that the page can be scrolled from everywhere else. */
function grab(state: IdleState, { spot, x, isTouch }: Input & { kind: 'grab' }, context: InteractionContext): Reduction {
  const held =
    spot && (context.mode === 'play' || context.mode === 'edit') ? findPickUp(context.snapshot, spot, context.mode === 'edit') : undefined;
  const isPicked = held !== undefined && (pickedUpIn(state)?.from ?? context.selected) === held.from;
  if (held && spot && (!isTouch || isPicked || isDraggable(held, spot, context))) return becomes({ kind: 'pressing', held, over: state });
  return context.angle === undefined ? becomes(state) : becomes({ kind: 'turning', x, angle: context.angle, over: state });
}

/** Whether a finger that goes drags what it was put down on: a piece that has a move, or a board that has one, by its pin or edge. */
function isDraggable(held: PickedUp, spot: Spot, { mode, position }: InteractionContext): boolean {
  if (held.board !== undefined && spot.kind === 'square') return false;
  return mode === 'edit' || movesFrom(position, held.from).length > 0;
}

/** A finger that rests on what may go somewhere picks it up as a tap does; what it would put down or move by a tap waits for the tap. */
function rest(state: InteractionState, spot: Spot | undefined, context: InteractionContext): Reduction {
  const held = spot && context.mode === 'play' ? findPickUp(context.snapshot, spot, false) : undefined;
  const picked = pickedUpIn(state);
  if (!spot || !held || picked?.from === held.from || targetsOf(state, context).includes(spot.name)) return becomes(state);
  if ((picked && held.board !== undefined) || movesFrom(context.position, held.from).length === 0) return becomes(state);
  const next = tap(toIdle(state), spot, context);
  return becomes({ kind: 'pressing', held, over: toIdle(next.state) }, ...next.intents);
}

function drag(
  state: InteractionState,
  { x, y }: { readonly x: number; readonly y: number },
  { mode, snapshot: standing }: InteractionContext,
): Reduction {
  if (state.kind === 'turning') return becomes(state, { kind: 'turn', angle: state.angle + (x - state.x) * DEGREES });
  if (state.kind === 'dragging') return becomes({ ...state, x, y }, { kind: 'carry' });
  if (state.kind !== 'pressing') return becomes(state);
  const { held } = state;
  // Another position may have come since the press: what is not there any more is not dragged.
  const there = findPickUp(standing, { kind: held.board === undefined ? 'square' : 'pin', name: held.from }, mode === 'edit');
  if (there?.from !== held.from || there.board !== held.board) return becomes(state.over);
  const said: readonly Intent[] = mode === 'play' ? [{ kind: 'picked', held, byKey: false }] : [];
  return becomes({ kind: 'dragging', held, x, y }, UNPOINT, ...said, SHOW);
}

function drop(state: InteractionState, { spot, near }: Input & { kind: 'drop' }, context: InteractionContext): Reduction {
  if (state.kind !== 'dragging') return becomes(toIdle(state));
  const { held } = state;
  const below = spot && placeAt(context.snapshot, spot);
  const name = held.board === undefined ? below : (near ?? below);
  if (context.mode === 'edit') return becomes(EMPTY, { kind: 'drop', from: held.from, to: name }, SHOW);
  const moves = name === undefined ? [] : movesTo(context, held.from, name);
  if (name !== undefined && moves.length > 0) return put(held, moves, name);
  const refusal = name === undefined || name === held.from ? undefined : refusalOf(context, held.from, name);
  const refused: readonly Intent[] = refusal && name !== undefined ? [{ kind: 'refuse', refusal, from: held.from, to: name }] : [];
  return becomes(EMPTY, ...refused, { kind: 'show', isSlow: true });
}

const prefix = (intent: Intent, { state, intents }: Reduction): Reduction => becomes(state, intent, ...intents);

function movesTo({ position }: InteractionContext, from: string, name: string): readonly Move[] {
  return movesFrom(position, from).filter((move) => move.to === name);
}

/** Why the king may not castle with the rook it is dropped on; nothing for any two other places. */
function castlingRefusal({ position }: InteractionContext, from: string, name: string): Refusal | undefined {
  return position.refuseCastling(from, name);
}

function refusalOf(context: InteractionContext, from: string, name: string): Refusal | undefined {
  return castlingRefusal(context, from, name) ?? context.position.refuse(from, name);
}
