import { isInCheck, prove, type Move, type Position } from '../../engine/index.ts';
import type { Met, Piece, Stop } from '../../words/reason-cases.ts';
import { isLinePiece, passTo } from '../motif-context.ts';
import { squareOf } from '../position-queries.ts';
import { explainTry, type Case } from './case.ts';
import { expectPiece } from './cover.ts';
import { makeReason, PASS, moveRef, type MoveRef, type Reason } from './reason.ts';
import { readWay } from './way.ts';

/** Moves made before the search for a threat is given up: what is not found is not told. */
const NODES = 300_000;

/** What a defence meets, and how. */
export function explainDefence(puzzle: Case): readonly Reason[] {
  const { goal, start } = puzzle;
  if (goal.kind !== 'defence' || goal.against.kind !== 'mate') return explainTry(puzzle);
  if (isInCheck(start)) return [...explainParries(puzzle), ...explainTry(puzzle)];
  const threat = explainThreat(puzzle, goal.against.moves);
  const [told] = threat.flatMap((one) => (one.code === 'parried' ? [one.args.threat.line.at(-1)] : []));
  // A try that only lets the threat happen does not count.
  return [...threat, ...explainTry(puzzle, ({ reply }) => reply.id !== told)];
}

/** The moves of the other side that carry out its threat, had the solver passed. */
function listThreats(start: Position, other: Position, moves: number): readonly Move[] {
  const passed = passTo(start, other.turn);
  const proof = passed?.status() === 'playing' ? prove(passed, { kind: 'mate', moves }, { nodes: NODES }) : undefined;
  return proof?.ok ? passed!.moves().filter(({ id }) => proof.value.keys.includes(id)) : [];
}

function explainThreat(puzzle: Case, moves: number): readonly Reason[] {
  const { start, after, key } = puzzle;
  // The shortest mate is the threat.
  const sooner = moves > 1 ? listThreats(start, after, 1) : [];
  const length = sooner.length > 0 ? 1 : moves;
  const threats = sooner.length > 0 ? sooner : listThreats(start, after, moves);
  const stops = threats.map((threat) => ({ threat, stop: findStop(puzzle, threat, length) }));
  const [best] = stops.toSorted((one, other) => rankOf(one.stop) - rankOf(other.stop));
  if (!best) return [];
  return [
    makeReason('parried', {
      key: moveRef(key.id),
      threat: moveRef(PASS, best.threat.id),
      more: threats.length - 1,
      moves: length,
      stop: best.stop,
    }),
  ];
}

/** The plainest to tell first. */
const RANKS: readonly Stop<MoveRef>['kind'][] = [
  'captured',
  'check',
  'gone',
  'blocked',
  'covered',
  'pinned',
  'answered',
  'no-check',
  'unreached',
  'late',
];
const rankOf = ({ kind }: Stop<MoveRef>): number => RANKS.indexOf(kind);

/** Why a threat no longer works after the key. */
function findStop(puzzle: Case, threat: Move, moves: number): Stop<MoveRef> {
  const { start, after, key } = puzzle;
  const move = after.moves().find((one) => one.from === threat.from && one.to === threat.to && one.promotion === threat.promotion);
  if (!move) return findBar(puzzle, threat);
  const next = after.after(move);
  const check = next.checks().find(({ player }) => player === next.turn);
  const passed = passTo(start, after.turn);
  const mated = passed?.after(passed.moves().find(({ id }) => id === threat.id)!);
  if (!check) return { kind: mated && isInCheck(mated) ? 'no-check' : 'late' };
  // In a longer mate only a reply after which no mate comes in time is an answer.
  const isAnswer = (reply: Move): boolean => {
    const proof = moves > 1 ? prove(next.after(reply), { kind: 'mate', moves: moves - 1 }, { nodes: NODES }) : undefined;
    return proof === undefined || (proof.ok && proof.value.complete && proof.value.keys.length === 0);
  };
  const replies = next
    .moves()
    .filter(isAnswer)
    .map((reply) => ({ reply, way: readWay(next, reply, next.turn) }));
  const isNew = ({ reply }: (typeof replies)[number]): boolean => mated?.moves().every(({ id }) => id !== reply.id) ?? true;
  const found = replies.filter(isNew);
  const order = ['flight', 'takes', 'king-takes', 'between', 'board'];
  const [best] = (found.length > 0 ? found : replies).toSorted((one, other) => order.indexOf(one.way.kind) - order.indexOf(other.way.kind));
  if (!best) return { kind: 'late' };
  const { reply, way } = best;
  return {
    kind: 'answered',
    reply: moveRef(key.id, move.id, reply.id),
    way,
    ...(way.kind === 'flight' && readFlight({ start, key }, way.square, mated, next)),
  };
}

