import { captureOf, type Move, type Player, type Position } from '../engine/index.ts';

/** What stands where: pieces by square and boards by pin, without rights. */
export type Placement = ReadonlyMap<string, string>;

/** A piece by owner and role, whichever of them it is. */
export const nameOwnedRole = ({ owner, role }: { readonly owner: string; readonly role: string }): string => `${owner} ${role}`;

/** What stands where in a position. */
export function placementOf({ setup }: Position): Placement {
  return new Map([
    ...setup.pieces.map((piece) => [piece.square, nameOwnedRole(piece)] as const),
    ...setup.boards.map(({ id, pin }) => [`board ${id}`, pin] as const),
  ]);
}

/** Squares that never move: what stands on them differs only by moves of pieces. */
const fixedSquares = (position: Position): readonly string[] => {
  const movable = new Set(position.boards.map(({ id }) => id));
  return position.squares.filter(({ board }) => !movable.has(board)).map(({ name }) => name);
};

/** How many pieces there are by owner and role. */
function countPieces({ setup }: Position): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of setup.pieces) counts.set(nameOwnedRole(piece), (counts.get(nameOwnedRole(piece)) ?? 0) + 1);
  return counts;
}

/** A player's pieces on squares, kings and rooks apart: castling brings one of each to its square in one move. */
interface Tally {
  all: number;
  kings: number;
  rooks: number;
}

/** How far a player's pieces are from their final squares, on fixed squares alone. */
interface Apart {
  /** Those who are to stand on squares that lack them. */
  readonly lacking: Tally;
  /** Those who have to go from their squares, or to be taken. */
  readonly astray: Tally;
}

/** Own moves that they take at least; nobody castles twice. */
const movesFor = ({ all, kings, rooks }: Tally): number => (kings > 0 && rooks > 0 ? all - 1 : all);

const copyOf = ({ lacking, astray }: Apart): Apart => ({ lacking: { ...lacking }, astray: { ...astray } });

/** What is still to be done until the position that is to be reached. */
export interface Need {
  /** By seat. */
  readonly apart: readonly Apart[];
  /** By seat, pieces still to be captured. */
  readonly surplus: readonly number[];
  readonly pieces: ReadonlyMap<string, number>;
}

/**
 * Measures how far a game is at least from the position that is to be reached. No own move does more than one thing that is needed on squares
 * that never move, but for castling; no pawn is promoted on the way.
 */
export class Distance {
  readonly #players: readonly Player[];
  readonly #aim: Placement;
  readonly #wanted: ReadonlyMap<string, number>;
  readonly #squares: ReadonlySet<string>;

  constructor(start: Position, reached: Position) {
    this.#players = start.ruleset.players;
    this.#aim = placementOf(reached);
    this.#wanted = countPieces(reached);
    this.#squares = new Set(fixedSquares(start));
  }

  /** Nobody's king is to be taken. */
  get hasAllKings(): boolean {
    return this.#players.every((player) => this.#wanted.has(`${player} king`));
  }

  /** What is needed before the first move. */
  begin(start: Position): Need {
    const apart = this.#players.map((): Apart => ({ lacking: { all: 0, kings: 0, rooks: 0 }, astray: { all: 0, kings: 0, rooks: 0 } }));
    const placed = placementOf(start);
    for (const square of this.#squares) this.#measure(placed.get(square), square, 1, apart);
    const pieces = countPieces(start);
    const surplus = this.#players.map((player) =>
      [...pieces].reduce((sum, [piece, count]) => sum + (piece.startsWith(`${player} `) ? count - (this.#wanted.get(piece) ?? 0) : 0), 0),
    );
    return { apart, surplus, pieces };
  }

  /** What is needed after the move; nothing where a piece is taken that is to be there. */
  after(move: Move, placement: Placement, need: Need): Need | undefined {
    const taken = captureOf(move)?.piece;
    let { pieces, surplus } = need;
    if (taken) {
      const name = nameOwnedRole(taken);
      const left = pieces.get(name)! - 1;
      if (left < (this.#wanted.get(name) ?? 0)) return undefined;
      pieces = new Map([...pieces, [name, left]]);
      surplus = surplus.map((many, seat) => (this.#players[seat] === taken.owner ? many - 1 : many));
    }
    const apart = need.apart.map(copyOf);
    for (const [square, piece] of changesOf(move)) {
      if (!this.#squares.has(square)) continue;
      this.#measure(placement.get(square), square, -1, apart);
      this.#measure(piece, square, 1, apart);
    }
    return { apart, surplus, pieces };
  }

  /** Counts a piece on a square, and the one that is to be there, with a sign. */
  #measure(piece: string | undefined, square: string, sign: number, apart: readonly Apart[]): void {
    const meant = this.#aim.get(square);
    if (piece === meant) return;
    if (meant !== undefined) this.#count(meant, sign, (of) => of.lacking, apart);
    if (piece !== undefined) this.#count(piece, sign, (of) => of.astray, apart);
  }

  #count(piece: string, sign: number, part: (of: Apart) => Tally, apart: readonly Apart[]): void {
    const seat = this.#players.findIndex((player) => piece.startsWith(`${player} `));
    if (seat < 0) return;
    const tally = part(apart[seat]!);
    tally.all += sign;
    if (piece.endsWith(' king')) tally.kings += sign;
    if (piece.endsWith(' rook')) tally.rooks += sign;
  }

  /** Whether a player has fewer moves than pieces to move, or the others have fewer than they have to capture. */
  isFar({ apart, surplus }: Need, movesLeft: (seat: number) => number): boolean {
    const all = apart.reduce((sum, _, seat) => sum + movesLeft(seat), 0);
    return apart.some(({ lacking, astray }, seat) => {
      const moves = movesLeft(seat);
      return movesFor(lacking) > moves || movesFor(astray) > moves + surplus[seat]! || surplus[seat]! > all - moves;
    });
  }

  /** Pieces and boards stand as they are to stand. */
  isReached(position: Position): boolean {
    return isSame(placementOf(position), this.#aim);
  }
}

/** What stands on each square that a move changes, after it. */
function changesOf({ effects }: Move): ReadonlyMap<string, string | undefined> {
  const changed = new Map<string, string | undefined>();
  for (const effect of effects) if (effect.kind === 'leave') changed.set(effect.square, undefined);
  for (const effect of effects) if (effect.kind === 'go') changed.set(effect.from, undefined);
  for (const effect of effects) if (effect.kind === 'go') changed.set(effect.to, nameOwnedRole(effect.piece));
  for (const effect of effects)
    if ('role' in effect) changed.set(effect.square, nameOwnedRole({ owner: effect.piece.owner, role: effect.role }));
  return changed;
}

const isSame = (one: Placement, other: Placement): boolean =>
  one.size === other.size && [...one].every(([place, what]) => other.get(place) === what);
