import { ROLES, type Position, type Role, type Setup } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';

const PIECES: readonly Role[] = ROLES.filter((role) => role !== 'king');

/**
 * A position a little different from this one: a piece elsewhere, more or another, or an attack board at another pin with what it
 * carries; nothing when that is impossible.
 */
export function changePosition(position: Position, random: () => number): Position | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const { ruleset, setup } = position;
  const vacant = position.squares.filter(({ piece }) => !piece).map(({ name }) => name);
  const square = pick(vacant);
  const chosen = pick(setup.pieces);
  if (square === undefined || !chosen) return undefined;
  const others = setup.pieces.filter((other) => other !== chosen);
  const what = random();
  const made: Setup | undefined =
    what < 0.4
      ? { ...setup, pieces: [...others, { ...chosen, square }] }
      : what < 0.7
        ? { ...setup, pieces: [...setup.pieces, { owner: pick(position.ruleset.players)!, role: pick(PIECES)!, square }] }
        : what < 0.85 && chosen.role !== 'king'
          ? { ...setup, pieces: [...others, { ...chosen, role: pick(PIECES)! }] }
          : moveBoard(position, pick(position.boards)?.id, pick(position.ruleset.pins)?.name);
  return made && placeWithoutHistory(ruleset, made);
}

/** The position without one of its pieces, kings apart; nothing when that is impossible. */
export function removePiece(position: Position, random: () => number): Position | undefined {
  const { ruleset, setup } = position;
  const loose = setup.pieces.filter(({ role }) => role !== 'king');
  const piece = loose[Math.floor(random() * loose.length)];
  return piece && placeWithoutHistory(ruleset, { ...setup, pieces: setup.pieces.filter((other) => other !== piece) });
}

function moveBoard({ ruleset, setup }: Position, board: string | undefined, pin: string | undefined): Setup | undefined {
  if (board === undefined || pin === undefined || setup.boards.some((other) => other.pin === pin)) return undefined;
  const moved = ruleset.changeSetup(setup, { kind: 'board', board, pin });
  return moved.ok ? moved.value : undefined;
}
