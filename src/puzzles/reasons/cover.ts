import type { Player, Position, Square } from '../../engine/index.ts';
import type { Piece } from '../../words/reason-cases.ts';
import { makeReason, type Reason } from './reason.ts';

/** The piece on a square by its name; there must be one. */
export function expectPiece(position: Position, square: string): Piece {
  const isWaiting = position.setup.pending === square;
  return { role: position.at(square)!.role, square, ...(isWaiting && { isWaiting }) };
}

/** Who covers which squares, each square once. */
interface Cover {
  readonly by: Piece;
  readonly squares: readonly string[];
}

/** The squares next to a king: those that the king could step to, and those where its own pieces stand. */
export function listFlights(
  position: Position,
  king: string,
): { readonly flights: readonly Square[]; readonly blocked: readonly string[] } {
  const owner = position.at(king)?.owner;
  const near = position.attacks(king).map((name) => position.squares.find((square) => square.name === name)!);
  const isOwn = ({ piece }: Square): boolean => piece?.owner === owner;
  return { flights: near.filter((square) => !isOwn(square)), blocked: near.filter(isOwn).map(({ name }) => name) };
}

/**
 * Who of these players covers which flights, each told once: by what gives check if it does, else by the player who covers most of what is left. A square
 * behind the king in the line of check is covered through the king.
 */
export function shareFlights(
  position: Position,
  flights: readonly Square[],
  checking: readonly string[],
  players: readonly Player[],
): readonly Cover[] {
  const coverers = new Map(
    flights.map(({ name }) => {
      const by = players.flatMap((player) => position.attackers(name, player));
      return [name, by.length > 0 ? by : checking.slice(0, 1)] as const;
    }),
  );
  const shared: Cover[] = [];
  let left = flights.map(({ name }) => name);
  const order = (by: string): number => left.filter((name) => coverers.get(name)!.includes(by)).length + (checking.includes(by) ? 100 : 0);
  while (left.length > 0) {
    const [best] = [...new Set(left.flatMap((name) => coverers.get(name)!))].sort((a, b) => order(b) - order(a));
    if (best === undefined) break;
    shared.push({ by: expectPiece(position, best), squares: left.filter((name) => coverers.get(name)!.includes(best)) });
    left = left.filter((name) => !coverers.get(name)!.includes(best));
  }
  return shared;
}

/** Pieces beside the checking one of which it is told what they cover. */
const MOST_TOLD = 3;

/** Why a king is mated: what gives check, and what keeps each square from it that it could step to. Nothing where nobody is. */
export function explainMated(mated: Position): readonly Reason[] {
  const check = mated.checks().find(({ player }) => player === mated.turn);
  if (mated.status() !== 'checkmate' || !check) return [];
  const { flights, blocked } = listFlights(mated, check.king);
  const enemies = mated.active.filter((player) => player !== mated.turn);
  const covers = shareFlights(mated, flights, check.by, enemies);
  const isSingle = check.by.length === 1;
  const own = isSingle && covers[0]?.by.square === check.by[0] ? covers[0] : undefined;
  const others = covers.filter((one) => one !== own);
  const told = others.length > MOST_TOLD ? others.slice(0, MOST_TOLD - 1) : others;
  const rest = others.slice(told.length);
  return [
    makeReason('mated', {
      checking: check.by.map((square) => expectPiece(mated, square)),
      own: own?.squares ?? [],
      others: told,
      rest: rest.map(({ by }) => by),
      count: rest.reduce((sum, { squares }) => sum + squares.length, 0),
      blocked,
    }),
  ];
}
