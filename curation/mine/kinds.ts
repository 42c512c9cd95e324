import type { Ruleset } from '../../src/engine/index.ts';
import { beginDrawn } from './drawn-starts.ts';
import { beginLonger } from './longer-mates.ts';
import { beginStuck } from './stalemate-starts.ts';
import { findBoardQuestions, findCheckQuestions, findPinQuestions, findQuestions, findRareQuestions } from './find-questions.ts';
import { findDeepQuestions } from './deep-questions.ts';
import { following, FURTHER } from './three-player-kinds.ts';
import { type SourceKind } from '../../src/puzzles/quality.ts';
import { FULL } from '../../src/puzzles/temptation.ts';
import type { Task } from '../../src/puzzles/task.ts';
import { SPECIALITIES } from './special-kinds.ts';
import type { PlacementRange } from './random-placement.ts';
import type { Kind } from './kind.ts';

const mate = (moves: number): Task => ({ kind: 'mate', moves });

const ATTACKERS: PlacementRange = { own: [2, 5], others: [1, 4] };
const PAWNS = { queen: 4, rook: 12, bishop: 12, knight: 14, pawn: 58 };

const one =
  (task: Task): (() => readonly Task[]) =>
  () => [task];

export const KINDS: readonly Kind[] = [
  { id: 'mate1', way: 'game', source: 'game', players: 2, quota: 15, tasks: one(mate(1)) },
  { id: 'mate1c', way: 'placed', source: 'composed', players: 2, quota: 15, thrown: { own: [3, 6], others: [2, 5] }, tasks: one(mate(1)) },
  { id: 'mate2', way: 'game', source: 'game', players: 2, quota: 15, tasks: one(mate(2)), isSharp: true, slips: 10, flights: 3 },
  { id: 'walk2', way: 'off-line', source: 'game', players: 2, quota: 30, tasks: one(mate(2)), isSharp: true, flights: 6 },
  { id: 'mate2c', way: 'climbed', source: 'composed', players: 2, quota: 40, thrown: ATTACKERS, tasks: one(mate(2)), isQuiet: true },
  {
    id: 'mate3',
    way: 'climbed',
    source: 'composed',
    players: 2,
    quota: 25,
    thrown: { own: [2, 4], others: [1, 3] },
    tasks: one(mate(3)),
    begin: (ruleset, kind, random) => beginLonger(ruleset, kind, 3, random),
    most: 8,
    patience: 80,
  },
  { id: 'gain2', way: 'game', source: 'game', players: 2, quota: 15, tasks: one({ kind: 'gain', moves: 2, worth: 250 }), slips: 4 },
  {
    id: 'gain2c',
    way: 'climbed',
    source: 'composed',
    players: 2,
    quota: 25,
    thrown: { own: [2, 3], others: [2, 3] },
    most: 9,
    tasks: one({ kind: 'gain', moves: 2, worth: 250 }),
  },
  {
    id: 'defence',
    way: 'placed',
    source: 'composed',
    players: 2,
    quota: 25,
    thrown: { own: [2, 5], others: [3, 5], near: 0.3 },
    tasks: (position) =>
      position.checks().length > 0 ? [] : [1, 2].map((moves) => ({ kind: 'defence', against: { kind: 'mate', moves } }) as const),
  },
  {
    id: 'promotion',
    way: 'climbed',
    source: 'composed',
    players: 2,
    quota: 8,
    thrown: { own: [2, 4], others: [2, 4], weights: PAWNS },
    tasks: one({ kind: 'promotion', moves: 2 }),
  },
  {
    id: 'stalemate',
    way: 'climbed',
    source: 'composed',
    players: 2,
    quota: 7,
    thrown: { own: [0, 2], others: [3, 6], near: 0.6, nearOwn: true, weights: { queen: 30, rook: 30, bishop: 15, knight: 15, pawn: 30 } },
    begin: (ruleset, kind, random) => beginStuck(ruleset, kind, { kind: 'stalemate', moves: 1 }, random),
    most: 12,
    tasks: () => [1, 2].map((moves) => ({ kind: 'stalemate', moves }) as const),
  },
  {
    id: 'draw',
    way: 'climbed',
    source: 'composed',
    players: 2,
    quota: 5,
    thrown: { own: [0, 1], others: [1, 2], near: 0.9, nearOwn: true, weights: { queen: 3, rook: 5, bishop: 15, knight: 15, pawn: 60 } },
    begin: beginDrawn,
    patience: 0,
    tasks: () => [2, 2, 3].map((moves) => ({ kind: 'draw', moves }) as const),
  },
  {
    id: 'draw2',
    way: 'climbed',
    source: 'composed',
    players: 2,
    quota: 5,
    thrown: { own: [0, 1], others: [2, 2], near: 0.8, nearOwn: true, weights: { queen: 5, rook: 10, bishop: 20, knight: 25, pawn: 40 } },
    begin: beginDrawn,
    patience: 0,
    tasks: () => [2, 2, 3].map((moves) => ({ kind: 'draw', moves }) as const),
  },
  {
    id: 'helpmate',
    way: 'placed',
    source: 'composed',
    players: 2,
    quota: 10,
    thrown: { own: [1, 2], others: [1, 2] },
    tasks: one({ kind: 'helpmate', moves: 2 }),
  },
  { id: 'turn', way: 'blunder', source: 'game', players: 2, quota: 60, tasks: () => [] },
  { id: 'boards', way: 'game', source: 'game', players: 2, quota: 30, tasks: findBoardQuestions },
  { id: 'rare', way: 'game', source: 'game', players: 2, quota: 12, tasks: findRareQuestions, isFromArray: true },
  {
    id: 'checks',
    way: 'placed',
    source: 'composed',
    players: 2,
    quota: 12,
    thrown: { own: [3, 6], others: [3, 6], near: 0.6 },
    tasks: findCheckQuestions,
  },
  { id: 'ask', way: 'game', source: 'game', players: 2, quota: 20, tasks: findQuestions },
  { id: 'shut', way: 'game', source: 'game', players: 2, quota: 8, tasks: findPinQuestions },
  { id: 'look', way: 'game', source: 'game', players: 2, quota: 20, tasks: findDeepQuestions },
  {
    id: 'single',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 50,
    thrown: { own: [4, 8], others: [1, 4], near: 0.7 },
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 1, king, by: [position.turn] }) as const),
  },
  {
    id: 'joint',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 50,
    thrown: { own: [2, 6], others: [2, 5], near: 0.7 },
    tasks(position) {
      const [king, partner] = following(position);
      return king && partner ? [{ kind: 'declaration', moves: 1, king, by: [position.turn, partner] }] : [];
    },
  },
  {
    id: 'declarers',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 30,
    thrown: { own: [3, 6], others: [3, 6], near: 0.8 },
    tasks: one({ kind: 'declarations' }),
    isFit: ({ answer }) => answer!.length > 0,
  },
  {
    id: 'declared',
    way: 'game',
    source: 'game',
    players: 3,
    quota: 15,
    least: FULL,
    slips: 3,
    tasks: (position) => following(position).map((king) => ({ kind: 'declaration', moves: 1, king, by: [position.turn] }) as const),
  },
  { id: 'ask3', way: 'game', source: 'game', players: 3, quota: 25, tasks: findQuestions },
  { id: 'rare3', way: 'game', source: 'game', players: 3, quota: 8, tasks: findRareQuestions, isFromArray: true },
  { id: 'shut3', way: 'game', source: 'game', players: 3, quota: 8, tasks: findPinQuestions },
  { id: 'look3', way: 'game', source: 'game', players: 3, quota: 10, tasks: findDeepQuestions },
  {
    id: 'capture',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 15,
    options: { mate: 'last' },
    thrown: { own: [3, 6], others: [1, 4], near: 0.7, defeated: 1 },
    tasks: (position) => following(position).map((king) => ({ kind: 'capture', moves: 2, king, by: [position.turn] }) as const),
  },
  {
    id: 'saves',
    way: 'placed',
    source: 'composed',
    players: 3,
    quota: 15,
    thrown: { own: [3, 6], others: [3, 6], near: 0.5 },
    tasks: (position) => [{ kind: 'saves', against: { kind: 'capture', moves: 1, king: position.turn, by: [...following(position)] } }],
  },
  ...FURTHER,
  ...SPECIALITIES,
];

