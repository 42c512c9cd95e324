import { captureOf, expect, promotes, type Machine, type Move, type Position, type Square } from '../engine/index.ts';

/** The legal move with this id; a missing one is a programmer's mistake. */
export function expectMove(position: Position, id: string): Move {
  const move = position.moves().find((legal) => legal.id === id);
  if (!move) throw new Error(`${id} is not a legal move of ${position.text()}`);
  return move;
}

/** The code of a machine’s legal move with this id, where there is one. */
export function findCode(machine: Machine, id: string): number | undefined {
  const base = machine.top;
  const end = base + machine.generate();
  let found: number | undefined;
  for (let i = base; i < end; i++) if (machine.id(machine.stack[i]!) === id) found = machine.stack[i]!;
  machine.top = base;
  return found;
}

/** The position after a move or act given by its id, which must be open. */
export function afterMove(position: Position, id: string): Position {
  return expect(position.play(id));
}

export function squareOf(position: Position, name: string): Square | undefined {
  return position.squares.find((square) => square.name === name);
}

/** Worth of the player to move less that of the strongest other player, in centipawns. */
export function balanceOf(position: Position): number {
  const { values } = position.ruleset;
  const worth = new Map(position.active.map((player) => [player, 0]));
  for (const { piece } of position.squares)
    if (piece && worth.has(piece.owner)) worth.set(piece.owner, worth.get(piece.owner)! + values[piece.role]);
  const others = position.active.filter((player) => player !== position.turn).map((player) => worth.get(player)!);
  return worth.get(position.turn)! - Math.max(...others);
}

/** Whether an enemy's king could be taken after the move. */
export function givesCheck(position: Position, move: Move): boolean {
  return position
    .after(move)
    .checks()
    .some(({ player }) => player !== position.turn);
}

/** Whether a king can be captured: that ends the game, or leaves two players in it (Harshman VII). */
export const takesKing = (position: Position): boolean => position.moves().some((move) => captureOf(move)?.piece.role === 'king');

/** Whether the move neither captures, nor promotes, nor gives check. */
export function isQuiet(position: Position, move: Move): boolean {
  return !captureOf(move) && !promotes(move) && !givesCheck(position, move);
}

/** Whether the move takes a piece that nothing guards, or one worth more than the taker. */
export function isGreedy(position: Position, move: Move): boolean {
  const taken = captureOf(move);
  const taker = position.at(move.from);
  if (!taken || !taker) return false;
  const { values } = position.ruleset;
  if (taker.role !== 'king' && values[taken.piece.role] > values[taker.role]) return true;
  const after = position.after(move);
  return position.active.every((player) => player === position.turn || after.attackers(move.to, player).length === 0);
}

export const isQueening = (move: Move): boolean => move.effects.some((effect) => effect.kind === 'become' && effect.role === 'queen');

/** Where a move goes in the plan, its level left out: two moves alike in it differ by the choice of level only. */
export function planOf(position: Position, move: Move): string {
  const from = squareOf(position, move.from);
  const to = squareOf(position, move.to);
  if (!from || !to || move.kind !== 'piece') return move.id;
  return `${move.from}-${to.file},${to.rank}${move.promotion ?? ''}`;
}

export function captureOrCheck(position: Position, move: Move): boolean {
  return captureOf(move) !== undefined || givesCheck(position, move);
}
