import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeRecord, type GameRecord, type Move, type Position } from '../../../engine/index.ts';
import type { Line } from '../../board/model/line.ts';
import { commentOn, endOf, hasPlace, lineOf, nodeAt, otherLine, playAct, playMove, promote, remove, toPlies } from './game-tree.ts';
import type { Node, Path, Place } from './game-tree.ts';
import { tellFault, type ToldFault } from '../../../words/told.ts';

/** Where a record's headers and result came from: they are written again while they fit. */
interface Source {
  readonly headers: ReadonlyMap<string, string>;
  readonly result: string;
  readonly tree: Node;
}

interface State extends Place {
  readonly source: Source | undefined;
  /** The line that is stepped along: through the place to its end. */
  readonly way: Path;
}

/** What is shown, the way back through what was changed, and what was taken back, the latest last. */
interface History {
  readonly now: State;
  readonly past: readonly State[];
  readonly future: readonly State[];
}

/** Changes that can be taken back. */
const MOST_CHANGES = 400;

/** The game on the free board: its tree, the place that is shown, and the way back through what was changed. Whoever reads it in a signal's effect follows it. */
export class Game {
  readonly #history: Signal<History>;
  readonly #line: ReadonlySignal<Line>;

  constructor({ tree, path }: Place) {
    const now: State = { tree, path, source: undefined, way: endOf(tree, path) };
    this.#history = signal<History>({ now, past: [], future: [] });
    const [tree_, way] = [computed(() => this.tree), computed(() => this.end)];
    this.#line = computed(() => lineOf(tree_.value, way.value));
  }

  get #now(): State {
    return this.#history.value.now;
  }

  get tree(): Node {
    return this.#now.tree;
  }

  get path(): Path {
    return this.#now.path;
  }

  get node(): Node {
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
    return this.#history.value.past.length > 0;
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

  /** Another game, from a text or an address. */
  open(tree: Node, path: Path = []): void {
    this.#change({ tree, path, source: undefined });
  }

  /** A game as a record tells it, and the tree of its plies. */
  openRecord({ headers, result }: GameRecord, tree: Node): void {
    this.#change({ tree, path: [], source: { headers, result, tree } });
  }

  play(move: Move): void {
    this.#step(playMove(this.#now, move));
  }

  act(id: string): ToldFault | undefined {
    const place = playAct(this.#now, id);
    if (place.ok) this.#step(place.value);
    return place.ok ? undefined : tellFault(place.fault);
  }

  promote(): void {
    if (this.canPromote) this.#change({ ...this.#now, ...promote(this.#now) });
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
    if (this.path.length > 0) this.#change({ ...this.#now, ...remove(this.#now) });
  }

  /** Takes back the latest change, and more of the same game until `isEnough` says so; whether there was one. */
  undo(isEnough?: (position: Position) => boolean): boolean {
    return this.#swap('past', 'future', isEnough);
  }

  /** Makes the change again that was taken back last, and more of the same game until `isEnough` says so; whether there was one. */
  redo(isEnough?: (position: Position) => boolean): boolean {
    return this.#swap('future', 'past', isEnough);
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
    const { tree, source } = this.#now;
    const { ruleset } = tree.position;
    const headers = new Map([...(source?.headers ?? [])].filter(([name]) => !OWN_HEADERS.includes(name)));
    const plies = toPlies(tree);
    const points = plies.at(-1)?.position.outcome()?.points ?? {};
    const isScored = ruleset.players.every((player) => points[player] !== undefined);
    const played = isScored ? ruleset.players.map((player) => points[player]).join('-') : '*';
    const result = source?.tree === tree ? source.result : played;
    return makeRecord({ headers, ruleset, start: tree.position, plies, result });
  }

  #step(place: Place): void {
    if (place.tree === this.tree) this.goTo(place.path);
    else this.#change({ ...this.#now, ...place });
  }

  /** Shows the latest of one pile, and what was shown goes onto the other; so on until it is enough, within one game. */
  #swap(from: 'past' | 'future', to: 'past' | 'future', isEnough: (position: Position) => boolean = () => true): boolean {
    const given = [...this.#history.value[from]];
    const taken = [...this.#history.value[to]];
    let now = this.#now;
    if (given.length === 0) return false;
    do {
      taken.push(now);
      now = given.pop()!;
    } while (!isEnough(nodeAt(now.tree, now.path).position) && given.at(-1)?.tree.position === now.tree.position);
    this.#history.value = from === 'past' ? { now, past: given, future: taken } : { now, past: taken, future: given };
    return true;
  }

  #change(state: Omit<State, 'way'>): void {
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
