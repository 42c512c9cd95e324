import { expect as must, findRuleset, ROLE_LETTERS, RULESETS, type Move, type Position, type Ruleset } from '../../../src/engine/index.ts';

export const TRID = RULESETS.filter(({ family }) => family === 'trid');

const MAINS = { W: 1, N: 3, B: 5 } as const;
const FILES = 'zabcde';

export interface Placing {
  /** `Kc1W kc8B`: a letter as in position strings, and its square. */
  readonly pieces: string;
  /** Pins of QL KL ql kl, numbered as Bartmess does (2.3); the start pins if left out. */
  readonly pins?: string;
  /** The fields behind the placement. */
  readonly rest?: string;
}

export function rules(id: string): Ruleset {
  const ruleset = findRuleset(id);
  if (!ruleset) throw new Error(`there is no ruleset ${id}`);
  return ruleset;
}

/** The name that a ruleset has for Bartmess's pin: Meder's six positions a side stand for two pins each (E3). */
export function pinOf(ruleset: Ruleset, name: string): string {
  if (ruleset.pins.some((pin) => pin.name === name)) return name;
  return `${name.charAt(0)}L${Math.ceil(Number(name.slice(2)) / 2)}`;
}

/** The string of a position made of a few pieces. */
export function place(ruleset: Ruleset, { pieces, pins, rest = 'w - - - 0 9' }: Placing): string {
  const on = new Map(pieces.split(' ').map((word) => [word.slice(1), word.charAt(0)]));
  const start = must(ruleset.parse(ruleset.start)).boards;
  const stands = pins?.split(' ').map((pin) => pinOf(ruleset, pin)) ?? start.map(({ pin }) => pin);
  const rows = (board: string, file: number, rank: number, size: number): string =>
    Array.from({ length: size }, (_, up) =>
      Array.from({ length: size }, (_, right) => {
        const square = `${FILES.charAt(file + right)}${rank + size - 1 - up}${board}`;
        const piece = on.get(square);
        on.delete(square);
        return piece ?? '1';
      })
        .join('')
        .replace(/1+/g, (run) => String(run.length)),
    ).join('/');
  const boards = [
    ...Object.entries(MAINS).map(([board, rank]) => `${board}:${rows(board, 1, rank, 4)}`),
    ...start.map(({ id }, i) => {
      const pin = ruleset.pins.find(({ name }) => name === stands[i])!;
      return `${id}@${pin.name}:${rows(id, pin.file, pin.rank, 2)}`;
    }),
  ];
  if (on.size > 0) throw new Error(`no square ${[...on.keys()].join(', ')} here`);
  return `${boards.join(';')} ${rest}`;
}

export function set(ruleset: Ruleset, placing: Placing): Position {
  return must(ruleset.parse(place(ruleset, placing)));
}

/** The moves from one square or pin. */
export function movesFrom(position: Position, from: string): readonly Move[] {
  return position.moves().filter((move) => move.from === from);
}

export function goes(position: Position, from: string, to: string): boolean {
  return movesFrom(position, from).some((move) => move.to === to);
}

export function play(position: Position, ids: string): Position {
  return ids.split(' ').reduce((now, id) => must(now.play(id)), position);
}

/** The pieces of a position as `Kc1W` words. */
export function piecesOf(position: Position): string[] {
  return position.squares.flatMap(({ name, piece }) => {
    if (!piece) return [];
    const letter = ROLE_LETTERS[piece.role];
    return [`${piece.owner === 'w' ? letter : letter.toLowerCase()}${name}`];
  });
}
