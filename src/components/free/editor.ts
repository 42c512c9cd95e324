import type { Fault, Position, Ruleset, SketchChange } from '../../engine/index.ts';
import { announce } from '../board/announce.ts';
import type { Board } from '../board/board.ts';
import { makeLine } from '../board/line.ts';
import { nameBoard, namePiece } from '../board/words.ts';
import { boardAt, carry, changeDraft, freePins, judge, makeStill, openDraft, pieceAt, type Draft, type Tool } from './draft.ts';
import { writeFields } from './fields.ts';
import { writePalette } from './palette.ts';

/** What the editor needs of the page. */
export interface EditorHooks {
  /** The draft is another. */
  changed(): void;
  /** Play goes on: from the position that was set up, or with nothing where the game was left. */
  leave(position: Position | undefined): void;
}

/** Sets up positions on the free board: pieces put, moved and taken off, attack boards on any pin, all that a position says. */
export class Editor {
  readonly #root: HTMLElement;
  readonly #board: Board;
  readonly #hooks: EditorHooks;
  #draft: Draft | undefined;
  #past: Draft[] = [];
  #future: Draft[] = [];
  #tool: Tool = 'hand';
  /** The square or pin whose piece or board is picked up. */
  #held: string | undefined;

  constructor(root: HTMLElement, board: Board, hooks: EditorHooks) {
    this.#root = root;
    this.#board = board;
    this.#hooks = hooks;
    board.on('chosen', (name) => this.#draft && this.#choose(name));
    board.on('dropped', (from, to) => this.#draft && this.#apply(carry(this.#draft, from, to)));
    board.on('letGo', () => this.#draft !== undefined && this.#letGo());
    const actions: Readonly<Record<string, () => void>> = {
      play: () => this.play(),
      undo: () => this.#swap(this.#past, this.#future),
      redo: () => this.#swap(this.#future, this.#past),
      clear: () => this.#change({ kind: 'clear' }),
      start: () => this.#draft && this.#read(this.#draft.ruleset.start),
      leave: () => this.#leave(undefined),
    };
    for (const [name, action] of Object.entries(actions)) this.#find(`[data-edit="${name}"]`)?.addEventListener('click', action);
    const text = this.#find<HTMLTextAreaElement>('textarea[name="sketch"]');
    text?.addEventListener('change', () => this.#read(text.value.trim()));
  }

  get draft(): Draft | undefined {
    return this.#draft;
  }

  /** Begins to set up a position given as text; what is wrong with its form is given back. */
  start(ruleset: Ruleset, text: string): Fault | undefined {
    const draft = openDraft(ruleset, text);
    if (!draft.ok) return draft.fault;
    const palette = this.#find('.free-choices');
    if (palette) writePalette(palette, ruleset, (tool) => this.#take(tool));
    this.#past = [];
    this.#future = [];
    this.#board.mode = 'edit';
    this.#root.classList.add('is-editing');
    this.#set(draft.value);
    return undefined;
  }

  /** Ends setting up without a word: another game is opened. */
  stop(): void {
    if (!this.#draft) return;
    this.#draft = undefined;
    this.#held = undefined;
    this.#board.mode = 'play';
    this.#root.classList.remove('is-editing');
    this.#board.setMarks({});
  }

  /** Plays on from what is set up, if a game can stand like that; whether it can. */
  play(): boolean {
    const draft = this.#draft;
    if (!draft) return false;
    if (!draft.judged.ok) {
      announce(judge(draft));
      this.#find('.free-verdict')?.focus();
      return false;
    }
    this.#leave(draft.judged.value);
    return true;
  }

  #leave(position: Position | undefined): void {
    this.stop();
    this.#hooks.leave(position);
  }

  /** Shows the latest of one pile; what is shown goes onto the other. */
  #swap(from: Draft[], to: Draft[]): void {
    const shown = this.#draft;
    const next = from.pop();
    if (!next || !shown) return;
    to.push(shown);
    this.#set(next);
  }

  #take(tool: Tool): void {
    this.#tool = tool;
    this.#letGo();
  }

  #letGo(): boolean {
    if (this.#held === undefined) return false;
    this.#hold(undefined);
    return true;
  }

  #hold(name: string | undefined): void {
    const draft = this.#draft;
    this.#held = name;
    if (!draft || name === undefined) return this.#board.setMarks({});
    const piece = pieceAt(draft, name);
    const board = boardAt(draft, name);
    if (piece) this.#board.setMarks({ selected: name });
    else if (board !== undefined) this.#board.setMarks({ lifted: board, targets: freePins(draft) });
    announce(`${piece ? namePiece(piece) : `attack board ${board}`} picked up.`);
  }

  /** A square or pin was chosen, by pointer or key. */
  #choose(name: string): void {
    const draft = this.#draft;
    if (!draft) return;
    const held = this.#held;
    const isPin = draft.ruleset.pins.some((pin) => pin.name === name);
    if (held !== undefined && held !== name) {
      const changes = carry(draft, held, name);
      if (changes.length > 0) return this.#apply(changes);
    }
    if (held === name) return this.#hold(undefined);
    if (this.#tool === 'hand' || isPin) {
      const pin = draft.sketch.boards.find((board) => board.id === boardAt(draft, name))?.pin;
      return this.#hold(pieceAt(draft, name) ? name : pin);
    }
    const tool = this.#tool === 'erase' ? undefined : this.#tool;
    const there = pieceAt(draft, name);
    const isSame = tool !== undefined && there?.owner === tool.owner && there.role === tool.role;
    this.#change({ kind: 'put', square: name, piece: isSame ? undefined : tool });
  }

  #apply(changes: readonly SketchChange[]): void {
    if (changes.length > 0) this.#change(...changes);
    else this.#hold(undefined);
  }

