import type { Ruleset } from '../engine/index.ts';
import type { DescribedResult } from '../words/described-fault.ts';
import type { OpponentQuestion } from './opponent/reply.ts';
import type { SavedGames } from './game-log.ts';
import type { CorrespondenceStore } from './correspondence-controller.ts';

/** What the analysis board needs of the world around it. */
export interface Environment {
  /** The rules with this id, fetched if need be; nothing if there are none. */
  fetchRules(id: string): Promise<Ruleset | undefined>;
  /** The opponent's move or act in answer to a game; nothing when the question was taken back. */
  ask(question: OpponentQuestion): Promise<DescribedResult<string> | undefined>;
  /** Takes the question back. */
  drop(): void;
  /** Reads a sentence to those who listen to the page. */
  announce(words: string): void;
  /** Done when the board shows what was played last. */
  shown(): Promise<unknown>;
  /** The games by link that are kept here. */
  readonly mailbox: CorrespondenceStore;
  /** The games of the board that are kept here. */
  readonly games: SavedGames;
  /** A number from 0 to below 1, by chance. */
  random(): number;
  /** The time, in milliseconds, as it is on other days too. */
  now(): number;
}
