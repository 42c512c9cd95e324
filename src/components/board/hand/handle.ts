import type { Move, Refusal } from '../../../engine/index.ts';
import type { Spot } from './hit.ts';
import { EMPTY, movesFrom, pickedIn, restOf, targetsOf, type Hand, type Resting, type Under } from './hand.ts';
import { findHeld, placeAt, type Held } from './held.ts';

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
  /** What is dragged has gone on; nothing else has changed. */
  | { readonly kind: 'carry' }
  /** Nothing is pointed at any more. */
  | { readonly kind: 'unpoint' }
  /** What the reader has drawn goes. */
  | { readonly kind: 'erase' }
  /** A place has come into focus, or none. */
  | { readonly kind: 'focus'; readonly name: string | undefined }
  | { readonly kind: 'choose'; readonly name: string }
  | { readonly kind: 'picked'; readonly held: Held; readonly byKey: boolean }
  | { readonly kind: 'looked'; readonly at: string }
  /** What is in the hand is to be let go; whoever put something into it from outside is asked first. */
  | { readonly kind: 'putDown' }
  | { readonly kind: 'ask'; readonly moves: readonly Move[]; readonly to: string }
  | { readonly kind: 'make'; readonly move: Move }
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly from: string; readonly to: string }
  /** Something was dragged to a place, or off the board (mode `edit`). */
  | { readonly kind: 'drop'; readonly from: string; readonly to: string | undefined }
  | { readonly kind: 'turn'; readonly angle: number };

export interface Handled {
  readonly hand: Hand;
  readonly intents: readonly Intent[];
}

const SHOW: Intent = { kind: 'show' };
const UNPOINT: Intent = { kind: 'unpoint' };
const becomes = (hand: Hand, ...intents: readonly Intent[]): Handled => ({ hand, intents });

/** What becomes of a hand by an input, and what the board is to do. It changes nothing and knows no page. */
export function handle(hand: Hand, input: Input, under: Under): Handled {
  switch (input.kind) {
    case 'tap':
      return tap(restOf(hand), input.spot, under);
    case 'pick':
      return pick(restOf(hand), input.spot, true, under);
    case 'grab':
      return grab(restOf(hand), input, under);
    case 'rest':
      return rest(hand, input.spot, under);
    case 'drag':
      return drag(hand, input, under);
    case 'drop':
      return drop(hand, input, under);
    case 'cancel':
      return hand.kind === 'dragging' ? becomes(EMPTY, SHOW) : becomes(restOf(hand));
    case 'answer':
      return answer(hand, input.move);
    case 'putDown': {
      const { kind } = restOf(hand);
      return kind === 'empty' && hand.kind !== 'dragging' ? becomes(hand) : becomes(EMPTY, { kind: 'focus', name: undefined }, SHOW);
    }
    case 'clear':
      return becomes(hand.kind === 'pressing' || hand.kind === 'turning' ? { ...hand, over: EMPTY } : EMPTY);
  }
}

function tap(hand: Resting, spot: Spot | undefined, under: Under): Handled {
  const next = spot ? pick(hand, spot, false, under) : becomes(hand, { kind: 'putDown' }, SHOW);
  return becomes(next.hand, { kind: 'erase' }, UNPOINT, ...next.intents);
}

/** A spot is pointed at, by pointer or by key: choose it, pick up, put, or look at its column. */
function pick(hand: Resting, spot: Spot, byKey: boolean, under: Under): Handled {
  const name = placeAt(under.standing, spot);
  const focus: Intent = { kind: 'focus', name };
  if (under.mode === 'choose' || under.mode === 'edit') return becomes(hand, focus, { kind: 'choose', name });
  if (under.mode === 'look') {
    const isSeen = hand.kind === 'looking' && hand.at === name;
    return becomes(isSeen ? EMPTY : { kind: 'looking', at: name }, focus, SHOW);
  }
  const held = findHeld(under.standing, spot, false);
  const picked = pickedIn(hand);
  const next: Hand = held ? { kind: 'picked', held, isRefused: false } : { kind: 'looking', at: name };
  const told: Intent = held ? { kind: 'picked', held, byKey } : { kind: 'looked', at: name };
  if (!picked) return becomes(next, focus, SHOW, told);

  const isSame = picked.from === held?.from;
  const moves = movesTo(under, picked.from, name);
  if (moves.length > 0) return prefix(focus, put(picked, moves, name));
  if (isSame && !(hand.kind === 'picked' && hand.isRefused)) return becomes(hand, focus, { kind: 'putDown' });
  // No piece goes to a pin: a press on one that holds a board means that board.
  const isBoardInstead = spot.kind === 'pin' && held?.board !== undefined && picked.board === undefined;
  if (!held || (!isSame && held.board !== undefined && !isBoardInstead)) {
    const refusal = refusalOf(under, picked.from, name);
    const again: Hand = { kind: 'picked', held: picked, isRefused: refusal !== undefined };
    return refusal ? becomes(again, focus, { kind: 'refuse', refusal, from: picked.from, to: name }) : becomes(again, focus);
  }
  // A king put onto its own rook may mean castling: why it is barred is said, and the rook is picked up.
  const refusal = castlingRefusal(under, picked.from, name);
  if (refusal)
    return becomes({ kind: 'picked', held, isRefused: true }, focus, SHOW, { kind: 'refuse', refusal, from: picked.from, to: name });
  return becomes(next, focus, SHOW, told);
}

