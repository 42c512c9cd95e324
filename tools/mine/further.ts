import type { Position } from '../../src/engine/index.ts';
import { FULL } from '../../src/puzzles/quality.ts';
import { findRareQuestions } from './ask.ts';
import type { Kind } from './kinds.ts';
import type { SpecialId } from './special.ts';

/** The other players in the order in which they move after the one on move. */
export function following({ ruleset, turn, active }: Position): readonly ('w' | 'g' | 'b')[] {
  const { players } = ruleset;
  const at = players.indexOf(turn);
  return [1, 2].map((step) => players[(at + step) % players.length]!).filter((player) => active.includes(player));
}

/** A declaration that a special move brings about. */
function declared(special: SpecialId): Kind {
  return {
    id: `${special}3`,
    source: 'composed',
    players: 3,
    quota: 12,
    special,
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 1, king, by: [position.turn] }) as const),
  };
}

/**
 * Three-way puzzles that take a second move: in the second stage, among the pieces of who is defeated, a declaration in two; and those of
 * games while many men are left: a declaration after a slip, and questions about what is rare.
 */
export const FURTHER: readonly Kind[] = [
  {
    id: 'stage2',
    source: 'composed',
    players: 3,
    quota: 15,
    options: { mate: 'last' },
    thrown: { own: [3, 6], others: [1, 4], near: 0.6, defeated: 1 },
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 2, king, by: [position.turn] }) as const),
  },
  {
    id: 'crowd',
    source: 'game',
    players: 3,
    quota: 20,
    least: FULL,
    slips: 8,
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 1, king, by: [position.turn] }) as const),
  },
  { ...declared('castle'), thrown: { own: [3, 6], others: [1, 4], near: 0.8 } },
  { ...declared('passing'), thrown: { own: [3, 6], others: [2, 5], near: 0.8, nearOwn: true } },
  { id: 'rare3', source: 'game', players: 3, quota: 12, tasks: findRareQuestions, isFromArray: true },
];
