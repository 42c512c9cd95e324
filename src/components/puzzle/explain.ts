import { sayRefusal } from '../../words/refusals.ts';
import { captureOf, isAttackNode, promotes, type Move, type Position, type Square } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { listSteps, type Step } from '../../puzzles/line.ts';
import { isQuestion } from '../../puzzles/task.ts';
import { describeState } from '../board/model/describe-state.ts';
import { nameMove } from '../board/model/naming.ts';
import { namePlayer } from '../board/model/words.ts';
import { explainGoal } from './words.ts';
import { PUZZLE_WHY } from '../../words/puzzle-why.ts';

/** Men beside the checking one of which it is told what they cover. */
const MOST_TOLD = 3;

/** Why a king is mated: what gives check, and what keeps each square from him that he could step to. Empty where nobody is. */
export function explainMate(mated: Position): string {
  const check = mated.checks().find(({ player }) => player === mated.turn);
  if (mated.status() !== 'checkmate' || !check) return '';
  const { flights, blocked } = listFlights(mated, check.king);
  const covers = [...shareOut(mated, flights, check.by)];
  const { pending } = mated.setup;
  const nameMan = (square: string) => ({ role: mated.at(square)?.role ?? PUZZLE_WHY.man, square, isWaiting: square === pending });
  const isSingle = check.by.length === 1;
  const [first] = covers;
  const own = isSingle && first?.[0] === check.by[0] ? first : undefined;
  const others = covers.filter((one) => one !== own);
  const told = others.length > MOST_TOLD ? others.slice(0, MOST_TOLD - 1) : others;
  const rest = others.slice(told.length);
  const count = rest.reduce((sum, [, squares]) => sum + squares.length, 0);
  return PUZZLE_WHY.mate({
    checking: check.by.map(nameMan),
    own: own?.[1] ?? [],
    others: told.map(([by, squares]) => ({ by: nameMan(by), squares })),
    rest: rest.map(([by]) => nameMan(by)),
    count,
    blocked,
  });
}

/** The squares next to a king: those he could step to, and those where his own men stand. */
function listFlights(position: Position, king: string): { readonly flights: readonly Square[]; readonly blocked: readonly string[] } {
  const near = position.attacks(king).map((name) => position.squares.find((square) => square.name === name)!);
  const isOwn = ({ piece }: Square): boolean => piece?.owner === position.turn;
  return { flights: near.filter((square) => !isOwn(square)), blocked: near.filter(isOwn).map(({ name }) => name) };
}

/** Who covers which flights, each told once: by what gives check if it does, else by who covers most of what is left. */
function shareOut(position: Position, flights: readonly Square[], checking: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const enemies = position.active.filter((player) => player !== position.turn);
  // A square behind the king in the line of check is covered through him.
  const coverers = new Map(
    flights.map(({ name }) => {
      const by = enemies.flatMap((player) => position.attackers(name, player));
      return [name, by.length > 0 ? by : checking.slice(0, 1)] as const;
    }),
  );
  const shared = new Map<string, readonly string[]>();
  let left = flights.map(({ name }) => name);
  const order = (by: string): number => left.filter((name) => coverers.get(name)!.includes(by)).length + (checking.includes(by) ? 100 : 0);
  while (left.length > 0) {
    const [best] = [...new Set(left.flatMap((name) => coverers.get(name)!))].sort((a, b) => order(b) - order(a));
    if (best === undefined) break;
    shared.set(
      best,
      left.filter((name) => coverers.get(name)!.includes(best)),
    );
    left = left.filter((name) => !coverers.get(name)!.includes(best));
  }
  return shared;
}

/** What a gain comes to at the end of its line: what is won, what is given for it, what a pawn becomes. */
function explainGain(steps: readonly Step[]): string {
  const taken = (isOwn: boolean): string[] =>
    steps.filter((step) => step.isOwn === isOwn).flatMap(({ move }) => captureOf(move)?.piece.role ?? []);
  const [won, given] = [taken(true), taken(false)];
  const made = steps.flatMap(({ move, isOwn }) => (isOwn && move.promotion ? [move.promotion] : []));
  const last = steps.at(-1);
  const waits = made.length === 0 && last?.isOwn === false && last.position.setup.pending !== undefined;
  return PUZZLE_WHY.gain({ won, given, made, waits });
}

