import type { Topic } from '../../puzzles/topic.ts';

/** A board that shows what a word means. */
export interface TermBoard {
  readonly ruleset: string;
  readonly position: string;
  /** `b2W-b4N`. */
  readonly arrows: readonly string[];
  readonly caption: string;
}

/** A word of the game, as this site uses it everywhere. */
export interface Term {
  readonly term: string;
  /** What it means; `[word]` and `[word|as written]` lead to another term. */
  readonly says: string;
  /** Other words for the same thing, which our texts do not use. */
  readonly not?: readonly string[];
  /** Forms in which texts have the word, where they are linked to it on first use; without any it is not linked. */
  readonly forms?: readonly string[];
  /** Other words for it with which a lesson explains it. */
  readonly as?: readonly string[];
  /** The screen of each course that explains it, `lesson#screen`. */
  readonly lessons?: Readonly<Record<string, string>>;
  /** What lessons about it are about: no lesson before them uses the word. */
  readonly topic?: Topic;
  /** A small board beside it, made when it is asked for. */
  readonly board?: () => TermBoard;
}

export interface TermGroup {
  readonly title: string;
  readonly terms: readonly Term[];
}
