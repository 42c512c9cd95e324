import { describeFault } from './describe-fault.ts';
import { signal } from '@preact/signals';
import type { Position, Ruleset, SetupChange } from '../engine/index.ts';
import type { Marks } from '../board/scene/render-options.ts';
import { nameBoard, namePiece } from '../board/text/names.ts';
import {
  boardAt,
  listCarryChanges,
  changeDraft,
  freePins,
  sayVerdict,
  snapshotOf,
  openDraft,
  pieceAt,
  type Draft,
  type Tool,
} from './setup-draft.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { toDescribedFault, type DescribedFault } from '../words/described-fault.ts';

interface State {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The square or pin whose piece or board is picked up. */
  readonly held: string | undefined;
  /** What was wrong with the latest change, so that it was not made. */
  readonly fault: DescribedFault | undefined;
}

/** Sets positions up: pieces put, moved and taken off, attack boards on any pin, all that a position says. Nothing is set up before `start`. */
export class Editor {
  /** What a square gets that is chosen. */
  readonly tool = signal<Tool>('hand');
  readonly #state = signal<State | undefined>(undefined);
  readonly #announce: (words: string) => void;

  constructor(announce: (words: string) => void) {
    this.#announce = announce;
  }

  get draft(): Draft | undefined {
    return this.#state.value?.draft;
  }

  get fault(): DescribedFault | undefined {
    return this.#state.value?.fault;
  }

  get canUndo(): boolean {
    return (this.#state.value?.past.length ?? 0) > 0;
  }

  get canRedo(): boolean {
    return (this.#state.value?.future.length ?? 0) > 0;
  }

  /** What the board shows of what is picked up. */
  get marks(): Marks {
    const { draft, held } = this.#state.value ?? {};
    if (!draft || held === undefined) return {};
    const board = boardAt(draft, held);
    if (pieceAt(draft, held)) return { selected: held };
    return board === undefined ? {} : { lifted: board, targets: freePins(draft) };
  }

  /** Begins to set up a position given as text; what is wrong with its form is given back. */
  start(ruleset: Ruleset, text: string): DescribedFault | undefined {
    const draft = openDraft(ruleset, text);
    if (!draft.ok) return toDescribedFault(draft.fault);
    this.tool.value = 'hand';
    this.#state.value = { draft: draft.value, past: [], future: [], held: undefined, fault: undefined };
    return undefined;
  }

  stop(): void {
    this.#state.value = undefined;
  }

  /** The position that is set up, if a game can stand like that; why it cannot is announced. */
  finish(): Position | undefined {
    const { draft } = this;
    if (!draft) return undefined;
    if (draft.judged.ok) return draft.judged.value;
    this.#announce(sayVerdict(draft));
    return undefined;
  }

  undo(): void {
    const state = this.#state.value;
    const draft = state?.past.at(-1);
    if (state && draft) this.#show({ draft, past: state.past.slice(0, -1), future: [...state.future, state.draft] });
  }

  redo(): void {
    const state = this.#state.value;
    const draft = state?.future.at(-1);
    if (state && draft) this.#show({ draft, past: [...state.past, state.draft], future: state.future.slice(0, -1) });
  }

  clear(): void {
    this.#change({ kind: 'clear' });
  }

  /** The start position of the rules. */
  reset(): void {
    if (this.draft) this.read(this.draft.ruleset.start);
  }

  /** Sets a field of the position; whether that could be done. */
  setField(name: string, text: string): boolean {
    return this.#change({ kind: 'field', name, text });
  }

  /** Takes a whole position, written as text; whether it could be read. */
  read(text: string): boolean {
    const { draft } = this;
    const next = draft && openDraft(draft.ruleset, text);
    if (next?.ok) this.#keep(next.value);
    else if (next) this.#refuse(toDescribedFault(next.fault));
    return next?.ok ?? false;
  }

  take(tool: Tool): void {
    this.tool.value = tool;
    this.letGo();
  }

  /** Puts down what is picked up; whether anything was. */
  letGo(): boolean {
    const state = this.#state.value;
    if (state?.held === undefined) return false;
    this.#state.value = { ...state, held: undefined };
    return true;
  }

  /** A square or pin was chosen, by pointer or key. */
  choose(name: string): void {
    const state = this.#state.value;
    if (!state) return;
    const { draft, held } = state;
    if (held === name) return void this.letGo();
    if (held !== undefined) {
      const changes = listCarryChanges(draft, held, name);
      if (changes.length > 0) return void this.#change(...changes);
    }
    const tool = this.tool.value;
    if (tool === 'hand' || draft.ruleset.pins.some((pin) => pin.name === name)) {
      const pin = draft.view.boards.find((board) => board.id === boardAt(draft, name))?.pin;
      return this.#hold(pieceAt(draft, name) ? name : pin);
    }
    const there = pieceAt(draft, name);
    const isSame = tool !== 'erase' && there?.owner === tool.owner && there.role === tool.role;
    this.#change({ kind: 'put', square: name, piece: isSame || tool === 'erase' ? undefined : tool });
  }

  /** What stands on a square or pin was dragged to another, or off the board. */
  drop(from: string, to: string | undefined): void {
    const changes = this.draft ? listCarryChanges(this.draft, from, to) : [];
    if (changes.length > 0) this.#change(...changes);
    else this.letGo();
  }

  #hold(name: string | undefined): void {
    const state = this.#state.value;
    if (!state) return;
    this.#state.value = { ...state, held: name };
    if (name === undefined) return;
    const piece = pieceAt(state.draft, name);
    this.#announce(ANALYSIS_BOARD.edit.pickedUp(piece ? namePiece(piece) : ANALYSIS_BOARD.edit.board(String(boardAt(state.draft, name)))));
  }

  /** Makes all of several changes or none; whether they could be made. */
  #change(...changes: readonly SetupChange[]): boolean {
    const { draft } = this;
    if (!draft) return false;
    const next = changeDraft(draft, ...changes);
    if (!next.ok) {
      this.#refuse(toDescribedFault(next.fault));
      return false;
    }
    this.#keep(next.value);
    const last = changes.at(-1)!;
    if (last.kind === 'put')
      this.#announce(last.piece ? ANALYSIS_BOARD.edit.isOn(namePiece(last.piece), last.square) : ANALYSIS_BOARD.edit.isEmpty(last.square));
    if (last.kind === 'board') this.#announce(`${nameBoard(snapshotOf(next.value), last.board)}.`);
    return true;
  }

  #keep(draft: Draft): void {
    const state = this.#state.value;
    if (!state) return;
    if (draft.view.text === state.draft.view.text) this.#show(state);
    else this.#show({ draft, past: [...state.past, state.draft], future: [] });
  }

  #show({ draft, past, future }: Pick<State, 'draft' | 'past' | 'future'>): void {
    this.#state.value = { draft, past, future, held: undefined, fault: undefined };
  }

  #refuse(fault: DescribedFault): void {
    const state = this.#state.value;
    if (state) this.#state.value = { ...state, fault };
    this.#announce(describeFault(fault));
  }
}