/** Why a solution solves its task, from where its line ends; `end` is another end that was played. Empty for a question. */
export function explainEnd(start: Position, puzzle: Pick<Puzzle, 'goal' | 'solution' | 'tries'>, end?: Position): string {
  const { goal, solution } = puzzle;
  if (isQuestion(goal)) return '';
  const steps = goal.kind === 'defence' || goal.kind === 'saves' ? [] : listSteps(start, solution);
  if (goal.kind === 'defence') return explainDefence(start, puzzle) ?? explainGoal(goal) ?? '';
  const last = steps.at(-1);
  const final = end ?? last?.position.after(last.move);
  if (final?.status() === 'checkmate' && (goal.kind === 'mate' || goal.kind === 'helpmate' || goal.kind === 'gain' || goal.kind === 'draw'))
    return explainMate(final);
  if (goal.kind === 'gain') return explainGain(steps);
  if ((goal.kind === 'stalemate' || goal.kind === 'draw') && final) return describeDraw(final);
  const [become] = steps
    .filter(({ move, isOwn }) => isOwn && promotes(move))
    .flatMap(({ move }) => move.effects.flatMap((effect) => (effect.kind === 'become' ? [effect] : [])));
  if (goal.kind === 'promotion' && become) return PUZZLE_WHY.promotion(become.role, become.square);
  return explainGoal(goal) ?? '';
}

/** What a defence meets: the reply that most tempting moves fail to, and what becomes of it. Nothing where none is known. */
function explainDefence(start: Position, { solution, tries }: Pick<Puzzle, 'solution' | 'tries'>): string | undefined {
  const key = solution && isAttackNode(solution) ? start.moves().find(({ id }) => id === solution.play[0]) : undefined;
  const threats = tries.flatMap(({ move, refutation }) => {
    const tried = start.moves().find(({ id }) => id === move);
    const position = tried && start.after(tried);
    const threat = refutation.length === 1 ? position?.moves().find(({ id }) => id === refutation[0]) : undefined;
    // What only answers the move that was tried is no threat.
    return position && threat && threat.to !== tried.to && !isChecked(position) ? [{ position, threat }] : [];
  });
  const often = ({ id }: Move): number => threats.filter(({ threat }) => threat.id === id).length;
  const [worst] = threats.toSorted((one, other) => often(other.threat) - often(one.threat));
  if (!key || !worst) return undefined;
  const { position, threat } = worst;
  const after = start.after(key);
  const words = { key: nameMove(start, key, 'usual'), threat: nameMove(position, threat, 'usual') };
  if (!after.moves().some(({ id }) => id === threat.id)) return isChecked(after) ? PUZZLE_WHY.gainsTime(words) : PUZZLE_WHY.rulesOut(words);
  return position.after(threat).status() === 'checkmate' ? PUZZLE_WHY.noMate(words) : undefined;
}

const isChecked = (position: Position): boolean => position.checks().some(({ player }) => player === position.turn);

/** What kind of draw it is: who is stalemated, or what is left. */
function describeDraw(final: Position): string {
  const status = final.status();
  if (status === 'stalemate') return PUZZLE_WHY.stalemate(namePlayer(final.turn));
  if (status !== 'draw:material') return describeState(final);
  return PUZZLE_WHY.drawn(final.squares.flatMap(({ piece }) => (piece && piece.role !== 'king' ? [piece.role] : [])));
}

