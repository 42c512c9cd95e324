import { captureOf, type Move, type Position } from '../engine/index.ts';
import { findMove } from './men.ts';

/** Games are listed up to so many: one more than one is one too many. */
const MOST_GAMES = 2;
/** Positions looked into before a search is given up. */
const MOST_POSITIONS = 200_000;

/** What stands where: men by square and boards by pin, and no rights. */
type Placement = ReadonlyMap<string, string>;

export interface ProofGames {
  /** Games as ids of their moves; at most two. */
  readonly lines: readonly (readonly string[])[];
  /** Every game was looked at, or two were found. */
  readonly complete: boolean;
}

const nameMan = ({ owner, role }: { readonly owner: string; readonly role: string }): string => `${owner} ${role}`;

function placementOf({ setup }: Position): Placement {
  return new Map([
    ...setup.men.map((man) => [man.square, nameMan(man)] as const),
    ...setup.boards.map(({ id, pin }) => [`board ${id}`, pin] as const),
  ]);
}

/** Squares that never move: what stands on them differs only by moves of men. */
const fixedSquares = (position: Position): readonly string[] => {
  const movable = new Set(position.boards.map(({ id }) => id));
  return position.squares.filter(({ board }) => !movable.has(board)).map(({ name }) => name);
};

/** In so few plies from the first position no pawn gets to where it is promoted. */
const PLAIN_PLIES = 6;

/** Castling brings two men to their squares in one move; nobody castles twice. */
const CASTLED = 1;

/** Of each man, by his owner and role, how many there are. */
function countMen({ setup }: Position): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const man of setup.men) counts.set(nameMan(man), (counts.get(nameMan(man)) ?? 0) + 1);
  return counts;
}

/** How far each player's men are from where they are to stand, on fixed squares alone. */
interface Apart {
  /** Squares that lack the man of this player who is to stand there. */
  readonly lacking: number[];
  /** Squares from which a man of this player has to go, or to be taken. */
  readonly astray: number[];
}

/**
 * The games of exactly so many plies from `start` after which men and boards stand as in `reached`, whatever rights are left; two at most,
 * as two are too many. A branch is left where a player has fewer moves than men to bring home, or a man is gone who is to be there.
 */
export function findProofGames(start: Position, reached: Position, plies: number): ProofGames {
  const aim = placementOf(reached);
  const wanted = countMen(reached);
  const players = start.ruleset.players;
  const squares = new Set(fixedSquares(start));
  const seatOf = (man: string | undefined): number => players.findIndex((player) => man?.startsWith(`${player} `));
  // Who is mated or taken moves no more: where all kings stand in the end, the turn went round.
  const goesRound = plies <= PLAIN_PLIES && players.every((player) => wanted.has(`${player} king`));
  const first = players.indexOf(start.turn);
  const movesLeft = (seat: number, played: number): number => {
    const until = (ply: number): number => Math.floor((ply - 1 - ((seat - first + players.length) % players.length)) / players.length) + 1;
    return until(plies) - until(played);
  };
  const lines: string[][] = [];
  let positions = 0;
  /** How far men are apart on these squares, counted with a sign. */
  const measure = (man: string | undefined, square: string, sign: number, { lacking, astray }: Apart): void => {
    const meant = aim.get(square);
    if (man === meant) return;
    if (seatOf(meant) >= 0) lacking[seatOf(meant)]! += sign;
    if (seatOf(man) >= 0) astray[seatOf(man)]! += sign;
  };
  const step = (apart: Apart, changed: ReadonlyMap<string, string | undefined>, placement: Placement): Apart => {
    const next = { lacking: [...apart.lacking], astray: [...apart.astray] };
    for (const [square, man] of changed) {
      if (!squares.has(square)) continue;
      measure(placement.get(square), square, -1, next);
      measure(man, square, 1, next);
    }
    return next;
  };
  const isFar = ({ lacking, astray }: Apart, men: ReadonlyMap<string, number>, played: number): boolean =>
    players.some((player, seat) => {
      const moves = movesLeft(seat, played);
      const reach = moves > 0 ? moves + CASTLED : 0;
      const surplus = [...men].reduce((sum, [man, count]) => sum + (man.startsWith(`${player} `) ? count - (wanted.get(man) ?? 0) : 0), 0);
      return lacking[seat]! > reach || astray[seat]! > reach + surplus;
    });
  const search = (
    position: Position,
    placement: Placement,
    men: ReadonlyMap<string, number>,
    apart: Apart,
    line: readonly string[],
  ): boolean => {
    const played = line.length + 1;
    for (const move of position.moves()) {
      const taken = captureOf(move)?.piece;
      const left = taken ? new Map([...men, [nameMan(taken), men.get(nameMan(taken))! - 1]]) : men;
      const next = step(apart, changesOf(move), placement);
      if (goesRound && ((taken && left.get(nameMan(taken))! < (wanted.get(nameMan(taken)) ?? 0)) || isFar(next, left, played))) continue;
      if (played === plies) {
        if (isSame(placementOf(position.after(move)), aim)) lines.push([...line, move.id]);
      } else {
        const after = position.after(move);
        positions++;
        if (after.status() === 'playing' && !search(after, placementOf(after), left, next, [...line, move.id])) return false;
      }
      if (lines.length >= MOST_GAMES || positions > MOST_POSITIONS) return false;
    }
    return true;
  };
  const placed = placementOf(start);
  const apart: Apart = { lacking: players.map(() => 0), astray: players.map(() => 0) };
  for (const square of squares) measure(placed.get(square), square, 1, apart);
  const complete = search(start, placed, countMen(start), apart, []);
  return { lines, complete: complete || lines.length >= MOST_GAMES };
}

