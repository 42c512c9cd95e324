import { signal, type Signal } from '@preact/signals';
import { sayRefusal } from '../../words/refusals.ts';
import type { Fault, Move, Position, Ruleset } from '../../engine/index.ts';
import { nameAsChosen } from '../board/view/figurines.ts';
import type { Line } from '../../board/state/line.ts';
import type { Listeners } from '../../board/state/listeners.ts';
import { readMove, spellFigures } from '../../board/text/move-names.ts';
import { lazy } from '../../platform/lazy.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import { onSettings } from '../board/view/settings-store.ts';
import type { Mode } from '../../board/state/board-state.ts';
import { describeMove } from '../../board/text/names.ts';
import type { Message } from './message.ts';
import { sayFault } from '../../words/faults.ts';
import { DIAGRAM } from '#words/diagram.ts';

/** What those who judge and write moves need of a board. */
export interface MoveBoard {
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
export class MoveInput {
  /** The legal moves while somebody looks at them. */
  readonly offers = signal<readonly Offer[]>([]);
  /** Why what was written is no move: said where the reader writes, for the sheet lies over the rest. */
  readonly fault = signal('');
  readonly #board: MoveBoard;
  readonly #options: PlayOptions;
  readonly #said: Signal<Message | undefined>;
  #isOpen = false;

  constructor(board: MoveBoard, said: Signal<Message | undefined>, options: PlayOptions, lifetime: Lifetime) {
    this.#board = board;
    this.#said = said;
    this.#options = options;
    board.on('changed', () => {
      if (said.value?.kind === 'note') said.value = undefined;
      this.#list();
    });
    // A task says itself what it refuses.
    if (!options.isTask)
      board.on('refused', (refusal) => (said.value = { kind: 'note', text: `${sayRefusal(refusal)} (${refusal.source})`, isWrong: true }));
    if (options.hasLine) board.on('key', (key) => this.#follow(key));
    onDispose(
      lifetime,
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
    if (this.#board.mode === 'play') this.#board.make(move);
    else this.#said.value = { kind: 'note', text: DIAGRAM.moves.notNow, isWrong: false };
  }

  /** Makes the move that was written; whether it was one. */
  async write(text: string): Promise<boolean> {
    const { position } = this.#board;
    const read = readMove(position, text);
    const other = read.ok ? undefined : await readOtherwise(position, text);
    if (this.#board.position !== position) return false;
    const move = read.ok ? read.value : other?.move;
    if (move) {
      this.fault.value = '';
      this.make(move);
    } else if (!read.ok) {
      this.fault.value = this.#options.isTask ? withoutExamples(read.fault, text) : (other?.sentence ?? sayFault(read.fault));
    }
    return move !== undefined;
  }

  undo(): void {
    void this.#board.goTo(this.#board.index - 1);
  }

  #list(): void {
    const { position } = this.#board;
    this.offers.value = !this.#isOpen
      ? []
      : position.moves().map((move) => {
          const name = nameAsChosen(position, move);
          const shown = this.#options.isTask ? withoutSigns(name) : name;
          return { move, name: shown, label: `${spellFigures(shown)}: ${describeMove(position, move)}` };
        });
  }

  #follow(key: string): boolean {
    const { index, line } = this.#board;
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: line.moves.length }[key];
    if (to === undefined || line.moves.length === 0) return false;
    void this.#board.goTo(to);
    return true;
  }
}

const READER = lazy(() => import('../../game/reader/read-text.ts'));

/** What the reader of games makes of a text that is not one of our names of a move: a move, or its sentence. */
async function readOtherwise(position: Position, text: string): Promise<{ readonly move?: Move; readonly sentence?: string }> {
  const reader = await READER.load().catch(() => undefined);
  if (!reader) return {};
  const { ruleset } = position;
  const { kind, plies, fault } = reader.readText(text, { find: () => ruleset, ruleset, start: position });
  const [ply, ...others] = plies;
  if (kind === 'game' && ply?.move && others.length === 0 && !fault) return { move: ply.move };
  return kind === 'game' && fault ? { sentence: fault.sentence } : {};
}

function withoutSigns(name: string): string {
  return name.replace(/[+#][wgb]*$/, '');
}

/** The same refusal without the legal moves it gives as examples. */
function withoutExamples(fault: Fault, text: string): string {
  if (fault.code === 'ambiguous') return DIAGRAM.moves.severalMean(text);
  return fault.code === 'illegal' ? DIAGRAM.moves.illegal(text) : DIAGRAM.moves.malformed(text);
}
