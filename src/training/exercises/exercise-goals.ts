import type { Goal, Player, Position } from '../../engine/index.ts';
import type { PlayoutGoal } from '../../game/goals/playout-goal.ts';

/**
 * Moves that may be asked for by what they are: a board's or castling by its kind, what captures (`captureOf`) or promotes (`promotes`) as the
 * engine says; a promotion may be one that comes about by itself, whatever the others play.
 */
export const MOVE_KINDS = ['board', 'castling', 'capture', 'promotion'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** What an exercise asks for, as a value. What the prover can settle is one of its own goals; the rest only exercises have. */
export type ExerciseGoal =
  /** Choose every square the piece attacks. */
  | { readonly kind: 'attacks'; readonly from: string }
  /** Choose every square or pin the piece, or the board on a pin, may go to. */
  | { readonly kind: 'moves'; readonly from: string }
  /** Choose exactly these squares or pins, or say that none is right; those of `among` stand in a row of buttons as well. */
  | { readonly kind: 'select'; readonly answer: readonly string[]; readonly among?: readonly string[] }
  /** Say whether a claim is true. */
  | { readonly kind: 'truth'; readonly answer: boolean }
  /** Answer in words: the place of the right one among the options, from 0. */
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly answer: number }
  /** Find the one move among these, `from-to`, that the rules forbid. */
  | { readonly kind: 'illegal'; readonly among: readonly string[] }
  /**
   * Make any one of these moves, by their ids, or any legal one of a kind, within this many of one's own moves (one by default).
   * `square` is where what is captured must stand.
   */
  | { readonly kind: 'play'; readonly moves: readonly string[] | MoveKind; readonly square?: string; readonly within?: number }
  /** Bring a piece, or the piece that starts on `from`, to a square. */
  | { readonly kind: 'reach'; readonly square: string; readonly from?: string; readonly within: number }
  | { readonly kind: 'check'; readonly within: number }
  /** Get out of check, so that the reply cannot mate. */
  | { readonly kind: 'escape' }
  /** Not to be mated for this many moves. */
  | { readonly kind: 'survive'; readonly moves: number }
  | MatingGoal
  /** Say who can declare this player's mate now, alone or jointly, or that nobody can. */
  | { readonly kind: 'declare'; readonly loser: Player }
  /**
   * Play for one player: move where it is that player's turn, and between turns declare the loser's mate, alone or jointly, as soon as it
   * holds, or say nothing. Within so many own moves: one where the player is on move, else none.
   */
  | { readonly kind: 'announce'; readonly by: Player; readonly loser: Player; readonly within?: number }
  /** Play on against the machine until an aim is reached. */
  | PlayoutGoal;

/** Mate by force; where mate is declared, a declaration that can be made after the last move. */
export type MatingGoal = Extract<Goal, { kind: 'mate' | 'declaration' }>;
export type ChoosingGoal = Extract<ExerciseGoal, { kind: 'attacks' | 'moves' | 'select' }>;
/** Goals that are answered in words, or by one of some buttons. */
export type AnsweringGoal = Extract<ExerciseGoal, { kind: 'truth' | 'choice' | 'illegal' | 'declare' }>;
/** Goals that are played for, and declared by the reader. */
export type AnnouncingGoal = Extract<ExerciseGoal, { kind: 'announce' }>;
/** Goals that are played for, and judged by the rules or by proof. */
export type PlayingGoal = Exclude<ExerciseGoal, ChoosingGoal | AnsweringGoal | AnnouncingGoal | PlayoutGoal>;

export function isChoosing(goal: ExerciseGoal): goal is ChoosingGoal {
  return goal.kind === 'attacks' || goal.kind === 'moves' || goal.kind === 'select';
}

function isAnswering(goal: ExerciseGoal): goal is AnsweringGoal {
  return goal.kind === 'truth' || goal.kind === 'choice' || goal.kind === 'illegal' || goal.kind === 'declare';
}

export function isPlaying(goal: ExerciseGoal): goal is PlayingGoal {
  return !isChoosing(goal) && !isAnswering(goal) && !isAnnouncing(goal) && !isPlayout(goal);
}

export function isAnnouncing(goal: ExerciseGoal): goal is AnnouncingGoal {
  return goal.kind === 'announce';
}

export function isPlayout(goal: ExerciseGoal): goal is PlayoutGoal {
  return goal.kind === 'playout';
}

/** The right squares or pins of a goal that asks to choose. */
export function rightPlacesOf(goal: ChoosingGoal, position: Position): readonly string[] {
  switch (goal.kind) {
    case 'attacks':
      return position.attacks(goal.from);
    case 'moves':
      return [...new Set(position.moves().flatMap((move) => (move.from === goal.from ? [move.to] : [])))];
    case 'select':
      return goal.answer;
  }
}

/** The forbidden one of some moves written `from-to`. */
export function forbiddenOf(among: readonly string[], position: Position): readonly string[] {
  return among.filter((name) => {
    const [from = '', to = ''] = name.split('-');
    return !position.moves().some((move) => move.from === from && move.to === to);
  });
}
