import type { Player, Refusal } from '../../../engine/index.ts';
import type { AttributeFault } from './attributes.ts';

/** A move was played by the reader. */
export interface MoveDetail {
  /** The move's canonical id, which never changes. */
  readonly id: string;
  /** The same as the rules write it. */
  readonly name: string;
  readonly player: Player;
  /** The step it leads to, from 1. */
  readonly index: number;
  /** The position after it. */
  readonly position: string;
}

/** An illegal move was tried. */
export interface RefusalDetail {
  readonly from: string;
  readonly to: string;
  /** Why, as one stable word and as a sentence, with the section of the rules. */
  readonly code: Refusal['code'];
  readonly words: string;
  readonly source: string;
}

/** Another step of the line is shown. */
export interface StepDetail {
  readonly index: number;
  readonly last: number;
  readonly position: string;
}

const tell = (host: HTMLElement, name: string, detail: unknown): void =>
  void host.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

export function tellMove(host: HTMLElement, told: MoveDetail): void {
  tell(host, 'move', told);
}

export function tellRefused(host: HTMLElement, told: RefusalDetail): void {
  tell(host, 'refused', told);
}

export function tellStep(host: HTMLElement, told: StepDetail): void {
  tell(host, 'step', told);
}

/** An attribute is wrong; like the error of a picture it goes no further than the element. */
export function tellError(host: HTMLElement, told: AttributeFault): void {
  host.dispatchEvent(new CustomEvent('error', { detail: told }));
}
