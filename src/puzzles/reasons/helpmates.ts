import { mainLine, type Position } from '../../engine/index.ts';
import { expectMove } from '../position-queries.ts';
import { isHelpOfThree } from '../task.ts';
import { explainTogether } from './together.ts';
import { squaresReached } from '../motif-context.ts';
import type { Puzzle } from '../puzzle.ts';
import { explainMated, listFlights, expectPiece } from './cover.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';

/** What the side that is mated does for it: it blocks its own squares, opens a line, walks to where the mate is. */
export function explainHelpmate(start: Position, { goal, solution }: Pick<Puzzle, 'goal' | 'solution'>): readonly Reason[] {
  if (isHelpOfThree(goal)) return explainTogether(start, goal, mainLine(solution));
  const ids = mainLine(solution);
  const player = start.turn;
  let end = start;
  const steps = ids.map((id) => {
    const step = { at: end, move: expectMove(end, id) };
    end = end.after(step.move);
    return { ...step, after: end };
  });
  const check = end.checks().find((one) => one.player === player);
  if (!check) return [];
  const { blocked } = listFlights(end, check.king);
  const own = steps.map((step, ply) => ({ ...step, ply })).filter(({ at }) => at.turn === player);
  const blocks = own.flatMap(({ move, ply }) =>
    squaresReached(move)
      .filter((square) => blocked.includes(square))
      .map((square) => ({ square, ply })),
  );
  const reasons: Reason[] = [];
  const king = start.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === player)!.name;
  if (king !== check.king)
    reasons.push(
      makeReason('walks', {
        player,
        from: king,
        to: check.king,
        isRide: own.some(({ move }) => move.kind === 'board' && squaresReached(move).includes(check.king)),
      }),
    );
  if (blocks.length > 0)
    reasons.push(
      makeReason('self-block', {
        player,
        pieces: blocks.map(({ square }) => expectPiece(end, square)),
        moves: blocks.map(({ ply }) => moveRef(...ids.slice(0, ply + 1))),
      }),
    );
  for (const [ply, { at, move, after }] of steps.entries()) {
    if (at.turn !== player || move.kind !== 'board' || squaresReached(move).includes(check.king)) continue;
    if (isBeside(at, move.from, check.king) && !isBeside(end, move.from, check.king) && after.at(check.king)?.role === 'king')
      reasons.push(makeReason('board-away', { player, move: moveRef(...ids.slice(0, ply + 1)) }));
  }
  for (const [ply, { at, move, after }] of steps.entries()) {
    const isOwn = at.turn === player;
    if (!isOwn) continue;
    // A line of the other side that the move opens to a square next to the king in the end.
    const near = [...listFlights(end, check.king).flights.map(({ name }) => name), check.king];
    const opened = check.by
      .concat(end.squares.filter(({ piece }) => piece && piece.owner !== player).map(({ name }) => name))
      .find((by) => {
        const piece = after.at(by);
        if (
          !piece ||
          piece.owner === player ||
          !['queen', 'rook', 'bishop'].includes(piece.role) ||
          at.at(by)?.role !== piece.role ||
          !end.at(by)
        )
          return false;
        const before = at.attacks(by);
        return after.attacks(by).some((square) => near.includes(square) && !before.includes(square) && end.attacks(by).includes(square));
      });
    if (opened !== undefined && !squaresReached(move).includes(opened))
      reasons.push(makeReason('opens', { move: moveRef(...ids.slice(0, ply + 1)), by: expectPiece(after, opened) }));
  }
  return [...reasons, ...explainMated(end)];
}

/** Whether the board at a pin has a square that lies beside another as seen from above. */
function isBeside(position: Position, pin: string, square: string): boolean {
  const place = position.squares.find(({ name }) => name === square);
  const board = position.boards.find((one) => one.pin === pin)?.id;
  return position.squares.some(
    (one) => place !== undefined && one.board === board && Math.abs(one.file - place.file) <= 1 && Math.abs(one.rank - place.rank) <= 1,
  );
}
