import type { Player, Role } from '../engine/core/piece.ts';

/** A piece by what it is and where it stands. */
export interface Piece {
  readonly role: Role;
  readonly square: string;
  /** Whether it is a pawn that waits for its promotion; where it becomes a queen it gives check as one. */
  readonly isWaiting?: true;
}

/** What stops a mate or refutes a try; `M` is how a move is given. */
export type Way =
  /** The king steps to a square; `cover` covers it after the key. */
  | { readonly kind: 'flight'; readonly square: string; readonly cover?: Piece }
  /** The king captures what checks; `guard` guards it after the key. */
  | { readonly kind: 'king-takes'; readonly piece: Piece; readonly guard?: Piece; readonly on?: string }
  /** A piece captures what checks, or what has moved; on `level`, in the same column, it would not reach it. */
  | { readonly kind: 'takes'; readonly by: Piece; readonly piece: Piece; readonly level?: string }
  /** A piece comes between. */
  | { readonly kind: 'between'; readonly by: Piece; readonly square: string }
  /** A board turns or goes to a pin, with the king on it or without. */
  | { readonly kind: 'board'; readonly pin: string; readonly turns: boolean; readonly ride?: string; readonly pieces: readonly Piece[] }
  /** What attacks the solver’s king then (three players). */
  | { readonly kind: 'attacks'; readonly by: readonly Piece[] }
  /** The reply gives check. */
  | { readonly kind: 'checks' }
  /** The reply captures another piece. */
  | { readonly kind: 'captures'; readonly piece: Piece }
  /** The reply reaches what the try was to keep from happening. */
  | { readonly kind: 'mates' }
  /** A pawn becomes something. */
  | { readonly kind: 'promotes'; readonly role: Role }
  | { readonly kind: 'other' };

/** Why a threat no longer works. */
export type Stop<M> =
  | { readonly kind: 'blocked'; readonly square: string }
  | { readonly kind: 'captured'; readonly piece: Piece }
  | { readonly kind: 'pinned'; readonly piece: Piece }
  /** `replies` are all that there are, where they are few enough to be named. */
  | { readonly kind: 'check'; readonly isMate: boolean; readonly replies: readonly M[]; readonly count: number }
  /** The king would play it, and the square is covered now by a piece that has moved, or that a board has carried. */
  | { readonly kind: 'covered'; readonly square: string; readonly by?: Piece }
  | { readonly kind: 'gone'; readonly square: string }
  | { readonly kind: 'unreached' }
  /** It may be played, and what follows comes too late. */
  | { readonly kind: 'late' }
  | { readonly kind: 'no-check' }
  | {
      readonly kind: 'answered';
      readonly reply: M;
      readonly way: Way;
      readonly left?: 'vacated' | 'arrived' | 'walked' | 'shut';
      readonly by?: Piece;
    };

/** How right moves save a king: it steps away, or castles; what attacks it is captured, or its line is shut. */
export type Saving =
  | { readonly kind: 'steps' }
  | { readonly kind: 'castles'; readonly square: string }
  /** `attacks`: the king is in check from it. */
  | { readonly kind: 'takes'; readonly piece: Piece; readonly attacks: boolean }
  | { readonly kind: 'between' }
  /** The next player is in check, and has to answer it. */
  | { readonly kind: 'checks'; readonly player: Player };

/** Replies that are met alike, and how. */
export interface Met<M> {
  readonly replies: readonly M[];
  /** How many more replies are met like this. */
  readonly more: number;
  readonly answer: M;
}