  #change(...changes: readonly SketchChange[]): boolean {
    if (!this.#draft) return false;
    const next = changeDraft(this.#draft, ...changes);
    if (!next.ok) {
      this.#say(next.fault);
      return false;
    }
    this.#keep(next.value);
    const last = changes.at(-1)!;
    if (last.kind === 'put') announce(last.piece ? `${namePiece(last.piece)} on ${last.square}.` : `${last.square} is empty.`);
    if (last.kind === 'board') announce(`${nameBoard(makeStill(next.value), last.board)}.`);
    return true;
  }

  #read(text: string): void {
    if (!this.#draft) return;
    const next = openDraft(this.#draft.ruleset, text);
    if (next.ok) this.#keep(next.value);
    else this.#say(next.fault);
  }

  #keep(draft: Draft): void {
    if (this.#draft && draft.sketch.text !== this.#draft.sketch.text) {
      this.#past.push(this.#draft);
      this.#future = [];
    }
    this.#set(draft);
  }

  #set(draft: Draft): void {
    this.#draft = draft;
    this.#held = undefined;
    this.#board.setMarks({});
    this.#say(undefined);
    void this.#board.setLine(makeLine(makeStill(draft)));
    const verdict = this.#find('.free-verdict');
    if (verdict) {
      if (verdict.textContent !== judge(draft)) verdict.textContent = judge(draft);
      verdict.classList.toggle('is-wrong', !draft.judged.ok);
    }
    const text = this.#find<HTMLTextAreaElement>('textarea[name="sketch"]');
    if (text) text.value = draft.sketch.text;
    for (const [name, pile] of [
      ['undo', this.#past],
      ['redo', this.#future],
    ] as const)
      this.#find(`[data-edit="${name}"]`)?.setAttribute('aria-disabled', String(pile.length === 0));
    const [open, folded] = [this.#find('.free-fields'), this.#find('.free-more-fields')];
    if (open && folded)
      writeFields([open, folded], draft.sketch.fields, (name, value) => this.#change({ kind: 'field', name, text: value }));
    this.#hooks.changed();
  }

  #say(fault: Fault | undefined): void {
    const words = fault ? `${fault.field}: ${fault.message}` : '';
    // Over the pieces, and in the sheet that may lie over them.
    for (const says of this.#root.querySelectorAll<HTMLElement>('.free-edit-fault')) {
      says.hidden = fault === undefined;
      says.textContent = words;
    }
    // What is wrong takes the place of the verdict on the position before it.
    const verdict = this.#find('.free-verdict');
    if (verdict) verdict.hidden = fault !== undefined;
    if (fault) announce(words);
  }

  #find<T extends HTMLElement>(selector: string): T | null {
    return this.#root.querySelector<T>(selector);
  }
}
