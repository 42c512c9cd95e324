import { sayRefusal } from '../../words/refusals.ts';
import type { Position, Refusal, Ruleset } from '../../engine/index.ts';
import { showRefusal } from '../../board/state/refusal-marks.ts';
import type { Marks } from '../../board/scene/render-options.ts';
import { failBuild, type Where } from './author-fault.ts';
import { DIAGRAM } from '#words/diagram.ts';
import { PLATE_FAULTS } from '#words/plate-faults.ts';

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
  /** Rank, files and diagonals of a cell of the three-way board. */
  readonly lines?: string;
  /** A forbidden move, `b1W-b2W`: it is shown with what forbids it, and the sentence that says so. */
  readonly why?: string;
}

const MANY = { square: 'squares', column: 'columns', pin: 'pins', circle: 'circles', arrow: 'arrows' } as const;
const ONE = ['attacks', 'moves', 'reach', 'lines', 'why'] as const;

/** A sentence with marks of its step in brackets, `The rook is pinned. [arrow b8B-b2W] [squares b2W b5N]`: the two apart. */
export function splitMarks(where: Where, text: string): { readonly says: string; readonly marks: AuthorMarks } {
  const marks: Record<string, string | string[]> = {};
  const says = text.replace(/\s*\[([^\]]*)\]/g, (whole, inside: string) => {
    const [word = '', ...names] = inside.trim().split(/\s+/);
    const many = Object.entries(MANY).find(([one, more]) => word === one || word === more)?.[1];
    const single = ONE.find((one) => one === word);
    if ((!many && !single) || names.length === 0 || (single && names.length > 1))
      return failBuild(where, whole.trim(), PLATE_FAULTS.noMark(whole.trim()));
    if (many) marks[many] = [...((marks[many] as string[] | undefined) ?? []), ...names];
    else marks[word] = names[0] ?? '';
    return '';
  });
  return { says: says.trim(), marks };
}

/** The marks an author asks for, as the diagram draws them. */
export function readMarks(where: Where, position: Position, marks: AuthorMarks = {}): Marks {
  const isPin = (name: string): boolean => position.ruleset.pins.some((one) => one.name === name);
  const square = (name: string): string => {
    if (position.squares.some((one) => one.name === name)) return name;
    return failBuild(where, name, PLATE_FAULTS.noSquare(name));
  };
  const pin = (name: string): string => (isPin(name) ? name : failBuild(where, name, PLATE_FAULTS.noPin(position.ruleset.name, name)));
  const place = (name: string): string => (isPin(name) ? name : square(name));
  const occupied = (name: string): string => (position.at(square(name)) ? name : failBuild(where, name, PLATE_FAULTS.noPiece(name)));
  const goesTo = (from: string): readonly string[] => position.moves().flatMap((move) => (move.from === from ? [move.to] : []));
  const board = marks.reach === undefined ? undefined : position.boards.find((one) => one.id === marks.reach || one.pin === marks.reach);
  if (marks.reach !== undefined && !board) return failBuild(where, marks.reach, PLATE_FAULTS.noBoard(marks.reach));
  if (marks.lines !== undefined && position.boards.length > 0) return failBuild(where, marks.lines, PLATE_FAULTS.noLines);
  const of = marks.attacks ?? marks.moves;
  const forbidden = readForbidden(where, position, marks.why);
  const shown = forbidden && showRefusal(position, forbidden.refusal, forbidden.from, forbidden.to);
  return {
    spots: [...(marks.squares ?? []).map(square), ...(marks.pins ?? []).map(pin), ...(shown?.spots ?? [])],
    columns: (marks.columns ?? []).map(square),
    circles: (marks.circles ?? []).map(square),
    arrows: [
      ...(marks.arrows ?? []).map((arrow) => {
        const [from = '', to = ''] = arrow.split('-');
        return { from: place(from), to: place(to) };
      }),
      ...(shown?.arrows ?? []),
    ],
    ...(forbidden && { wrong: [forbidden.to] }),
    ...(marks.lines !== undefined && { lines: [square(marks.lines)] }),
    ...(of !== undefined && { selected: occupied(of), targets: marks.attacks === undefined ? goesTo(of) : position.attacks(of) }),
    ...(board && { lifted: board.id, targets: goesTo(board.pin) }),
  };
}

/** The sentence that belongs to `why`: the move, and the rule that forbids it. Empty without one. */
export function sayWhy(where: Where, position: Position, marks: AuthorMarks = {}): string {
  const forbidden = readForbidden(where, position, marks.why);
  if (!forbidden) return '';
  const { from, to, refusal } = forbidden;
  return DIAGRAM.notAllowed(from, to, sayRefusal(refusal), position.ruleset.name, refusal.source);
}

function readForbidden(
  where: Where,
  position: Position,
  why: string | undefined,
): { readonly from: string; readonly to: string; readonly refusal: Refusal } | undefined {
  if (why === undefined) return undefined;
  const [from = '', to = ''] = why.split('-');
  const named = [from, to].find((name) => !isPlace(position.ruleset, position, name));
  if (named !== undefined) return failBuild(where, why, PLATE_FAULTS.noPlace(named, position.ruleset.name));
  const refusal = position.refuse(from, to);
  return refusal ? { from, to, refusal } : failBuild(where, why, PLATE_FAULTS.allowed(why));
}

/** Two sets of marks as one; where only one of a kind can be shown, the later. */
export function joinMarks(one: Marks, other: Marks): Marks {
  return {
    ...one,
    ...other,
    spots: [...(one.spots ?? []), ...(other.spots ?? [])],
    columns: [...(one.columns ?? []), ...(other.columns ?? [])],
    circles: [...(one.circles ?? []), ...(other.circles ?? [])],
    arrows: [...(one.arrows ?? []), ...(other.arrows ?? [])],
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
