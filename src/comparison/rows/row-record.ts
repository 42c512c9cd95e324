import type { TABLE } from '#words/compare/table.ts';
import type { Position, Role, Ruleset } from '../../engine/index.ts';
import type { GameFigures } from '../game-figures.ts';

/** A part of the table. */
export type Group = keyof typeof TABLE.groups;

/** An answer that is counted anew for the table, and a sentence that says how. */
export interface CountedAnswer {
  readonly value: string;
  readonly says: string;
}

/** What is aboard an attack board, as the player on move sees it. */
export type Load = 'empty' | 'pawn' | 'knight' | 'king' | 'enemy' | 'two' | 'guest' | 'guest-pawn' | 'foreign' | 'other';

/** Which disagreements about a move show a row at work. */
export interface Shows {
  /** The codes of the refusal or effect that decides. */
  readonly codes: readonly string[];
  /** The pieces that may move; any where it is left out. */
  readonly roles?: readonly Role[];
  /** What may be aboard the board that moves. */
  readonly loads?: readonly Load[];
  /** Only by an attack board, or only by a piece. */
  readonly by?: 'board' | 'piece';
  /** What the move must do where it is legal, besides. */
  readonly does?: (legal: Position, move: string) => boolean;
}

/** A row of the table: everything about it but its words. */
export interface RowRecord {
  /** The question: the id of a fact, or one of our own. */
  readonly id: string;
  readonly group: Group;
  /** The question in words, where neither a fact nor `#words/compare/answers.ts` asks it. */
  readonly question?: string;
  /** How the engine answers it; nothing where the question makes no sense under the ruleset. */
  readonly count?: (ruleset: Ruleset) => CountedAnswer | undefined;
  /** How the games of a ruleset answer it. */
  readonly measure?: (figures: GameFigures) => CountedAnswer | undefined;
  /** By ruleset the claim that answers the row, where it is not the first claim of the ruleset's fact. */
  readonly claims?: Readonly<Record<string, string>>;
  /** By ruleset the rule that answers the row, where no claim of its own tells that rule from its neighbours. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Where it can be seen: in disagreements about a move, in the starts of the rulesets, or in no single position. */
  readonly shows?: Shows | readonly Shows[] | 'start' | 'nowhere';
  /** Why two rulesets that answer it differently never disagree about a move for that reason, by pair. */
  readonly unseen?: Readonly<Record<string, string>>;
}

/** Refusals of a board's move for what is aboard. */
export const LOAD_CODES = ['board-empty', 'board-loaded', 'board-crowded', 'no-rotation', 'not-your-board', 'not-your-piece'];
