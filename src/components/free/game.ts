import { makeRecord, type Fault, type GameRecord, type Move, type Position } from '../../engine/index.ts';
import type { Line } from '../board/line.ts';
import { commentOn, endOf, fromPlies, lineOf, makeTree, nodeAt, otherLine, playAct, playMove, promote, remove, toPlies } from './tree.ts';
import type { Node, Path, Place } from './tree.ts';

/** Where a record's headers and result came from: they are written again while they fit. */
interface Source {
  readonly headers: ReadonlyMap<string, string>;
  readonly result: string;
  readonly tree: Node;
}

interface State extends Place {
  readonly source: Source | undefined;
}

/** Changes that can be taken back. */
const MOST_CHANGES = 400;

/** The game on the free board: its tree, the place that is shown, and the way back through what was changed. */
export class Game {
  #state: State;
  /** The line that is stepped along: through the place to its end. */
  #way: Path;
  #past: State[] = [];
  /** What was taken back, the latest last. */
  #future: State[] = [];

  constructor(position: Position) {
    this.#state = { tree: makeTree(position), path: [], source: undefined };
    this.#way = [];
  }

  get tree(): Node {
    return this.#state.tree;
  }

  get path(): Path {
    return this.#state.path;
  }

  get node(): Node {
    return nodeAt(this.tree, this.path);
  }

  get position(): Position {
    return this.node.position;
  }

  /** What the board steps through; the place is its `path.length`-th position. */
  get line(): Line {
    return lineOf(this.tree, this.#way);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get canPromote(): boolean {
    return this.path.some((index) => index > 0);
  }

  get hasFork(): boolean {
    return otherLine(this.#state, 1) !== undefined;
  }

  /** Another game, from a text or an address. */
  open(tree: Node, path: Path = []): void {
    this.#change({ tree, path, source: undefined });
  }

  /** A game as a record tells it. */
  openRecord({ headers, result, start, plies }: GameRecord): void {
    const tree = fromPlies(start, plies);
    this.#change({ tree, path: [], source: { headers, result, tree } });
  }

  play(move: Move): void {
    this.#step(playMove(this.#state, move));
  }

  act(id: string): Fault | undefined {
    const place = playAct(this.#state, id);
    if (place.ok) this.#step(place.value);
    return place.ok ? undefined : place.fault;
  }

  promote(): void {
    if (this.canPromote) this.#change({ ...this.#state, ...promote(this.#state) });
  }

  /** Says something of the step that led here; an empty text takes the comment away. */
  comment(text: string): void {
    const said = text
      .trim()
      .replace(/[{}\s]+/g, ' ')
      .trim();
    if (this.path.length > 0 && said !== (this.node.comment ?? '')) this.#change({ ...this.#state, ...commentOn(this.#state, said) });
  }

  /** Takes away the step that led here, and what follows it. */
  cut(): void {
    if (this.path.length > 0) this.#change({ ...this.#state, ...remove(this.#state) });
  }

  /** Takes back the latest change, and more of the same game until `isEnough` says so; whether there was one. */
  undo(isEnough: (position: Position) => boolean = () => true): boolean {
    if (this.#past.length === 0) return false;
    do this.#swap(this.#past, this.#future);
    while (!isEnough(this.position) && this.#past.at(-1)?.tree.position === this.tree.position);
    return true;
  }

  /** Makes the change again that was taken back last, and more of the same game until `isEnough` says so; whether there was one. */
  redo(isEnough: (position: Position) => boolean = () => true): boolean {
    if (this.#future.length === 0) return false;
    do this.#swap(this.#future, this.#past);
    while (!isEnough(this.position) && this.#future.at(-1)?.tree.position === this.tree.position);
    return true;
  }

  /** What was changed so far stays. */
  forget(): void {
    this.#past = [];
    this.#future = [];
  }

  /** The end of the line that is stepped along. */
  get end(): Path {
    return this.#way;
  }

  /** The next place on it, if this is not its end. */
  get ahead(): Path | undefined {
    return this.path.length < this.#way.length ? this.#way.slice(0, this.path.length + 1) : undefined;
  }

  /** Goes to a place; the line that is stepped along stays the same if the place is on it. */
  goTo(path: Path): void {
    const state = { ...this.#state, path };
    if (path.every((index, depth) => index === this.#way[depth])) this.#state = state;
    else this.#show(state);
  }

  /** Goes to the next or the former line of the latest fork; whether there is one. */
  switchLine(by: 1 | -1): boolean {
    const path = otherLine(this.#state, by);
    if (path) this.goTo(path);
    return path !== undefined;
  }

  /** The game as a record, variations and comments included. */
  record(): string {
    const { tree, source } = this.#state;
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
    else this.#change({ ...this.#state, ...place });
  }

  /** Shows the latest of one pile; what is shown goes onto the other. */
  #swap(from: State[], to: State[]): void {
    to.push(this.#state);
    this.#show(from.pop()!);
  }

  #change(state: State): void {
    this.#future = [];
    this.#past.push(this.#state);
    if (this.#past.length > MOST_CHANGES) this.#past.shift();
    this.#show(state);
  }

  #show(state: State): void {
    this.#state = state;
    this.#way = endOf(state.tree, state.path);
  }
}

/** Headers that the writer sets from the game itself. */
const OWN_HEADERS: readonly string[] = ['Ruleset', 'Options', 'Position', 'Result'];
