import type { Pin, Position, Refusal } from '../engine/index.ts';
import type { Picked } from '../board/address/compare-address.ts';

/** A place some ruleset lets the picked thing go to. */
export interface Target {
  /** The same for all rulesets: a square's name, a corner for pins, or the way of castling (`O-O`). */
  readonly place: string;
  /** Under each ruleset, the squares or pins this is; none where the ruleset has no such place. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Rulesets that allow it, and those that do not. */
  readonly allowed: readonly string[];
  readonly barred: readonly string[];
  /** Why not, for each ruleset that does not. */
  readonly reasons: Readonly<Record<string, Refusal>>;
}

/** How a target looks on one of the boards: all may, this one may and not all, this one may not and another may. */
export const VERDICTS = ['all', 'some', 'barred'] as const;
export type Verdict = (typeof VERDICTS)[number];

export function verdictOf(target: Target, ruleset: string): Verdict {
  if (target.barred.length === 0) return 'all';
  return target.allowed.includes(ruleset) ? 'some' : 'barred';
}

/** The name by which a ruleset knows what is picked up: a square, or the pin under an attack board. */
export function namePicked(position: Position, pick: Picked): string | undefined {
  return pick.kind === 'square' ? pick.name : position.boards.find(({ id }) => id === pick.id)?.pin;
}

/** Everything that can be picked up: squares with a piece, and attack boards. */
export function picksOf(position: Position): readonly Picked[] {
  return [
    ...position.squares.filter(({ piece }) => piece).map(({ name }): Picked => ({ kind: 'square', name })),
    ...position.boards.map(({ id }): Picked => ({ kind: 'board', id })),
  ];
}

const hasFaces = ({ ruleset }: Position): boolean => new Set(ruleset.pins.map(cornerOf)).size < ruleset.pins.length;
const cornerOf = (pin: Pin): string => `${pin.side} ${pin.main} ${pin.corner}`;

/**
 * Where the picked thing may go under each of the rulesets, place by place, and what bars it where it may not: nothing where a
 * ruleset has no such thing to pick up. The positions have the same boards, pieces and turn. Where one of the rulesets knows no over
 * and under, pins are compared by their corners.
 */
export function compareReach(positions: readonly Position[], pick: Picked): readonly Target[] {
  const isCoarse = positions.some((position) => !hasFaces(position));
  const placeOf = (position: Position, name: string, from: string): string => {
    if (name === from) return 'turn';
    const pin = position.ruleset.pins.find((one) => one.name === name);
    if (!pin) return name;
    return isCoarse ? cornerOf(pin) : `${cornerOf(pin)} ${pin.over ? 'over' : 'under'}`;
  };
  const reached = new Map<string, Map<string, Set<string>>>();
  for (const position of positions) {
    const from = namePicked(position, pick);
    for (const move of position.moves()) {
      if (move.from !== from || (pick.kind === 'board') !== (move.kind === 'board')) continue;
      const place = move.kind === 'castling' ? move.id : placeOf(position, move.to, from);
      const names = reached.get(place) ?? new Map<string, Set<string>>();
      reached.set(place, names.set(position.ruleset.id, (names.get(position.ruleset.id) ?? new Set()).add(move.to)));
    }
  }
  // Where castling would lead to a square the king may step to as well, only the step is marked.
  const notReached = (id: string, squares: ReadonlySet<string>): readonly string[] =>
    [...squares].filter((square) => !reached.get(square)?.has(id));
  return [...reached].map(([place, found]): Target => {
    const ids = positions.map(({ ruleset }) => ruleset.id);
    const names: Record<string, readonly string[]> = {};
    for (const position of positions) {
      const { id, pins } = position.ruleset;
      const from = namePicked(position, pick) ?? '';
      const face = pins.find(({ name }) => name === from)?.over;
      const alike = pins
        .filter(({ name }) => placeOf(position, name, from) === place)
        // The face it is on comes first: there the answer is about the board, not about a pin no board could go to.
        .sort((one, other) => Number(other.over === face) - Number(one.over === face))
        .map(({ name }) => name);
      const there = found.get(id);
      if (there) names[id] = [...there];
      else if (isCastling(place)) names[id] = notReached(id, [...found.values()][0]!);
      else names[id] = place === 'turn' ? [from] : alike.length > 0 ? alike : existing(position, place);
    }
    let known: Readonly<Record<string, Refusal>> | undefined;
    return {
      place,
      names,
      allowed: ids.filter((id) => found.has(id)),
      barred: ids.filter((id) => !found.has(id)),
      // Computed lazily: the marks are drawn first.
      get reasons() {
        known ??= reasonsOf(positions, pick, place, names, found);
        return known;
      },
    };
  });
}

/** Whether a place is a way of castling. */
export const isCastling = (place: string): boolean => place.startsWith('O-O');

function refuseCastling(position: Position, id: string): Refusal | undefined {
  const said = position.explainId(id);
  return said.ok && !said.value.legal ? said.value : undefined;
}

/** Why each ruleset that does not allow a target bars it. */
function reasonsOf(
  positions: readonly Position[],
  pick: Picked,
  place: string,
  names: Readonly<Record<string, readonly string[]>>,
  found: ReadonlyMap<string, unknown>,
): Readonly<Record<string, Refusal>> {
  const reasons: Record<string, Refusal> = {};
  for (const position of positions) {
    const { id } = position.ruleset;
    const to = names[id]?.[0];
    if (found.has(id)) continue;
    const refusal = isCastling(place)
      ? refuseCastling(position, place)
      : to === undefined
        ? undefined
        : position.refuse(namePicked(position, pick) ?? '', to);
    if (refusal) reasons[id] = refusal;
  }
  return reasons;
}

const existing = (position: Position, name: string): readonly string[] =>
  position.squares.some((square) => square.name === name) ? [name] : [];

/** The move to a target under a ruleset, as `from-to` or a way of castling; nothing where it knows no such place. */
export function moveTo(target: Target, position: Position, pick: Picked): string | undefined {
  if (isCastling(target.place)) return target.place;
  const to = target.names[position.ruleset.id]?.[0];
  return to === undefined ? undefined : `${namePicked(position, pick) ?? ''}-${to}`;
}

/** How a position stands under its rules. */
export interface PositionSummary {
  readonly moves: number;
  readonly status: string;
  /** Players in check. */
  readonly checks: readonly string[];
  /** Whether the player on move can mate at once. */
  readonly hasMate: boolean;
}

/** Counts what a reader asks first of a position: how many moves, who is in check, is it mate, is there one. */
export function summarise(position: Position): PositionSummary {
  const moves = position.moves();
  return {
    moves: moves.length,
    status: position.status(),
    checks: position.checks().map(({ player }) => player),
    hasMate: moves.some((move) => position.after(move).status() === 'checkmate'),
  };
}
