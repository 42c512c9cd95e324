import type { OwnedBoard } from '../core/refusal-cases.ts';
import type { Refusal } from '../core/refusal.ts';
import { firstSquareOf, PINS } from './board.ts';
import { isPiece, PAWN, ROLE_MASK, seatOf } from './cells.ts';
import { makeRefusal, piecesOn, ownerOf, type RefusalQuery } from './refusal-query.ts';
import type { Load } from './rules.ts';

/** An attack board somebody wants to move, with what is on it. */
interface Ridden {
  readonly pin: number;
  readonly board: OwnedBoard;
  readonly load: Load;
  readonly pieces: readonly string[];
}

/** Why an attack board may not go from one pin to another, the king's safety left aside. */
export function refuseBoardMove(question: RefusalQuery, from: string, to: string): Refusal {
  const { machine, position, context: context } = question;
  const { tables } = context;
  const board = findBoard(question, from);
  if ('code' in board) return board;
  const target = tables.pinNames.indexOf(to);
  if (target < 0) return makeRefusal(question, 'no-pin/to', 'where', { pin: to }, []);
  if (!tables.rules.boards.mayMove(board.load)) return refuseLoad(question, board);
  machine.load(position.packed);
  const { adjacent } = tables;
  const empty = board.load.count === 0;
  if (!adjacent[empty ? 0 : 1 + position.packed.turn]![board.pin]!.includes(target)) {
    if (empty || !adjacent[0]![board.pin]!.includes(target)) return makeRefusal(question, 'not-adjacent', 'where', { from, to }, [to]);
    const isBack = (one: number, other: number): boolean =>
      (PINS[other]!.rank - PINS[one]!.rank) * (position.packed.turn === 0 ? 1 : -1) < 0;
    const loadedMayGoBack = adjacent[1 + position.packed.turn]!.some((targets, pin) => targets.some((other) => isBack(pin, other)));
    return isBack(board.pin, target) && !loadedMayGoBack
      ? makeRefusal(question, 'backward', 'backward', { from, to }, board.pieces)
      : makeRefusal(
          question,
          'only-empty',
          'inversion',
          { from, to, board: board.board, pieces: piecesOn(question, board.pieces) },
          board.pieces,
        );
  }
  return makeRefusal(question, 'pin-taken', 'vacant', { owner: ownerOf(machine.pinBoard[target]!), pin: to }, [to]);
}

/** Why an attack board may not be turned around where it stands, the king's safety left aside. */
export function refuseRotation(question: RefusalQuery, from: string): Refusal {
  const { rules } = question.context.tables;
  const board = findBoard(question, from);
  if ('code' in board) return board;
  const { load } = board;
  if (!someLoad((each) => rules.boards.mayRotate(each))) return makeRefusal(question, 'no-rotation', 'rotation', {}, []);
  if (!someLoad((each) => each.ownBoard === load.ownBoard && rules.boards.mayRotate(each))) return foreign(question, board, from);
  return load.count === 0
    ? makeRefusal(question, 'board-empty/rotation', 'rotation', { board: board.board }, [from])
    : makeRefusal(
        question,
        'board-loaded/rotation',
        'rotation',
        { board: board.board, pieces: piecesOn(question, board.pieces) },
        board.pieces,
      );
}

/** The board at a pin, or why there is none to move. */
function findBoard(question: RefusalQuery, from: string): Ridden | Refusal {
  const { machine, position, context: context, name } = question;
  const { packed } = position;
  const pin = context.tables.pinNames.indexOf(from);
  if (pin < 0) return makeRefusal(question, 'no-pin/from', 'where', { pin: from }, []);
  machine.load(packed);
  const board = machine.pinBoard[pin]!;
  if (board < 0) return makeRefusal(question, 'no-board', 'owner', { pin: from }, [from]);
  const squares = [0, 1, 2, 3].map((offset) => firstSquareOf(pin) + offset).filter((square) => isPiece(packed.cell[square]!));
  const cell = squares.length === 1 ? packed.cell[squares[0]!]! : 0;
  const load: Load = {
    count: squares.length,
    pawn: (cell & ROLE_MASK) === PAWN,
    ownPiece: squares.length === 1 && seatOf(cell) === packed.turn,
    ownBoard: board >> 1 === packed.turn,
  };
  return { pin, board: { owner: ownerOf(board), pin: from }, load, pieces: squares.map(name) };
}

/** Whether some load has the property: what a ruleset allows anywhere. */
function someLoad(holds: (load: Load) => boolean): boolean {
  const sides = [false, true];
  return [0, 1, 2].some((count) =>
    sides.some((pawn) =>
      sides.some((ownPiece) =>
        sides.some((ownBoard) => holds({ count, ownBoard, pawn: pawn && count === 1, ownPiece: ownPiece && count === 1 })),
      ),
    ),
  );
}

/** The load keeps the board where it is: whose it is, how much is on it, what, or whose piece. */
function refuseLoad(question: RefusalQuery, ridden: Ridden): Refusal {
  const { mayMove } = question.context.tables.rules.boards;
  const { load, board, pieces } = ridden;
  const from = board.pin;
  const { turn } = question.position;
  const some = (holds: (other: Load) => boolean): boolean => someLoad((other) => holds(other) && mayMove(other));
  if (!some((other) => other.ownBoard === load.ownBoard)) return foreign(question, ridden, from);
  if (load.count === 0)
    return mayMove({ ...load, ownBoard: true })
      ? foreign(question, ridden, from)
      : makeRefusal(question, 'board-empty', 'load', { board }, [from]);
  if (!some((other) => other.count > 0))
    return makeRefusal(question, 'board-loaded', 'load', { board, pieces: piecesOn(question, pieces) }, pieces);
  const emptyMoves = some((other) => other.count === 0);
  const pawn = emptyMoves ? 'empty-or-pawn' : 'pawn';
  const most = some((other) => other.count === 1 && !other.pawn) ? 'one' : pawn;
  if (load.count > 1) return makeRefusal(question, 'board-crowded', 'load', { board, count: load.count, most }, pieces);
  const { role } = question.position.at(pieces[0]!)!;
  // Whose piece it is matters only where one of its kind may ride at all.
  const mayRide = some((other) => other.count === 1 && other.pawn === load.pawn);
  if (mayRide && !load.ownPiece && !some((other) => other.count === 1 && !other.ownPiece))
    return makeRefusal(
      question,
      'not-your-piece',
      // Where a piece lends its player the board, it is a question of whose it is; else of what may be aboard.
      some((other) => !other.ownBoard) ? 'owner' : 'load',
      { board, turn, role },
      pieces,
    );
  return makeRefusal(question, 'board-loaded/role', 'load', { board, role, most: pawn }, pieces);
}

function foreign(question: RefusalQuery, { board }: Ridden, from: string): Refusal {
  return makeRefusal(question, 'not-your-board', 'owner', { board, turn: question.position.turn }, [from]);
}