/** How the nearest wrong first moves fail: each has one reply that refutes it. Empty where none is known. */
export function explainTries(start: Position, { tries }: Pick<Puzzle, 'tries'>): string {
  const words = tries.slice(0, 2).flatMap(({ move, refutation }) => {
    const tried = start.moves().find(({ id }) => id === move);
    const after = tried && start.after(tried);
    const reply = after?.moves().find(({ id }) => id === refutation[0]);
    return tried && after && reply ? [PUZZLE_WHY.failsTo(nameMove(start, tried, 'usual'), nameMove(after, reply, 'usual'))] : [];
  });
  return words.length === 0 ? '' : PUZZLE_WHY.tries(words);
}

/** All that is said of a solution by itself: why it solves, how the nearest tries fail where that does not say it, and why an answer is right. */
export function explainWhole(start: Position, puzzle: Pick<Puzzle, 'goal' | 'solution' | 'tries' | 'answer'>): string {
  const isMet = puzzle.goal.kind === 'defence' && explainDefence(start, puzzle) !== undefined;
  return [explainEnd(start, puzzle), isMet ? '' : explainTries(start, puzzle), explainAnswer(start, puzzle)].filter(Boolean).join(' ');
}

/** Why the answer of a question is right, or why what looks right is not; empty where the board alone says so. */
export function explainAnswer(start: Position, { goal, answer = [] }: Pick<Puzzle, 'goal' | 'answer'>): string {
  switch (goal.kind) {
    case 'legal':
      return explainLegal(start, goal.from, goal.to, answer);
    case 'checks':
      return explainChecks(start, goal.from, answer);
    case 'squares':
    case 'pins':
      return explainBarred(start, goal, answer);
    default:
      return '';
  }
}

function explainLegal(start: Position, from: string, to: string, answer: readonly string[]): string {
  const refusal = start.refuse(from, to);
  if (refusal && answer[0] !== 'legal') return PUZZLE_WHY.refused(sayRefusal(refusal), refusal.source);
  const move = start.moves().find((one) => one.from === from && one.to === to);
  if (move?.kind === 'castling') return PUZZLE_WHY.mayCastle;
  if (move?.enPassant) return PUZZLE_WHY.mayTakeInPassing;
  const board = start.boards.find(({ pin }) => pin === from);
  if (!board) return PUZZLE_WHY.mayGo;
  return PUZZLE_WHY.boardMayGo(start.squares.filter((square) => square.board === board.id && square.piece).length, to);
}

/** Who gives check at each pin of the answer. */
function explainChecks(start: Position, from: string, answer: readonly string[]): string {
  const told = answer.slice(0, MOST_TOLD).flatMap((pin) => {
    const move = start.moves().find((one) => one.from === from && one.to === pin);
    const after = move && start.after(move);
    const by = after?.checks().find(({ player }) => player === after.turn)?.by ?? [];
    return after && by.length > 0
      ? [
          PUZZLE_WHY.checksAt(
            pin,
            by.map((square) => ({ role: after.at(square)?.role ?? PUZZLE_WHY.man, square })),
          ),
        ]
      : [];
  });
  return told.join(' ');
}

/** Refusals of what looks possible, the most misleading first: where nothing but one thing is in the way. */
const MISLEADING: readonly string[] = [
  'leaves-check',
  'no-ground',
  'gap',
  'blocked',
  'levels',
  'board-crowded',
  'backward',
  'board-loaded',
];

/** The most misleading of the places that are no answer, and what bars it. */
function explainBarred(start: Position, goal: Extract<Puzzle['goal'], { readonly from: string }>, answer: readonly string[]): string {
  const places = goal.kind === 'pins' ? start.ruleset.pins : start.squares;
  const barred = places.flatMap(({ name }) => {
    const refusal = name === goal.from || answer.includes(name) ? undefined : start.refuse(goal.from, name);
    const rank = refusal ? MISLEADING.indexOf(refusal.code) : -1;
    return refusal && rank >= 0 ? [{ refusal, rank }] : [];
  });
  const [worst] = barred.toSorted((one, other) => one.rank - other.rank);
  return worst ? PUZZLE_WHY.refused(sayRefusal(worst.refusal), worst.refusal.source) : '';
}
