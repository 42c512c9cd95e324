import type { Player } from './piece.ts';
import type { AttackBoard, Square } from './position.ts';
import type { Setup } from './setup.ts';

/** A setup as somebody works on it: of the right form, but perhaps one that no game can reach. */
export interface SetupView {
  /** What is worked on. */
  readonly setup: Setup;
  /** Its position string. */
  readonly text: string;
  /** Who is on move. */
  readonly turn: Player;
  /** Players still in the game, in turn order. */
  readonly active: readonly Player[];
  /** Every square that exists, with what stands there, in canonical order. */
  readonly squares: readonly Square[];
  /** The attack boards where they stand. */
  readonly boards: readonly AttackBoard[];
  /** What the string says besides where everything stands, in its order. */
  readonly fields: readonly SetupField[];
}

/** A field of a position string. */
export interface SetupField {
  /** The name its faults go by: `turn`, `rights`, `en passant` ... */
  readonly name: string;
  /** What the position string says there. */
  readonly text: string;
  /** What people choose from; a field may hold other texts too. Absent where there is no list. */
  readonly choices?: readonly string[];
}

/** What a position string says behind its placement, field by field, with what people choose from. */
export function listFields(
  fields: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, readonly string[]>>,
): readonly SetupField[] {
  return Object.entries(fields)
    .slice(1)
    .map(([name, text]) => ({ name, text, ...(choices[name] && { choices: choices[name] }) }));
}
