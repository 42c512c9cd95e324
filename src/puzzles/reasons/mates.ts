import { isInCheck, prove, type Move, type Position } from '../../engine/index.ts';
import { givesCheck } from '../position-queries.ts';
import { squaresReached, passTo } from '../motif-context.ts';
import { explainTry, type Case } from './case.ts';
import { explainMated, expectPiece } from './cover.ts';
import { explainReplies, listBranches } from './variations.ts';
import { makeReason, PASS, moveRef, type Reason } from './reason.ts';
import { isOtherLevel, readWay } from './way.ts';

/** What the key of a mate does, and why the others do not. */
export function explainMateKey(puzzle: Case, moves: number): readonly Reason[] {
  const check = explainCheck(puzzle);
  if (moves === 1) {
    const level = explainLevel(puzzle);
    const others = explainOthers(puzzle);
    return [...check, ...explainMated(puzzle.after), ...others, ...(level.length > 0 ? level : explainTry(puzzle))];
  }
  const tries = explainTry(puzzle);
  // A square that a try leaves open is told there.
  const open = tries.flatMap((one) => (one.code === 'try' && one.args.way.kind === 'flight' ? [one.args.way.square] : []));
  const flights = explainFlights(puzzle).filter((one) => one.code !== 'takes' || !one.args.squares.some((square) => open.includes(square)));
  if (isInCheck(puzzle.after)) return [...check, ...flights, ...explainReplies(puzzle), ...tries];
  const { after, solver, key } = puzzle;
  const passed = passTo(after, solver);
  const proof = passed?.status() === 'playing' ? prove(passed, { kind: 'mate', moves: moves - 1 }) : undefined;
  const threats = proof?.ok ? proof.value.keys : [];
  const branches = listBranches(puzzle.then);
  const forced = threats.find((one) => branches.every(({ ways }) => ways.includes(one)));
  const threat = forced ?? threats[0];
  const idea: readonly Reason[] =
    threat !== undefined
      ? [
          makeReason('threat', {
            key: moveRef(key.id),
            threat: moveRef(key.id, PASS, threat),
            moves: moves - 1,
            isForced: forced !== undefined,
          }),
        ]
      : proof?.ok === true && proof.value.complete
        ? [makeReason('zugzwang', { key: moveRef(key.id), player: after.turn })]
        : [];
  const early = threat !== undefined && moves === 2 ? explainEarly(puzzle, threat) : [];
  const square = early[0]?.code === 'early' ? early[0].args.square : undefined;
  const others = flights.filter((one) => one.code !== 'takes' || !one.args.squares.some((taken) => taken === square));
  return [...idea, ...others, ...explainReplies(puzzle, threats), ...(early.length > 0 ? early : tries)];
}

/** Why the mating move that the key threatens is no mate yet: a square that the king goes to, and what covers it after the key. */
function explainEarly({ start, key, after, solver }: Case, threat: string): readonly Reason[] {
  const tried = start.moves().find(({ id }) => id === threat);
  const passed = passTo(after, solver);
  const mating = passed?.moves().find(({ id }) => id === threat);
  if (!tried || !passed || !mating) return [];
  const [at, end] = [start.after(tried), passed.after(mating)];
  const king = at.checks().find(({ player }) => player === at.turn)?.king;
  for (const reply of at.moves()) {
    if (reply.kind !== 'piece' || reply.from !== king) continue;
    const [by] = end.attackers(reply.to, solver);
    if (by === undefined) continue;
    return [
      makeReason('early', {
        key: moveRef(key.id),
        threat: moveRef(tried.id),
        reply: moveRef(tried.id, reply.id),
        by: expectPiece(end, by),
        square: reply.to,
      }),
    ];
  }
  return [];
}

/** Where the check comes from, if not from the piece that moved. */
export function explainCheck({ key, after, start }: Case): readonly Reason[] {
  const check = after.checks().find(({ player }) => player === after.turn);
  if (!check) return [];
  const by = check.by.map((square) => expectPiece(after, square));
  const isMate = after.status() === 'checkmate';
  const [first] = by;
  if (by.length === 1 && key.kind === 'board' && start.at(first!.square)?.role === 'pawn' && first!.role !== 'pawn')
    return [makeReason('uncovers', { key: moveRef(key.id), square: first!.square, role: first!.role })];
  if (by.length > 1) return [makeReason('double-check', { key: moveRef(key.id), by, isMate })];
  if (key.kind === 'castling' || squaresReached(key).includes(first!.square)) {
    const carried = key.effects.flatMap((effect) => (effect.kind === 'go' && effect.carried && after.at(effect.to) ? [effect.to] : []));
    if (key.kind !== 'board' || carried.length === 0) return [];
    return [
      makeReason('rides', {
        key: moveRef(key.id),
        pieces: carried.filter((square) => by.some((one) => one.square === square)).map((square) => expectPiece(after, square)),
        pin: key.to,
        turns: key.from === key.to,
        isMate,
      }),
    ];
  }
  return [makeReason('discovered', { key: moveRef(key.id), by: first!, isBoard: key.kind === 'board', isMate })];
}

