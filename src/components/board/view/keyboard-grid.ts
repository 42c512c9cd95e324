import { BOARD } from '#words/board.ts';
import type { Tile, Scene } from '../../../board/scene/scene.ts';

/** What the grid says of its places and does with them. */
export interface GridOwner {
  /** What a square or pin is, as it is read out. */
  describe(name: string): string;
  nameBoard(board: string): string;
  /** The other squares of a square's column from low to high, itself included. */
  columnOf(square: string): readonly string[];
  pick(name: string): void;
  putDown(): boolean;
  focus(name: string | undefined): void;
  /** Pins to go to first when something is picked up. */
  wantedPins(): readonly string[];
}

/** Half of a pin's cell. */
const PIN = 7;

/** How far sideways of the wanted direction a neighbouring square may lie. */
const CONE = Math.cos((62 * Math.PI) / 180);
/** The same for pins, which stand far apart. */
const PIN_CONE = 0.2;

/**
 * The board for keyboard and screen reader: an element for every square and pin, lying where the picture shows it,
 * one of them in the tab order.
 */
export class KeyboardGrid {
  readonly #owner: GridOwner;
  readonly #root: HTMLElement;
  #cells = new Map<string, HTMLElement>();
  /** Where each cell was put: what is written anew is styled anew, changed or not. */
  readonly #laid = new WeakMap<HTMLElement, string>();
  #scene: Scene | undefined;
  #current: string | undefined;
  #shape = '';

