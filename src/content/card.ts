import { findNeighbours } from '../components/lesson/neighbours.ts';
import type { Fact, Ruleset } from '../engine/index.ts';

/** The facts of a ruleset as the card for the table groups them; every fact belongs to one group. */
const GROUPS: readonly { readonly title: string; readonly ids: readonly string[] }[] = [
  { title: 'Set and start', ids: ['players', 'cells', 'pieces', 'pins', 'board-start', 'first-moves'] },
  { title: 'Lines', ids: ['column-block', 'gap-crossing', 'level-change', 'board-as-level', 'straight-up-down'] },
  { title: 'King and knight', ids: ['king-levels', 'king-capture', 'king-protection', 'knight-levels', 'knight-ground'] },
  { title: 'Pawns', ids: ['pawn-step', 'pawn-levels', 'pawn-off-board', 'pawn-capture', 'double-step', 'carried-double-step'] },
  { title: 'En passant', ids: ['en-passant'] },
  {
    title: 'Promotion',
    ids: ['promotion', 'promotion-where', 'promotion-when', 'promotion-to', 'promotion-compulsory', 'carried-promotion'],
  },
  { title: 'Castling', ids: ['castling'] },
  { title: 'Attack boards', ids: ['board-mover', 'board-load', 'board-reach', 'board-forward-only', 'board-rotation', 'board-inversion'] },
  {
    title: 'How it ends',
    ids: ['checkmate', 'end', 'stalemate', 'repetition', 'threefold', 'fifty-moves', 'dead-positions', 'material-draw', 'resignation'],
  },
];

export interface CardGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** The groups that a ruleset has something in. A fact that is in none ends the build. */
export function groupFacts({ id, facts }: Ruleset): CardGroup[] {
  const lost = facts.filter((fact) => !GROUPS.some(({ ids }) => ids.includes(fact.id)));
  if (lost.length > 0) throw new Error(`card of ${id}: no group for ${lost.map((fact) => fact.id).join(', ')}`);
  return GROUPS.map(({ title, ids }) => ({ title, facts: ids.flatMap((one) => facts.find((fact) => fact.id === one) ?? []) })).filter(
    (group) => group.facts.length > 0,
  );
}

/** Where a board of White's goes from one pin. */
export interface CardRow {
  readonly pin: string;
  readonly empty: readonly string[];
  readonly loaded: readonly string[];
}

/**
 * Where an attack board of White's may go from every pin of the queen's side, as the engine has it; none where boards do not move.
 * The king's side is its mirror image, which is checked here.
 */
export function listReach(ruleset: Ruleset): CardRow[] {
  if (ruleset.pins.length === 0) return [];
  const { reach } = findNeighbours(ruleset, 'QL');
  const across = (name: string): string => (name.startsWith('Q') ? `K${name.slice(1)}` : `Q${name.slice(1)}`);
  const same = (a: readonly string[] = [], b: readonly string[] = []): boolean => [...a].sort().join() === [...b].sort().join();
  return ruleset.pins
    .filter(({ side }) => side === 'queen')
    .map(({ name: pin }) => {
      const { empty = [], loaded = [] } = reach[pin] ?? {};
      const mirror = reach[across(pin)];
      if (!same(empty.map(across), mirror?.empty) || !same(loaded.map(across), mirror?.loaded))
        throw new Error(`card of ${ruleset.id}: ${pin} and ${across(pin)} are no mirror images`);
      return { pin, empty, loaded };
    });
}
