import { PLAYERS, type Player } from '../../../src/engine/core/piece.ts';
import type { Move } from '../../../src/engine/core/move.ts';
import type { Position } from '../../../src/engine/core/position.ts';
import { BOARDS, type BoardName } from '../../../src/engine/threeway/board.ts';
import { declarations, rulesFor, scatter, makeRandom, toss, type Random } from './support.ts';

/**
 * The declarations open in a position that was read from its string, by the words of Harshman VIII alone: play is let go on by
 * legal moves, and a line that has ended, whatever the reason, declares nothing. Nothing is asked but `status`, `moves` and `after`.
 */
export function declaredByPlay(position: Position): string[] {
  if (position.status() !== 'playing') return [];
  return position.active
    .flatMap((king) => {
      const others = position.active.filter((player) => player !== king && player !== position.turn);
      const alone = others.filter((by) => isMatedBy(position, by, king));
      const joint = alone.length === 0 && others.length === 2 && isMatedTogether(position, king);
      return [...alone.map((by) => `mate:${by}>${king}`), ...(joint ? [`mate:${others.join('')}>${king}`] : [])];
    })
    .sort();
}

const takes = (move: Move, king: Player): boolean =>
  move.effects.some((effect) => effect.kind === 'leave' && effect.piece.role === 'king' && effect.piece.owner === king);

/** Whether the game goes on, the king’s owner is in it, and the player on move can capture the king. */
function canTake(position: Position, king: Player): boolean {
  return position.status() === 'playing' && position.active.includes(king) && position.moves().some((move) => takes(move, king));
}

/** One player: whatever is played before their turn, they can capture the king then. */
function isMatedBy(position: Position, by: Player, king: Player): boolean {
  if (position.status() !== 'playing' || !position.active.includes(by)) return false;
  if (position.turn === by) return canTake(position, king);
  return position.moves().every((move) => isMatedBy(position.after(move), by, king));
}

/** Two players: whatever the king’s owner, who is on move, plays, one of them can capture on their next move, the other helping. */
function isMatedTogether(position: Position, king: Player): boolean {
  return position.moves().every((move) => {
    const first = position.after(move);
    if (first.status() !== 'playing' || !first.active.includes(king)) return false;
    if (canTake(first, king)) return true;
    return first.moves().some((help) => {
      const second = first.after(help);
      return second.turn !== king && canTake(second, king);
    });
  });
}

/** A position in which kings are cramped: most stand at an edge with little beside them, and long lines cross the board. */
function cramp(random: Random, board: BoardName, options: Readonly<Record<string, string>>): Position | undefined {
  const { cells } = BOARDS[board];
  const used = new Map<string, string>();
  const put = (piece: string, among: readonly (typeof cells)[number][]): void => {
    const cell = among[random(among.length)];
    if (cell && !used.has(cell.name)) used.set(cell.name, piece);
  };
  const edge = cells.filter(({ file, rank }) => file === 0 || rank === 1 || file === rank + 6 || rank === BOARDS[board].ranks);
  const strong = PLAYERS[random(3)]!;
  for (const player of PLAYERS) put(`${player}K`, random(4) === 0 ? cells : edge);
  for (let count = 3 + random(5); count > 0; count--) put(strong + 'QRRB'.charAt(random(4)), cells);
  for (const player of PLAYERS) for (let count = random(3); count > 0; count--) put(player + 'RBNPPQ'.charAt(random(6)), cells);
  const active = [...(random(4) === 0 ? (['wg', 'wb', 'gb'][random(3)] ?? 'wgb') : 'wgb')] as Player[];
  return toss(random, rulesFor(options), used, active, active[random(active.length)]!, true);
}

export interface DeclarationCount {
  readonly positions: number;
  readonly single: number;
  readonly joint: number;
  /** The positions in which a move that may be played next ends the game by stalemate. */
  readonly stalemates: number;
  /** Positions whose declarations are not those that plain play gives, with both lists. */
  readonly faults: readonly string[];
}

/** Compares what the engine offers with plain play in so many random positions of both boards, First Mate and Last Mate. */
export function runDeclarations(seed: number, positions: number): DeclarationCount {
  const random = makeRandom(seed);
  const found = { positions: 0, single: 0, joint: 0, stalemates: 0 };
  const faults: string[] = [];
  while (found.positions < positions) {
    const board = random(5) === 0 ? '8-9' : '8-7';
    const options = { board, mate: random(2) === 0 ? 'first' : 'last' };
    const position = random(3) === 0 ? scatter(random, rulesFor(options)) : cramp(random, board, options);
    if (position?.status() !== 'playing') continue;
    found.positions++;
    const offered = declarations(position);
    const expected = declaredByPlay(position);
    found.single += expected.filter((id) => id.length === 'mate:w>g'.length).length;
    found.joint += expected.filter((id) => id.length > 'mate:w>g'.length).length;
    if (position.moves().some((move) => position.after(move).status() === 'stalemate')) found.stalemates++;
    if (offered.join() !== expected.join())
      faults.push(
        `${options.mate} mate, ${position.text()}: offers ${offered.join(' ') || 'none'}, expected ${expected.join(' ') || 'none'}`,
      );
  }
  return { ...found, faults };
}
