import { parseAct } from '../core/act.ts';
import type { Move } from '../core/move.ts';
import type { Player } from '../core/piece.ts';
import type { Position } from '../core/position.ts';
import { Search, type RankedMove } from './alphabeta.ts';
import type { Oversights, SearchOptions } from './quiescence.ts';
import type { Oversight, Strength } from './strengths.ts';

/**
 * The move the opponent plays here, by its id. It does not repeat itself into a draw while it is better. A position
 * without a legal move throws; `random` gives numbers from 0 to below 1 and makes its play vary. `options` say what was there before
 * in the game, and when to stop. It costs as much as the strength’s `nodes` allow.
 */
export function chooseMove(
  position: Position,
  strength: Strength,
  random: () => number,
  options: Pick<SearchOptions, 'past' | 'stop'> = {},
): string {
  const { overlooks, judgement = 'plain' } = strength;
  const oversights = overlooks && makeOversights(overlooks, Math.floor(random() * 2 ** 30));
  const choose = (without?: ReadonlySet<string>): RankedMove | undefined => {
    const search = new Search(position.machine(), {
      ...options,
      nodes: strength.nodes,
      prunes: strength.plies > 3,
      judgement,
      ...(oversights && { oversights }),
    });
    const ranked = search.rank(strength.plies, strength.wander, without);
    search.close();
    return ranked.map((move) => ({ ...move, value: move.value + random() * strength.wander })).sort((a, b) => b.value - a.value)[0];
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

/** The moves somebody does not see this time: the same ones for the same number. */
function makeOversights({ boards, moves, captures, threats }: Oversight, seed: number): Oversights {
  return {
    own: (machine, code) => isDrawn(code, seed, machine.isBoardMove(code) ? boards : moves),
    reply: (machine, code) => isDrawn(~code, seed, machine.captureValue(code) > 0 ? captures : threats),
  };
}

/** Whether a move is among so many of all, by lot. */
function isDrawn(code: number, seed: number, share: number): boolean {
  let mixed = Math.imul(code ^ seed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32 < share;
}

/**
 * What these players would say here rather than play on, by its id: that they have mated somebody, if they can declare it
 * without anybody else, or that fifty moves have led nowhere, on their own turn. Nothing else is theirs to decide.
 */
export function chooseAct(position: Position, players: readonly Player[]): string | undefined {
  const found = position.acts().find(({ id }) => {
    const act = parseAct(id);
    if (act?.kind === 'declaration') return act.by.every((player) => players.includes(player));
    return act?.kind === 'claim' && act.ground === 'fifty' && players.includes(position.turn);
  });
  return found?.id;
}
