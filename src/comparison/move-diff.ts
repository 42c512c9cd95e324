import { expect, isInCheck, type Move, type Pin, type Position, type Refusal, type Role, type Ruleset } from '../engine/index.ts';
import { convertPosition } from './convert-position.ts';
import { promotionOutcome } from './move-effects.ts';
import { NO_PLACE } from './mined-examples.ts';

/** What makes a move: a piece by its role, or an attack board. */
export type MoveMaker = Role | 'board';

/** A move that is legal under one ruleset and not under the other, with what refuses it there. */
export interface MoveDifference {
  readonly code: string;
  readonly by: MoveMaker;
  /** The rule of the refusing reference; none where it knows no such place. */
  readonly rule: string | undefined;
  /** The move under the ruleset that allows it, by its id. */
  readonly id: string;
}

/** One position under two rulesets: what the second refuses of the first's moves, and what is new under it. */
export interface MoveDiff {
  readonly moves: number;
  readonly movesThere: number;
  readonly refused: readonly MoveDifference[];
  readonly added: readonly MoveDifference[];
  /** Moves legal under both by which a pawn is promoted under one of them only, or at another time. */
  readonly promoted: readonly MoveDifference[];
  /** The player on move is in check there and not here: whoever is used to these rules does not see it. */
  readonly hasHiddenCheck: boolean;
  readonly status: string;
  readonly statusThere: string;
}

const cornerOf = ({ side, main, corner }: Pin): string => `${side} ${main} ${corner}`;
const hasFaces = ({ pins }: Ruleset): boolean => new Set(pins.map(cornerOf)).size < pins.length;

/** What a move does, in words that both rulesets share: a place for a pin, `turn`, a way of castling, or `from-to`. */
function keyOf(position: Position, { kind, id, from, to }: Move, isCoarse: boolean): string {
  if (kind === 'castling') return id;
  if (kind !== 'board') return `${from}-${to}`;
  const board = position.boards.find(({ pin }) => pin === from)!.id;
  return from === to ? `${board} turn` : `${board} ${placeOf(position.ruleset, to, isCoarse)}`;
}

function placeOf({ pins }: Ruleset, name: string, isCoarse: boolean): string {
  const pin = pins.find((one) => one.name === name)!;
  return isCoarse ? cornerOf(pin) : `${cornerOf(pin)} ${pin.over ? 'over' : 'under'}`;
}

const roleOf = (position: Position, { kind, from }: Move): MoveMaker =>
  kind === 'board' ? 'board' : kind === 'castling' ? 'king' : (position.at(from)?.role ?? 'board');

/** Why a move of one position is illegal in the other; nothing where the place is unknown there. */
function refuse(here: Position, move: Move, there: Position, isCoarse: boolean): Refusal | undefined {
  if (move.kind === 'castling') {
    const said = there.explainId(move.id);
    return said.ok && !said.value.legal ? said.value : undefined;
  }
  if (move.kind !== 'board') {
    if (!there.squares.some(({ name }) => name === move.to)) return undefined;
    return there.refuse(move.from, move.to);
  }
  const board = here.boards.find(({ pin }) => pin === move.from)!.id;
  const from = there.boards.find(({ id }) => id === board)!.pin;
  if (move.to === move.from) return there.refuse(from, from);
  const place = placeOf(here.ruleset, move.to, isCoarse);
  const to = there.ruleset.pins.find(({ name }) => name !== from && placeOf(there.ruleset, name, isCoarse) === place);
  return to && there.refuse(from, to.name);
}

/** Moves by what they do; one of several promotions stands for all. */
function movesByKey(position: Position, isCoarse: boolean): ReadonlyMap<string, Move> {
  const all = new Map<string, Move>();
  for (const move of position.moves()) {
    const key = keyOf(position, move, isCoarse);
    if (!all.has(key)) all.set(key, move);
  }
  return all;
}

/**
 * One position of a game under another ruleset; nothing where it cannot stand there, or where a pawn waits to be promoted.
 * What cannot be known because a right of the first move or a capture en passant did not go along is left out.
 */
export function diffMoves(here: Position, to: Ruleset): MoveDiff | undefined {
  if (here.setup.pending !== undefined) return undefined;
  const carried = convertPosition(here, to);
  if (!carried.ok) return undefined;
  const { position: there, lost } = expect(carried);
  const isCoarse = !hasFaces(here.ruleset) || !hasFaces(to);
  const [mine, others] = [movesByKey(here, isCoarse), movesByKey(there, isCoarse)];
  const isUnknown = (move: Move, code: string | undefined): boolean =>
    (move.enPassant === true && lost.enPassant) ||
    (lost.rights.length > 0 && (code === 'double-moved' ? lost.rights.includes(move.from) : code === 'castling-moved'));
  const compare = (
    ours: ReadonlyMap<string, Move>,
    theirs: ReadonlyMap<string, Move>,
    one: Position,
    other: Position,
  ): MoveDifference[] => {
    const inCheck = isInCheck(other);
    return [...ours].flatMap(([key, move]): MoveDifference[] => {
      if (theirs.has(key)) return [];
      const refusal = refuse(one, move, other, isCoarse);
      // A king that is in check already is exposed by no move: such positions are counted, not their moves.
      if (isUnknown(move, refusal?.code) || (refusal?.code === 'leaves-check' && inCheck)) return [];
      return [{ code: refusal?.code ?? NO_PLACE, by: roleOf(one, move), rule: refusal?.rule, id: move.id }];
    });
  };
  return {
    moves: mine.size,
    movesThere: others.size,
    refused: compare(mine, others, here, there),
    added: compare(others, mine, there, here),
    promoted: findPromoted(mine, others, here, there),
    hasHiddenCheck: isInCheck(there) && !isInCheck(here),
    status: here.status(),
    statusThere: there.status(),
  };
}

/** Moves of pawns, or of boards with pawns, that end near a far rank and have another fate there. */
function findPromoted(
  mine: ReadonlyMap<string, Move>,
  others: ReadonlyMap<string, Move>,
  here: Position,
  there: Position,
): readonly MoveDifference[] {
  return [...mine].flatMap(([key, move]): MoveDifference[] => {
    const same = others.get(key);
    if (!same || (move.kind !== 'board' && !isFarPawn(here, move))) return [];
    const [fate, fateThere] = [promotionOutcome(here, idOf(move)), promotionOutcome(there, idOf(same))];
    return fate === fateThere ? [] : [{ code: `${fate}-${fateThere}`, by: roleOf(here, move), rule: undefined, id: move.id }];
  });
}

const idOf = ({ from, to }: Move): string => `${from}-${to}`;

function isFarPawn(position: Position, { from, to }: Move): boolean {
  const rank = position.squares.find(({ name }) => name === to)?.rank ?? 4;
  return position.at(from)?.role === 'pawn' && (rank >= 7 || rank <= 2);
}
