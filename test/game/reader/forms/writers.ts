import { captureOf, movesBoardToo, ROLE_LETTERS, type Move, type Position, type Square } from '../../../../src/engine/index.ts';

/**
 * Writers of the foreign notations that are only read, made from the geometry of the board alone: a square's file (z is 0), rank and
 * height, and a pin's side, main board, corner and whether it is over or under.
 */
export type Writer = (position: Position, move: Move) => string;

interface Names {
  square(square: Square, position: Position): string;
  /** A piece's move between two named squares. */
  step(parts: { letter: string; from: string; to: string; taken: string; end: string; owner: string }): string;
  board(position: Position, from: string, to: string, end: string): string;
  /** Castling, where it is not written as usual. */
  castling?(position: Position, id: string): string;
}

const squareOf = (position: Position, name: string): Square => position.squares.find((one) => one.name === name)!;
const pinOf = (position: Position, name: string): Position['ruleset']['pins'][number] =>
  position.ruleset.pins.find((one) => one.name === name)!;
const level = (main: string): number => 'WNB'.indexOf(main);
const corner = (position: Position, name: string): readonly [side: 'a' | 'd', rank: number] => {
  const { side, corner: end } = pinOf(position, name);
  return [side === 'queen' ? 'a' : 'd', end === 'front' ? 1 : 4];
};

function makeWriter(names: Names): Writer {
  return (position, move) => {
    const promotion = move.promotion ? `=${ROLE_LETTERS[move.promotion]}` : '';
    if (move.kind === 'castling') return names.castling?.(position, move.id) ?? move.id;
    if (move.kind === 'board') return names.board(position, move.from, move.to, promotion);
    const from = squareOf(position, move.from);
    const letter = ROLE_LETTERS[from.piece!.role];
    const taken = captureOf(move)?.piece.role;
    return names.step({
      letter,
      from: names.square(from, position),
      to: move.kind === 'promotion' ? '' : names.square(squareOf(position, move.to), position),
      taken: taken ? ROLE_LETTERS[taken] : '',
      end: promotion + (movesBoardToo(move) ? '^' : ''),
      owner: position.turn.toUpperCase(),
    });
  };
}

/** `Rc4(4)xQc5(6)`, `QLb1(2)-b3(4)`. */
export const writeRoth = makeWriter({
  square: ({ file, rank, height }) => `${'abcdef'.charAt(file)}${rank}(${height + 2})`,
  step: ({ letter, from, to, taken, end }) =>
    to === '' ? `${letter}${from}${end}` : `${letter}${from}${taken ? `x${taken}` : '-'}${to}${end}`,
  board: (position, from, to, end) => {
    const name = (pin: string): string => {
      const [file, rank] = corner(position, pin);
      const { main, over } = pinOf(position, pin);
      return `${file === 'a' ? 'b' : 'e'}${rank + 2 * level(main)}(${2 * level(main) + 2})${over ? '' : 'i'}`;
    };
    return `${from.charAt(0)}L${name(from)}${from === to ? 'r' : `-${name(to)}`}${end}`;
  },
});

/** `Q-b1A-b6F`, `A-e9G-b9G`. */
export const writeThompson = makeWriter({
  square: ({ file, rank, height }) => `${'abcdef'.charAt(file)}${rank + 1}${'ABCDEFG'.charAt(height + 1)}`,
  step: ({ letter, from, to, taken, end }) => (to === '' ? `${letter}-${from}${end}` : `${letter}-${from}${taken ? 'x' : '-'}${to}${end}`),
  board: (position, from, to, end) => {
    const name = (pin: string): string => {
      const [file, rank] = corner(position, pin);
      const { main, height } = pinOf(position, pin);
      return `${file === 'a' ? 'b' : 'e'}${rank + 2 * level(main) + 1}${'ABCDEFG'.charAt(height + 1)}`;
    };
    return `A-${name(from)}${from === to ? 'r' : `-${name(to)}`}${end}`;
  },
});

/** `W P b2W-b4N (xP)`, `W QL1-QL2`. */
export const writeCommence = makeWriter({
  square: ({ name, board }, { boards }) => `${name.slice(0, 2)}${boards.find(({ id }) => id === board)?.pin ?? board}`,
  step: ({ letter, from, to, taken, end, owner }) =>
    `${owner} ${letter} ${from}${to === '' ? '' : '-'}${to}${end}${taken ? ` (x${taken})` : ''}`,
  castling: ({ turn }, id) => `${turn.toUpperCase()} K ${id}`,
  board: ({ turn }, from, to, end) => `${turn.toUpperCase()}   ${from}${from === to ? 'r' : `-${to}`}${end}`,
});

const OWNED = { QL: 'WQA', KL: 'WKA', ql: 'BQA', kl: 'BKA' } as const;

/** `N[W]b2-[BQA]a1`, `[WKA]-[W]D4u`. */
export const writeLynnSmith = makeWriter({
  square: ({ file, rank, board }, position) => {
    const on = position.boards.find(({ id }) => id === board);
    if (!on) return `[${board}]${'zabcd'.charAt(file)}${rank - 2 * level(board)}`;
    const pin = pinOf(position, on.pin);
    return `[${OWNED[on.id as keyof typeof OWNED]}]${'ab'.charAt(file - pin.file)}${rank - pin.rank + 1}`;
  },
  step: ({ letter, from, to, taken, end }) => (to === '' ? `${letter}${from}${end}` : `${letter}${from}${taken ? 'x' : '-'}${to}${end}`),
  board: (position, from, to, end) => {
    const { main, over } = pinOf(position, to);
    const [file, rank] = corner(position, to);
    const id = position.boards.find(({ pin }) => pin === from)!.id as keyof typeof OWNED;
    return `[${OWNED[id]}]${from === to ? 'r' : `-[${main}]${file.toUpperCase()}${rank}${over ? 'u' : 'd'}`}${end}`;
  },
});
