import { signal, type Signal } from '@preact/signals';
import { sayRefusal } from '../../words/refusals.ts';
import type { Fault, Move, Position, Ruleset } from '../../engine/index.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import type { Line } from '../board/model/line.ts';
import type { Listeners } from '../board/model/listeners.ts';
import { readMove, spellFigures } from '../board/model/naming.ts';
import { atEnd, type Scope } from '../page/scope.ts';
import { onSettings } from '../board/view/kept-settings.ts';
import type { Mode } from '../board/model/mode.ts';
import { describeMove } from '../board/model/words.ts';
import type { Said } from './said.ts';
import { sayFault } from '../../words/faults.ts';
import { DIAGRAM } from '../../words/diagram.ts';

/** What those who judge and write moves need of a board. */
export interface Table {
  readonly on: Listeners['on'];
  mode: Mode;
  readonly position: Position;
  readonly ruleset: Ruleset;
  readonly line: Line;
  readonly index: number;
  /** A move of the reader. */
  make(move: Move): void;
  goTo(index: number): Promise<void>;
}

export interface PlayOptions {
  /** Where a move is to be found nothing may tell it: neither the signs of check and mate nor examples of legal moves. */
  readonly isTask: boolean;
  /** The arrow keys go along the line. */
  readonly hasLine: boolean;
}

/** A legal move as the list offers it. */
export interface Offer {
  readonly move: Move;
  readonly name: string;
  readonly label: string;
}

/** Moves on a board that are written or chosen from a list, and what is said of those that are refused. */
export class Play {
  /** The legal moves while somebody looks at them. */
  readonly offers = signal<readonly Offer[]>([]);
  /** Why what was written is no move: said where the reader writes, for the sheet lies over the rest. */
  readonly fault = signal('');
  readonly #table: Table;
  readonly #options: PlayOptions;
  readonly #said: Signal<Said | undefined>;
  #isOpen = false;

  constructor(table: Table, said: Signal<Said | undefined>, options: PlayOptions, scope: Scope) {
    this.#table = table;
    this.#said = said;
    this.#options = options;
    table.on('changed', () => {
      if (said.value?.kind === 'note') said.value = undefined;
      this.#list();
    });
    // A task says itself what it refuses.
    if (!options.isTask)
      table.on('refused', (refusal) => (said.value = { kind: 'note', text: `${sayRefusal(refusal)} (${refusal.source})`, isWrong: true }));
    if (options.hasLine) table.on('key', (key) => this.#follow(key));
    atEnd(
      scope,
      onSettings(() => this.#list()),
    );
  }

  /** A move is to be found here. */
  get isTask(): boolean {
    return this.#options.isTask;
  }

  /** Whether the list is looked at. */
  open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#list();
  }

  /** A move chosen by name: only while the board is to be played on, as with a pointer. */
  make(move: Move): void {
    if (this.#table.mode === 'play') this.#table.make(move);
    else this.#said.value = { kind: 'note', text: DIAGRAM.moves.notNow, isWrong: false };
  }

  /** Makes the move that was written; whether it was one. */
  write(text: string): boolean {
    const read = readMove(this.#table.position, text);
    this.fault.value = read.ok ? '' : this.#options.isTask ? withoutExamples(read.fault, text) : sayFault(read.fault);
    if (read.ok) this.make(read.value);
    return read.ok;
  }

  undo(): void {
    void this.#table.goTo(this.#table.index - 1);
  }

  #list(): void {
    const { position } = this.#table;
    this.offers.value = !this.#isOpen
      ? []
      : position.moves().map((move) => {
          const name = nameAsChosen(position, move);
          const shown = this.#options.isTask ? withoutSigns(name) : name;
          return { move, name: shown, label: `${spellFigures(shown)}: ${describeMove(position, move)}` };
        });
  }

  #follow(key: string): boolean {
    const { index, line } = this.#table;
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: line.moves.length }[key];
    if (to === undefined || line.moves.length === 0) return false;
    void this.#table.goTo(to);
    return true;
  }
}

function withoutSigns(name: string): string {
  return name.replace(/[+#][wgb]*$/, '');
}

/** The same refusal without the legal moves it gives as examples. */
function withoutExamples(fault: Fault, text: string): string {
  if (fault.code === 'ambiguous') return DIAGRAM.moves.severalMean(text);
  return fault.code === 'illegal' ? DIAGRAM.moves.illegal(text) : DIAGRAM.moves.malformed(text);
}
