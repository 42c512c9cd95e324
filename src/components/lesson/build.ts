import { findRuleset, parseRecord, type Position, type Ruleset } from '../../engine/index.ts';
import { extendLine, makeLine, type Line } from '../board/line.ts';
import type { Marks } from '../board/sight.ts';
import { stop, type Where } from './place.ts';

/** The position an author names: a position string, or `start`. */
export function openPosition(where: Where, id: string, text = 'start', options: Readonly<Record<string, string>> = {}): Position {
  const named = findRuleset(id);
  if (!named) return stop(where, id, `“${id}” is no ruleset`);
  const ruleset = named.configure(options);
  if (!ruleset.ok) return stop(where, id, ruleset.fault.message);
  const position = ruleset.value.parse(text === 'start' ? ruleset.value.start : text);
  return position.ok ? position.value : stop(where, text, `position, ${position.fault.field}: ${position.fault.message}`);
}

/** A line as an author writes it, checked and named. */
export interface NamedLine {
  readonly line: Line;
  /** Each move in the ruleset's notation. */
  readonly names: readonly string[];
  /** The sentence of the start, then of each move; empty where there is none. */
  readonly says: readonly string[];
}

/**
 * Moves from a position, written as in a game record: `1. b4N {A word about it.} b5B 2. c3W`. Canonical ids serve as well.
 */
export function readLine(where: Where, position: Position, moves: string, start = ''): NamedLine {
  const { ruleset } = position;
  const options = Object.entries(ruleset.options).map(([name, value]) => `${name}=${value}`);
  const heads = [
    `[Ruleset "${ruleset.id}"]`,
    ...(options.length > 0 ? [`[Options "${options.join(', ')}"]`] : []),
    `[Position "${position.text()}"]`,
  ];
  const read = parseRecord(`${heads.join('\n')}\n\n${spellOut(position, moves)}`, findRuleset);
  if (!read.ok) {
    const quoted = /“([^”]+)”/.exec(read.fault.message)?.[1] ?? '';
    return stop(where, quoted, `${read.fault.field}: ${read.fault.message}`);
  }
  let line = makeLine(position);
  const names: string[] = [];
  const says = [start];
  for (const ply of read.value.plies) {
    const here = line.positions.at(-1) ?? position;
    const move = here.moves().find((one) => one.id === ply.id);
    if (!move) return stop(where, ply.id, `a line of moves cannot hold “${ply.id}”`);
    names.push(ruleset.notation.write(here, move));
    says.push(ply.comment ?? '');
    line = extendLine(line, line.moves.length, move);
  }
  return { line, names, says };
}

/** Canonical ids in a line are written in the ruleset's notation, so that one reader serves both. */
function spellOut(position: Position, text: string): string {
  if (!/[a-z]\d+[A-Za-z]*-[a-z]\d|[QK][PL]\d+(-[QK][PL]\d+|r)/.test(text)) return text;
  let here: Position = position;
  return text
    .split(/(\{[^}]*\}|\s+)/)
    .map((word) => {
      const move = /^\s*$|^\{/.test(word) ? undefined : here.moves().find((one) => one.id === word);
      const named = move ?? (/^\s*$|^\{|^\d+\./.test(word) ? undefined : readMove(here, word));
      if (!named) return word;
      const name = here.ruleset.notation.write(here, named);
      here = here.after(named);
      return name;
    })
    .join('');
}

function readMove(position: Position, text: string): ReturnType<Position['moves']>[number] | undefined {
  const read = position.ruleset.notation.read(position, text);
  return read.ok ? read.value : undefined;
}

/** Marks as authors write them; every name is checked. */
export interface AuthorMarks {
  readonly squares?: readonly string[];
  readonly columns?: readonly string[];
  readonly pins?: readonly string[];
  readonly circles?: readonly string[];
  /** `b2W-b4N`. */
  readonly arrows?: readonly string[];
  /** Everything the piece on this square attacks. */
  readonly attacks?: string;
  /** Everywhere the piece on this square may go. */
  readonly moves?: string;
  /** Everywhere this attack board (by its id or its pin) may go. */
  readonly reach?: string;
}

/** The marks an author asks for, as the diagram draws them. */
export function readMarks(where: Where, position: Position, marks: AuthorMarks = {}): Marks {
  const square = (name: string): string => {
    if (position.squares.some((one) => one.name === name)) return name;
    return stop(where, name, `there is no square “${name}” in this position`);
  };
  const pin = (name: string): string => {
    if (position.ruleset.pins.some((one) => one.name === name)) return name;
    return stop(where, name, `${position.ruleset.name} has no pin “${name}”`);
  };
  const place = (name: string): string => (position.ruleset.pins.some((one) => one.name === name) ? name : square(name));
  const occupied = (name: string): string => (position.at(square(name)) ? name : stop(where, name, `there is no piece on “${name}”`));
  const goesTo = (from: string): readonly string[] => position.moves().flatMap((move) => (move.from === from ? [move.to] : []));
  const board = marks.reach === undefined ? undefined : position.boards.find((one) => one.id === marks.reach || one.pin === marks.reach);
  if (marks.reach !== undefined && !board) return stop(where, marks.reach, `there is no attack board “${marks.reach}” in this position`);
  const of = marks.attacks ?? marks.moves;
  return {
    spots: [...(marks.squares ?? []).map(square), ...(marks.pins ?? []).map(pin)],
    columns: (marks.columns ?? []).map(square),
    circles: (marks.circles ?? []).map(square),
    arrows: (marks.arrows ?? []).map((arrow) => {
      const [from = '', to = ''] = arrow.split('-');
      return { from: place(from), to: place(to) };
    }),
    ...(of !== undefined && { selected: occupied(of), targets: marks.attacks === undefined ? goesTo(of) : position.attacks(of) }),
    ...(board && { lifted: board.id, targets: goesTo(board.pin) }),
  };
}

/** Whether a name is a square or pin the ruleset can ever have: what a name in the text must be. */
export function isPlace(ruleset: Ruleset, position: Position, name: string): boolean {
  if (ruleset.pins.some((pin) => pin.name === name) || position.squares.some((square) => square.name === name)) return true;
  const [, file = '', rank = '', board = ''] = /^([a-z])(\d+)([A-Za-z]*)$/.exec(name) ?? [];
  if (!position.boards.some((one) => one.id === board)) return false;
  const [x, y] = ['zabcde'.indexOf(file), Number(rank)];
  return ruleset.pins.some((pin) => x >= pin.file && x <= pin.file + 1 && y >= pin.rank && y <= pin.rank + 1);
}
