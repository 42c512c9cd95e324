import type { Position } from '../../src/engine/index.ts';
import { balanceOf } from '../../src/puzzles/position-queries.ts';
import { FULL } from '../../src/puzzles/temptation.ts';
import { findRareQuestions } from './find-questions.ts';
import { beginGainOfThree, isPreparedGain } from './gain-starts.ts';
import type { Kind } from './kind.ts';
import { beginPlan } from './longer-mates.ts';
import type { SpecialId } from './special-first-move.ts';
import type { PlacementRange } from './random-placement.ts';
import type { SolvedTask } from '../../src/puzzles/solve-task.ts';
import type { Task } from '../../src/puzzles/task.ts';

/** The other players in the order in which they move after the one on move. */
export function following({ ruleset, turn, active }: Position): readonly ('w' | 'g' | 'b')[] {
  const { players } = ruleset;
  const at = players.indexOf(turn);
  return [1, 2].map((step) => players[(at + step) % players.length]!).filter((player) => active.includes(player));
}

/** A lead, in centipawns, from which a solver may do it in more ways than are shown. */
const FAR_AHEAD = 900;

/** Tasks of three players by what the solver's move brings about or prevents. */
const ASKED = {
  alone: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 1, king, by: [position.turn] })),
  together(position) {
    const [king, partner] = following(position);
    return king && partner ? [{ kind: 'declaration', moves: 1, king, by: [position.turn, partner] }] : [];
  },
  held: (position) => [{ kind: 'defence', against: { kind: 'capture', moves: 1, king: position.turn, by: following(position) } }],
  saved: (position) => [
    { kind: 'defence', against: { kind: 'declaration', moves: 1, king: position.turn, by: following(position).slice(0, 1) } },
  ],
} as const satisfies Readonly<Record<string, (position: Position) => readonly Task[]>>;

/** A task of three players that a special move alone does. */
const only = (special: SpecialId, asked: keyof typeof ASKED, thrown: PlacementRange): Kind => ({
  id: `${special}3${asked}`,
  way: 'special',
  source: 'composed',
  players: 3,
  quota: 12,
  special,
  thrown,
  tasks: ASKED[asked],
  isCornered: true,
  patience: 250,
  most: 12,
  isFit: ({ position }) => balanceOf(position) < FAR_AHEAD,
});

/** Whether nobody has a king to take when the solver moves, and the solver is not in check: a plan is asked for, not a parry. */
const isOpen = ({ position }: SolvedTask): boolean =>
  balanceOf(position) < FAR_AHEAD && position.checks().every(({ player }) => player !== position.turn);

/** Fewer queens: a plan of two moves has to be seen to its end. */
const LIGHT = { queen: 12, rook: 24, bishop: 20, knight: 30, pawn: 14 };

const HUNTED: PlacementRange = { own: [1, 4], others: [2, 4], near: 0.8, nearOwn: true, atHome: true };

/**
 * Three-way puzzles that take a second move: in the second stage, among a defeated player's pieces, a declaration in two; and those of
 * games while many pieces are left: a declaration after a slip, and questions about what is rare.
 */
export const FURTHER: readonly Kind[] = [
  {
    id: 'stage2',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 15,
    options: { mate: 'last' },
    thrown: { own: [3, 6], others: [1, 4], near: 0.6, defeated: 1 },
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 2, king, by: [position.turn] }) as const),
  },
  {
    id: 'plan',
    way: 'climbed',
    source: 'composed',
    players: 3,
    quota: 30,
    thrown: { own: [2, 4], others: [0, 2], near: 0.8, weights: LIGHT },
    most: 12,
    patience: 60,
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 2, king, by: [position.turn] }) as const),
    begin: beginPlan,
    isFit: isOpen,
  },
  {
    id: 'shield',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 20,
    thrown: { own: [3, 5], others: [2, 4], near: 0.6, nearOwn: true },
    tasks(position) {
      const [next, last] = following(position);
      const king = position.turn;
      if (!next || !last || position.checks().some(({ player }) => player === king)) return [];
      return [
        { kind: 'defence', against: { kind: 'declaration', moves: 1, king, by: [next] } },
        { kind: 'defence', against: { kind: 'declaration', moves: 1, king: last, by: [next] } },
      ];
    },
    isFit: isOpen,
  },
  {
    id: 'crowd',
    way: 'game',
    source: 'game',
    players: 3,
    quota: 20,
    least: FULL,
    slips: 8,
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 1, king, by: [position.turn] }) as const),
  },
  {
    id: 'gain3',
    way: 'climbed',
    source: 'composed',
    players: 3,
    quota: 25,
    thrown: { own: [0, 2], others: [0, 2] },
    patience: 0,
    tasks: () => [],
    begin: beginGainOfThree,
    isFit: isPreparedGain,
  },
  only('castle', 'alone', { own: [3, 6], others: [1, 4], near: 0.8, atHome: true }),
  only('castle', 'together', { own: [2, 5], others: [2, 5], near: 0.8, atHome: true }),
  only('castle', 'held', HUNTED),
  only('castle', 'saved', HUNTED),
  only('passing', 'alone', { own: [3, 6], others: [2, 5], near: 0.8, nearOwn: true }),
  only('passing', 'together', { own: [2, 6], others: [2, 5], near: 0.8, nearOwn: true }),
  only('passing', 'held', { own: [2, 4], others: [2, 4], near: 0.6 }),
  only('passing', 'saved', { own: [2, 5], others: [2, 5], near: 0.6 }),
  { id: 'rare3', way: 'game', source: 'game', players: 3, quota: 12, tasks: findRareQuestions, isFromArray: true },
];
