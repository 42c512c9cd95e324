import { signal } from '@preact/signals';
import type { GameEntry } from './game-list.ts';
import { makeAddress } from './game-address.ts';
import type { Game } from './game.ts';
import { endOf, type TreeNode } from './tree.ts';
import type { OpponentSeats } from './opponent-seats.ts';
import type { CorrespondenceController } from './correspondence-controller.ts';

/** The games of the analysis board that this browser keeps. */
export interface SavedGames {
  /** The latest first. */
  list(): readonly GameEntry[];
  keep(entry: GameEntry): void;
  remove(id: string): void;
  /** Whether the latest change could not be stored. */
  readonly isUnsaved: boolean;
  /** A name no other game has. */
  makeId(): string;
}

/** What is known of a game on the board: the entry it is kept as, and its tree as it was opened, which is not kept. */
interface Known {
  readonly id?: string;
  readonly opened?: TreeNode;
}

/** Keeps every game that is played or entered on the board, once each: from its first change on, at every further one. */
export class GameLog {
  readonly #rulesets: SavedGames;
  /** By what stays the same through all changes of one game: the pieces of its first position. */
  readonly #known = new WeakMap<TreeNode['ids'], Known>();
  readonly #now: () => number;
  readonly #games = signal<readonly GameEntry[]>([]);
  readonly #isUnsaved = signal(false);
  readonly #current = signal<string | undefined>(undefined);

  constructor(shelf: SavedGames, now: () => number) {
    this.#rulesets = shelf;
    this.#now = now;
    this.refresh();
  }

  /** The games that are kept, the latest first. */
  get games(): readonly GameEntry[] {
    return this.#games.value;
  }

  /** The entry of the game on the board, if it is kept. */
  get current(): string | undefined {
    return this.#current.value;
  }

  /** Whether the latest game could not be stored. */
  get isUnsaved(): boolean {
    return this.#isUnsaved.value;
  }

  /** The latest game, if it is not over. */
  get unfinished(): GameEntry | undefined {
    const [latest] = this.games;
    return latest?.result === '*' ? latest : undefined;
  }

  /** A game that is kept as this entry comes onto the board, or with none one that was entered just now. */
  open(tree: TreeNode, id?: string): void {
    this.#known.set(tree.ids, id === undefined ? {} : { id, opened: tree });
  }

  /** Keeps the game on the board as it is now. One that was opened and not changed, and one without a step, is not kept. */
  keep(game: Game, seats: OpponentSeats, correspondence: CorrespondenceController, table: unknown): void {
    const { tree } = game;
    const known = this.#known.get(tree.ids) ?? { opened: tree };
    const { mail } = correspondence;
    const mayKeep = mail
      ? (correspondence.standing.value?.seats.length ?? 0) > 0
      : known.id !== undefined || known.opened !== tree || game.closing?.reason !== undefined;
    const id = mail?.id ?? known.id ?? (mayKeep ? this.#rulesets.makeId() : undefined);
    if (!mail) this.#known.set(tree.ids, { ...known, ...(id !== undefined && { id }) });
    this.#current.value = id;
    if (id === undefined || !mayKeep) return;
    const end = endOf(tree, []);
    if (end.length === 0) return this.remove(id);
    const { ruleset } = tree.position;
    const entry: GameEntry = {
      id,
      hash: makeAddress(game, seats, mail),
      players: ruleset.players.join(''),
      at: Math.floor(this.#now() / 1000),
      steps: end.length,
      number: game.last.number,
      result: game.result,
      ...(game.headers.size > 0 && { headers: Object.fromEntries(game.headers) }),
      ...(table !== undefined && { table }),
    };
    const before = this.#rulesets.list().find((one) => one.id === id);
    if (before && JSON.stringify({ ...before, at: 0 }) === JSON.stringify({ ...entry, at: 0 })) return;
    // To look at an old game makes it no newer.
    this.#rulesets.keep(before?.result === entry.result && known.opened === tree ? { ...entry, at: before.at } : entry);
    this.refresh();
  }

  remove(id: string): void {
    if (!this.#rulesets.list().some((one) => one.id === id)) return;
    this.#rulesets.remove(id);
    this.refresh();
  }

  /** Looks again at what is kept; another tab may have changed it. */
  refresh(): void {
    this.#games.value = this.#rulesets.list();
    this.#isUnsaved.value = this.#rulesets.isUnsaved;
  }
}
