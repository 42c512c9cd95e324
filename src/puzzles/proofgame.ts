import { captureOf, type Position } from '../engine/index.ts';
import { Distance, placementOf, nameOwnedRole, type Need } from './distance.ts';
import { expectMove } from './position-queries.ts';

/** The most games that are listed: a second one is one too many. */
const MOST_GAMES = 2;
/** Positions looked into before a search is given up. */
const MOST_POSITIONS = 200_000;

export interface ProofGames {
  /** Games as ids of their moves; at most two. */
  readonly lines: readonly (readonly string[])[];
  /** Every game was looked at, or two were found. */
  readonly complete: boolean;
}

/** In so few plies from the first position no pawn gets to where it is promoted, and nothing is repeated so often that it counts. */
const PLAIN_PLIES = 6;

/**
 * The games of exactly this many plies from `start` after which pieces and boards stand as in `reached`, whatever rights are left; two at most,
 * as two are too many. A branch is left where too much is still needed (`Distance`), or where the same position led nowhere in as many plies.
 */
export function findProofGames(start: Position, reached: Position, plies: number): ProofGames {
  const distance = new Distance(start, reached);
  const { players } = start.ruleset;
  // A player who is mated or captured moves no more: if all kings stand at the end, the turn went round.
  const goesRound = plies <= PLAIN_PLIES && distance.hasAllKings;
  const first = players.indexOf(start.turn);
  const movesLeft = (seat: number, played: number): number => {
    const until = (ply: number): number => Math.floor((ply - 1 - ((seat - first + players.length) % players.length)) / players.length) + 1;
    return until(plies) - until(played);
  };
  const lines: string[][] = [];
  const barren = Array.from({ length: plies }, () => new Set<string>());
  let positions = 0;
  const search = (position: Position, need: Need, line: readonly string[]): boolean => {
    const played = line.length + 1;
    const placement = placementOf(position);
    for (const move of position.moves()) {
      const left = goesRound ? distance.after(move, placement, need) : need;
      if (!left || (goesRound && distance.isFar(left, (seat) => movesLeft(seat, played)))) continue;
      const after = position.after(move);
      if (played === plies) {
        if (distance.isReached(after)) lines.push([...line, move.id]);
      } else if (!goesRound || !barren[played]!.has(after.key())) {
        positions++;
        const found = lines.length;
        if (after.status() === 'playing' && !search(after, left, [...line, move.id])) return false;
        if (lines.length === found) barren[played]!.add(after.key());
      }
      if (lines.length >= MOST_GAMES || positions > MOST_POSITIONS) return false;
    }
    return true;
  };
  const complete = search(start, distance.begin(start), []);
  return { lines, complete: complete || lines.length >= MOST_GAMES };
}

/** What hides how a position came about. */
export interface Hidden {
  /** Pieces taken. */
  readonly captures: number;
  /** Pieces that moved more than once. */
  readonly wanderers: number;
  /** Pieces that moved and stand where they, or others like them, stood at first. */
  readonly returned: number;
  /** Moves of boards. */
  readonly boards: number;
  /** Moves after which somebody is in check. */
  readonly checks: number;
}

/** What there is to find out in a game: captured pieces, pieces that moved twice or came home, boards moved, checks given. */
export function readHidden(start: Position, line: readonly string[]): Hidden {
  let position = start;
  let [captures, boards, checks] = [0, 0, 0];
  const steps = new Map<string, number>();
  const home = new Map(start.setup.pieces.map((piece) => [piece.square, nameOwnedRole(piece)]));
  for (const id of line) {
    const move = expectMove(position, id);
    if (captureOf(move)) captures++;
    if (move.kind === 'board') boards++;
    const gone = move.effects.flatMap((effect) => (effect.kind === 'go' ? [{ ...effect, made: steps.get(effect.from) ?? 0 }] : []));
    for (const effect of move.effects) if (effect.kind === 'leave') steps.delete(effect.square);
    for (const { from } of gone) steps.delete(from);
    for (const { to, made, carried } of gone) if (made > 0 || !carried) steps.set(to, made + (carried ? 0 : 1));
    position = position.after(move);
    if (position.checks().length > 0) checks++;
  }
  const stands = new Map(position.setup.pieces.map((piece) => [piece.square, nameOwnedRole(piece)]));
  const moved = [...steps];
  return {
    captures,
    boards,
    checks,
    wanderers: moved.filter(([, made]) => made > 1).length,
    returned: moved.filter(([square]) => home.get(square) === stands.get(square)).length,
  };
}

/** Whether there is anything to find out: each piece one move away and nothing taken is no riddle. */
export const isHidden = ({ captures, wanderers, returned }: Hidden): boolean => captures > 0 || wanderers > 0 || returned > 0;

/** Two proof games are one too many when more than this share of their moves begin on the same squares. */
const MOST_IN_COMMON = 0.5;

/** The squares and pins that the moves of a line leave, one after another. */
export function listLeft(start: Position, line: readonly string[]): readonly string[] {
  let position = start;
  return line.map((id) => {
    const move = expectMove(position, id);
    position = position.after(move);
    return move.from;
  });
}

/** Whether two lines, as the places that their moves leave, are more alike than two puzzles may be; a place left twice counts twice if it is in both. */
export function sharesWay(one: readonly string[], other: readonly string[]): boolean {
  const rest = [...other];
  const common = one.filter((place) => {
    const at = rest.indexOf(place);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return common.length > MOST_IN_COMMON * Math.max(one.length, other.length);
}