/** What stands on each square that a move changes, after it. */
function changesOf({ effects }: Move): ReadonlyMap<string, string | undefined> {
  const changed = new Map<string, string | undefined>();
  for (const effect of effects) if (effect.kind === 'leave') changed.set(effect.square, undefined);
  for (const effect of effects) if (effect.kind === 'go') changed.set(effect.from, undefined);
  for (const effect of effects) if (effect.kind === 'go') changed.set(effect.to, nameMan(effect.piece));
  for (const effect of effects) if ('role' in effect) changed.set(effect.square, nameMan({ owner: effect.piece.owner, role: effect.role }));
  return changed;
}

const isSame = (one: Placement, other: Placement): boolean =>
  one.size === other.size && [...one].every(([place, what]) => other.get(place) === what);

/** What hides how a position came about. */
export interface Hidden {
  /** Men taken. */
  readonly captures: number;
  /** Men that moved more than once. */
  readonly wanderers: number;
  /** Men that moved and stand where they, or others like them, stood at first. */
  readonly returned: number;
  /** Moves of boards. */
  readonly boards: number;
  /** Moves after which somebody is in check. */
  readonly checks: number;
}

/** What there is to find out in a game: men taken, men that went twice or came home, boards moved, checks given. */
export function readHidden(start: Position, line: readonly string[]): Hidden {
  let position = start;
  let [captures, boards, checks] = [0, 0, 0];
  const steps = new Map<string, number>();
  const home = new Map(start.setup.men.map((man) => [man.square, nameMan(man)]));
  for (const id of line) {
    const move = findMove(position, id);
    if (captureOf(move)) captures++;
    if (move.kind === 'board') boards++;
    const gone = move.effects.flatMap((effect) => (effect.kind === 'go' ? [{ ...effect, made: steps.get(effect.from) ?? 0 }] : []));
    for (const effect of move.effects) if (effect.kind === 'leave') steps.delete(effect.square);
    for (const { from } of gone) steps.delete(from);
    for (const { to, made, carried } of gone) if (made > 0 || !carried) steps.set(to, made + (carried ? 0 : 1));
    position = position.after(move);
    if (position.checks().length > 0) checks++;
  }
  const stands = new Map(position.setup.men.map((man) => [man.square, nameMan(man)]));
  const moved = [...steps];
  return {
    captures,
    boards,
    checks,
    wanderers: moved.filter(([, made]) => made > 1).length,
    returned: moved.filter(([square]) => home.get(square) === stands.get(square)).length,
  };
}

/** Whether there is anything to find out: each man one move away and nothing taken is no riddle. */
export const isHidden = ({ captures, wanderers, returned }: Hidden): boolean => captures > 0 || wanderers > 0 || returned > 0;

/** Two proof games are one too many when more than this share of their moves begin on the same squares. */
const MOST_IN_COMMON = 0.5;

/** The squares and pins that the moves of a line leave, one after another. */
export function listLeft(start: Position, line: readonly string[]): readonly string[] {
  let position = start;
  return line.map((id) => {
    const move = findMove(position, id);
    position = position.after(move);
    return move.from;
  });
}

/** Whether two lines, as the places that their moves leave, are more alike than two puzzles may be. */
export function sharesWay(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((id) => other.includes(id)).length;
  return common > MOST_IN_COMMON * Math.max(one.length, other.length);
}