/** Why the key goes to its level of the column and no other. */
function explainLevel({ start, key, after }: Case): readonly Reason[] {
  const role = start.at(key.from)?.role;
  const others = start.moves().filter((move) => isOtherLevel(start, move, key) && move.promotion === key.promotion);
  const told = others.flatMap((other) => {
    if (!role) return [];
    const at = start.after(other);
    if (!isInCheck(at)) return [makeReason('level', { square: key.to, other: other.to, role, isQuiet: true })];
    const ways = at.moves().map((reply) => readWay(at, reply, at.turn, { tried: other, key, after }));
    const way =
      ways.find((one) => one.kind === 'takes' && one.level !== undefined) ??
      ways.find((one) => one.kind === 'flight' && one.cover !== undefined) ??
      ways.find(({ kind }) => kind === 'between');
    return way ? [makeReason('level', { square: key.to, other: other.to, role, isQuiet: false, way })] : [];
  });
  const [best] = told.toSorted(
    (one, other) => Number('isQuiet' in one.args && one.args.isQuiet) - Number('isQuiet' in other.args && other.args.isQuiet),
  );
  return best ? [best] : [];
}

/** A way out, as it is counted: a square that the king steps to, or nothing where what checks is captured. */
const OUT_BY_CAPTURE = '';
/** Fewer other checks than this need no count. */
const FEWEST = 3;

/** The one or two flights, one of which every other check leaves open. */
function explainOthers({ start, key, solver, after }: Case): readonly Reason[] {
  const outs = start
    .moves()
    .filter((move) => move.id !== key.id && givesCheck(start, move))
    .map((move) => new Set(listOuts(start.after(move))));
  if (outs.length < FEWEST || outs.some(({ size }) => size === 0)) return [];
  let left = outs;
  const found: { readonly count: number; readonly square: string }[] = [];
  while (left.length > 0 && found.length < 2) {
    const all = [...new Set(left.flatMap((one) => [...one]))];
    const count = (out: string): number => left.filter((one) => one.has(out)).length;
    const [best] = all.toSorted((one, other) => count(other) - count(one));
    found.push({ count: count(best!), square: best! });
    left = left.filter((one) => !one.has(best!));
  }
  if (left.length > 0) return [];
  // That what checks is captured says little, unless it is so of all.
  if (found.length > 1 && found.some(({ square }) => square === OUT_BY_CAPTURE)) return [];
  const [first] = found;
  const covers = first!.square === OUT_BY_CAPTURE ? [] : after.attackers(first!.square, solver);
  return [
    makeReason('other-checks', {
      count: outs.length,
      outs: found,
      ...(found.length === 1 && covers[0] !== undefined && { cover: expectPiece(after, covers[0]) }),
    }),
  ];
}

function listOuts(at: Position): readonly string[] {
  const check = at.checks().find(({ player }) => player === at.turn);
  return at.moves().flatMap((reply) => {
    const way = readWay(at, reply, at.turn);
    if (way.kind === 'flight' && reply.from === check?.king) return [way.square];
    return way.kind === 'takes' || way.kind === 'king-takes' ? [OUT_BY_CAPTURE] : [];
  });
}

/** The squares the king of the player on move may step to. */
function listSteps(position: Position): readonly string[] {
  const isKing = ({ from, kind }: Move): boolean => kind === 'piece' && position.at(from)?.role === 'king';
  return position
    .moves()
    .filter(isKing)
    .map(({ to }) => to);
}

/** Most squares that are told. */
const MOST_SQUARES = 3;

/** The squares that the key takes from the other king, or gives it; nothing where many change. */
function explainFlights({ start, after, key, solver }: Case): readonly Reason[] {
  const before = passTo(start, after.turn);
  if (!before || before.status() !== 'playing' || start.ruleset.players.length > 2) return [];
  const [had, has] = [new Set(listSteps(before)), new Set(listSteps(after))];
  const isOwn = (square: string): boolean => start.at(square)?.owner === solver || squaresReached(key).includes(square);
  const taken = [...had].filter((square) => !has.has(square));
  const given = [...has].filter((square) => !had.has(square) && !isOwn(square));
  if (given.length > 0 && given.length <= MOST_SQUARES) return [makeReason('gives', { key: moveRef(key.id), squares: given })];
  if (taken.length > 0 && taken.length <= MOST_SQUARES) return [makeReason('takes', { key: moveRef(key.id), squares: taken })];
  return [];
}
