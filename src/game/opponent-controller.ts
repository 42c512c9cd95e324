import { computed, signal } from '@preact/signals';
import { parseAct, STRENGTHS, type Act, type Player } from '../engine/index.ts';
import { namePlayers } from '../board/text/acts.ts';
import { namePlayer } from '../board/text/names.ts';
import type { OpponentQuestion } from './opponent/reply.ts';
import type { Game } from './game.ts';
import type { OpponentSeats } from './opponent-seats.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import type { DescribedResult, DescribedFault } from '../words/described-fault.ts';

/** What the opponent needs of the page. */
export interface OpponentHooks {
  /** The opponent's move or act in answer to a game; nothing when the question was taken back. */
  ask(question: OpponentQuestion): Promise<DescribedResult<string> | undefined>;
  /** Takes the question back. */
  drop(): void;
  /** Makes the opponent's move or act. */
  play(id: string): void;
  say(fault: DescribedFault): void;
  announce(words: string): void;
  /** Done when the board shows what was played last. */
  shown(): Promise<unknown>;
}

/** Thinking that takes longer than this, in milliseconds, is announced. */
const THINKING_NOTICE_MS = 1500;
const USUAL = STRENGTHS[2]!.name;

/** The opponent on the analysis board: for whom it plays, how well, and when. */
export class OpponentController {
  readonly #game: Game;
  readonly #hooks: OpponentHooks;
  readonly #seats = signal<OpponentSeats>({ players: [], strength: USUAL });
  /** What it thinks about, or has just found and not yet played; and who it is then. */
  readonly #task = signal<{ readonly who: string } | undefined>(undefined);
  /** What people could declare or claim before it plays, while it waits for their word. */
  readonly #offers = signal<readonly string[]>([]);
  /** What they were asked for, have not said, and could still say. */
  #passed: readonly string[] = [];
  /** Who could be asked to play now. */
  readonly asked = computed(() => (!this.#task.value && !this.isWaiting && this.#isWanted() ? this.#whoSpeaks() : undefined));

  constructor(game: Game, hooks: OpponentHooks) {
    this.#game = game;
    this.#hooks = hooks;
  }

  /** Leaves out players that the rules on the board do not have. */
  get seats(): OpponentSeats {
    const { players, strength } = this.#seats.value;
    return { players: players.filter((player) => this.#game.position.ruleset.players.includes(player)), strength };
  }

  /** Who is thinking. */
  get thinking(): string | undefined {
    return this.#task.value?.who;
  }

  /** Whether it waits for a person to declare, to claim, or to play on. */
  get isWaiting(): boolean {
    return this.#offers.value.length > 0;
  }

  /** Whether the reader may say this: nobody resigns, cedes or agrees for it, but it joins in a mate. */
  mayAct(act: Act): boolean {
    const { players } = this.seats;
    if (act.kind === 'claim') return true;
    if (act.kind === 'declaration') return players.length === 0 || act.by.some((player) => !players.includes(player));
    return !act.by.some((player) => players.includes(player));
  }

  /** Whether a position is one in which the reader has to do something. */
  isReaders(turn: Player): boolean {
    const { players } = this.seats;
    return !players.includes(turn) || this.#game.position.ruleset.players.every((player) => players.includes(player));
  }

  /** Takes an opponent as an address has it, without asking it yet. */
  take(seats: OpponentSeats): void {
    this.#seats.value = seats;
  }

  /** It plays for nobody any more. */
  leave(): void {
    this.rest();
    this.#seats.value = { ...this.#seats.value, players: [] };
  }

  /**
   * Something was played: the opponent answers if it is its turn, or declares what stands.
   * Where a person could declare or claim something new first, it waits for their word.
   */
  consider(): void {
    this.rest();
    const open = this.#listSayable();
    this.#passed = this.#passed.filter((id) => open.includes(id));
    if (!this.#isWanted()) return;
    const offers = open.filter((id) => !this.#passed.includes(id));
    if (offers.length > 0) {
      this.#offers.value = offers;
      return this.#hooks.announce(ANALYSIS_BOARD.game.sayOrPlayOn);
    }
    const who = this.#whoSpeaks();
    const task = (this.#task.value = { who });
    const late = setTimeout(() => this.#hooks.announce(ANALYSIS_BOARD.game.isThinking(who)), THINKING_NOTICE_MS);
    void this.#hooks.ask(this.#question()).then(async (reply) => {
      clearTimeout(late);
      if (!reply) return;
      await this.#hooks.shown();
      // While the board showed the last move, the reader may have stopped it or gone elsewhere.
      if (this.#task.value !== task) return;
      this.#task.value = undefined;
      if (!reply.ok) {
        // What cannot run plays for nobody.
        if (reply.fault.field === 'worker') this.#seats.value = { ...this.#seats.value, players: [] };
        return this.#hooks.say(reply.fault);
      }
      this.#hooks.play(reply.value);
      this.consider();
    });
  }

  /** The people let what they could say pass, and it plays. */
  playOn(): void {
    this.#passed = [...this.#passed, ...this.#offers.value];
    this.consider();
  }

  /** Offers it a draw; whether it accepts. Nothing where the question was taken back or failed. */
  async offerDraw(): Promise<boolean | undefined> {
    this.rest();
    const task = (this.#task.value = { who: namePlayers(this.seats.players) });
    const reply = await this.#hooks.ask({ ...this.#question(), isOffer: true });
    if (this.#task.value !== task) return undefined;
    this.#task.value = undefined;
    if (reply && !reply.ok) this.#hooks.say(reply.fault);
    return reply?.ok ? reply.value === 'accept' : undefined;
  }

  /** The page is opened again: what was on goes on, at the end of a line. */
  resume(): void {
    if (this.#game.ahead === undefined) this.consider();
  }

  /** Another place is looked at: the opponent waits until it is asked. */
  rest(): void {
    this.#hooks.drop();
    this.#task.value = undefined;
    this.#offers.value = [];
  }

  #question(): OpponentQuestion {
    const { position, tree, path, line } = this.#game;
    const { id, options } = position.ruleset;
    const steps = line.moves.slice(0, path.length).map((move) => move.id);
    return { ruleset: id, options, start: tree.position.text(), steps, ...this.seats };
  }

  /** Whether it has something to play or to declare here. */
  #isWanted(): boolean {
    const { position } = this.#game;
    const { players } = this.seats;
    if (players.length === 0 || position.status() !== 'playing' || this.#game.isClosed) return false;
    return players.includes(position.turn) || this.#declarers().length > 0;
  }

  /** What people could declare or claim here: their words alone or with it. */
  #listSayable(): readonly string[] {
    const acts = this.#game.position.acts();
    return acts.filter((act) => (act.kind === 'declaration' || act.kind === 'claim') && this.mayAct(act)).map(({ id }) => id);
  }

  #declarers(): readonly Player[] {
    const { players } = this.seats;
    for (const { id } of this.#game.position.acts()) {
      const act = parseAct(id);
      if (act?.kind === 'declaration' && act.by.every((player) => players.includes(player))) return act.by;
    }
    return [];
  }

  #whoSpeaks(): string {
    const declarers = this.#declarers();
    return declarers.length > 0 ? namePlayers(declarers) : namePlayer(this.#game.position.turn);
  }
}
