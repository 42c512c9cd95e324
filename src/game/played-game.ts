import { batch, signal } from '@preact/signals';
import type { Player } from '../engine/index.ts';
import { PLAY } from '#words/play.ts';
import type { AnalysisBoardState } from './analysis-board-state.ts';
import { makeLoss } from './termination.ts';
import { describeGame } from './game-status.ts';
import { endOf, makeTree } from './tree.ts';
import { makeStart, turnSeats } from './next-game.ts';
import type { OpenedGame } from './game-address.ts';

/** How a match changes the game on the board. */
export interface PlayedGameHooks {
  open(opened: OpenedGame): void;
  /** Makes something of the game; the opponent waits until it is asked. */
  change(make: () => void): void;
  undo(): void;
}

/** A game of people, against the machine or each other: who plays, and how they end it and begin the next one. */
export class PlayedGame {
  /** What the machine has said to an offer, until something is played. */
  readonly said = signal('');
  /** Whether the one person of a game of three resigns with each of their moves, until the third in a row counts. */
  readonly isGivingUp = signal(false);
  readonly #board: AnalysisBoardState;
  readonly #hooks: PlayedGameHooks;

  constructor(board: AnalysisBoardState, hooks: PlayedGameHooks) {
    this.#board = board;
    this.#hooks = hooks;
  }

  /** The sides of people where a machine has the others; none where it plays no side or all, or in a game by link. */
  get people(): readonly Player[] {
    const { opponent, correspondence, position } = this.#board;
    const { players } = opponent.seats;
    if (players.length === 0 || correspondence.isOn) return [];
    return position.ruleset.players.filter((player) => !players.includes(player));
  }

  /** The side of the one person who plays against the machine. */
  get you(): Player | undefined {
    const { people } = this;
    return people.length === 1 ? people[0] : undefined;
  }

  /** Whether a game with a machine is on. */
  get isOn(): boolean {
    return this.people.length > 0 && !this.isOver;
  }

  /** Whether the game is over, wherever in it the reader looks. */
  get isOver(): boolean {
    const { game } = this.#board;
    return game.last.status() !== 'playing' || game.closing?.reason !== undefined;
  }

  /** Whether people may end the game by what they say: of three players the rules have acts for it. */
  get mayClose(): boolean {
    const { position, correspondence, game } = this.#board;
    return position.ruleset.players.length === 2 && !correspondence.isOn && !this.isOver && game.tree.next.length > 0;
  }

  /** Whether it is the turn of the one person at the end of the game, who may then offer a draw. */
  get mayOffer(): boolean {
    const { game, opponent } = this.#board;
    return this.mayClose && this.you === game.last.turn && game.ahead === undefined && opponent.thinking === undefined;
  }

  /** Whether a move of a person, or what ended the game, can be taken back. */
  get mayTakeBack(): boolean {
    const { game, opponent, correspondence } = this.#board;
    if (correspondence.isOn || !game.canUndo) return false;
    return game.closing !== undefined || game.line.positions.slice(0, -1).some(({ turn }) => opponent.isReaders(turn));
  }

  /** Takes the latest move of a person back, with what the machine answered. */
  takeBack(): void {
    if (!this.mayTakeBack) return;
    this.#hooks.undo();
    this.#board.announce(`${PLAY.done.takenBack} ${describeGame(this.#board, this)}`);
  }

  /** This player gives the game up. */
  resign(player: Player): void {
    const { correspondence } = this.#board;
    if (!this.mayClose && player !== correspondence.resigning) return;
    this.#close(makeLoss(this.#board.position.ruleset.players, player), 'resignation');
  }

  /** Whether the one person against two machines may resign by successive moves: in three-way play (Harshman VIII, Resignation). */
  get mayGiveUp(): boolean {
    const { position } = this.#board;
    const { you } = this;
    return position.ruleset.players.length > 2 && this.isOn && you !== undefined && position.active.length > 2;
  }

  /** What the person says after a move of theirs while they give up: the id of the act, where it can be said. */
  get parting(): string | undefined {
    if (!this.isGivingUp.value) return undefined;
    return this.#board.position.acts().find(({ kind, id }) => kind === 'resignation' && id === `resign:${this.you}`)?.id;
  }

  /** Begins to give up, or no longer does. */
  giveUp(isGivingUp: boolean): void {
    this.isGivingUp.value = isGivingUp;
    this.said.value = isGivingUp ? PLAY.done.givingUp : PLAY.done.goingOn;
    this.#board.announce(this.said.value);
  }

  /** Two people agree on a draw: at one board, or one accepts what came with a link. */
  agree(): void {
    if (this.mayClose || this.#board.correspondence.standing.value?.mayAccept) this.#close('1/2-1/2', 'agreement');
  }

  /** Offers the machine a draw. */
  async offerDraw(): Promise<void> {
    if (!this.mayOffer) return;
    this.said.value = '';
    const isTaken = await this.#board.opponent.offerDraw();
    if (isTaken === undefined) return;
    if (isTaken) return this.agree();
    this.said.value = PLAY.done.declined;
    this.#board.announce(PLAY.done.declined);
  }

  /** The same game again, every side with its next player. */
  rematch(): void {
    const { game, opponent, position } = this.#board;
    const seats = turnSeats(position.ruleset.players, opponent.seats);
    batch(() => this.#hooks.open({ tree: makeTree(makeStart(game.tree.position)), path: [], seats }));
    opponent.consider();
    this.#board.announce(describeGame(this.#board, this));
  }

  #close(result: string, reason: 'resignation' | 'agreement'): void {
    const { game } = this.#board;
    this.#hooks.change(() => {
      game.goTo(endOf(game.tree, []));
      game.close(result, reason);
    });
    this.#board.hotSeat.timing.stop();
    this.#board.announce(describeGame(this.#board, this));
  }
}
