import { parseRole } from '../../../src/engine/core/piece.ts';
import type { PlacedPiece } from '../../../src/engine/core/setup.ts';
import { expect as must, findRuleset, ROLE_LETTERS, RULESETS, type Move, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { writePlacing } from '../placing.ts';

export const TRID = RULESETS.filter(({ family }) => family === 'trid');

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
  const names = pins?.split(' ');
  const boards = ruleset.begin().boards.map(({ id, pin }, i) => ({ id, pin: names ? pinOf(ruleset, names[i]!) : pin }));
  const placed = pieces.split(' ').map((word) => readPiece(word));
  return writePlacing(ruleset, { boards, pieces: placed }, rest);
}

/** `Kc1W`: White's in capitals. */
function readPiece(word: string): PlacedPiece {
  const letter = word.charAt(0);
  const role = parseRole(letter.toUpperCase());
  if (!role) throw new Error(`${word} is not a piece on a square`);
  return { owner: letter === letter.toUpperCase() ? 'w' : 'b', role, square: word.slice(1) };
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
