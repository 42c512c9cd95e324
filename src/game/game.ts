import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeRecord, type Move, type Position } from '../engine/index.ts';
import type { Line } from '../board/state/line.ts';
import type { AddressedGame } from './game-address.ts';
import { findHistoryState, takeBackUntil, stepHistory, type GameHistory, type HistoryState } from './game-history.ts';
import { closingOf, lastOf, attachNotes, resultOf, TERMINATION, type ClosingReason, type GameNotes } from './termination.ts';
import { commentOn, endOf, hasPlace, lineAlong, nodeAt, otherLine, playAct, playMove, promoteVariation, removeBranch } from './tree.ts';
import { toPlies } from './tree-record.ts';
import type { TreeNode, Path, TreePlace } from './tree.ts';
import { toDescribedFault, type DescribedFault } from '../words/described-fault.ts';

/** Changes that can be taken back. */
const MOST_CHANGES = 400;

/** The game on the analysis board: its tree, the place that is shown, and the way back through what was changed. Whoever reads it in a signal's effect follows it. */
export class Game {
  readonly #history: Signal<GameHistory>;
  readonly #line: ReadonlySignal<Line>;
  readonly #last: ReadonlySignal<Position>;

  constructor({ tree, path, ...notes }: TreePlace & GameNotes) {
    const now: HistoryState = { tree, path, ...attachNotes(tree, notes), way: endOf(tree, path) };
    this.#history = signal<GameHistory>({ now, past: [], future: [] });
    const [tree_, way] = [computed(() => this.tree), computed(() => this.end)];
    this.#last = computed(() => lastOf(tree_.value));
    this.#line = computed(() => lineAlong(tree_.value, way.value));
  }