export const kindsOf = (ruleset: Ruleset): readonly Kind[] => KINDS.filter(({ players }) => players === ruleset.players.length);

/** By how much a collection may go beyond a quota. */
const SURPLUS = 1.5;

/** What puzzles are counted by: their goal; for a mate the number of moves too, and for a mate in two whether it is from a game. */
export function sortOf(task: Task, source: SourceKind): string {
  if (task.kind !== 'mate') return task.kind;
  const moves = Math.min(3, task.moves);
  return `mate${moves}${moves === 2 && source !== 'game' ? 'c' : ''}`;
}

/** Kinds that are counted together with others. */
const SORTS: Readonly<Record<string, string>> = { mate1c: 'mate1', walk2: 'mate2', gain2: 'gain', gain2c: 'gain', draw2: 'draw' };

/** How many of each sort may come besides, from tactical turns and with a special first move. */
const BESIDES: Readonly<Record<string, number>> = { mate1: 40, mate2: 40, mate2c: 60, mate3: 25, gain: 60, defence: 30, promotion: 15 };

/** How many proof games (`proofgames.ts`) a ruleset's collection takes. */
const PROOF_GAMES = 24;

/** How many puzzles of a sort a ruleset's collection takes; all of a sort that no kind has. */
export function wantedOf(sort: string): number {
  const kinds = KINDS.filter(({ id }) => (SORTS[id] ?? id) === sort);
  if (sort === 'proofgame') return PROOF_GAMES;
  return kinds.length === 0 ? Infinity : SURPLUS * kinds.reduce((sum, { quota }) => sum + quota, BESIDES[sort] ?? 0);
}
