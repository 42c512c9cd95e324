import type { PAIR_PAGE } from '#words/compare/pair-page.ts';
import type { COMPARE_TABLE } from '#words/compare/table.ts';
import type { Position, Role, Ruleset } from '../../engine/index.ts';
import type { GameFigures } from '../game-figures.ts';

/** A part of the table. */
export type Group = keyof typeof COMPARE_TABLE.groups;

/** An answer that is counted anew for the table, and a sentence that says how. */
export interface CountedAnswer {
  readonly value: string;
  readonly says: string;
}

/** What is aboard an attack board, as the player on move sees it. */
export type LoadKind = 'empty' | 'pawn' | 'knight' | 'king' | 'enemy' | 'two' | 'guest' | 'guest-pawn' | 'foreign' | 'other';

/** A heading under which a reader looks something up at the board. */
export type BriefTopic = keyof typeof PAIR_PAGE.briefTopics;

/** A short answer: a sign before the words, so that a column is read at a glance. */
export interface Sign {
  readonly sign: 'yes' | 'no' | 'part';
  readonly words: string;
}

/** What rows answer: the value of one of them under a ruleset, by its id; nothing where it is not asked. */
export type ValueOf = (row: string) => string | undefined;

/** Which disagreements about a move show a row at work. */
export interface Shows {
  /** The codes of the refusal or effect that decides. */
  readonly codes: readonly string[];
  /** The pieces that may move; any where it is left out. */
  readonly roles?: readonly Role[];
  /** What may be aboard the board that moves. */
  readonly loads?: readonly LoadKind[];
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
  /** It is looked up at the board before all else, under this heading. */
  readonly brief?: BriefTopic;
  /** It has to be known before the first move. */
  readonly isFirst?: true;
  /** It is counted for the table and helps nobody at the board, or the set-up answers it. */
  readonly isIdle?: true;
  /** How it is answered by a sign, of a row that tells the rulesets apart at a glance; its words are those of the row in `TABLE.glance.questions`. */
  readonly glance?: (value: ValueOf) => Sign | undefined;
  /** Why two rulesets that answer it differently never disagree about a move for that reason, by pair. */
  readonly unseen?: Readonly<Record<string, string>>;
}

/** The sign of a plain yes or no. */
export const signOf = (value: string | undefined, words = ''): Sign | undefined =>
  value === undefined ? undefined : { sign: value === 'yes' ? 'yes' : 'no', words };

/** Refusals of a board's move for what is aboard. */
export const LOAD_CODES = ['board-empty', 'board-loaded', 'board-crowded', 'no-rotation', 'not-your-board', 'not-your-piece'];
