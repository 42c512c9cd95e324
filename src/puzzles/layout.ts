import type { Player, Position, Role, Ruleset } from '../engine/index.ts';
import { ROLE_LETTERS } from '../engine/index.ts';

/** A man on a square, by the square's name. */
export interface Man {
  readonly owner: Player;
  readonly role: Role;
  readonly square: string;
}

/** What stands where: enough to write a position string that remembers nothing. */
export interface Layout {
  readonly ruleset: Ruleset;
  /** The pin of each attack board by its id; empty on the hexagonal board. */
  readonly pins: Readonly<Record<string, string>>;
  readonly men: readonly Man[];
  readonly turn: Player;
  readonly active: readonly Player[];
  readonly number: number;
}

export function layoutOf(position: Position): Layout {
  return {
    ruleset: position.ruleset,
    pins: Object.fromEntries(position.boards.map(({ id, pin }) => [id, pin])),
    men: position.squares.flatMap(({ name, piece }) => (piece ? [{ ...piece, square: name }] : [])),
    turn: position.turn,
    active: position.active,
    number: position.number,
  };
}

/**
 * The position of a layout, with no en passant, no clock and no rights but those of pawns that cannot have moved (Harshman IV:
 * the ones on their second row); nothing when it is impossible.
 */
export function positionOf(layout: Layout): Position | undefined {
  const text = layout.ruleset.family === 'trid' ? makeTridText(layout) : makeHexText(layout);
  const position = layout.ruleset.parse(text);
  return position.ok ? position.value : undefined;
}

const MAIN = [
  ['W', 1],
  ['N', 3],
  ['B', 5],
] as const;
const ATTACK = ['QL', 'KL', 'ql', 'kl'];
const FILES = 'zabcde';

function makeTridText({ ruleset, pins, men, turn, number }: Layout): string {
  const at = new Map(men.map(({ square, owner, role }) => [square, owner === 'w' ? ROLE_LETTERS[role] : ROLE_LETTERS[role].toLowerCase()]));
  const rows = (board: string, file: number, rank: number, size: number): string =>
    Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => at.get(`${FILES[file + column]!}${rank + size - 1 - row}${board}`) ?? '.')
        .join('')
        .replace(/\.+/g, (run) => String(run.length)),
    ).join('/');
  const main = MAIN.map(([board, rank]) => `${board}:${rows(board, 1, rank, 4)}`);
  const attack = ATTACK.map((board) => {
    const pin = ruleset.pins.find(({ name }) => name === pins[board])!;
    return `${board}@${pin.name}:${rows(board, pin.file, pin.rank, 2)}`;
  });
  return `${[...main, ...attack].join(';')} ${turn} - - - 0 ${number}`;
}

function makeHexText({ ruleset, men, turn, active, number }: Layout): string {
  const size = ruleset.options['board'] === '8-9' ? [16, 9] : [14, 7];
  const at = new Map(men.map(({ square, owner, role }) => [square, `${owner}${ROLE_LETTERS[role]}`]));
  const [most, wide] = size as [number, number];
  const rows = Array.from({ length: most }, (_, row) => {
    const rank = most - row;
    const cells = Array.from({ length: most }, (_, file) => file)
      .filter((file) => Math.max(1, file - 6) <= rank && rank <= Math.min(most, file + wide))
      .map((file) => at.get(`${'abcdefghijklmnop'[file]!}${rank}`) ?? '.');
    return cells.join('').replace(/\.+/g, (run) => String(run.length));
  });
  return `${rows.join('/')} ${turn} ${active.join('')} ${makeHexRights(ruleset, men)} - - 0 ${number}`;
}

/** Where kings, rooks and pawns start, as each player counts the cells (Harshman III). */
const HEX_STARTS: Readonly<Partial<Record<Role, readonly string[]>>> = {
  king: ['e1'],
  rook: ['a1', 'h1'],
  pawn: ['a2', 'b2', 'c2', 'd2', 'f2', 'g2', 'h2', 'i2', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3', 'h3', 'i3'],
};

function makeHexRights(ruleset: Ruleset, men: readonly Man[]): string {
  const seen = ({ owner, square }: Man): string => ruleset.relative!.name(square, owner).slice(2);
  const able = men.filter((man) => HEX_STARTS[man.role]?.includes(seen(man)));
  const bound = able.filter((man) => man.role === 'pawn' && seen(man).endsWith('2'));
  if (bound.length === able.length) return able.length === 0 ? '-' : '*';
  const place = ({ square }: Man): number => Number(square.slice(1)) * 32 + square.charCodeAt(0);
  const names = bound.sort((a, b) => place(a) - place(b)).map(({ square }) => square);
  return names.join(',') || '-';
}
