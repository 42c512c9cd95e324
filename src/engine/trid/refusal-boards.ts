import type { Refusal } from '../core/refusal.ts';
import { firstSquareOf, PINS } from './board.ts';
import { isPiece, PAWN, ROLE_MASK, seatOf } from './cells.ts';
import { because, type Question } from './question.ts';
import { countWord, nameBoard, namePieces, ownerOfBoard, playerToMove } from './refusal-words.ts';
import type { Load } from './rules.ts';

/** An attack board somebody wants to move, with what is on it. */
interface Ridden {
  readonly pin: number;
  /** Whose it is: `White`. */
  readonly owner: string;
  readonly name: string;
  readonly load: Load;
  readonly pieces: readonly string[];
}

/** Why an attack board may not go from one pin to another, the king's safety left aside. */
export function refuseBoardMove(question: Question, from: string, to: string): Refusal {
  const { machine, position, workshop } = question;
  const { tables } = workshop;
  const board = findBoard(question, from);
  if ('code' in board) return board;
  const target = tables.pinNames.indexOf(to);
  if (target < 0) return because(question, 'no-pin', 'where', `An attack board goes to a pin, and ${to} is none here.`, []);
  if (!tables.rules.boards.mayMove(board.load)) return refuseLoad(question, board);
  machine.load(position.packed);
  const { adjacent } = tables;
  const empty = board.load.count === 0;
  if (!adjacent[empty ? 0 : 1 + position.packed.turn]![board.pin]!.includes(target)) {
    if (empty || !adjacent[0]![board.pin]!.includes(target))
      return because(question, 'not-adjacent', 'where', `No board goes from ${from} to ${to} in one move: they are not neighbours.`, [to]);
    const isBack = (one: number, other: number): boolean =>
      (PINS[other]!.rank - PINS[one]!.rank) * (position.packed.turn === 0 ? 1 : -1) < 0;
    const loadedMayGoBack = adjacent[1 + position.packed.turn]!.some((targets, pin) => targets.some((other) => isBack(pin, other)));
    return isBack(board.pin, target) && !loadedMayGoBack
      ? because(
          question,
          'backward',
          'backward',
          `A board with a piece aboard does not go backward, and ${to} is behind ${from}.`,
          board.pieces,
        )
      : because(
          question,
          'only-empty',
          'inversion',
          `Only an empty board goes from ${from} to ${to}, and ${board.name} carries ${namePieces(question, board.pieces)}.`,
          board.pieces,
        );
  }
  return because(question, 'pin-taken', 'vacant', `${nameBoard(machine.pinBoard[target]!)} is at ${to} already.`, [to]);
}

/** Why an attack board may not be turned around where it stands, the king's safety left aside. */
export function refuseRotation(question: Question, from: string): Refusal {
  const { rules } = question.workshop.tables;
  const board = findBoard(question, from);
  if ('code' in board) return board;
  const { load, name } = board;
  if (!someLoad((each) => rules.boards.mayRotate(each)))
    return because(question, 'no-rotation', 'rotation', 'In these rules no board is turned around where it is.', []);
  if (!someLoad((each) => each.ownBoard === load.ownBoard && rules.boards.mayRotate(each))) return foreign(question, board, from);
  return load.count === 0
    ? because(question, 'board-empty', 'rotation', `${name} is empty, and only a board with pieces on it is turned around.`, [from])
    : because(
        question,
        'board-loaded',
        'rotation',
        `${name} may not be turned around while it carries ${namePieces(question, board.pieces)}.`,
        board.pieces,
      );
}

/** The board at a pin, or why there is none to move. */
function findBoard(question: Question, from: string): Ridden | Refusal {
  const { machine, position, workshop, name } = question;
  const { packed } = position;
  const pin = workshop.tables.pinNames.indexOf(from);
  if (pin < 0) return because(question, 'no-pin', 'where', `There is no pin ${from} in these rules.`, []);
  machine.load(packed);
  const board = machine.pinBoard[pin]!;
  if (board < 0) return because(question, 'no-board', 'owner', `No attack board is at ${from}.`, [from]);
  const squares = [0, 1, 2, 3].map((offset) => firstSquareOf(pin) + offset).filter((square) => isPiece(packed.cell[square]!));
  const cell = squares.length === 1 ? packed.cell[squares[0]!]! : 0;
  const load: Load = {
    count: squares.length,
    pawn: (cell & ROLE_MASK) === PAWN,
    ownPiece: squares.length === 1 && seatOf(cell) === packed.turn,
    ownBoard: board >> 1 === packed.turn,
  };
  return { pin, owner: ownerOfBoard(board), name: nameBoard(board, from), load, pieces: squares.map(name) };
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
function refuseLoad(question: Question, board: Ridden): Refusal {
  const { mayMove } = question.workshop.tables.rules.boards;
  const { load, name, pieces } = board;
  const from = question.workshop.tables.pinNames[board.pin]!;
  const some = (holds: (other: Load) => boolean): boolean => someLoad((other) => holds(other) && mayMove(other));
  if (!some((other) => other.ownBoard === load.ownBoard)) return foreign(question, board, from);
  if (load.count === 0)
    return mayMove({ ...load, ownBoard: true })
      ? foreign(question, board, from)
      : because(question, 'board-empty', 'load', `${name} is empty, and an empty board does not move.`, [from]);
  if (!some((other) => other.count > 0))
    return because(question, 'board-loaded', 'load', `${name} carries ${namePieces(question, pieces)}; only an empty board moves.`, pieces);
  const emptyMoves = some((other) => other.count === 0);
  const pawn = emptyMoves ? 'empty or with a single pawn aboard' : 'only with a single pawn aboard';
  const most = some((other) => other.count === 1 && !other.pawn) ? 'with one at most' : pawn;
  if (load.count > 1)
    return because(question, 'board-crowded', 'load', `${name} carries ${countWord(load.count)} pieces; a board moves ${most}.`, pieces);
  if (!load.ownPiece && !some((other) => other.count === 1 && !other.ownPiece))
    return because(
      question,
      'not-your-piece',
      // Where a piece lends its player the board, it is a question of whose it is; else of what may be aboard.
      some((other) => !other.ownBoard) ? 'owner' : 'load',
      `On ${name} is an enemy ${question.position.at(pieces[0]!)!.role}, so ${playerToMove(question)} may not move that board.`,
      pieces,
    );
  return because(
    question,
    'board-loaded',
    'load',
    `${name} carries a ${question.position.at(pieces[0]!)!.role}; a board moves ${pawn}.`,
    pieces,
  );
}

function foreign(question: Question, { name, owner }: Ridden, from: string): Refusal {
  return because(question, 'not-your-board', 'owner', `${name} is ${owner}’s to move, and it is ${playerToMove(question)}’s turn.`, [from]);
}