  get #now(): HistoryState {
    return this.#history.value.now;
  }

  get tree(): TreeNode {
    return this.#now.tree;
  }

  get path(): Path {
    return this.#now.path;
  }

  get node(): TreeNode {
    return nodeAt(this.tree, this.path);
  }

  get position(): Position {
    return this.node.position;
  }

  /** What the board steps through; the place is its `path.length`-th position. */
  get line(): Line {
    return this.#line.value;
  }

  /** The position at the end of that line, wherever the reader looks. */
  get latest(): Position {
    return this.line.positions.at(-1)!;
  }

  get canUndo(): boolean {
    return this.#history.value.past.length > 0 || this.end.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.value.future.length > 0;
  }

  get canPromote(): boolean {
    return this.path.some((index) => index > 0);
  }

  get hasFork(): boolean {
    return otherLine(this.#now, 1) !== undefined;
  }

  /** The headers of the record it came from or is written as, without those that say what the game itself says. */
  get headers(): ReadonlyMap<string, string> {
    const { headers } = this.#now;
    return this.closing ? headers : new Map([...headers].filter(([name]) => name !== TERMINATION));
  }

  /** The result that was agreed on, resigned to or written, where the last position of the main line gives none. */
  get closing(): { readonly result: string; readonly reason: ClosingReason | undefined } | undefined {
    return closingOf(this.#now);
  }

  /** Whether the place is where the players ended the game: nothing more is played there. */
  get isClosed(): boolean {
    return this.closing?.reason !== undefined && this.position === this.last;
  }

  /** The position at the end of the main line. */
  get last(): Position {
    return this.#last.value;
  }

  /** Points in turn order as a record has them; `*` while the game goes on. */
  get result(): string {
    const { closing } = this.#now;
    return closing?.position === this.last ? closing.result : resultOf(this.last);
  }

  /** The game is over though its last position is not: somebody has resigned, or all agree. */
  close(result: string, reason: ClosingReason): void {
    const headers = new Map([...this.#now.headers, [TERMINATION, reason]]);
    this.#change({ ...this.#now, path: endOf(this.tree, []), headers, closing: { result, position: this.last } });
  }

  /** Another game, from a text or an address. */
  open(tree: TreeNode, path: Path = [], notes: GameNotes = {}): void {
    this.#change({ tree, path, ...attachNotes(tree, notes) });
  }

  /** A game that goes on as it was left: what was on the board before is no change of it. */
  begin(tree: TreeNode, path: Path, notes: GameNotes = {}): void {
    this.#history.value = { now: { tree, path, ...attachNotes(tree, notes), way: endOf(tree, path) }, past: [], future: [] };
  }

  play(move: Move): void {
    this.#step(playMove(this.#now, move));
  }

  act(id: string): DescribedFault | undefined {
    const place = playAct(this.#now, id);
    if (place.ok) this.#step(place.value);
    return place.ok ? undefined : toDescribedFault(place.fault);
  }

  promote(): void {
    if (this.canPromote) this.#change({ ...this.#now, ...promoteVariation(this.#now) });
  }

  /** Says something of a step, the one that led here if no other is named; an empty text takes the comment away. */
  comment(text: string, path: Path = this.path): void {
    const said = text
      .trim()
      .replace(/[{}\s]+/g, ' ')
      .trim();
    if (path.length === 0 || !hasPlace(this.tree, path) || said === (nodeAt(this.tree, path).comment ?? '')) return;
    this.#change({ ...this.#now, tree: commentOn({ tree: this.tree, path }, said).tree });
  }

  /** Takes away the step that led here, and what follows it. */
  cut(): void {
    if (this.path.length > 0) this.#change({ ...this.#now, ...removeBranch(this.#now) });
  }

  /**
   * Takes back the latest change, and more of the same game until `isEnough` says so; whether there was one. In a game that was opened
   * as it stands the steps of its line are taken back, the last one first.
   */
  undo(isEnough?: (position: Position) => boolean): boolean {
    const changes = this.#history.value;
    return this.#take(changes.past.length > 0 ? stepHistory(changes, 'past', isEnough) : takeBackUntil(changes, isEnough));
  }

  /** Makes the change again that was taken back last, and more of the same game until `isEnough` says so; whether there was one. */
  redo(isEnough?: (position: Position) => boolean): boolean {
    return this.#take(stepHistory(this.#history.value, 'future', isEnough));
  }

  /** Takes changes back, or makes them again, until the game is the one `isIt` knows; whether one of the latest is. */
  turnTo(isIt: (game: AddressedGame) => boolean): boolean {
    return this.#take(findHistoryState(this.#history.value, (state) => isIt({ ...state, closing: closingOf(state) })));
  }

  /** The end of the line that is stepped along. */
  get end(): Path {
    return this.#now.way;
  }

  /** The next place on it, if this is not its end. */
  get ahead(): Path | undefined {
    return this.path.length < this.end.length ? this.end.slice(0, this.path.length + 1) : undefined;
  }

  /** Where a key leads on it, if anywhere. */
  placeFor(key: string): Path | undefined {
    switch (key) {
      case 'ArrowLeft':
        return this.path.length > 0 ? this.path.slice(0, -1) : undefined;
      case 'ArrowRight':
        return this.ahead;
      case 'Home':
        return [];
      case 'End':
        return this.end;
      default:
        return undefined;
    }
  }

  /** Goes to a place; the line that is stepped along stays the same if the place is on it. */
  goTo(path: Path): void {
    const { now } = this.#history.value;
    const way = path.every((index, depth) => index === now.way[depth]) ? now.way : endOf(now.tree, path);
    this.#history.value = { ...this.#history.value, now: { ...now, path, way } };
  }

  /** Goes to the next or the former line of the latest fork; whether there is one. */
  switchLine(by: 1 | -1): boolean {
    const path = otherLine(this.#now, by);
    if (path) this.goTo(path);
    return path !== undefined;
  }

  /** The game as a record, variations and comments included. */
  record(): string {
    const { tree } = this.#now;
    const headers = new Map([...this.headers].filter(([name]) => !OWN_HEADERS.includes(name)));
    return makeRecord({ headers, ruleset: tree.position.ruleset, start: tree.position, plies: toPlies(tree), result: this.result });
  }

  #step(place: TreePlace): void {
    if (place.tree === this.tree) this.goTo(place.path);
    else this.#change({ ...this.#now, ...place });
  }

  #take(changes: GameHistory | undefined): boolean {
    if (changes) this.#history.value = changes;
    return changes !== undefined;
  }

  #change(state: Omit<HistoryState, 'way'>): void {
    const { now, past } = this.#history.value;
    this.#history.value = {
      now: { ...state, way: endOf(state.tree, state.path) },
      past: [...past, now].slice(-MOST_CHANGES),
      future: [],
    };
  }
}

/** Headers that the writer sets from the game itself. */
const OWN_HEADERS: readonly string[] = ['Ruleset', 'Options', 'Position', 'Result'];
