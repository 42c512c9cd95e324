import type { Act } from './act.ts';
import type { Fact } from './facts.ts';
import type { Move } from './move.ts';
import type { Piece, Player, Role } from './piece.ts';
import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { SampleGame } from './sample-game.ts';
import type { Setup, SetupChange } from './setup.ts';
import type { SetupView } from './setup-view.ts';

/** The kinds of board: the movable one and the hexagonal one. */
export const FAMILIES = ['trid', 'threeway'] as const;
/** Which kind of board: decides how a diagram is laid out, never what a rule says. */
export type Family = (typeof FAMILIES)[number];

/** Where a statement comes from, the source’s own word first, our decisions last. */
export const RULING_KINDS = ['text', 'counted', 'inferred', 'house'] as const;
/**
 * `text`: the source says so; `counted`: a count of all positions in a stated frame settles it; `inferred`: it follows from the source;
 * `house`: the source is silent and we decide.
 */
export type RulingKind = (typeof RULING_KINDS)[number];

/** A case the source leaves open or contradicts itself in, and what this project decided or counted: a row of the Rulings table, which `src/words` says. */
export interface Ruling {
  /** The case, one of its ruleset’s. */
  readonly id: string;
  /** Whether the row was counted, follows from the source or is this project’s own decision. */
  readonly ruling: Exclude<RulingKind, 'text'>;
  /** Section of the source it belongs to. */
  readonly source: string;
  /** Whether the rules leave another reading, which we rejected. */
  readonly isOpen: boolean;
  /** The claims it covers, all of its own kind: ids of `src/content/claims`. */
  readonly claims: readonly string[];
}

/** A place where an attack board can stand. */
export interface Pin {
  /** What the ruleset calls it: `QL1`. */
  readonly name: string;
  /** On which side of the board it is. */
  readonly side: 'queen' | 'king';
  /** The main board it is fixed to: `W`, `N`, `B`. */
  readonly main: string;
  /** Whether it is at a corner of the main board towards White or towards Black. */
  readonly corner: 'front' | 'back';
  /** Whether a board there stands over or under its corner. */
  readonly over: boolean;
  /** Lowest file and rank of the four squares a board there has, and its height. */
  readonly file: number;
  /** Lowest rank of the four squares a board there has, from 0. */
  readonly rank: number;
  /** Height of a board there; odd. */
  readonly height: number;
}

/** What stands on an attack board, and whose it is, when somebody asks where it may go. */
export interface BoardLoad {
  /** The owner of the board, and the player who wants to move it. */
  readonly owner: Player;
  /** Who wants to move the board. */
  readonly mover: Player;
  /** All that stands on it. */
  readonly pieces: readonly Piece[];
}

/** One of several legal moves that begin and end alike. */
export interface Choice {
  /** The move itself. */
  readonly move: Move;
  /** What tells it from the others: the new piece, the board that it moves too, or that it is castling; `plain` is the move without any of it. */
  readonly kind: 'plain' | 'promotion' | 'board' | 'castling';
}

/** Something that may be agreed on before a game, with the values it can have; the first is the default. */
export interface RulesetOption {
  /** Its name, as `configure` takes it. */
  readonly id: string;
  /** What may be chosen; the first is the default. */
  readonly values: readonly string[];
}

/** How people write moves in a ruleset. Reading is matching what the writer writes: the round trip holds. */
export interface Notation {
  /** The letter of each kind of piece; a pawn has none before its square, whatever stands here. */
  readonly letters: Readonly<Record<Role, string>>;
  /** How a legal move of the position is written. */
  write(position: Position, move: Move): string;
  /** The same without marks of check and mate, for which the move has to be played. */
  writeUnmarked(position: Position, move: Move): string;
  /** The move with the names of squares that the boards show; absent where `write` has those. */
  writeAsShown?(position: Position, move: Move): string;
  /**
   * How the source's author names squares, where `write` has another's names: `corners` by main level, file and rank, attack boards
   * by the corner where they stand (Grant). Absent where `write` is the author's own, or the source has none.
   */
  readonly sourceStyle?: 'corners';
  /** The move a text means; ambiguous, illegal and malformed texts are refused with what would have been right. */
  read(position: Position, text: string): Result<Move>;
  /** All legal moves a loosely written text could mean (slips and missing disambiguation of game records). */
  readings(position: Position, text: string): readonly Move[];
  /** How an act is written in this position; absent where acts are always written by their ids. */
  writeAct?(position: Position, act: Act): string;
}

/** Names of squares counted from one player's own side, and the notation that uses them. */
export interface RelativeNames {
  /** What a player calls a square, counted from their own side. A name of no square throws. */
  name(square: string, player: Player): string;
  /** The square such a name means; nothing when there is none. */
  parse(name: string): string | undefined;
  /** The notation with a player’s own names. */
  notation(player: Player): Notation;
}

/** A set of rules: everything anybody outside its family may ask. */
export interface Ruleset {
  /** Its name for programs and addresses: `meder`. */
  readonly id: string;
  /** What people call it, in English. */
  readonly name: string;
  /** The kind of board it is played on. */
  readonly family: Family;
  /** Who plays, in turn order. */
  readonly players: readonly Player[];
  /** The options these rules were configured with, where they differ from the default; empty where there is nothing to choose. */
  readonly options: Readonly<Record<string, string>>;
  /** What may be agreed on, each with its values; `configure` takes them by id. Empty where there is nothing to choose. */
  readonly offers: readonly RulesetOption[];
  /** The start position's string. */
  readonly start: string;
  /** Every place an attack board can stand; none on the hexagonal board. */
  readonly pins: readonly Pin[];
  /** Its answer to each question of its family. */
  readonly facts: readonly Fact[];
  /** Ends the ruleset's reference page. */
  readonly rulings: readonly Ruling[];
  /** Games to look at, from the start position; none where the options change it. */
  readonly games: readonly SampleGame[];
  /** Worth of the roles in centipawns, for the opponent's play only. */
  readonly values: Readonly<Record<Role, number>>;
  /** How steeply the chance of a point rises with the value of a position: the slope of its logistic, per centipawn. */
  readonly chanceSlope: number;
  /** How people write its moves. */
  readonly notation: Notation;
  /** Absent where all players call a square by the same name. */
  readonly relative?: RelativeNames;
  /** The start position, the same value every time. */
  begin(): Position;
  /** Reads a position string; a malformed or impossible one is refused by field. */
  parse(text: string): Result<Position>;
  /** The position a setup describes; what is malformed or impossible in it is refused by the field of the position string that says it. */
  fromSetup(setup: Setup): Result<Position>;
  /** What a position string describes: its form is judged, not whether a game can reach it. */
  readSetup(text: string): Result<Setup>;
  /** A setup to work on, with its string: its form is judged, not whether a game can reach it. */
  viewSetup(setup: Setup): Result<SetupView>;
  /** A setup after one change; rights that need what is gone go with it. */
  changeSetup(setup: Setup, change: SetupChange): Result<Setup>;
  /** The squares of all pieces of a setup that may still have their first move, in canonical order; none where it is malformed. */
  firstMoves(setup: Setup): readonly string[];
  /**
   * The pins an attack board at a pin may go to with a load, if they are vacant; the pin itself where it may be turned
   * around there. None where such a board stays. An unknown pin throws.
   */
  reach(pin: string, load: BoardLoad): readonly string[];
  /** The same rules with options set (three-way: board, mate, automatic); refuses unknown names and values. */
  configure(options: Readonly<Record<string, string>>): Result<Ruleset>;
}
