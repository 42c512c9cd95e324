import { captureOf, type Position, type Role } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { bareSetup, lastMover, listRetractions, placeBoard, type Retraction } from './retraction.ts';

/** A last move that is thought of, and what speaks against it. */
export interface LastMove {
  /** What moved, from where and to where: `rook:a1W-a4W`, with `x` where it captured, `=queen` and `ep`; a board by its pins. */
  readonly way: string;
  readonly to: string;
  /** What moved: a piece as it was before, or a board. */
  readonly role: Role | 'board';
  readonly from: string;
  /** What would have given check before it, although the other side was on move; empty for the one that is possible. */
  readonly by: readonly { readonly role: Role; readonly square: string }[];
}

/** The one last move that is possible, and others that are thought of first. */
export interface LastMoves {
  readonly answer: LastMove;
  readonly others: readonly LastMove[];
}

/** Others that are offered beside the answer. */
const MOST_OTHERS = 4;
/** Fewer than this leave nothing to find out. */
const LEAST_OTHERS = 2;

/** The last move of a position of two players, where only one is possible and others tempt; nothing elsewhere. */
export function findLastMoves(position: Position): LastMoves | undefined {
  const check = position.checks().find(({ player }) => player === position.turn);
  const { setup, ruleset } = position;
  if (!check || ruleset.players.length > 2 || setup.enPassant.length > 0 || setup.pending !== undefined) return undefined;
  const open = listRetractions(position);
  if (new Set(open.map(keyOf)).size !== 1) return undefined;
  const answer = describe(open);
  const others = listBarred(position, check.by)
    .filter(({ way }) => way.replace('x', '-') !== answer.way.replace('x', '-'))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const chosen = spread(others).slice(0, MOST_OTHERS);
  return chosen.length < LEAST_OTHERS ? undefined : { answer, others: chosen };
}

/**
 * Moves that end where what gives check is, or a board, and that their ways allow, but for one thing: before them the king would have been
 * in check already, with the other side on move.
 */
function listBarred(position: Position, checking: readonly string[]): readonly LastMove[] {
  const setup = bareSetup(position, position.turn);
  const found: LastMove[] = [];
  const add = (before: Position | undefined, role: LastMove['role'], from: string, to: string): void => {
    const by = before?.checks().find(({ player }) => player === position.turn)?.by ?? [];
    if (by.length === 0) return;
    found.push({ way: `${role}:${from}-${to}`, to, role, from, by: by.map((square) => ({ role: before!.at(square)!.role, square })) });
  };
  for (const square of checking) {
    const piece = setup.pieces.find((one) => one.square === square)!;
    const others = setup.pieces.filter((one) => one !== piece);
    for (const { name, piece: taken } of position.squares) {
      if (taken || piece.role === 'pawn') continue;
      const before = placeWithoutHistory(position.ruleset, { ...setup, pieces: [...others, { ...piece, square: name }] });
      if (before?.attacks(name).includes(square)) add(before, piece.role, name, square);
    }
  }
  const mover = lastMover(position);
  for (const { id, owner, pin } of position.boards) {
    const pieces = position.squares.flatMap(({ board, piece }) => (board === id && piece ? [piece] : []));
    for (const { name } of position.ruleset.pins) {
      if (name !== pin && position.boards.some((board) => board.pin === name)) continue;
      if (!position.ruleset.reach(name, { owner, mover, pieces }).includes(pin)) continue;
      for (const placed of placeBoard(position, setup, id, name)) add(placeWithoutHistory(position.ruleset, placed), 'board', name, pin);
    }
  }
  return found;
}

/** Which piece or board went from where to where; what it took and what rights there were is left aside. */
function keyOf({ before, move }: Retraction): string {
  const role = move.kind === 'board' ? 'board' : before.at(move.from)!.role;
  const made = move.effects.find((effect) => effect.kind === 'become');
  const name = move.kind === 'castling' ? 'castling' : role;
  return `${name}:${move.from}-${move.to}${made ? `=${made.role}` : ''}${move.enPassant ? ' ep' : ''}`;
}

function describe(open: readonly Retraction[]): LastMove {
  const [first] = open as [Retraction];
  const { before, move } = first;
  const takes = open.every((one) => captureOf(one.move) && !one.move.enPassant);
  const role = move.kind === 'board' ? 'board' : before.at(move.from)!.role;
  return { way: takes ? keyOf(first).replace('-', 'x') : keyOf(first), to: move.to, role, from: move.from, by: [] };
}

/** Those first that would not have given check themselves before: one has to look at another piece. */
const rankOf = ({ from, by }: LastMove): number => (by.some(({ square }) => square === from) ? 1 : 0);

/** One of each piece and board in turn, so that not all that is offered is one piece's. */
function spread(others: readonly LastMove[]): readonly LastMove[] {
  const groups = new Map<string, LastMove[]>();
  for (const one of others) {
    const group = `${one.role} ${one.to}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const longest = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => [...groups.values()].flatMap((group) => group.slice(at, at + 1))).flat();
}
