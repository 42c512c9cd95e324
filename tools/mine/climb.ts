import { ROLES, type Position, type Role } from '../../src/engine/index.ts';
import { layoutOf, positionOf, type Layout } from '../../src/puzzles/layout.ts';

const MEN: readonly Role[] = ROLES.filter((role) => role !== 'king');

/**
 * A position a little different from this one: a man elsewhere, more or another, or an attack board at another pin with what it
 * carries; nothing when that is impossible.
 */
export function change(position: Position, random: () => number): Position | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const layout = layoutOf(position);
  const vacant = position.squares.filter(({ piece }) => !piece).map(({ name }) => name);
  const square = pick(vacant);
  const man = pick(layout.men);
  if (square === undefined || !man) return undefined;
  const others = layout.men.filter((other) => other !== man);
  const what = random();
  const made: Layout | undefined =
    what < 0.4
      ? { ...layout, men: [...others, { ...man, square }] }
      : what < 0.7
        ? { ...layout, men: [...layout.men, { owner: pick(position.ruleset.players)!, role: pick(MEN)!, square }] }
        : what < 0.85 && man.role !== 'king'
          ? { ...layout, men: [...others, { ...man, role: pick(MEN)! }] }
          : moveBoard(layout, pick(position.boards)?.id, pick(position.ruleset.pins)?.name);
  return made && positionOf(made);
}

/** The position without one of its men, kings apart; nothing when that is impossible. */
export function remove(position: Position, random: () => number): Position | undefined {
  const layout = layoutOf(position);
  const loose = layout.men.filter(({ role }) => role !== 'king');
  const man = loose[Math.floor(random() * loose.length)];
  return man && positionOf({ ...layout, men: layout.men.filter((other) => other !== man) });
}

export function moveBoard(layout: Layout, board: string | undefined, to: string | undefined): Layout | undefined {
  if (board === undefined || to === undefined || Object.values(layout.pins).includes(to)) return undefined;
  const { pins } = layout.ruleset;
  const [from, target] = [layout.pins[board], to].map((name) => pins.find((pin) => pin.name === name)!) as [
    (typeof pins)[number],
    (typeof pins)[number],
  ];
  const files = 'zabcde';
  const carry = (square: string): string =>
    square.slice(2) === board
      ? `${files[files.indexOf(square[0]!) + target.file - from.file]!}${Number(square[1]) + target.rank - from.rank}${board}`
      : square;
  return { ...layout, pins: { ...layout.pins, [board]: to }, men: layout.men.map((man) => ({ ...man, square: carry(man.square) })) };
}
