import { parseAct, STRENGTHS, type Fault, type Player } from '../../engine/index.ts';
import { namePlayers } from '../board/acts.ts';
import { announce } from '../board/announce.ts';
import { namePlayer } from '../board/words.ts';
import { PageOpponent } from '../opponent/opponent.ts';
import type { Game } from './game.ts';
import { keepMachine, loadMachine } from './kept.ts';

/** What the panel of the opponent needs of the page. */
export interface RivalHooks {
  /** Makes the opponent's move or act. */
  play(id: string): void;
  say(fault: Fault): void;
  /** Done when the board shows what was played last. */
  shown(): Promise<unknown>;
}

/** Thinking that takes longer than this, in milliseconds, is announced. */
const PATIENCE = 1500;

/** The opponent on the free board: for whom it plays, how well, and when. */
export class Rival {
  readonly #game: Game;
  readonly #hooks: RivalHooks;
  readonly #opponent = new PageOpponent();
  readonly #players = new Set<Player>();
  readonly #choices: HTMLElement | null;
  readonly #strength: HTMLSelectElement | null;
  readonly #thinking: HTMLElement | null;
  readonly #move: HTMLButtonElement | null;

  /** What it thinks about, or has just found and not yet played. */
  #task: object | undefined;

  constructor(root: HTMLElement, game: Game, hooks: RivalHooks) {
    this.#game = game;
    this.#hooks = hooks;
    this.#choices = root.querySelector('.free-players');
    this.#strength = root.querySelector('select[name="strength"]');
    this.#thinking = root.querySelector('.free-thinking');
    this.#move = root.querySelector('[data-free="reply"]');
    const kept = loadMachine();
    for (const player of kept?.players ?? []) this.#players.add(player);
    if (kept && this.#strength && STRENGTHS.some(({ name }) => name === kept.strength)) this.#strength.value = kept.strength;
    this.#choices?.addEventListener('change', () => this.#choose());
    this.#strength?.addEventListener('change', () => {
      this.#keep();
      if (this.#task) this.consider();
    });
    this.#move?.addEventListener('click', () => {
      root.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
      this.consider();
    });
    root.querySelector('[data-free="stop"]')?.addEventListener('click', () => {
      this.rest();
      announce('Stopped.');
      this.#move?.focus();
    });
  }

  /** Whether a position is one in which the reader has to do something. */
  isReaders(turn: Player): boolean {
    return !this.#players.has(turn) || this.#game.position.ruleset.players.every((player) => this.#players.has(player));
  }

  /** Something was played: the opponent answers if it is its turn, or declares what stands. */
  consider(): void {
    this.rest();
    const { position, tree, path } = this.#game;
    if (!this.#isWanted()) return;
    const task = (this.#task = {});
    const who = this.#whoSpeaks();
    this.#show(who);
    const strength = this.#strength?.value ?? STRENGTHS[0]!.name;
    const steps = this.#game.line.moves.slice(0, path.length).map((move) => move.id);
    const { id, options } = position.ruleset;
    const question = { ruleset: id, options, start: tree.position.text(), steps, players: [...this.#players], strength };
    const late = setTimeout(() => announce(`${who} is thinking.`), PATIENCE);
    void this.#opponent.ask(question).then(async (reply) => {
      clearTimeout(late);
      if (!reply) return;
      await this.#hooks.shown();
      // While the board showed the last move, the reader may have stopped it or gone elsewhere.
      if (this.#task !== task) return;
      this.#show(undefined);
      if (!reply.ok) return this.#hooks.say(reply.fault);
      this.#hooks.play(reply.value);
      this.consider();
    });
  }

  /** The page is opened again: what was on goes on, at the end of a line. */
  resume(): void {
    if (this.#game.ahead === undefined) this.consider();
  }

  /** Another place is looked at: the opponent waits until it is asked. */
  rest(): void {
    this.#task = undefined;
    this.#opponent.stop();
    this.#show(undefined);
    if (!this.#move) return;
    this.#move.hidden = !this.#isWanted();
    this.#move.textContent = `Let ${this.#whoSpeaks()} play`;
  }

  /** Other rules may have other players. */
  seat(): void {
    const { players } = this.#game.position.ruleset;
    for (const player of this.#players) if (!players.includes(player)) this.#players.delete(player);
    const shown = [...(this.#choices?.querySelectorAll('input') ?? [])].map((input) => input.value).join('');
    if (shown === players.join('')) return;
    this.#choices?.replaceChildren(
      ...players.map((player) => {
        const label = document.createElement('label');
        const input = document.createElement('input');
        input.type = 'checkbox';
        input.value = player;
        input.checked = this.#players.has(player);
        label.append(input, ` ${namePlayer(player)}`);
        label.className = 'free-check';
        return label;
      }),
    );
  }

  #choose(): void {
    this.#players.clear();
    for (const input of this.#choices?.querySelectorAll('input') ?? []) if (input.checked) this.#players.add(input.value as Player);
    this.#keep();
    this.consider();
  }

  #keep(): void {
    keepMachine({ players: [...this.#players], strength: this.#strength?.value ?? STRENGTHS[0]!.name });
  }

  /** Whether it has something to play or to declare here. */
  #isWanted(): boolean {
    const { position } = this.#game;
    return position.status() === 'playing' && (this.#players.has(position.turn) || this.#declarers().length > 0);
  }

  #declarers(): readonly Player[] {
    for (const { id } of this.#game.position.acts()) {
      const deed = parseAct(id);
      if (deed?.kind === 'declaration' && deed.by.every((player) => this.#players.has(player))) return deed.by;
    }
    return [];
  }

  #whoSpeaks(): string {
    const declarers = this.#declarers();
    return declarers.length > 0 ? namePlayers(declarers) : namePlayer(this.#game.position.turn);
  }

  #show(who: string | undefined): void {
    if (!this.#thinking) return;
    this.#thinking.hidden = who === undefined;
    const words = this.#thinking.querySelector('span');
    if (words && who !== undefined) words.textContent = `${who} is thinking …`;
    if (who !== undefined && this.#move) this.#move.hidden = true;
  }
}
