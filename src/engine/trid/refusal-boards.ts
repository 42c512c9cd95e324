import type { Refusal } from '../core/refusal.ts';
import { ATTACK_BOARDS, PINS } from './board.ts';
import { isPiece, PAWN, ROLE_MASK, seatOf } from './cells.ts';
import { packMove, TRANSFER } from './packing.ts';
import { list, type Question } from './refusal.ts';
import type { Load } from './rules.ts';
import { nameOf } from './tables.ts';
import { existingSquares, squaresOfBoard } from './text.ts';

/** Why an attack board may not go from one pin to another. */
export function refuseBoardMove({ workshop, position, machine, from, to }: Question): Refusal {
  const { tables } = workshop;
  const { rules, pinNames } = tables;
  const because = (code: string, says: string, shows: readonly string[], source = rules.sections.boards): Refusal => ({
    code,
    source,
    says,
    shows,
  });
  const pin = pinNames.indexOf(from);
  const target = pinNames.indexOf(to);
  const board = machine.pinBoard[pin]!;
  if (board < 0) return because('no-board', `No attack board stands at ${from}.`, [from]);
  if (target < 0) return because('no-pin', `An attack board goes to a pin, and ${to} is none.`, [from]);
  const pieces = squaresOfBoard(board + 3, position.setup.boardPin).filter((square) => isPiece(position.setup.cell[square]!));
  const cell = pieces.length === 1 ? position.setup.cell[pieces[0]!]! : 0;
  const load: Load = {
    count: pieces.length,
    pawn: (cell & ROLE_MASK) === PAWN,
    ownPiece: pieces.length === 1 && seatOf(cell) === position.setup.turn,
    ownBoard: board >> 1 === position.setup.turn,
  };
  const names = pieces.map((square) => nameOf(square, machine.pinBoard));
  if (pin === target) return because('no-rotation', 'Turning the board where it stands is not a move here.', [from]);
  if (!rules.boards.mayMove(load))
    return because(...explainLoad(load, `${ATTACK_BOARDS[board]!} at ${from}`, names, rules.boards.mayMove({ ...load, count: 0 })));
  const empty = load.count === 0;
  const forward = (PINS[target]!.rank - PINS[pin]!.rank) * (position.setup.turn === 0 ? 1 : -1);
  if (!rules.boards.adjacent(PINS[pin]!, PINS[target]!, empty, forward)) {
    return !empty && rules.boards.adjacent(PINS[pin]!, PINS[target]!, true, forward)
      ? because('backward', `${to} is adjacent, but a board with a piece on it may not go there: only an empty one may.`, [to])
      : because('not-adjacent', `${to} is not adjacent to ${from}.`, [to]);
  }
  if (machine.pinBoard[target]! >= 0)
    return because('pin-taken', `${ATTACK_BOARDS[machine.pinBoard[target]!]!} already stands at ${to}.`, [to]);
  machine.make(packMove(pin, target, TRANSFER));
  const king = machine.king[position.setup.turn]!;
  const { boardPin } = machine;
  const attackers = existingSquares(boardPin)
    .filter(
      (square) => isPiece(machine.cell[square]!) && seatOf(machine.cell[square]!) !== position.setup.turn && machine.strikes(square, king),
    )
    .map((square) => nameOf(square, machine.pinBoard));
  machine.unmake();
  const says =
    attackers.length > 0
      ? `The king could be taken after it, from ${list(attackers)}.`
      : 'It would uncover a pawn whose promotion could attack the king.';
  return because('leaves-check', says, attackers, rules.sections.check);
}

/** Code, sentence and what to show when the load forbids it; `emptied` tells that the board could move if it were empty. */
function explainLoad(
  load: Load,
  board: string,
  names: readonly string[],
  emptied: boolean,
): [code: string, says: string, shows: readonly string[]] {
  if (load.count === 0) return ['not-your-board', `${board} is empty and belongs to the other player.`, []];
  if (load.count > 1) return ['board-crowded', `${board} carries ${load.count} pieces, on ${list(names)}: too many to move it.`, names];
  if (load.ownPiece)
    return ['board-loaded', `${board} carries the piece on ${names[0]!}, and with that on it this player may not move it.`, names];
  return [
    'not-your-piece',
    `${board} carries the other player’s piece on ${names[0]!}${emptied ? '; empty, it could be moved' : ''}.`,
    names,
  ];
}
