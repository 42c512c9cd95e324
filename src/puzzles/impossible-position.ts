import { answerOf } from '../engine/core/index.ts';
import type { PlacedPiece, Piece, Player, Position, Role, Ruleset, Square } from '../engine/index.ts';
import type { NeverCase } from '../words/impossible-positions.ts';
import { placeWithoutHistory } from './place-without-history.ts';

/** A piece on its first square. */
interface Placed {
  readonly square: Square;
  readonly piece: Piece;
}

const piecesOf = (position: Position): readonly Placed[] =>
  position.squares.flatMap((square) => (square.piece ? [{ square, piece: square.piece }] : []));

/**
 * Why no game can reach a position, beyond what its ruleset's parser refuses: more pieces of a kind than promotions allow, or a bishop that
 * cannot have got out past pawns that never moved and boards that never left. Empty where nothing speaks against it.
 */
export function findImpossibleCases(position: Position): readonly NeverCase[] {
  const start = position.ruleset.begin();
  return position.ruleset.players.flatMap((player) => [...findSurplus(position, start, player), ...findCaged(position, start, player)]);
}

/** Whether a pawn may become such a piece, as the ruleset's facts say; without such a fact it may become any. */
function isPromotedTo(ruleset: Ruleset, role: Role): boolean {
  return answerOf(ruleset, 'promotion-to')?.split(', ').includes(role) ?? true;
}

/** Pieces of one kind; bishops of one colour of squares are a kind, as no move changes their colour. */
const kindOf = ({ piece, square }: Placed): string => (piece.role === 'bishop' ? `bishop ${square.shade}` : piece.role);

function findSurplus(position: Position, start: Position, player: Player): readonly NeverCase[] {
  const count = (all: readonly Placed[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const piece of all) if (piece.piece.owner === player) counts.set(kindOf(piece), (counts.get(kindOf(piece)) ?? 0) + 1);
    return counts;
  };
  const [now, first] = [count(piecesOf(position)), count(piecesOf(start))];
  const gone = (first.get('pawn') ?? 0) - (now.get('pawn') ?? 0);
  const surplus = [...now].flatMap(([kind, number]) => {
    const more = number - (first.get(kind) ?? 0);
    return kind === 'pawn' || kind === 'king' || more <= 0 ? [] : [{ role: kind.split(' ')[0] as Role, more }];
  });
  const promoted = surplus.reduce((sum, { more }) => sum + more, 0);
  return [
    ...(promoted > gone ? [{ variant: 'surplus', args: { player, more: promoted, gone } } as const] : []),
    ...surplus
      .filter(({ role }) => !isPromotedTo(position.ruleset, role))
      .map(({ role, more }) => ({ variant: 'unmade', args: { player, role, more } }) as const),
  ];
}

/** The squares of pawns that have never moved, as the rights of the first move say. */
function unmovedPawns(position: Position): readonly string[] {
  return position.setup.pieces.filter(({ role, unmoved }) => role === 'pawn' && unmoved).map(({ square }) => square);
}

/** Bishops of a player who stand where unmoved pawns cannot have let them go, with no pawn gone that could have become one. */
function findCaged(position: Position, start: Position, player: Player): readonly NeverCase[] {
  const pawns = unmovedPawns(position);
  // A board that carries a pawn which never moved has never left; if another may have, it may have carried a bishop or given it a way.
  const isFixed = position.boards.every(({ id }) =>
    position.squares.some(({ name, board }) => board === id && pawns.includes(name) && start.at(name) !== undefined),
  );
  const pawnsOf = (one: Position): number => piecesOf(one).filter(({ piece }) => piece.owner === player && piece.role === 'pawn').length;
  const couldPromote = pawnsOf(position) < pawnsOf(start) && isPromotedTo(position.ruleset, 'bishop');
  if (!isFixed || couldPromote) return [];
  const isBishop = ({ piece }: Placed): boolean => piece.owner === player && piece.role === 'bishop';
  const homes = piecesOf(start).filter(isBishop);
  return piecesOf(position)
    .filter(isBishop)
    .flatMap(({ square }) => {
      const from = homes.filter((home) => home.square.shade === square.shade).map((home) => home.square.name);
      if (from.includes(square.name) || from.some((home) => reachOf(position, start, player, home, pawns).has(square.name))) return [];
      return [{ variant: 'caged', args: { player, square: square.name } } as const];
    });
}

/** Every square a bishop could have come to from its first one, were there nothing else on the board than these pawns. */
function reachOf(position: Position, start: Position, player: Player, home: string, pawns: readonly string[]): ReadonlySet<string> {
  const reached = new Set([home]);
  const queue = [home];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const to of stepsOf(position, start, player, at, pawns)) {
      if (reached.has(to) || pawns.includes(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  return reached;
}

/** Where a bishop on a square attacks beside the pawns alone; kings stand where they stand in the position or at first. */
function stepsOf(position: Position, start: Position, player: Player, square: string, pawns: readonly string[]): readonly string[] {
  const { ruleset, active, number } = position;
  const standing = pawns.map((name): PlacedPiece => ({ ...start.at(name)!, square: name }));
  const turn = active.find((one) => one !== player) ?? player;
  return [start, position].flatMap((place) => {
    const kings = piecesOf(place).flatMap(({ piece, square: { name } }): PlacedPiece[] =>
      piece.role === 'king' ? [{ ...piece, square: name }] : [],
    );
    const others = [...standing, ...kings].filter((piece) => piece.square !== square);
    const pieces: PlacedPiece[] = [...others, { owner: player, role: 'bishop', square }];
    const alone = placeWithoutHistory(ruleset, { ...start.setup, pieces, turn, active, number });
    return alone?.attacks(square) ?? [];
  });
}