  constructor(frame: HTMLElement, owner: GridOwner) {
    this.#owner = owner;
    this.#root = document.createElement('div');
    this.#root.className = 'board-grid';
    this.#root.addEventListener('keydown', (event) => this.#key(event));
    this.#root.addEventListener('focusin', (event) => {
      const name = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
      if (name !== undefined) this.#enter(name);
    });
    this.#root.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !this.#root.contains(event.relatedTarget)) owner.focus(undefined);
    });
    // A screen reader's click on an element arrives here, a pointer's does not: the elements let it through.
    this.#root.addEventListener('click', (event) => {
      const name = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
      if (name !== undefined) owner.pick(name);
    });
    frame.append(this.#root);
  }

  get hasFocus(): boolean {
    return this.#root.matches(':focus-within');
  }

  /** Brings places and words in line with a scene. */
  update(scene: Scene): void {
    this.#scene = scene;
    const shape = [...scene.tiles.map((tile) => tile.name), ...scene.pins.map((pin) => pin.name)].join(' ');
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#build(scene);
    }
    // The scene stands in the middle of its frame, as large as that leaves.
    this.#root.style.setProperty('--scene-w', String(scene.width));
    this.#root.style.setProperty('--scene-h', String(scene.height));
    for (const { name, x, y, rx, ry } of scene.tiles) this.#lay(name, scene, [x, y, rx, ry]);
    for (const { name, x, y } of scene.pins) this.#lay(name, scene, [x, y, PIN, PIN]);
    for (const [name, cell] of this.#cells) change(cell, 'aria-label', this.#owner.describe(name));
  }

  /** Puts a cell where its place is shown: its middle, and half of its width and height. */
  #lay(name: string, { width, height }: Scene, [x, y, rx, ry]: readonly [number, number, number, number]): void {
    const share = (value: number, of: number): string => `${((value / of) * 100).toFixed(2)}%`;
    const cell = this.#cells.get(name);
    const [left, top, wide, high] = [share(x - rx, width), share(y - ry, height), share(2 * rx, width), share(2 * ry, height)];
    const css = `left:${left};top:${top};width:${wide};height:${high}`;
    if (!cell || this.#laid.get(cell) === css) return;
    this.#laid.set(cell, css);
    cell.style.cssText = css;
  }

  /** Moves the focus onto a place, or to where it was last. */
  enter(name?: string): void {
    const cell = this.#cells.get(name ?? this.#current ?? '') ?? this.#cells.values().next().value;
    cell?.focus({ preventScroll: true });
    // Only as far as it takes: a board that is in sight stays where it is.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  destroy(): void {
    this.#root.remove();
  }

  #build(scene: Scene): void {
    const focused = this.hasFocus ? this.#current : undefined;
    this.#root.textContent = '';
    this.#cells = new Map();
    const boards = new Map<string, Tile[]>();
    for (const tile of scene.tiles) boards.set(tile.board, [...(boards.get(tile.board) ?? []), tile]);
    for (const [board, tiles] of boards) {
      const grid = element('div', 'grid', this.#owner.nameBoard(board));
      const rows = new Map<string, HTMLElement>();
      for (const tile of [...tiles].sort((one, other) => one.y - other.y || one.x - other.x)) {
        const key = String(Math.round(tile.y));
        let row = rows.get(key);
        if (!row) {
          row = element('div', 'row');
          rows.set(key, row);
          grid.append(row);
        }
        row.append(this.#cell(tile.name));
      }
      this.#root.append(grid);
    }
    if (scene.pins.length > 0) {
      const grid = element('div', 'grid', BOARD.pins);
      const row = element('div', 'row');
      grid.append(row);
      for (const pin of scene.pins) row.append(this.#cell(pin.name));
      this.#root.append(grid);
    }
    if (this.#current === undefined || !this.#cells.has(this.#current)) this.#current = scene.tiles[0]?.name;
    this.#makeCurrent(this.#current);
    if (focused !== undefined) this.enter(this.#cells.has(focused) ? focused : this.#current);
  }

  #cell(name: string): HTMLElement {
    const cell = element('div', 'gridcell');
    cell.className = 'board-cell';
    cell.dataset['at'] = name;
    cell.tabIndex = -1;
    this.#cells.set(name, cell);
    return cell;
  }

  #makeCurrent(name: string | undefined): void {
    const before = this.#cells.get(this.#current ?? '');
    const cell = this.#cells.get(name ?? '');
    if (before && before !== cell) before.tabIndex = -1;
    if (cell) change(cell, 'tabindex', '0');
    this.#current = name;
  }

  #enter(name: string): void {
    this.#makeCurrent(name);
    this.#owner.focus(name);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#current === undefined) return;
    const done = this.#act(event.key, this.#current);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #act(key: string, current: string): boolean {
    switch (key) {
      case 'ArrowLeft':
        return this.#go(this.#neighbour(current, -1, 0));
      case 'ArrowRight':
        return this.#go(this.#neighbour(current, 1, 0));
      case 'ArrowUp':
        return this.#go(this.#neighbour(current, 0, -1));
      case 'ArrowDown':
        return this.#go(this.#neighbour(current, 0, 1));
      case 'PageUp':
        return this.#go(this.#level(current, 1));
      case 'PageDown':
        return this.#go(this.#level(current, -1));
      case 'p':
        return this.#go(this.#pinFrom(current));
      case 'Enter':
      case ' ':
        this.#owner.pick(current);
        return true;
      case 'Escape':
        return this.#owner.putDown();
      default:
        return false;
    }
  }

  /** Always handled, even at an edge: the page must not scroll under the board. */
  #go(name: string | undefined): true {
    if (name !== undefined) this.enter(name);
    return true;
  }

  #level(current: string, by: 1 | -1): string | undefined {
    const column = this.#owner.columnOf(current);
    return column[column.indexOf(current) + by];
  }

  /** From a square to the pins, the wanted ones first; from a pin back to the boards. */
  #pinFrom(current: string): string | undefined {
    const pins = this.#scene?.pins ?? [];
    if (pins.some((pin) => pin.name === current)) return this.#scene?.tiles[0]?.name;
    return this.#owner.wantedPins()[0] ?? pins[0]?.name;
  }

  /** The nearest place in a direction of the screen: on the same board, at its edge on another; among pins, of the wanted ones if any are. */
  #neighbour(current: string, dx: number, dy: number): string | undefined {
    const scene = this.#scene;
    if (!scene) return undefined;
    const tile = scene.tiles.find((one) => one.name === current);
    if (tile) {
      const isBeside = (one: (typeof scene.tiles)[number]): boolean => one.board === tile.board;
      const others = scene.tiles.filter((one) => !isBeside(one));
      return findNearest(tile, scene.tiles.filter(isBeside), dx, dy, CONE) ?? findNearest(tile, others, dx, dy, CONE);
    }
    const pin = scene.pins.find((one) => one.name === current);
    const wanted = this.#owner.wantedPins();
    const pins = scene.pins.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    return pin && findNearest(pin, pins, dx, dy, PIN_CONE);
  }
}

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The nearest of some places in a direction of the screen: the cosine of the angle to it is more than `cone`. */
function findNearest(from: Spot, spots: readonly Spot[], dx: number, dy: number, cone: number): string | undefined {
  const near = spots.flatMap((spot) => {
    const far = Math.hypot(spot.x - from.x, spot.y - from.y);
    const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (far || 1);
    return far > 0 && along > cone ? [{ name: spot.name, cost: far * (2 - along) }] : [];
  });
  return near.sort((one, other) => one.cost - other.cost)[0]?.name;
}

/** Sets an attribute that has another value: one that is set anew is read and styled anew, changed or not. */
function change(cell: HTMLElement, attribute: string, value: string): void {
  if (cell.getAttribute(attribute) !== value) cell.setAttribute(attribute, value);
}

function element(tag: string, role: string, label?: string): HTMLElement {
  const made = document.createElement(tag);
  made.setAttribute('role', role);
  if (label !== undefined) made.setAttribute('aria-label', label);
  return made;
}
