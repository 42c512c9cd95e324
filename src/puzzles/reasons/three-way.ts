import { captureOf, isAttackNode, type Move, type Player, type Position } from '../../engine/index.ts';
import { passTo } from '../motif-context.ts';
import { explainTry, type Case } from './case.ts';
import { listFlights, expectPiece, shareFlights } from './cover.ts';
import { explainReplies } from './variations.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';
import { readWay } from './way.ts';

/** Most attempts of the others that are told. */
const MOST_ATTEMPTS = 2;

/** Whose king a move captures, if it does. */
export function findTakenKing(move: Move): Player | undefined {
  const taken = captureOf(move)?.piece;
  return taken?.role === 'king' ? taken.owner : undefined;
}

/** What attacks the king, what its steps meet, and what each of the others can try. */
export function explainHunt(puzzle: Case): readonly Reason[] {
  const { goal, after, then } = puzzle;
  if (goal.kind !== 'declaration' && goal.kind !== 'capture') return [];
  const replies =
    goal.kind === 'capture' && then && !isAttackNode(then) && then.replies.flatMap(({ moves }) => moves).length <= 4
      ? explainReplies(puzzle)
      : [];
  const isLater = goal.moves > 1 && goal.kind === 'declaration';
  if (isLater) return [...explainAttack(puzzle), ...explainReplies(puzzle), ...explainTry(puzzle)];
  if (goal.by.length > 1) {
    const closed = explainClosed(puzzle);
    return [...(closed.length > 0 ? closed : explainSteps(puzzle)), ...explainShared(puzzle), ...explainTry(puzzle)];
  }
  const attempts = goal.kind === 'declaration' && after.active.length > 2 ? explainAttempts(puzzle) : [];
  return [...explainAttack(puzzle), ...(replies.length === 0 ? explainSteps(puzzle) : []), ...attempts, ...replies, ...explainTry(puzzle)];
}

/** Who attacks the king after the key. */
export function explainAttack({ goal, after }: Case): readonly Reason[] {
  if (!('by' in goal)) return [];
  const by = (after.checks().find(({ player }) => player === goal.king)?.by ?? []).filter((square) =>
    goal.by.includes(after.at(square)!.owner),
  );
  return by.length > 1 ? [makeReason('attacked', { king: goal.king, by: by.map((square) => expectPiece(after, square)) })] : [];
}

/** Most squares that are told as covered by the key. */
const MOST_CLOSED = 4;

/** The squares next to the king that the key covers, and nobody who hunts it covered before. */
function explainClosed({ goal, start, after, key, solver }: Case): readonly Reason[] {
  if (!('by' in goal)) return [];
  const at = after.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === goal.king);
  if (!at) return [];
  const closed = listFlights(after, at.name)
    .flights.map(({ name }) => name)
    .filter((name) => after.attackers(name, solver).length > 0 && goal.by.every((player) => start.attackers(name, player).length === 0));
  return closed.length === 0 || closed.length > MOST_CLOSED
    ? []
    : [makeReason('closes', { key: moveRef(key.id), king: goal.king, squares: closed })];
}

/** What covers the squares next to the king. */
export function explainSteps({ goal, after }: Case): readonly Reason[] {
  if (!('by' in goal)) return [];
  const check = after.checks().find(({ player }) => player === goal.king);
  if (!check) return [];
  const { flights } = listFlights(after, check.king);
  const by = check.by.filter((square) => goal.by.includes(after.at(square)!.owner));
  const covered = flights.filter(({ name }) => goal.by.some((player) => after.attackers(name, player).length > 0));
  const covers = shareFlights(after, covered, by, goal.by);
  return covers.length === 0
    ? []
    : [
        makeReason('steps', {
          king: goal.king,
          checking: by.map((square) => expectPiece(after, square)),
          covers,
        }),
      ];
}

