import { expect } from 'vitest';
import { plainAnswer, plainText } from '../plain/index.ts';
import type { PlainAnswer } from '../plain/index.ts';
import { engineAnswer } from '../engine.ts';

/** What stands on the table beside the pieces; all of it as position strings write it. */
export interface Setup {
  /** Attack boards away from their start pins: `QL@QP3 kl@KP5`. */
  readonly boards?: string;
  readonly turn?: 'w' | 'b';
  readonly rights?: string;
  readonly enPassant?: string;
  readonly pending?: string;
  readonly clock?: number;
  readonly number?: number;
}

/** A position, and the questions a picture of it answers. Lists are sorted and joined by spaces, to be read at a glance. */
export interface Picture {
  readonly text: string;
  readonly check: string;
  readonly status: string;
  /** Where the piece on a square may go (`b4N`, `b8B=Q`, `a1QL^`), all of it or on one file (`b`), rank (`4`) or board (`N`, `ql`). */
  from(square: string, on?: string): string;
  /** Where the attack board on a pin may go; `r` where it may rotate. */
  board(pin: string): string;
  has(id: string): boolean;
  /** The position after a legal move. */
  after(id: string): Picture;
}

/**
 * Sets up positions of one ruleset. Pieces are written with their squares: `table('Kc1W Ra3W', 'kc8B')`, White's in capitals.
 * Engine and plain generator are both asked, and must give the same answer.
 */
export function tableOf(ruleset: string): (white: string, black: string, setup?: Setup) => Picture {
  return (white, black, setup = {}) => {
    const { boards = '', turn = 'w', rights = '-', enPassant = '-', pending = '-', clock = 0, number = 9 } = setup;
    const text = plainText(ruleset, `${white} ${black}`.trim(), boards, [turn, rights, enPassant, pending, clock, number].join(' '));
    return pictureOf(ruleset, text);
  };
}

/** The picture of a position string. */
export function pictureOf(ruleset: string, text: string): Picture {
  const answer: PlainAnswer = plainAnswer(ruleset, text);
  expect({ text, ...engineAnswer(ruleset, text) }).toEqual({ text, ...answer });
  const ids = Object.keys(answer.moves);
  return {
    text,
    check: answer.check.join(' '),
    status: answer.status,
    from: (square, on = '') => starting(ids, `${square}-`).filter((to) => isOn(to, on)).sort().join(' '), // prettier-ignore
    board: (pin) => [...starting(ids, `${pin}-`), ...ids.filter((id) => id === `${pin}r`).map(() => 'r')].join(' '),
    has: (id) => ids.includes(id),
    after(id) {
      const next = answer.moves[id];
      if (next === undefined) throw new Error(`${id} is not legal in ${text}`);
      return pictureOf(ruleset, next);
    },
  };
}

function starting(ids: readonly string[], head: string): string[] {
  return ids.filter((id) => id.startsWith(head)).map((id) => id.slice(head.length));
}

function isOn(to: string, on: string): boolean {
  return on === '' || to.startsWith(on) || to.charAt(1) === on || /^..(\w+)/.exec(to)?.[1] === on;
}
