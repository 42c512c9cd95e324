import { CARRIED_POSITION } from '#words/compare/carried-position.ts';
import { sayRefusal } from '../words/refusals.ts';
import { expect, type Position, type Ruleset } from '../engine/index.ts';
import type { Picked } from '../board/address/compare-address.ts';
import { convertPosition } from './convert-position.ts';
import { compareReach, moveTo, picksOf, type Target } from './diff.ts';
import { effectBetween, sayEffect, type EffectCode } from './move-effects.ts';
import { sayMove } from './ruleset-names.ts';
import { placePieces, type Placing } from './placing.ts';
import { alignSides, makeSide, type ShownSide } from './side.ts';

/** One position and one move to try in it under two rulesets. */
export interface ExampleMove extends Placing {
  /** The ruleset in whose names it is written. */
  readonly of: string;
  /** The place picked up and where it is put: squares, or pins; a way of castling for `to`. */
  readonly from: string;
  readonly to: string;
  /** The move before, where the try answers it (en passant). */
  readonly after?: { readonly from: string; readonly to: string };
}

/** The try under one of the rulesets. */
export interface ExampleSide {
  readonly side: ShownSide;
  readonly pick: Picked;
  readonly targets: readonly Target[];
  readonly isLegal: boolean;
  /** The move in the names of these rules: `b2W–b4W`. */
  readonly move: string;
  /** What the rules say to it, and the number of the rule that does. */
  readonly says: string;
  readonly rule: string | undefined;
  /** The code of the refusal, or of what the move does here alone. */
  readonly code: string | undefined;
}

/** The position of a try under its own ruleset. */
export function openExampleMove(tried: ExampleMove, rulesets: readonly Ruleset[]): Position {
  const home = rulesets.find(({ id }) => id === tried.of)!;
  const { after } = tried;
  const base = expect(placePieces(home, { ...tried, ...(after && { turn: tried.turn === 'b' ? 'w' : 'b' }) }));
  return after ? expect(base.play(`${after.from}-${after.to}`)) : base;
}

const hintOf = ({ kind, name, id }: { kind: string; name?: string; id?: string }): string => (kind === 'square' ? name! : id!);

/** A turn in place is no way from one pin to another. */
function sayTry(move: string, { from, to }: ExampleMove): string {
  const [start, goal] = move.split('-');
  if (from === to) return CARRIED_POSITION.tries.turning(start ?? '');
  return sayMove(goal === undefined ? `${from}-${to}` : move);
}

/** The try under both rulesets, side by side at one scale. */
export function showExampleMove(
  tried: ExampleMove,
  pair: readonly [Ruleset, Ruleset],
  rulesets: readonly Ruleset[],
): readonly [ExampleSide, ExampleSide] {
  const position = openExampleMove(tried, rulesets);
  const positions = pair.map((ruleset) => expect(convertPosition(position, ruleset)).position);
  const pick = picksOf(position).find((one) => {
    const board = position.boards.find(({ pin }) => pin === tried.from);
    return hintOf(one) === (board?.id ?? tried.from);
  });
  if (!pick) throw new Error(`nothing stands on ${tried.from}`);
  const all = compareReach(positions, pick);
  const target = all.find(
    (one) => one.place === tried.to || one.names[tried.of]?.includes(tried.to) === true || isAt(one, tried, position),
  );
  if (!target) throw new Error(`neither ${pair.map(({ id }) => id).join(' nor ')} allows ${tried.from}-${tried.to}`);
  const moves = positions.map((one) => moveTo(target, one, pick) ?? '');
  const effect = target.barred.length > 0 ? undefined : (effectOf(positions, moves, 0) ?? effectOf(positions, moves, 1));
  if (target.barred.length === 0 && !effect) throw new Error(`both rulesets allow ${tried.from}-${tried.to} alike`);
  const last = tried.after ? { last: [tried.after.from, tried.after.to] } : {};
  const sides = alignSides(positions.map((one) => makeSide(one, [], last))) as readonly ShownSide[];
  return sides.map((side, index): ExampleSide => {
    const { id } = side.ruleset;
    const reason = target.reasons[id];
    const isLegal = target.allowed.includes(id);
    return {
      side,
      pick,
      targets: [target],
      isLegal,
      move: sayTry(moves[index]!, tried),
      says: effect
        ? sayEffect(effect, positions[index]!, moves[index]!)
        : isLegal
          ? CARRIED_POSITION.tries.legal
          : reason
            ? sayRefusal(reason)
            : CARRIED_POSITION.tries.noPlace,
      rule: reason?.rule,
      code: effect ?? reason?.code,
    };
  }) as unknown as readonly [ExampleSide, ExampleSide];
}

const effectOf = (positions: readonly Position[], moves: readonly string[], one: 0 | 1): EffectCode | undefined =>
  effectBetween(positions[one]!, moves[one]!, positions[1 - one]!, moves[1 - one]!);

/** Whether a target is the place a pin's name stands for, where the other ruleset has one pin for both faces. */
function isAt(target: Target, { to }: ExampleMove, { ruleset }: Position): boolean {
  const pin = ruleset.pins.find(({ name }) => name === to);
  return (
    pin !== undefined &&
    target.place.startsWith(`${pin.side} ${pin.main} ${pin.corner}`) &&
    !target.place.includes(pin.over ? 'under' : 'over')
  );
}