/** The captures and interpositions of the others, each with the piece that takes the king all the same. */
function explainAttempts(puzzle: Case): readonly Reason[] {
  const { goal, after, key, solver } = puzzle;
  if (goal.kind !== 'declaration') return [];
  const check = after.checks().find(({ player }) => player === goal.king);
  if (!check) return [];
  const second = after.active.find((player) => player !== after.turn && player !== solver)!;
  const found: Reason[] = [];
  for (const player of [after.turn, second]) {
    const at = player === after.turn ? after : passTo(after, player);
    if (!at || found.length >= MOST_ATTEMPTS) continue;
    const tries = at
      .moves()
      .map((reply) => ({ reply, way: readWay(at, reply, goal.king) }))
      .filter(({ way, reply }) => (way.kind === 'takes' || way.kind === 'between') && findTakenKing(reply) === undefined);
    const order = ['takes', 'between'];
    if (tries.length === 0 && player === after.turn && player !== goal.king && check.by.length === 1)
      found.push(makeReason('helpless', { player, piece: expectPiece(after, check.by[0]!) }));
    for (const { reply, way } of tries.toSorted((one, other) => order.indexOf(one.way.kind) - order.indexOf(other.way.kind))) {
      const taker = player === after.turn ? takerAfter(puzzle, reply) : takerBefore(puzzle, reply);
      if (taker === undefined) continue;
      found.push(
        makeReason('attempt', {
          player,
          reply: player === after.turn ? moveRef(key.id, reply.id) : undefined,
          from: expectPiece(at, reply.from),
          to: reply.to,
          king: goal.king,
          way,
          taker: expectPiece(after, taker),
          by: solver,
        }),
      );
      break;
    }
  }
  return found;
}

/** The squares from which the solver may capture the king on move. */
const listTakers = (position: Position, king: Player): readonly string[] =>
  position.moves().flatMap((move) => (findTakenKing(move) === king ? [move.from] : []));

/** The piece that takes the king whatever the second of the others plays after this reply of the first. */
function takerAfter({ after, goal, solver }: Case, reply: Move): string | undefined {
  if (!('by' in goal)) return undefined;
  const at = after.after(reply);
  if (at.turn === solver) return listTakers(at, goal.king)[0];
  return common(
    at.moves().map((next) => at.after(next)),
    goal.king,
    solver,
  );
}

/** The piece that takes the king after this move of the second of the others, whatever the first has played. */
function takerBefore({ after, goal, solver }: Case, reply: Move): string | undefined {
  if (!('by' in goal)) return undefined;
  const ends = after.moves().flatMap((first) => {
    const at = after.after(first);
    const next = at.turn === solver ? undefined : at.moves().find(({ id }) => id === reply.id);
    return next ? [at.after(next)] : [];
  });
  return common(ends, goal.king, solver);
}

function common(ends: readonly Position[], king: Player, solver: Player): string | undefined {
  let left: readonly string[] | undefined;
  for (const end of ends) {
    // A king that is gone already, or the game over, needs nobody to take it.
    if (end.turn !== solver || !end.active.includes(king)) return undefined;
    const takers = listTakers(end, king);
    left = left ? left.filter((one) => takers.includes(one)) : takers;
    if (left.length === 0) return undefined;
  }
  return left?.[0];
}

/** For a mate by two: after which replies each of them takes the king. */
export function explainShared({ goal, after, key, solver, before = [] }: Case): readonly Reason[] {
  if (!('by' in goal) || after.turn !== goal.king) return [];
  const partner = goal.by.find((player) => player !== solver);
  if (!partner) return [];
  const replies = after.moves();
  const takes = (reply: Move): boolean => {
    const at = after.after(reply);
    return at.turn === partner && listTakers(at, goal.king).length > 0;
  };
  const [his, mine] = [replies.filter(takes), replies.filter((reply) => !takes(reply))];
  if (his.length === 0 || mine.length === 0) return [];
  const name = (moves: readonly Move[]) => (moves.length <= 2 ? moves.map(({ id }) => moveRef(...before, key.id, id)) : []);
  return [
    makeReason('shared', {
      king: goal.king,
      takers: [
        { player: partner, count: his.length, replies: name(his) },
        { player: solver, count: mine.length, replies: name(mine) },
      ],
    }),
  ];
}
