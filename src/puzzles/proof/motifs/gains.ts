import { captureOf } from '../../../engine/index.ts';
import {
  isGuarded,
  isLinePiece,
  squaresReached,
  pieceOn,
  attackedPieces,
  worthOf,
  type MotifContext,
  type SolverMove,
} from '../../motif-context.ts';

/** By how much a piece must be worth more than another to be the better of the two, in centipawns. */
const BETTER = 150;

/** A piece that has just moved attacks two at once, each worth more, undefended or a king, and captures one of them next. */
export function isFork({ turns }: MotifContext): boolean {
  return turns.some(({ move, after, next }) =>
    squaresReached(move).some((square) => {
      if (!next || next.position.at(square) === undefined) return false;
      const own = worthOf(after, square);
      const targets = attackedPieces(after, square).filter((one) => worthOf(after, one) >= own + BETTER || !isGuarded(after, one));
      const taken = next.move.from === square ? captureOf(next.move) : undefined;
      return targets.length > 1 && taken !== undefined && targets.includes(taken.square);
    }),
  );
}

/** A piece attacks along a line; the better piece in front moves away, and the one behind it, which was out of reach, is captured. */
export function isSkewer({ turns }: MotifContext): boolean {
  return turns.some(({ move, after, next, replies }) =>
    squaresReached(move).some((square) => {
      const taken = next && captureOf(next.move);
      if (!taken || next.move.from !== square || !isLinePiece(after.at(square))) return false;
      if (after.attacks(square).includes(taken.square)) return false;
      return replies.some(
        ({ move: { from, to } }) =>
          to !== taken.square &&
          attackedPieces(after, square).includes(from) &&
          worthOf(after, from) >= next.position.ruleset.values[taken.piece.role],
      );
    }),
  );
}

/** A piece that could capture the one that has just moved may not: it would open its own king to a piece that gives no check yet. */
function isPinnedTaker({ move, after }: SolverMove): boolean {
  const checking = after.checks().flatMap(({ by }) => by);
  return squaresReached(move).some((square) =>
    after.attackers(square, after.turn).some((from) => {
      if (pieceOn(after, from).role === 'king') return false;
      const refusal = after.refuse(from, square);
      return refusal?.code === 'leaves-check' && refusal.by.some((by) => !checking.includes(by));
    }),
  );
}

/** A piece is captured that could not move away without opening its own king. */
function isPinnedAndTaken({ after, next }: SolverMove): boolean {
  const taken = next && captureOf(next.move);
  if (!taken || after.checks().length > 0 || after.at(taken.square)?.owner !== after.turn) return false;
  if (after.moves().some(({ from }) => from === taken.square)) return false;
  const ways = after.attacks(taken.square).filter((to) => after.at(to)?.owner !== after.turn);
  return ways.length > 0 && ways.every((to) => after.refuse(taken.square, to)?.code === 'leaves-check');
}

/** A piece is pinned to its king: it may not capture, or is captured where it stands. */
export const isPinned = ({ turns }: MotifContext): boolean => turns.some((turn) => isPinnedTaker(turn) || isPinnedAndTaken(turn));

/** A move opens the line of another of the solver’s pieces, which next captures what it attacks along it. */
export function isDiscoveredAttack({ turns }: MotifContext): boolean {
  return turns.some(({ move, position, after, next }) => {
    const taken = next && captureOf(next.move);
    if (!taken || squaresReached(move).includes(next.move.from)) return false;
    const { from } = next.move;
    const isThere = after.at(taken.square)?.owner === taken.piece.owner && position.at(taken.square) !== undefined;
    return (
      isThere && isLinePiece(after.at(from)) && after.attacks(from).includes(taken.square) && !position.attacks(from).includes(taken.square)
    );
  });
}

/** What is given is taken by a piece that guarded something: the solver’s next move goes there. */
export function isDeflection({ turns, solver }: MotifContext): boolean {
  return turns.some(({ move, next, replies }) =>
    replies.some(({ position: before, move: reply, after }) => {
      const piece = before.at(reply.from);
      if (!next || !piece || piece.role === 'king' || piece.owner === solver || reply.kind !== 'piece') return false;
      if (!squaresReached(move).includes(captureOf(reply)?.square ?? '')) return false;
      const { to } = next.move;
      const isEnd = captureOf(next.move) !== undefined || next.after.checks().length > 0;
      return (
        isEnd &&
        to !== reply.to &&
        before.attackers(to, piece.owner).includes(reply.from) &&
        !after.attackers(to, piece.owner).includes(reply.to)
      );
    }),
  );
}

/** What is given brings the piece that takes it to a bad square: a king is checked there next, a better piece is taken there. */
export function isDecoy({ turns }: MotifContext): boolean {
  return turns.some(({ move, next, replies }) =>
    replies.some(({ move: reply, position: before }) => {
      const given = captureOf(reply);
      const piece = before.at(reply.from);
      if (!next || !given || !piece || !squaresReached(move).includes(given.square)) return false;
      if (captureOf(move)) return false;
      if (piece.role === 'king') return next.after.checks().some(({ king }) => king === reply.to);
      const { values } = before.ruleset;
      return captureOf(next.move)?.square === reply.to && values[piece.role] >= values[given.piece.role] + BETTER;
    }),
  );
}
