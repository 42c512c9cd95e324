import {
  expect,
  fail,
  ok,
  ROLES,
  type Pin,
  type Position,
  type Result,
  type Role,
  type Ruleset,
  type Square,
} from '../../../engine/index.ts';

/** A position as another ruleset has it, and what had to be changed for that, in sentences. */
export interface Carried {
  readonly position: Position;
  readonly changes: readonly string[];
  /** Squares whose men had a right of the first move that does not go along, and whether a capture en passant does not. */
  readonly lost: { readonly rights: readonly string[]; readonly enPassant: boolean };
}

/** The fields of a position string of the movable board (spec, position strings). */
type Fields = [placement: string, turn: string, rights: string, enPassant: string, pending: string, clock: string, number: string];

const isSameCorner = (a: Pin, b: Pin): boolean => a.side === b.side && a.main === b.main && a.corner === b.corner;

/** Corners of a ruleset with one pin each know no over and under. */
const hasFaces = (ruleset: Ruleset): boolean =>
  ruleset.pins.some((pin) => ruleset.pins.some((other) => other !== pin && isSameCorner(pin, other)));

/**
 * The position under the rules of `to`: the same boards, pieces and turn. Pins without over and under become the pin that `to` starts
 * with at that corner, else the one over it. Rights of the first move, captures en passant and waiting pawns go along where `to` has
 * them. Refused in words where a place is taken twice or the position is impossible under those rules.
 */
export function carryPosition(position: Position, to: Ruleset): Result<Carried> {
  const from = position.ruleset;
  if (from.id === to.id) return ok({ position, changes: [], lost: { rights: [], enPassant: false } });
  if (from.family !== to.family)
    return fail('impossible', 'ruleset', `${to.name}: another board, so no position of ${from.name} fits on it`);
  const fields = position.text().split(' ') as Fields;
  const changes: string[] = [];
  const placement = carryPins(fields[0], from, to, changes);
  if (!placement.ok) return placement;
  const tries = [fields[4], '-'].flatMap((pending) =>
    [...passingFields(position, fields[3]), '-'].map((enPassant) => [enPassant, pending] as const),
  );
  let refusal = fail('impossible', 'position', `${to.name}: the position cannot be set up`);
  for (const [enPassant, pending] of tries) {
    const write = (rights: string): Result<Position> =>
      to.parse([placement.value, fields[1], rights, enPassant, pending, fields[5], fields[6]].join(' '));
    const parsed = withRights(write, rightsOf(position));
    if (!parsed.ok) {
      refusal = fail('impossible', parsed.fault.field, `${to.name}: ${parsed.fault.message}`);
      continue;
    }
    if (enPassant === '-' && fields[3] !== '-') changes.push('The capture en passant that was possible is left out.');
    if (pending !== fields[4]) changes.push('No pawn waits for its promotion here.');
    const lost = rightsOf(position).filter((square) => !rightsOf(parsed.value).includes(square));
    if (lost.length > 0) changes.push(`No right of the first move here: ${lost.join(', ')}.`);
    return ok({ position: parsed.value, changes, lost: { rights: lost, enPassant: enPassant === '-' && fields[3] !== '-' } });
  }
  return refusal;
}

/**
 * How another ruleset may write a capture en passant: after the pawn that can be captured come squares of the column it crossed,
 * and how many of them count is a matter of the rules. The longest list first.
 */
function passingFields(position: Position, field: string): readonly string[] {
  if (field === '-') return ['-'];
  const [victim = '', list = ''] = field.split(':');
  const crossed = position.squares.find(({ name }) => name === list.split(',')[0]);
  const column = position.squares.filter(({ file, rank, piece }) => !piece && file === crossed?.file && rank === crossed.rank);
  const lists = column.reduce<string[][]>((all, { name }) => [...all, ...all.map((one) => [...one, name])], [[]]);
  return [
    field,
    ...lists
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length)
      .map((squares) => `${victim}:${squares.join(',')}`),
  ];
}

/** The position with as many of these rights as the other ruleset knows. */
function withRights(write: (rights: string) => Result<Position>, wanted: readonly string[]): Result<Position> {
  const all = write('*');
  if (!all.ok && all.fault.field !== 'rights') return all;
  if (all.ok && rightsOf(all.value).every((square) => wanted.includes(square))) return all;
  let kept: string[] = [];
  let best = write('-');
  if (!best.ok) return best;
  for (const square of wanted) {
    const next = write([...kept, square].join(','));
    if (!next.ok) continue;
    kept = [...kept, square];
    best = next;
  }
  return best;
}

/** The placement with the pins of another ruleset. */
function carryPins(placement: string, from: Ruleset, to: Ruleset, changes: string[]): Result<string> {
  const used = startOf(to).boards.map(({ pin }) => pin);
  const taken = new Map<string, string>();
  const moved: string[] = [];
  for (const [, id = '', name = ''] of placement.matchAll(/(\w+)@(\w+)/g)) {
    const pin = from.pins.find((one) => one.name === name)!;
    const corner = to.pins.filter((one) => isSameCorner(one, pin));
    const same = hasFaces(from) ? corner.find((one) => one.over === pin.over) : undefined;
    const chosen =
      corner.length === 1 ? corner[0]! : (same ?? corner.find((one) => used.includes(one.name)) ?? corner.find((one) => one.over)!);
    const other = taken.get(chosen.name);
    if (other !== undefined) return fail('impossible', 'placement', `${to.name}: ${other} and ${id} would both be at ${chosen.name}`);
    taken.set(chosen.name, id);
    if (chosen.name !== name) moved.push(`${name} is ${chosen.name}`);
  }
  if (moved.length > 0) changes.push(`Pins have other names or other faces here: ${moved.join(', ')}.`);
  const pins = [...taken.keys()];
  let at = 0;
  return ok(placement.replace(/@\w+/g, () => `@${pins[at++]!}`));
}

/** Roles whose men a ruleset asks whether they have moved, found out once: a list of one of them is a field it reads. */
const caring = new WeakMap<Ruleset, ReadonlySet<Role>>();
function caringRoles(ruleset: Ruleset): ReadonlySet<Role> {
  const known = caring.get(ruleset);
  if (known) return known;
  const start = startOf(ruleset);
  const reads = ({ name }: Square): boolean => ruleset.parse(ruleset.start.replace(' * ', ` ${name} `)).ok;
  const found = new Set(ROLES.filter((role) => start.squares.some((square) => square.piece?.role === role && reads(square))));
  caring.set(ruleset, found);
  return found;
}

const starts = new WeakMap<Ruleset, Position>();
function startOf(ruleset: Ruleset): Position {
  const start = starts.get(ruleset) ?? expect(ruleset.parse(ruleset.start));
  starts.set(ruleset, start);
  return start;
}

/** The squares of men that have never moved, as the position string lists them; `*` is written out. */
function rightsOf(position: Position): readonly string[] {
  const rights = position.text().split(' ')[2]!;
  if (rights === '-') return [];
  if (rights !== '*') return rights.split(',');
  const start = startOf(position.ruleset);
  const roles = caringRoles(position.ruleset);
  const pinOf = (one: Position, board: string): string | undefined => one.boards.find(({ id }) => id === board)?.pin;
  return position.squares
    .filter(({ name, board, piece }) => {
      const first = start.at(name);
      return (
        piece &&
        roles.has(piece.role) &&
        first?.role === piece.role &&
        first.owner === piece.owner &&
        pinOf(position, board) === pinOf(start, board)
      );
    })
    .map(({ name }) => name);
}
