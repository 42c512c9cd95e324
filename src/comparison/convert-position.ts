import { CARRIED_POSITION } from '#words/compare/carried-position.ts';
import { ok, type BoardPlace, type Passing, type Pin, type Position, type Ruleset } from '../engine/index.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';
import { sayFault } from '../words/faults.ts';

/** A position as another ruleset has it, and what had to be changed for that, in sentences. */
export interface ConvertedPosition {
  readonly position: Position;
  readonly changes: readonly string[];
  /** Squares whose pieces lose a right of the first move, and whether a capture en passant does not. */
  readonly lost: { readonly rights: readonly string[]; readonly enPassant: boolean };
}

const isSameCorner = (a: Pin, b: Pin): boolean => a.side === b.side && a.main === b.main && a.corner === b.corner;

/** Corners of a ruleset with one pin each know no over and under. */
const hasFaces = (ruleset: Ruleset): boolean =>
  ruleset.pins.some((pin) => ruleset.pins.some((other) => other !== pin && isSameCorner(pin, other)));

/**
 * The position under the rules of `to`: the same boards, pieces and turn. Pins without over and under become the pin that `to` starts
 * with at that corner, else the one over it. Rights of the first move, captures en passant and waiting pawns go along where `to` has
 * them. Refused in words where a place is taken twice or the position is impossible under those rules.
 */
export function convertPosition(position: Position, to: Ruleset): DescribedResult<ConvertedPosition> {
  const from = position.ruleset;
  if (from.id === to.id) return ok({ position, changes: [], lost: { rights: [], enPassant: false } });
  if (from.family !== to.family) return failWith('impossible', 'ruleset', CARRIED_POSITION.carry.otherBoard(to.name, from.name));
  const { setup } = position;
  const changes: string[] = [];
  const boards = carryBoards(setup.boards, from, to, changes);
  if (!boards.ok) return boards;
  const able = to.firstMoves({ ...setup, boards: boards.value });
  const rights = setup.pieces.flatMap(({ square, unmoved }) => (unmoved && !able.includes(square) ? [square] : []));
  const pieces = setup.pieces.map((piece) => (rights.includes(piece.square) ? { ...piece, unmoved: undefined } : piece));
  let refusal = failWith('impossible', 'position', CARRIED_POSITION.carry.cannot(to.name));
  for (const pending of new Set([setup.pending, undefined]))
    for (const enPassant of [...passingsOf(position), []]) {
      const made = to.fromSetup({ ...setup, boards: boards.value, pieces, enPassant, pending });
      if (!made.ok) {
        refusal = failWith('impossible', made.fault.field, CARRIED_POSITION.carry.because(to.name, sayFault(made.fault)));
        continue;
      }
      const isLost = enPassant.length < setup.enPassant.length;
      if (isLost) changes.push(CARRIED_POSITION.carry.noEnPassant);
      if (pending !== setup.pending) changes.push(CARRIED_POSITION.carry.noneWaits);
      if (rights.length > 0) changes.push(CARRIED_POSITION.carry.noRight(rights));
      return ok({ position: made.value, changes, lost: { rights, enPassant: isLost } });
    }
  return refusal;
}

/**
 * How another ruleset may see a capture en passant: the pawn that can be captured has crossed squares of one column, and how many
 * of them count is a matter of the rules. The longest list first.
 */
function passingsOf({ setup, squares }: Position): readonly (readonly Passing[])[] {
  const [passing] = setup.enPassant;
  if (!passing) return [];
  const over = squares.find(({ name }) => name === passing.crossed[0]);
  const column = squares.filter(({ file, rank, piece }) => !piece && file === over?.file && rank === over.rank);
  const lists = column.reduce<string[][]>((all, { name }) => [...all, ...all.map((one) => [...one, name])], [[]]);
  const others = lists.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  return [passing.crossed, ...others].map((crossed) => [{ pawn: passing.pawn, crossed }]);
}

/** The attack boards at pins of another ruleset. */
function carryBoards(places: readonly BoardPlace[], from: Ruleset, to: Ruleset, changes: string[]): DescribedResult<readonly BoardPlace[]> {
  const used = to.begin().boards.map(({ pin }) => pin);
  const boards: BoardPlace[] = [];
  const moved: string[] = [];
  for (const { id, pin: name } of places) {
    const pin = from.pins.find((one) => one.name === name)!;
    const corner = to.pins.filter((one) => isSameCorner(one, pin));
    const same = hasFaces(from) ? corner.find((one) => one.over === pin.over) : undefined;
    const chosen =
      corner.length === 1 ? corner[0]! : (same ?? corner.find((one) => used.includes(one.name)) ?? corner.find((one) => one.over)!);
    const other = boards.find((board) => board.pin === chosen.name);
    if (other) return failWith('impossible', 'placement', CARRIED_POSITION.carry.samePin(to.name, other.id, id, chosen.name));
    boards.push({ id, pin: chosen.name });
    if (chosen.name !== name) moved.push(CARRIED_POSITION.carry.isPin(name, chosen.name));
  }
  if (moved.length > 0) changes.push(CARRIED_POSITION.carry.pins(moved));
  return ok(boards);
}
