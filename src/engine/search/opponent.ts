import { parseAct } from '../core/act.ts';
import type { Move } from '../core/move.ts';
import type { Player } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { Search, type RankedMove } from './alphabeta.ts';
import type { Looks } from './quiet.ts';

/** How the opponent plays: plies looked ahead, positions looked at, and by how much its judgement wanders (hundredths of a pawn). */
export interface Strength {
  /** What it is called. */
  readonly name: string;
  /** Plies it looks ahead, at most. */
  readonly plies: number;
  /** Positions it looks at, at most. */
  readonly nodes: number;
  /** By how much its judgement wanders, in hundredths of a pawn. */
  readonly wander: number;
}

/** From one who sees what hangs to one who plans an exchange ahead. */
export const STRENGTHS: readonly Strength[] = [
  { name: 'beginner', plies: 1, nodes: 5_000, wander: 150 },
  { name: 'casual', plies: 2, nodes: 20_000, wander: 60 },
  { name: 'club', plies: 3, nodes: 40_000, wander: 12 },
  { name: 'strong', plies: 6, nodes: 150_000, wander: 4 },
];

/**
 * The move the opponent plays here, by its id. It does not repeat itself into a draw while it stands better. A position
 * without a legal move throws; `random` gives numbers from 0 to below 1 and makes its play vary. `looks` says what was there before
 * in the game, and when to stop. It costs as much as the strength’s `nodes` allow.
 */
export function chooseMove(position: Position, strength: Strength, random: () => number, looks: Pick<Looks, 'past' | 'stop'> = {}): string {
  const choose = (without?: ReadonlySet<string>): RankedMove | undefined => {
    const search = new Search(position.machine(), { ...looks, nodes: strength.nodes, prunes: strength.plies > 3 });
    return search
      .rank(strength.plies, strength.wander, without)
      .map((move) => ({ ...move, value: move.value + random() * strength.wander }))
      .sort((a, b) => b.value - a.value)[0];
  };
  const best = choose();
  if (!best) throw new Error(`there is no move in ${position.text()}`);
  if (best.value <= 0) return best.id;
  const endsInDraw = (move: Move): boolean => position.after(move).status().startsWith('draw:');
  const moves = position.moves();
  if (!endsInDraw(moves.find(({ id }) => id === best.id)!)) return best.id;
  const other = choose(new Set(moves.filter(endsInDraw).map(({ id }) => id)));
  return other && other.value > 0 ? other.id : best.id;
}

/**
 * What these players would say here rather than play on, by its id: that they have mated somebody, if they can declare it
 * without anybody else, or that fifty moves have led nowhere, on their own turn. Nothing else is theirs to decide.
 */
export function chooseAct(position: Position, players: readonly Player[]): string | undefined {
  const found = position.acts().find(({ id }) => {
    const deed = parseAct(id);
    if (deed?.kind === 'declaration') return deed.by.every((player) => players.includes(player));
    return deed?.kind === 'claim' && deed.ground === 'fifty' && players.includes(position.turn);
  });
  return found?.id;
}