type Left = Pick<Extract<Stop<MoveRef>, { kind: 'answered' }>, 'left' | 'by'>;

/** How a square has come to be open to the king, where the threat would have mated without the key. */
function readFlight({ start, key }: Pick<Case, 'start' | 'key'>, square: string, mated: Position | undefined, next: Position): Left {
  if (square === key.from) return { left: 'vacated' };
  if (squareOf(start, square) === undefined) return { left: 'arrived' };
  if (key.kind === 'piece' && start.at(key.from)?.role === 'king') return { left: 'walked' };
  const enemy = mated?.active.find((player) => player !== mated.turn);
  if (!mated || enemy === undefined) return {};
  const shut = mated
    .attackers(square, enemy)
    .find((by) => isLinePiece(mated.at(by)) && next.at(by)?.role === mated.at(by)?.role && !next.attackers(square, enemy).includes(by));
  return shut === undefined ? {} : { left: 'shut', by: expectPiece(next, shut) };
}

/** What covers a square after the key: a piece that was not there before. */
function readCover({ start, after, solver }: Case, square: string): { readonly by?: Piece } {
  const by = after.attackers(square, solver).find((one) => start.at(one)?.owner !== solver);
  return by === undefined ? {} : { by: expectPiece(after, by) };
}

/** The most replies to a check that are named. */
const MOST_REPLIES = 2;

/** What bars a threat after the key. */
function findBar(puzzle: Case, threat: Move): Stop<MoveRef> {
  const { after, key } = puzzle;
  const gone = key.effects.find((effect) => effect.kind === 'leave' && effect.square === threat.from);
  if (gone?.kind === 'leave') return { kind: 'captured', piece: { role: gone.piece.role, square: gone.square } };
  if (isInCheck(after)) {
    const replies = after.moves().map(({ id }) => moveRef(key.id, id));
    return {
      kind: 'check',
      isMate: after.status() === 'checkmate',
      replies: replies.length > MOST_REPLIES ? [] : replies,
      count: replies.length,
    };
  }
  const refusal = after.refuse(threat.from, threat.to);
  if (refusal?.code === 'no-square') return { kind: 'gone', square: threat.to };
  if (refusal?.code === 'leaves-check' && after.at(threat.from)?.role === 'king')
    return { kind: 'covered', square: threat.to, ...readCover(puzzle, threat.to) };
  if (refusal?.code === 'leaves-check' && after.at(threat.from)) return { kind: 'pinned', piece: expectPiece(after, threat.from) };
  const [by] = refusal?.code === 'blocked' ? refusal.by : [];
  return by !== undefined ? { kind: 'blocked', square: by } : { kind: 'unreached' };
}

/** The most other parries that are told one by one. */
const MOST_PARRIES = 3;

/** What becomes of the other ways out of a check. */
function explainParries({ start, key, goal, solver }: Case): readonly Reason[] {
  const check = start.checks().find(({ player }) => player === solver);
  if (!check || goal.kind !== 'defence') return [];
  const others = start.moves().filter(({ id }) => id !== key.id);
  const byMate = new Map<string, string[]>();
  for (const other of others) {
    const at = start.after(other);
    const mate = at.moves().find((reply) => at.after(reply).status() === 'checkmate');
    if (mate) byMate.set(mate.id, [...(byMate.get(mate.id) ?? []), other.id]);
  }
  const groups = [...byMate].toSorted(([, one], [, other]) => other.length - one.length);
  const ways = groups.slice(0, MOST_PARRIES).map(([mate, ids]): Met<MoveRef> => ({
    replies: ids.slice(0, 2).map((id) => moveRef(id)),
    more: Math.max(0, ids.length - 2),
    answer: moveRef(ids[0]!, mate),
  }));
  const told = groups.slice(0, MOST_PARRIES).reduce((sum, [, ids]) => sum + ids.length, 0);
  return [
    makeReason('in-check', {
      player: solver,
      by: check.by.map((square) => expectPiece(start, square)),
      count: others.length,
      ways,
      rest: others.length - told,
    }),
  ];
}