/** Makes the move that is meant; asks which one if there are several. */
function put(held: Held, moves: readonly Move[], name: string): Handled {
  const [move] = moves;
  if (!move || moves.length > 1) return becomes({ kind: 'asking', held, moves }, { kind: 'ask', moves, to: name });
  return becomes(EMPTY, UNPOINT, { kind: 'make', move });
}

/** What cannot be asked is not made: the piece stays where it was. */
function answer(hand: Hand, move: Move | undefined): Handled {
  if (hand.kind !== 'asking') return becomes(hand);
  return move && hand.moves.includes(move) ? becomes(EMPTY, UNPOINT, { kind: 'make', move }) : becomes(hand, { kind: 'putDown' });
}

/** A finger drags only what is picked up already, so that the page can be scrolled from everywhere else. */
function grab(hand: Resting, { spot, x, isTouch }: Input & { kind: 'grab' }, under: Under): Handled {
  const held = spot && (under.mode === 'play' || under.mode === 'edit') ? findHeld(under.standing, spot, under.mode === 'edit') : undefined;
  if (held && (!isTouch || (pickedIn(hand)?.from ?? under.selected) === held.from)) return becomes({ kind: 'pressing', held, over: hand });
  return under.angle === undefined ? becomes(hand) : becomes({ kind: 'turning', x, angle: under.angle, over: hand });
}

/** A finger that rests picks up as a tap does; what it would put down or move by a tap waits for the tap. */
function rest(hand: Hand, spot: Spot | undefined, under: Under): Handled {
  const held = spot && under.mode === 'play' ? findHeld(under.standing, spot, false) : undefined;
  const picked = pickedIn(hand);
  if (!spot || !held || picked?.from === held.from || targetsOf(hand, under).includes(spot.name)) return becomes(hand);
  if (picked && held.board !== undefined) return becomes(hand);
  const next = tap(restOf(hand), spot, under);
  return becomes({ kind: 'pressing', held, over: restOf(next.hand) }, ...next.intents);
}

function drag(hand: Hand, { x, y }: { readonly x: number; readonly y: number }, { mode, standing }: Under): Handled {
  if (hand.kind === 'turning') return becomes(hand, { kind: 'turn', angle: hand.angle + (x - hand.x) * DEGREES });
  if (hand.kind === 'dragging') return becomes({ ...hand, x, y }, { kind: 'carry' });
  if (hand.kind !== 'pressing') return becomes(hand);
  const { held } = hand;
  // Another position may have come since the press: what is not there any more is not dragged.
  const there = findHeld(standing, { kind: held.board === undefined ? 'square' : 'pin', name: held.from }, mode === 'edit');
  if (there?.from !== held.from || there.board !== held.board) return becomes(hand.over);
  const said: readonly Intent[] = mode === 'play' ? [{ kind: 'picked', held, byKey: false }] : [];
  return becomes({ kind: 'dragging', held, x, y }, UNPOINT, ...said, SHOW);
}

function drop(hand: Hand, { spot, near }: Input & { kind: 'drop' }, under: Under): Handled {
  if (hand.kind !== 'dragging') return becomes(restOf(hand));
  const { held } = hand;
  const below = spot && placeAt(under.standing, spot);
  const name = held.board === undefined ? below : (near ?? below);
  if (under.mode === 'edit') return becomes(EMPTY, { kind: 'drop', from: held.from, to: name }, SHOW);
  const moves = name === undefined ? [] : movesTo(under, held.from, name);
  if (name !== undefined && moves.length > 0) return put(held, moves, name);
  const refusal = name === undefined || name === held.from ? undefined : refusalOf(under, held.from, name);
  const refused: readonly Intent[] = refusal && name !== undefined ? [{ kind: 'refuse', refusal, from: held.from, to: name }] : [];
  return becomes(EMPTY, ...refused, { kind: 'show', isSlow: true });
}

const prefix = (intent: Intent, { hand, intents }: Handled): Handled => becomes(hand, intent, ...intents);

function movesTo({ position }: Under, from: string, name: string): readonly Move[] {
  return movesFrom(position, from).filter((move) => move.to === name);
}

/** Why the king may not castle with the rook he is put onto; nothing of any two other places. */
function castlingRefusal({ position }: Under, from: string, name: string): Refusal | undefined {
  return position.refuseCastling(from, name);
}

function refusalOf(under: Under, from: string, name: string): Refusal | undefined {
  return castlingRefusal(under, from, name) ?? under.position.refuse(from, name);
}
