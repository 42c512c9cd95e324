import type { Act } from './act.ts';
import type { Examination } from './examination.ts';
import type { GameMachine } from './machine.ts';
import type { Move } from './move.ts';
import type { Check, Outcome, Status } from './outcome.ts';
import type { Piece, Player } from './piece.ts';
import type { Explanation, Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Choice, Ruleset } from './ruleset.ts';
import type { Setup } from './setup.ts';

/** A square (cell) that exists in this position. */
export interface Square {
  /** Its name, as every player of the ruleset calls it: `b2W`, `z0QL`, `e2`. */
  readonly name: string;
  /** `W`, `N`, `B` or the attack board's id; `hex` on the hexagonal board. */
  readonly board: string;
  /** Counted from 0: z = 0 on the Tri-D board, a = 0 on the hexagonal one. */
  readonly file: number;
  /** The number in its name. */
  readonly rank: number;
  /** Tri-D: W 0, N 2, B 4, attack boards at odd heights. Hexagonal: 0. */
  readonly height: number;
  /** Colour class: 0 dark, 1 light (Tri-D); 0 gray, 1 white, 2 black (hexagonal). */
  readonly shade: number;
  /** What stands there; nothing where it is vacant. */
  readonly piece: Piece | undefined;
}

/** An attack board where it stands now. */
export interface AttackBoard {
  /** `QL` and `KL` are White’s, `ql` and `kl` Black’s, wherever they stand. */
  readonly id: string;
  /** Whose it is, whoever stands on it. */
  readonly owner: Player;
  /** The pin it stands at: `QL1`. */
  readonly pin: string;
}

/**
 * A position as a value: nothing changes it, every question has an answer.
 * It remembers how it was reached as far as the rules ask for that (repetition, bars on declarations).
 */
export interface Position {
  /** The rules it answers by, with their options. */
  readonly ruleset: Ruleset;
  /** Who is on move. */
  readonly turn: Player;
  /** Players still in the game, in turn order. */
  readonly active: readonly Player[];
  /** Move (round) number, from 1. */
  readonly number: number;
  /** Plies since the last capture or pawn move. */
  readonly clock: number;
  /** Every square that exists now, in canonical order. */
  readonly squares: readonly Square[];
  /** The attack boards; none on the hexagonal board. */
  readonly boards: readonly AttackBoard[];
  /** All that its string says, as a value to change and to hand to another ruleset. */
  readonly setup: Setup;

  /** The piece on a square; nothing when it is vacant or does not exist. */
  at(square: string): Piece | undefined;
  /** All legal moves, ordered by id; found at the first call and kept. */
  moves(): readonly Move[];
  /** Claims and declarations that are available now, ordered by id. */
  acts(): readonly Act[];
  /** Plays a legal move of this very position; anything else is a programmer's mistake and throws. */
  after(move: Move): Position;
  /** Plays a move or act given by its id. */
  play(id: string): Result<Position>;
  /** What picking up what is on `from` and putting it on `to` would be: a legal move, or the first rule that bars it. */
  explain(from: string, to: string): Explanation;
  /** The same for a canonical id of any move or act, legal or not; a malformed one is a fault. */
  explainId(id: string): Result<Explanation>;
  /** The legal moves from one place to another, each with the words that tell it from the others. */
  choices(from: string, to: string): readonly Choice[];
  /** Why picking up what is on `from` and putting it on `to` is no legal move here; nothing if it is one. */
  refuse(from: string, to: string): Refusal | undefined;
  /** Why the player on move may not castle with this rook, king and rook on their first squares; nothing if castling is legal, or elsewhere. */
  refuseCastling(king: string, rook: string): Refusal | undefined;
  /** Why a declaration holds here or does not; absent where mate needs no declaration. */
  examine?(act: string): Result<Examination>;
  /** A machine of its own that stands on this position. It costs some kilobytes: make one for a search, not for a move. */
  machine(): GameMachine;
  /** Squares from which `square` could be captured on by `player`, if it were their turn and an enemy stood there; pins are ignored. */
  attackers(square: string, player: Player): readonly string[];
  /** Squares the piece on `square` attacks: it could capture there, even if it is pinned. */
  attacks(square: string): readonly string[];
  /** Every king of a player in the game that an enemy could capture if it were their turn. */
  checks(): readonly Check[];
  /** Whether the game goes on, or how it ended. */
  status(): Status;
  /** How the game ended and what each player has for it; nothing while it goes on. */
  outcome(): Outcome | undefined;
  /** Equal for two positions that are the same for the ruleset's idea of repetition. */
  key(): string;
  /** The position string. */
  text(): string;
}