/** Every reason there is, with what its sentence needs; `M` is how a move is given. */
export interface ReasonCases<M> {
  /** All other checks leave one of a few replies. */
  'other-checks': {
    readonly count: number;
    readonly outs: readonly { readonly count: number; readonly square: string }[];
    readonly cover?: Piece;
  };
  /** How a mate holds, told of the king’s own side. */
  mated: {
    readonly checking: readonly Piece[];
    /** What a single checking piece covers itself. */
    readonly own: readonly string[];
    readonly others: readonly { readonly by: Piece; readonly squares: readonly string[] }[];
    /** Pieces that are only named, and how many squares they cover together. */
    readonly rest: readonly Piece[];
    readonly count: number;
    /** Where the king’s own pieces are in its way. */
    readonly blocked: readonly string[];
  };
  /** What a gain comes to, by the roles of pieces. */
  wins: {
    readonly won: readonly Role[];
    readonly given: readonly Role[];
    readonly made: readonly Role[];
    /** Whether a pawn waits for its promotion at the end. */
    readonly waits: boolean;
  };
  becomes: { readonly role: Role; readonly square: string };
  /** What the pawn becomes by the reply to the first move: of each reply the roles and the square. */
  depends: { readonly ways: readonly { readonly replies: readonly M[]; readonly roles: readonly Role[]; readonly square: string }[] };
  /** What is left beside the kings, by roles. */
  left: { readonly roles: readonly Role[]; readonly isMain: boolean };
  /** Why nobody takes a king that every right move, or some of them, leave in check (Harshman VIII, Surviving). */
  survives: {
    readonly king: Player;
    readonly next: Player;
    readonly third: Player;
    /** How many legal moves the next player has, at most. */
    readonly replies: number;
    /** Whether every right move leaves the king in check. */
    readonly isAlways: boolean;
  };
  /** How the right moves save the king, those alike together. */
  saved: { readonly ways: readonly { readonly moves: readonly M[]; readonly how: Saving }[] };
  /** A piece whose move lets another player take the king, if nothing is done. */
  danger: {
    readonly king: Player;
    readonly player: Player;
    readonly from: Piece;
    readonly reply: M;
    /** Whether every move of the piece does. */
    readonly isAny: boolean;
    readonly taker: Piece & { readonly owner: Player };
  };
  /** Squares next to a king that nobody who hunts it covered before the key. */
  closes: { readonly key: M; readonly king: Player; readonly squares: readonly string[] };
  'under-attack': { readonly king: Player; readonly by: readonly (Piece & { readonly owner: Player })[] };
  /** `isMate` where what checks is told with the mate. */
  'double-check': { readonly key: M; readonly by: readonly Piece[]; readonly isMate: boolean };
  discovered: { readonly key: M; readonly by: Piece; readonly isBoard: boolean; readonly isMate: boolean };
  /** A board leaves the column of a pawn, which is promoted where it stands. */
  uncovers: { readonly key: M; readonly square: string; readonly role: Role };
  rides: { readonly key: M; readonly pieces: readonly Piece[]; readonly pin: string; readonly turns: boolean; readonly isMate: boolean };
  /** Another level of the key’s column. */
  level: { readonly square: string; readonly other: string; readonly role: Role; readonly way?: Way; readonly isQuiet: boolean };
  threat: { readonly key: M; readonly threat: M; readonly moves: number; readonly isForced: boolean };
  /** The threat is no mate yet: the king goes to a square that `by` covers only after the key. */
  early: { readonly key: M; readonly threat: M; readonly reply: M; readonly by: Piece; readonly square: string };
  zugzwang: { readonly key: M; readonly player: Player };
  takes: { readonly key: M; readonly squares: readonly string[] };
  gives: { readonly key: M; readonly squares: readonly string[] };
  /** A piece may be captured where the key puts it. */
  offers: { readonly key: M; readonly role: Role };
  replies: {
    readonly count: number;
    readonly ways: readonly Met<M>[];
    readonly rest: number;
    readonly isThreatLeft: boolean;
    readonly isCheck: boolean;
  };
  only: { readonly reply: M; readonly answer: M };
  try: {
    readonly tried: M;
    readonly reply: M;
    readonly player: Player;
    readonly isByName: boolean;
    readonly way: Way;
    readonly met?: { readonly key: M; readonly answer: M };
  };
  parried: { readonly threat: M; readonly key: M; readonly more: number; readonly moves: number; readonly stop: Stop<M> };
  'in-check': {
    readonly player: Player;
    readonly by: readonly Piece[];
    readonly count: number;
    readonly ways: readonly Met<M>[];
    readonly rest: number;
  };
  attacks: { readonly key: M; readonly isCheck: boolean; readonly targets: readonly Piece[]; readonly isForced: boolean };
  /** A piece that is captured whatever the reply: attacked with check, pinned, drawn away, or simply attacked. */
  doomed: {
    readonly key: M;
    readonly piece: Piece;
    readonly how: 'check' | 'pinned' | 'drawn' | 'attacked';
    readonly reply: M;
    readonly answer: M;
  };
  /** What both others reply to a move that wins a piece of one of them, and what is taken all the same. */
  chase: {
    readonly player: Player;
    readonly reply: M;
    readonly next?: { readonly player: Player; readonly reply: M };
    readonly answer: M;
    readonly role: Role;
    readonly owner: Player;
  };
  attacked: { readonly king: Player; readonly by: readonly Piece[] };
  attempt: {
    readonly player: Player;
    readonly reply: M | undefined;
    readonly from: Piece;
    readonly to: string;
    readonly king: Player;
    readonly way: Way;
    readonly taker: Piece;
    readonly by: Player;
  };
  steps: {
    readonly king: Player;
    readonly checking: readonly Piece[];
    readonly covers: readonly { readonly by: Piece; readonly squares: readonly string[] }[];
  };
  shared: {
    readonly king: Player;
    readonly takers: readonly { readonly player: Player; readonly count: number; readonly replies: readonly M[] }[];
  };
  captured: {
    readonly captures: readonly {
      readonly role: Role;
      readonly owner: Player;
      readonly square: string;
      readonly by: Piece;
      /** Where the captured piece had come from in the game. */
      readonly from?: string;
    }[];
  };
  impostor: { readonly role: Role; readonly square: string; readonly from: string };
  twice: { readonly role: Role; readonly from: string; readonly square: string; readonly by: readonly string[] };
  home: { readonly role: Role; readonly square: string; readonly by: readonly string[] };
  order: { readonly first: Piece; readonly then: Piece; readonly to: string };
  'board-away': { readonly move: M; readonly player: Player };
  helpless: { readonly player: Player; readonly piece: Piece };
  'self-block': { readonly player: Player; readonly pieces: readonly Piece[]; readonly moves: readonly M[] };
  opens: { readonly move: M; readonly by: Piece };
  walks: { readonly player: Player; readonly from: string; readonly to: string; readonly isRide: boolean };
  'must-take': { readonly key: M; readonly replies: readonly M[]; readonly isCheck: boolean };
  stuck: {
    readonly player: Player;
    readonly covers: readonly { readonly by: Piece; readonly squares: readonly string[] }[];
    readonly own: readonly string[];
    readonly pinned: readonly Piece[];
    readonly still: readonly Piece[];
    readonly isMain: boolean;
  };
}
/** The code of a reason. */
export type ReasonCode = keyof ReasonCases<unknown>;
