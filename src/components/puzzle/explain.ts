import { sayRefusal } from '../../words/refusals.ts';
import { captureOf, promotes, type Position, type Square } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { listSteps, type Step } from '../../puzzles/line.ts';
import { isQuestion } from '../../puzzles/task.ts';
import { describeState } from '../board/model/describe-state.ts';
import { nameMove } from '../board/model/naming.ts';
import { namePlayer } from '../board/model/words.ts';
import { explainGoal } from './words.ts';

/** Squares that are named one by one; of more the number is told. */
const MOST_NAMED = 3;
/** Men beside the checking one of which it is told what they cover. */
const MOST_TOLD = 3;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
const nameSquares = (names: readonly string[]): string => (names.length > MOST_NAMED ? `${names.length} squares` : list(names));

/** Why a king is mated: what gives check, and what keeps each square from him that he could step to. Empty where nobody is. */
export function explainMate(mated: Position): string {
  const check = mated.checks().find(({ player }) => player === mated.turn);
  if (mated.status() !== 'checkmate' || !check) return '';
  const { flights, blocked } = listFlights(mated, check.king);
  const covers = [...shareOut(mated, flights, check.by)];
  const nameMan = (square: string): string => `the ${mated.at(square)?.role ?? 'man'} on ${square}`;
  const isSingle = check.by.length === 1;
  const [first] = covers;
  const own = isSingle && first?.[0] === check.by[0] ? first : undefined;
  const others = covers.filter((one) => one !== own);
  const told = others.length > MOST_TOLD ? others.slice(0, MOST_TOLD - 1) : others;
  const rest = others.slice(told.length);
  const count = rest.reduce((sum, [, squares]) => sum + squares.length, 0);
  return [
    `${capital(list(check.by.map(nameMan)))} ${isSingle ? 'gives' : 'give'} check`,
    own ? ` and covers ${nameSquares(own[1])}` : '',
    ...told.map(([by, squares]) => `; ${nameMan(by)} covers ${nameSquares(squares)}`),
    rest.length > 0 ? `; ${list(rest.map(([by]) => nameMan(by)))} cover the other ${count}` : '',
    blocked.length > 0 ? `; ${blocked.length === 1 ? 'one of his own men stands' : 'his own men stand'} on ${nameSquares(blocked)}` : '',
    isSingle ? '. It can be neither taken nor blocked.' : '. No single move meets both checks.',
  ].join('');
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
  const line = [
    won.length > 0 ? `wins ${list(won.map(withArticle))}` : '',
    given.length > 0 ? `gives ${list(given.map(withArticle))}` : '',
    made.length > 0 ? `makes ${list(made.map(withArticle))} of a pawn` : '',
    waits ? 'has a pawn that waits to become a queen' : '',
  ].filter(Boolean);
  return line.length === 0 ? 'Whatever the reply, more is lost than saved.' : `Against the best defence the solver ${list(line)}.`;
}

const withArticle = (role: string): string => `a ${role}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Why a solution solves its task, from where its line ends; `end` is another end that was played. Empty for a question. */
export function explainEnd(start: Position, puzzle: Pick<Puzzle, 'goal' | 'solution'>, end?: Position): string {
  const { goal, solution } = puzzle;
  if (isQuestion(goal)) return '';
  const steps = goal.kind === 'defence' || goal.kind === 'saves' ? [] : listSteps(start, solution);
  const last = steps.at(-1);
  const final = end ?? last?.position.after(last.move);
  if (final?.status() === 'checkmate' && (goal.kind === 'mate' || goal.kind === 'helpmate' || goal.kind === 'gain'))
    return explainMate(final);
  if (goal.kind === 'gain') return explainGain(steps);
  if (goal.kind === 'stalemate' && final) return describeStalemate(final);
  const [become] = steps
    .filter(({ move, isOwn }) => isOwn && promotes(move))
    .flatMap(({ move }) => move.effects.flatMap((effect) => (effect.kind === 'become' ? [effect] : [])));
  if (goal.kind === 'promotion' && become) return `The pawn becomes ${withArticle(become.role)} on ${become.square}, whatever the reply.`;
  return explainGoal(goal) ?? '';
}

const describeStalemate = (final: Position): string =>
  final.status() === 'stalemate'
    ? `${namePlayer(final.turn)} is not in check and has no legal move, on the board or with a board.`
    : describeState(final);

/** How the nearest wrong first moves fail: each has one reply that refutes it. Empty where none is known. */
export function explainTries(start: Position, { tries }: Pick<Puzzle, 'tries'>): string {
  const words = tries.slice(0, 2).flatMap(({ move, refutation }) => {
    const tried = start.moves().find(({ id }) => id === move);
    const after = tried && start.after(tried);
    const reply = after?.moves().find(({ id }) => id === refutation[0]);
    return tried && after && reply ? [`${nameMove(start, tried, 'usual')} fails to ${nameMove(after, reply, 'usual')}`] : [];
  });
  return words.length === 0 ? '' : `${words.join(', and ')}.`;
}

/** The explanation of a question: the rule that the engine refuses by, where it refuses. */
export function explainAnswer(start: Position, { goal, answer = [] }: Pick<Puzzle, 'goal' | 'answer'>): string {
  if (goal.kind !== 'legal') return '';
  const refusal = start.refuse(goal.from, goal.to);
  return refusal && answer[0] !== 'legal' ? `${sayRefusal(refusal)} (${refusal.source})` : 'No rule bars it.';
}
