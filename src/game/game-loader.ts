import { batch } from '@preact/signals';
import type { GameRecord, Ruleset } from '../engine/index.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import type { DescribedFault } from '../words/described-fault.ts';
import { runInSlices } from '../platform/cooperative-task.ts';
import { pathInAddress, makeAddress, rulesetInAddress, type AddressedGame, type OpenedGame } from './game-address.ts';
import type { AnalysisBoardState } from './analysis-board-state.ts';
import type { Environment } from './game-environment.ts';
import { readKeptHeaders } from './game-list.ts';
import { describeGame } from './game-status.ts';
import { makeStart, seatOpponent, type GameChoice } from './next-game.ts';
import { openSteps, chooseNewerGame } from './opening-address.ts';
import { readPasted, type Pasted } from './pasted-text.ts';
import { RulesetCache } from './ruleset-cache.ts';
import { findRulesIn } from './reader/read-text.ts';
import { makeTree, type TreeNode, type Path } from './tree.ts';

/** How a loader puts on the board what it has read. */
export interface LoaderHooks {
  open(opened: OpenedGame): void;
  openRecord(record: GameRecord, tree: TreeNode): void;
  /** Begins to set a position up. */
  edit(text?: string): void;
  say(fault: DescribedFault | undefined): void;
  goTo(path: Path): void;
  /** Somebody wants to begin a game. */
  openDoor(): void;
  /** Goes back or on in what was changed, to the game that `isIt` knows; whether there is one. */
  turnTo(isIt: (game: AddressedGame) => boolean): boolean;
}

/** Brings games onto the analysis board: by rules that are chosen, an address, a game that is kept, or a text. A slow one gives way to whatever came after it. */
export class GameLoader {
  readonly #board: AnalysisBoardState;
  readonly #world: Environment;
  readonly #hooks: LoaderHooks;
  readonly #rulesets: RulesetCache;
  #isHeld = false;

  constructor(board: AnalysisBoardState, world: Environment, hooks: LoaderHooks) {
    this.#board = board;
    this.#world = world;
    this.#hooks = hooks;
    this.#rulesets = new RulesetCache(
      (id) => world.fetchRules(id),
      board.position.ruleset,
      () => hooks.say({ code: 'unknown', field: 'rules', message: ANALYSIS_BOARD.faults.notFetched }),
    );
  }

  get #ruleset(): Ruleset {
    return this.#board.position.ruleset;
  }

  /** Other rules, or an option of theirs, from the start. A position that is being set up is then the start too. */
  async choose(choice: string): Promise<void> {
    const isEditing = this.#board.editor.draft !== undefined;
    const start = await this.#rulesets.fetchStart(choice);
    if (!start) return;
    this.#hooks.open({ tree: makeTree(start), path: [] });
    if (isEditing) this.#hooks.edit();
  }

  /** A new game by the rules on the board. */
  async restart(): Promise<void> {
    await this.choose(this.#board.rules);
    this.#board.opponent.consider();
  }

  /** Begins the game that was chosen at the door; whether its rules could be had. */
  async begin(choice: GameChoice): Promise<boolean> {
    const { position, rules, opponent: opponent, match } = this.#board;
    const isFromHere = choice.isFromHere && choice.rules === rules;
    const start = isFromHere ? makeStart(position) : await this.#rulesets.fetchStart(choice.rules);
    if (!start) return false;
    const seats = seatOpponent(start.ruleset.players, choice, () => this.#world.random());
    this.#hooks.open({ tree: makeTree(start), path: [], seats });
    opponent.consider();
    this.#board.announce(describeGame(this.#board, match));
    return true;
  }

  /** Opens what an address holds; what is wrong with it is reported. */
  async follow(hash: string): Promise<void> {
    const board = this.#board;
    if (hash === '' || hash === board.address.value.hash) return;
    if (hash === '#play=1') return this.#hooks.openDoor();
    if (!board.editor.draft && !board.correspondence.isOn && this.#turnTo(hash)) return;
    const { hash: wanted, fault } = chooseNewerGame(hash, this.#world.mailbox);
    // The game on the board is the one that is kept.
    if (fault && wanted === board.address.value.hash) return this.#hooks.say(fault);
    const request = await this.#rulesets.fetch(rulesetInAddress(wanted));
    if (!request) return;
    const read = await runInSlices(openSteps(wanted, this.#rulesets.find, board.notation.value));
    if (request.aborted) return;
    const wrong = read.ok ? (read.value.fault ?? fault) : read.fault;
    if (read.ok) {
      this.#isHeld = read.value.fault !== undefined;
      this.#hooks.open(read.value);
    }
    if (wrong) this.#hooks.say(wrong);
  }

  /** Whether an address is that of the game on the board a while ago, or before moves were taken back, which then is there again. */
  #turnTo(hash: string): boolean {
    const { opponent: opponent, rules, address, game } = this.#board;
    const bare = (text: string): string => text.replace(/&at=\d+/, '');
    const wanted = bare(hash);
    if (bare(address.value.hash) === wanted) {
      this.#hooks.goTo(pathInAddress(game.tree, hash));
      return true;
    }
    return rulesetInAddress(hash) === rules.split(' ')[0] && this.#hooks.turnTo((one) => bare(makeAddress(one, opponent.seats)) === wanted);
  }

  /** Whether the page keeps the address it has this once, since not all of it was understood. */
  holdsAddress(): boolean {
    const isHeld = this.#isHeld;
    this.#isHeld = false;
    return isHeld;
  }

  /** Goes on with a game that is kept, as it was left: its place, its machine, its clocks. */
  async resume(id: string): Promise<void> {
    const { game, log, opponent: opponent, hotSeat: table, notation } = this.#board;
    const entry = log.games.find((one) => one.id === id);
    if (!entry) return;
    const request = await this.#rulesets.fetch(rulesetInAddress(entry.hash));
    if (!request) return;
    const read = await runInSlices(openSteps(entry.hash, this.#rulesets.find, notation.value));
    if (request.aborted) return;
    if (!read.ok) return this.#hooks.say(read.fault);
    const { tree, path, seats } = read.value;
    batch(() => {
      log.open(tree, id);
      this.#hooks.open({ ...read.value, seats: seats ?? { ...opponent.seats, players: [] } });
      game.begin(tree, path, { ...read.value, headers: readKeptHeaders(entry.headers) });
      table.take(entry.table);
    });
    opponent.resume();
  }

  /** Opens the text that was pasted: a position or a game. */
  async load(): Promise<void> {
    const board = this.#board;
    const given = board.text.value;
    if (given.trim() === '') return board.tell(ANALYSIS_BOARD.faults.nothing(ANALYSIS_BOARD.faults.examples), true);
    const request = await this.#rulesets.fetch(findRulesIn(given) ?? '');
    if (!request) return board.tell(board.fault.value, true);
    const read = await runInSlices(readPasted(given, this.#ruleset, this.#rulesets.find, board.notation.value));
    if (request.aborted) return;
    if (read.pasted) this.#take(read.pasted);
    if (read.sentence !== undefined) board.tell(read.sentence, true);
  }

  #take(pasted: Pasted): void {
    if (pasted.kind === 'position') return this.#hooks.open({ tree: makeTree(pasted.position), path: [] });
    if (pasted.kind === 'link') return this.#hooks.open(pasted.opened);
    // What is written as it should be but cannot be is shown, to be put right.
    if (pasted.kind === 'setup') return pasted.ruleset === this.#ruleset ? this.#hooks.edit(pasted.text) : undefined;
    this.#hooks.openRecord(pasted.record, pasted.tree);
  }
}
