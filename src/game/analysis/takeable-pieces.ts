import { captureOf, type Piece, type Player, type Position, type Role } from '../../engine/index.ts';

/** A piece that could take another. */
export interface Taker {
  readonly player: Player;
  readonly role: Role;
  readonly square: string;
}

/** A piece that somebody could take if it were their turn now. */
export interface Takeable {
  readonly piece: Piece;
  readonly square: string;
  /** Who could take it, in turn order, the least worth of each player first. */
  readonly by: readonly Taker[];
  /** Whether its owner has a piece that looks at its square. */
  readonly isGuarded: boolean;
  /** Whether taking it seems to pay: it is a king, nobody guards it, or what takes it is worth less. */
  readonly pays: boolean;
}

/**
 * Who could take what, and whose, if each player were on move now: by the legal captures of each. Kings first, then what two players attack, then
 * by worth; what only costs whoever takes it comes last.
 */
export function listTakeable(position: Position): readonly Takeable[] {
  const { values, players } = position.ruleset;
  const found = new Map<string, Taker[]>();
  for (const player of players.filter((one) => position.active.includes(one)))
    for (const { from, square } of capturesOf(position, player)) {
      const piece = position.at(from);
      const takers = found.get(square) ?? [];
      found.set(square, takers);
      if (piece && !takers.some((one) => one.square === from)) takers.push({ player, role: piece.role, square: from });
    }
  const worthOf = ({ role }: { readonly role: Role }): number => (role === 'king' ? Infinity : values[role]);
  const all = [...found].flatMap(([square, takers]): readonly Takeable[] => {
    const piece = position.at(square);
    if (!piece) return [];
    const by = players.flatMap((player) =>
      takers.filter((taker) => taker.player === player).sort((one, other) => worthOf(one) - worthOf(other)),
    );
    const isGuarded = position.attackers(square, piece.owner).length > 0;
    const pays = piece.role === 'king' || !isGuarded || by.some((taker) => worthOf(taker) < worthOf(piece));
    return [{ piece, square, by, isGuarded, pays }];
  });
  const rank = (one: Takeable): number =>
    (one.piece.role === 'king' ? 40_000 : 0) +
    (one.pays ? 20_000 : 0) +
    (isAttackedByTwo(one) ? 10_000 : 0) +
    Math.min(9000, worthOf(one.piece));
  return all.sort((one, other) => rank(other) - rank(one));
}

/** Whether two players could take a piece. */
export const isAttackedByTwo = ({ by }: Takeable): boolean => new Set(by.map(({ player }) => player)).size > 1;

/** The captures of a player as if on move: the legal ones; where the position allows no such question, what looks at enemies. */
function capturesOf(position: Position, player: Player): readonly { readonly from: string; readonly square: string }[] {
  const turned = player === position.turn ? position : turnTo(position, player);
  if (turned)
    return turned.moves().flatMap((move) => {
      const taken = captureOf(move);
      return taken && taken.piece.owner !== player ? [{ from: move.from, square: taken.square }] : [];
    });
  return position.squares.flatMap(({ name, piece }) =>
    piece && piece.owner !== player ? position.attackers(name, player).map((from) => ({ from, square: name })) : [],
  );
}

function turnTo(position: Position, player: Player): Position | undefined {
  const turned = position.ruleset.fromSetup({ ...position.setup, turn: player, enPassant: [] });
  return turned.ok && turned.value.status() === 'playing' ? turned.value : undefined;
}
