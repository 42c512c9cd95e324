import type { Status } from './outcome.ts';
import type { Player } from './piece.ts';

/** A part of a setup that has a shape of its own. */
export type SetupPart = 'boards' | 'pieces' | 'turn' | 'active' | 'unmoved' | 'enPassant' | 'pending' | 'resignations' | 'clock' | 'number';

/** A fault that needs nothing more to be said. */
type Nothing = Readonly<Record<never, never>>;
/** The text that was found, as it was given. */
interface Found {
  readonly found: string;
}
interface OnSquare {
  readonly square: string;
}
interface Pieces {
  readonly player: Player;
  readonly pawns: number;
  readonly promoted: number;
}
interface Instead extends Found {
  /** Some moves that could have been meant, as they are written. */
  readonly moves: readonly string[];
}
interface Near extends Instead {
  /** The square or pin to which these moves go, where the text names one. */
  readonly to: string | undefined;
}

/**
 * Every way a text or a setup from outside is refused, with all that its sentence needs. `/cells` behind the slash is what the
 * hexagonal board has otherwise.
 */
export interface FaultCases {
  // Position strings.
  'too-long': { readonly count: number; readonly most: number };
  fields: { readonly fields: readonly string[]; readonly count: number };
  'fields/cells': { readonly fields: readonly string[]; readonly count: number };
  field: Found;
  // The placement.
  boards: { readonly boards: readonly string[]; readonly count: number };
  'boards/listed': Found & { readonly boards: readonly string[] };
  'boards/none': Nothing;
  'board-head': Found & { readonly place: number; readonly head: string };
  'no-board': Found;
  'no-pin': Found;
  'no-pin/board': Found & { readonly board: string };
  'pin-surplus': { readonly board: string };
  'pin-missing': { readonly board: string; readonly pin: string };
  'pin-taken': { readonly board: string; readonly pin: string };
  'pin-taken/both': { readonly boards: readonly string[]; readonly pin: string };
  ranks: { readonly board: string; readonly ranks: number; readonly count: number };
  'ranks/cells': { readonly board: string; readonly ranks: number; readonly count: number };
  rank: Found & { readonly board: string; readonly squares: number };
  'rank/part': Found & { readonly rank: number };
  'rank/cells': Found & { readonly rank: number; readonly cells: number; readonly count: number };
  'no-square': Found;
  'no-square/now': Found;
  'no-square/cell': Found;
  'no-square/board': Found & { readonly board: string };
  'two-pieces': OnSquare;
  'no-owner': OnSquare;
  'no-owner/piece': Nothing;
  'no-pawn': OnSquare;
  kings: { readonly player: Player; readonly count: number };
  'kings/cells': { readonly player: Player; readonly count: number; readonly isActive: boolean };
  'too-many': Pieces;
  'too-many/cells': Pieces;
  promoted: OnSquare;
  'promoted/home': OnSquare & { readonly player: Player; readonly home: Player };
  'third-bishop': OnSquare & { readonly player: Player };
  behind: OnSquare & { readonly player: Player };
  // Who plays.
  turn: Found & { readonly players: readonly Player[] };
  'turn/active': Found & { readonly active: readonly Player[] };
  'turn/king': { readonly player: Player; readonly turn: Player };
  active: Found & { readonly active: readonly Player[] };
  'active/order': Found;
  // Rights of the first move.
  'rights/none': Nothing;
  'rights/none-cells': Nothing;
  'rights/square': Found;
  'rights/cell': Found & { readonly board: string };
  'rights/start': OnSquare;
  'rights/start-cell': OnSquare;
  'rights/order': Found & { readonly boards: readonly string[] };
  'rights/order-cells': OnSquare;
  'rights/all': Found;
  'rights/all-cells': Nothing;
  'rights/second-row': OnSquare & { readonly player: Player };
  // En passant.
  passing: Found;
  'passing/cells': Found;
  'passing/cell': Found;
  'passing/square': Found;
  'passing/order': Found & { readonly crossed: readonly string[] };
  'passing/order-cells': OnSquare;
  'passing/column': OnSquare & { readonly pawn: string };
  'passing/one': Nothing;
  'passing/one-each': { readonly player: Player };
  'passing/pawn': OnSquare;
  'passing/step': OnSquare;
  'passing/middle': { readonly pawn: string; readonly crossed: string };
  'passing/active': { readonly pawn: string; readonly player: Player };
  'passing/origin': { readonly pawn: string; readonly origin: string };
  'passing/filled': OnSquare & { readonly pawn: string };
  // A pawn that waits for its promotion.
  'waiting/square': Found;
  'waiting/one': Found;
  'waiting/here': OnSquare;
  'waiting/covered': OnSquare;
  'waiting/none': Nothing;
  // Resignations.
  'resigning/none': Nothing;
  'resigning/entry': Found;
  'resigning/order': Found;
  'resigning/most': { readonly most: number };
  'resigning/three': Found;
  'resigning/moves': Found & { readonly player: Player; readonly round: number };
  // Clock and number.
  'count/clock': Found;
  'count/number': Found;
  'count/least': Found & { readonly least: number };
  'count/most': { readonly count: number; readonly most: number };
  'clock/step': { readonly clock: number };
  'clock/since': { readonly clock: number; readonly most: number; readonly square: string };
  'clock/plies': { readonly clock: number; readonly most: number };
  'round/step': { readonly round: number; readonly player: Player };
  // Setups given as values.
  setup: Nothing;
  'setup/part': { readonly part: SetupPart };
  // Options.
  option: Found & { readonly rules: string };
  'option/offers': Found & { readonly offers: readonly string[] };
  'option/value': Found & { readonly values: readonly string[] };
  'option/form': Found;
  // Moves and acts.
  'move/surplus': Found & { readonly written: string };
  'move/several': Instead;
  'move/several-cells': Instead & { readonly count: number };
  'move/both': Instead;
  'move/stuck': Found;
  'move/illegal': Near;
  'move/form': Near;
  'move/written': Found & { readonly written: string };
  'move/illegal-cells': Found;
  'move/form-cells': Found;
  'move/not-here': Found;
  'move/unplayable': Found;
  'claim/not-here': Found;
  'id/not-here': Instead & { readonly from: string; readonly count: number };
  'id/over': Found & { readonly status: Status };
  'id/closed': Found;
  'id/form': { readonly example: string };
  'act/form': Found;
  // Records of games.
  rules: Nothing;
  'rules/unknown': Found;
  header: Found;
  'header/twice': Found;
  'comment/open': Nothing;
  'variation/first': Nothing;
  'variation/deep': { readonly most: number };
  'variation/end': Nothing;
  'variation/empty': Nothing;
  'variation/open': Nothing;
  'variation/result': Found;
  'record/plies': { readonly most: number };
  'record/readings': Nothing;
  'result/form': Found;
  'result/behind': Found & { readonly result: string };
  'result/header': { readonly written: string; readonly header: string };
  'result/played': { readonly played: string; readonly status: Status; readonly result: string };
  'result/players': { readonly result: string; readonly players: number };
  // Goals to be proved.
  goal: Found;
  'goal/two': { readonly kind: string };
  'goal/uncounted': { readonly kind: string };
  'goal/three': { readonly kind: string };
  'goal/moves': { readonly moves: number };
  'goal/king': { readonly player: Player };
  'goal/by': { readonly by: readonly Player[] };
  'goal/own': Nothing;
  'goal/limit': { readonly moves: number };
}
/** The name of a way a text or a setup is refused. */
export type FaultVariant = keyof FaultCases;
