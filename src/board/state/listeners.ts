import type { Move, Refusal } from '../../engine/index.ts';

/** What a board tells whoever listens. */
export interface BoardEvents {
  /** An illegal move was tried. */
  refused: [refusal: Refusal, from: string, to: string];
  /** A square or pin is pressed, before anything comes of it: whoever listens may show another position first. */
  pressed: [name: string];
  /** A square or pin was chosen (modes `choose` and `edit`). */
  chosen: [name: string];
  /** What stands on a square or pin was dragged to another, or off the board (mode `edit`). */
  dropped: [from: string, to: string | undefined];
  /** The position shown is another. */
  changed: [];
  /** The lines through a cell are shown, or no more. */
  lines: [isOn: boolean];
  /** A square or pin has come into focus: by key, by pointing at it, or by picking up what is there. */
  focused: [name: string | undefined];
}

/** What a board asks, the latest listener first, until one has taken it (`true`); what nobody takes it does itself. */
export interface BoardRequests {
  /** A legal move was made by the reader; it is played if nobody takes it. */
  move: [move: Move];
  /** What is picked up is to be let go; whoever holds something from outside the board takes it. */
  letGo: [];
  /** A key the board has no use for. */
  key: [key: string];
}

export type EventListener<Name extends keyof BoardEvents> = (...what: BoardEvents[Name]) => void;
export type RequestHandler<Name extends keyof BoardRequests> = (...what: BoardRequests[Name]) => boolean;
type Events = BoardEvents & BoardRequests;
type Listener<Name extends keyof Events> = (...what: Events[Name]) => unknown;

/** The listeners of a board: any number for each event. */
export class Listeners {
  readonly #lists: { readonly [Name in keyof Events]: Set<Listener<Name>> } = {
    refused: new Set(),
    pressed: new Set(),
    chosen: new Set(),
    dropped: new Set(),
    changed: new Set(),
    lines: new Set(),
    focused: new Set(),
    move: new Set(),
    letGo: new Set(),
    key: new Set(),
  };

  /** Gives the way to listen no more. */
  on<Name extends keyof BoardEvents>(name: Name, hearer: EventListener<Name>): () => void;
  on<Name extends keyof BoardRequests>(name: Name, taker: RequestHandler<Name>): () => void;
  on<Name extends keyof Events>(name: Name, listener: Listener<Name>): () => void {
    const list: Set<Listener<Name>> = this.#lists[name];
    list.add(listener);
    return () => void list.delete(listener);
  }

  /** Tells all, in the order in which they began to listen. */
  tell<Name extends keyof BoardEvents>(name: Name, ...what: Events[Name]): void {
    const list: Set<Listener<Name>> = this.#lists[name];
    for (const listener of [...list]) listener(...what);
  }

  /** Asks one after the other, the latest first; whether one has taken it. */
  offer<Name extends keyof BoardRequests>(name: Name, ...what: Events[Name]): boolean {
    const list: Set<Listener<Name>> = this.#lists[name];
    return [...list].reverse().some((listener) => listener(...what) === true);
  }
}
