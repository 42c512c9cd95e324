/**
 * Mirrors of positions and moves, on their texts. `turned`: the players change sides, ranks and colours with them.
 * `flipped`: the king's side becomes the queen's; only for positions where no first-move right of king and rook is left.
 */
import { ATTACK_BOARDS, BOARDS, FILES } from './plain/board.ts';

interface Mirror {
  readonly board: (board: string) => string;
  readonly pin: (pin: string) => string;
  readonly square: (square: string) => string;
}

const OTHER_BOARD: Readonly<Record<string, string>> = { W: 'B', N: 'N', B: 'W', QL: 'ql', KL: 'kl', ql: 'QL', kl: 'KL' };
const OTHER_SIDE: Readonly<Record<string, string>> = { QL: 'KL', KL: 'QL', ql: 'kl', kl: 'ql' };

/** A pin turned: the same corner of the other end. Under becomes over where the height of a board counts, which Grant's does not. */
function turnedPin(ruleset: string, pin: string): string {
  const side = pin.slice(0, 2);
  const number = Number(pin.slice(2));
  if (ruleset === 'meder') return `${side}${7 - number}`;
  return `${side}${ruleset === 'grant' ? (number % 2 === 1 ? 12 : 14) - number : 13 - number}`;
}

export function turner(ruleset: string): Mirror {
  const board = (name: string): string => OTHER_BOARD[name] ?? name;
  return {
    board,
    pin: (pin) => turnedPin(ruleset, pin),
    square: (square) => `${square.charAt(0)}${9 - Number(square.charAt(1))}${board(square.slice(2))}`,
  };
}

export const flipper: Mirror = {
  board: (name) => OTHER_SIDE[name] ?? name,
  pin: (pin) => (pin.startsWith('Q') ? 'K' : 'Q') + pin.slice(1),
  square: (square) =>
    `${FILES.charAt(5 - FILES.indexOf(square.charAt(0)))}${square.charAt(1)}${OTHER_SIDE[square.slice(2)] ?? square.slice(2)}`,
};

export function mirrorId(mirror: Mirror, id: string): string {
  const isPin = /^[QK][PL]\d/;
  return id
    .split(/([-,=^]|r$)/)
    .map((part) => (isPin.test(part) ? mirror.pin(part) : /^[za-e]\d/.test(part) ? mirror.square(part) : part))
    .join('');
}

/** The position with ranks, colours and turn changed; numbers of moves are kept, as the turn of a pair is not the same. */
export function turnText(ruleset: string, text: string): string {
  const [placement = '', turn, ...fields] = text.split(' ');
  const swapCase = (rows: string): string =>
    rows.replace(/[a-z]/gi, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()));
  const rows = (part: string): string => swapCase(part.split('/').reverse().join('/'));
  return rebuild(turner(ruleset), placement, rows, turn === 'w' ? 'b' : 'w', fields);
}

/** The position with its files changed. */
export function flipText(text: string): string {
  const [placement = '', turn = '', ...fields] = text.split(' ');
  const rows = (part: string): string => part.split('/').map((row) => [...row].reverse().join('')).join('/'); // prettier-ignore
  return rebuild(flipper, placement, rows, turn, fields);
}

function rebuild(mirror: Mirror, placement: string, rows: (rows: string) => string, turn: string, fields: readonly string[]): string {
  const parts = new Map<string, string>();
  for (const part of placement.split(';')) {
    const [head = '', squares = ''] = part.split(':');
    const [board = '', pin] = head.split('@');
    const name = mirror.board(board);
    parts.set(name, `${name}${pin === undefined ? '' : `@${mirror.pin(pin)}`}:${rows(squares)}`);
  }
  const [rights = '', enPassant = '', pending = '', ...numbers] = fields;
  const list = (squares: string): string => inOrder(squares.split(',').map(mirror.square)).join(',');
  const [pawn = '', targets = ''] = enPassant.split(':');
  return [
    BOARDS.map((board) => parts.get(board)).join(';'),
    turn,
    rights === '*' || rights === '-' ? rights : list(rights),
    enPassant === '-' ? '-' : `${mirror.square(pawn)}:${list(targets)}`,
    pending === '-' ? '-' : list(pending),
    ...numbers,
  ].join(' ');
}

function inOrder(squares: readonly string[]): string[] {
  const key = (square: string): string => `${BOARDS.indexOf(square.slice(2))}${square.charAt(1)}${FILES.indexOf(square.charAt(0))}`;
  return [...squares].sort((a, b) => key(a).localeCompare(key(b)));
}

export function isAttackBoard(board: string): boolean {
  return (ATTACK_BOARDS as readonly string[]).includes(board);
}
