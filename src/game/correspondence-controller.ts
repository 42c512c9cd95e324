import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Act, Player } from '../engine/index.ts';
import type { Game } from './game.ts';
import { endOf, nodeAt, type TreeNode, type Path } from './tree.ts';
import { countSteps, type StoredCorrespondence, type CorrespondenceLink } from './correspondence.ts';

/** The games by link that this browser keeps, the latest first. */
export interface CorrespondenceStore {
  list(): readonly StoredCorrespondence[];
  keep(mail: StoredCorrespondence): void;
  /** A name no other game has. */
  makeId(): string;
}

/**
 * How a game by link stands for the player here: their turn; a move of theirs to be sent; or a wait for others. Where no `seats` are
 * known, nobody has moved here before.
 */
export interface CorrespondenceState {
  readonly kind: 'turn' | 'unsent' | 'waits' | 'over';
  readonly turn: Player;
  readonly seats: readonly Player[];
  /** Places after the steps to be told: what was played since the last move from here, or what is to be sent. */
  readonly news: readonly Path[];
  /** Steps of the reader that were not sent yet. */
  readonly isUnsent: boolean;
  /** Who offers a draw with the latest move. */
  readonly offer: Player | undefined;
  /** Whether somebody here may offer a draw with the move that is to be sent, or accept the one that is offered. */
  readonly mayOffer: boolean;
  readonly mayAccept: boolean;
}

/** `offered` is the number of steps after which a draw was offered; the next one declines it. */
type State = Pick<StoredCorrespondence, 'id' | 'seats' | 'sent'> & { readonly offered?: number | undefined };

/** A game that goes to and fro in links: who sits here, what was sent, and what may be done at the place that is shown. */
export class CorrespondenceController {
  readonly #game: Game;
  readonly #box: CorrespondenceStore;
  readonly #state = signal<State | undefined>(undefined);
  /** What is said of the link that was sent last. */
  readonly said = signal('');
  readonly standing: ReadonlySignal<CorrespondenceState | undefined>;

  constructor(game: Game, box: CorrespondenceStore) {
    this.#game = game;
    this.#box = box;
    this.standing = computed(() => {
      const state = this.#state.value;
      return state && this.#stand(state);
    });
  }

  get isOn(): boolean {
    return this.#state.value !== undefined;
  }

