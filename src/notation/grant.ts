import { captureOf, movesBoardToo, ROLE_LETTERS, type Move, type Pin, type Position } from '../engine/index.ts';
import { cornerOf, findPin, findPlace, mainIndexOf, type Place } from './places.ts';

/**
 * Michael Grant's names for squares (michael.grant.name/tri-d-chess/notation, CC BY 3.0): the main levels are 1 to 3, files a to d
 * and ranks 1 to 8, so that `1b2` is our b2W. An attack board is named by the corner it stands at, with a stroke behind it where
 * it is inverted, and its four squares are a1, b1, a2 and b2: `1a1a1`, `1a1'a1`.
 *
 * He names squares, not moves. That squares are joined by `-` or `x` and a piece has its letter before them follows from other
 * notations. The `A` before a board that moves is ours, for `1a1-1a4` could be a pawn as well; so are `^` for a board that a piece
 * turns over, `=Q`, `+` and `#`.
 */
export function writeGrantMove(position: Position, move: Move): string {
  return spell(position, move) + endingOf(position, move);
}

function spell(position: Position, move: Move): string {
  const promotion = move.promotion ? `=${ROLE_LETTERS[move.promotion]}` : '';
  if (move.kind === 'castling') return move.id;
  if (move.kind === 'board') {
    const from = nameGrantPin(findPin(position, move.from));
    return `A${from}${move.from === move.to ? 'r' : `-${nameGrantPin(findPin(position, move.to))}`}${promotion}`;
  }
  const from = nameGrantSquare(findPlace(position, move.from));
  if (move.kind === 'promotion') return from + promotion;
  const { role } = position.at(move.from)!;
  const letter = role === 'pawn' ? '' : ROLE_LETTERS[role];
  const to = nameGrantSquare(findPlace(position, move.to));
  return `${letter}${from}${captureOf(move) ? 'x' : '-'}${to}${promotion}${movesBoardToo(move) ? '^' : ''}`;
}

/** What he calls a square that exists: `1b2`, `1a1a1`. */
export function nameGrantSquare({ name, board, file, rank, pin }: Place): string {
  if (!pin) return `${mainIndexOf(board) + 1}${name.slice(0, 2)}`;
  return `${nameGrantPin(pin)}${'ab'.charAt(file - pin.file)}${rank - pin.rank + 1}`;
}

/** What Grant’s notation calls an attack board at a pin: by its corner, with a `'` where it hangs under it. */
export function nameGrantPin(pin: Pin): string {
  const { file, rank } = cornerOf(pin);
  return `${mainIndexOf(pin.main) + 1}${'zabcde'.charAt(file)}${rank}${pin.over ? '' : "'"}`;
}

/** En passant, check and mate, which stand at the end. */
function endingOf(position: Position, move: Move): string {
  const next = position.after(move);
  const check = next.status() === 'checkmate' ? '#' : next.checks().length > 0 ? '+' : '';
  return (move.enPassant ? ' e.p.' : '') + check;
}