  /** What the game's address says of it. */
  get mail(): CorrespondenceLink | undefined {
    const state = this.#state.value;
    if (!state) return undefined;
    const isOffer = state.offered === this.#end.length && !this.#game.closing;
    return { id: state.id, turn: nodeAt(this.#game.tree, this.#end).position.turn, ...(isOffer && { isOffer }) };
  }

  /** Games this browser has seen, but for the one on the board. */
  get others(): readonly StoredCorrespondence[] {
    return this.#box.list().filter(({ id }) => id !== this.#state.value?.id);
  }

  /** The game is another one: one that came with a link, or none by link. */
  open(mail: CorrespondenceLink | undefined): void {
    const kept = mail && this.#box.list().find(({ id }) => id === mail.id);
    const steps = this.#steps;
    // An end that was not on the board here before came with the link.
    const isEndOurs = !this.#game.closing || (kept !== undefined && countSteps(kept.hash) >= steps);
    this.said.value = '';
    // Some of the steps kept here may wait to be sent; those of a link that has more came with it.
    const isOurs = kept !== undefined && mail !== undefined && kept.seats.length > 0 && isEndOurs && this.#isByUs(kept, steps);
    this.#state.value = mail && {
      ...{ id: mail.id, seats: kept?.seats ?? [], sent: isOurs ? Math.min(kept.sent, steps) : steps },
      offered: mail.isOffer && this.#end.length,
    };
  }

  /** A game by link begins with what is on the board. */
  begin(): void {
    this.said.value = '';
    this.#state.value = { id: this.#box.makeId(), seats: [], sent: this.#steps };
  }

  /** Whether a move may be made at the place that is shown: at the end of the game, by somebody who sits here. */
  get mayMove(): boolean {
    const standing = this.standing.value;
    if (!standing) return true;
    return this.#isAtEnd && standing.kind !== 'over' && isSeated(standing);
  }

  /** Whether somebody here may say this. What several say together one of them says for all. */
  mayAct(act: Act): boolean {
    const standing = this.standing.value;
    if (!standing) return true;
    if (!this.#isAtEnd) return false;
    if (act.kind === 'claim') return isSeated(standing);
    const own = standing.seats.length > 0 ? standing.seats : [standing.turn];
    return act.by.some((player) => own.includes(player));
  }

  /** Something was played or said here, by this player. */
  played(by: Player): void {
    const state = this.#state.value;
    if (!state) return;
    this.said.value = '';
    if (state.seats.length === 0) this.#state.value = { ...state, seats: [by] };
  }

  /** Somebody else sits down here: the player whose turn it is. */
  sitDown(): void {
    const state = this.#state.value;
    const turn = this.mail?.turn;
    if (state && turn && !state.seats.includes(turn)) this.#state.value = { ...state, seats: [...state.seats, turn] };
  }

  /** Offers a draw with the move that is to be sent, or takes the offer back. */
  offerDraw(isOffered: boolean): void {
    const state = this.#state.value;
    if (state && this.standing.value?.mayOffer) this.#state.value = { ...state, offered: isOffered ? this.#end.length : undefined };
  }

  /** Who here may give the game up: the one who sits here, or of both the one on move; nobody where it is over or was not begun. */
  get resigning(): Player | undefined {
    const { standing } = this;
    const { value: state } = standing;
    if (!state || state.kind === 'over' || this.#end.length === 0 || this.#game.position.ruleset.players.length > 2) return undefined;
    return state.seats.length === 1 ? state.seats[0] : state.turn;
  }

  /** The link went out; what was said of that. */
  send(said: string): void {
    const state = this.#state.value;
    if (!state) return;
    this.#state.value = { ...state, sent: this.#steps };
    this.said.value = said;
  }

  /** How many steps can be taken back. */
  get unsent(): number {
    const state = this.#state.value;
    return state ? this.#steps - state.sent : 0;
  }

  /** Keeps the game in this browser with its address; one in which nothing was played is not kept yet. */
  keep(hash: string): void {
    const state = this.#state.value;
    if (state && this.#end.length > 0) this.#box.keep({ ...state, hash });
  }

  get #end(): Path {
    return endOf(this.#game.tree, []);
  }

  /** Steps of the main line, and one more where its players ended the game. */
  get #steps(): number {
    return this.#end.length + (this.#game.closing ? 1 : 0);
  }

  get #isAtEnd(): boolean {
    const { path } = this.#game;
    return path.length === this.#end.length && path.every((index) => index === 0);
  }

  #isByUs({ seats, sent }: StoredCorrespondence, steps: number): boolean {
    return listMovers(this.#game.tree)
      .slice(sent, steps)
      .every((player) => seats.includes(player));
  }

  #stand({ seats, sent, offered }: State): CorrespondenceState {
    const { tree, closing } = this.#game;
    const end = this.#end;
    const { position } = nodeAt(tree, end);
    const movers = listMovers(tree);
    const isUnsent = this.#steps > sent;
    const isOver = position.status() !== 'playing' || closing !== undefined;
    const ours = movers.findLastIndex((player) => seats.includes(player));
    const most = Math.max(0, end.length - position.ruleset.players.length + 1);
    const from = isUnsent ? Math.min(sent, end.length) : Math.max(most, ours + 1);
    const news = Array.from({ length: end.length - from }, (_, index) => end.slice(0, from + index + 1));
    const isTurn = isSeated({ seats, turn: position.turn });
    const kind = isOver ? 'over' : isUnsent && !(isTurn && seats.length > 1) ? 'unsent' : isTurn ? 'turn' : 'waits';
    const mover = movers.at(-1);
    const isFree = !isOver && position.ruleset.players.length === 2 && mover !== undefined;
    const offer = isFree && offered === end.length ? mover : undefined;
    const mayOffer = isFree && isUnsent && seats.includes(mover);
    const mayAccept = offer !== undefined && !isUnsent && isTurn;
    return { kind, turn: position.turn, seats, news, isUnsent, offer, mayOffer, mayAccept };
  }
}

function isSeated({ seats, turn }: Pick<CorrespondenceState, 'seats' | 'turn'>): boolean {
  return seats.length === 0 || seats.includes(turn);
}

/** Who was to move before each step of the main line. */
function listMovers(tree: TreeNode): readonly Player[] {
  const players: Player[] = [];
  for (let node = tree; node.next[0]; node = node.next[0]) players.push(node.position.turn);
  return players;
}
