import { captureOf, mainLine, promotes, prove, type Move, type Position } from '../engine/index.ts';
import { holdsGain } from './stable-gain.ts';
import { meetsKing, offersJointly } from './joint-helpmate.ts';
import { afterMove, balanceOf, expectMove, givesCheck, isGreedy, isQuiet, planOf, takesKing } from './position-queries.ts';
import { findImpossibleCases } from './impossible-position.ts';
import { isHidden, readHidden } from './proofgame.ts';
import { listAnswers, shareOfDuals } from './duals.ts';
import { canDeclareAlone, holdsGainOfThree, isGainOfThree, isOfLine } from './gain-of-three.ts';
import { isDrawAmongChecks, isTempting, isWinAhead } from './temptation.ts';
import type { SolvedTask } from './solve-task.ts';
import { isHelpOfThree, isProved, isQuestion, lengthOf, type Task } from './task.ts';
import type { FlawId } from '../words/flaws.ts';

/** Where positions come from. */
export const SOURCES = ['game', 'composed', 'chosen', 'twin'] as const;
/** Where a position comes from: a game of the miner, pieces placed at random or set up, or a person's choice. */
export type SourceKind = (typeof SOURCES)[number];

/** The checks a single puzzle must pass, in the order in which they are made: the cheap ones first. */
export const CHECKS = [
  'one-key',
  'already-won',
  'few-moves',
  'not-behind',
  'lone-pawn',
  'plain-way',
  'king-to-take',
  'in-check',
  'lone-king',
  'first-thing',
  'greedy-key',
  'few-answers',
  'duals',
  'really-mate',
  'really-win',
  'not-held',
  'alone',
  'cannot-be',
  'no-temptation',
] as const satisfies readonly FlawId[];
/** A check of quality. */
export type Check = (typeof CHECKS)[number];

/** Centipawns by which a solver from a game may lead at most. */
export const MOST_LEAD = 300;
export const LEAST_MOVES = 10;
const MOST_DUALS = 1 / 3;
/** Right moves that a task which asks for all of them may have, and parts of a whole answer. */
export const MOST_SAVES = 5;
const HELD_PLIES = 5;

/** The first check a solved puzzle fails; nothing when it passes all that apply to it. */
export function findFlaw(solved: SolvedTask, source: SourceKind): Check | undefined {
  return CHECKS.find((check) => !PASSES[check](solved, source));
}

/** The checks that ask for no proof, in the order in which they are made. */
const STANDING = ['cannot-be', 'king-to-take', 'in-check', 'lone-king', 'first-thing'] as const satisfies readonly Check[];

/** The first check a puzzle fails of those that its position, its key and its answer decide, nothing proved. */
export function findStaticFlaw(solved: SolvedTask, source: SourceKind): Check | undefined {
  return STANDING.find((check) => !PASSES[check](solved, source));
}

const PASSES: Readonly<Record<Check, (solved: SolvedTask, source: SourceKind) => boolean>> = {
  'one-key': hasRightKeys,
  'already-won': ({ position, task }, source) => source !== 'game' || isQuestion(task) || balanceOf(position) < MOST_LEAD,
  'few-moves': ({ position, task }) => isQuestion(task) || task.kind === 'helpmate' || position.moves().length >= LEAST_MOVES,
  'not-behind': ({ position, task }) => !isDrawn(task) || balanceOf(position) < 0,
  'plain-way': ({ position, task, solution }) => task.kind !== 'proofgame' || isHidden(readHidden(position, mainLine(solution))),
  'lone-pawn': hasOtherPawnMoves,
  'king-to-take': ({ position, task, keys }) =>
    isHelpOfThree(task) ? keys.every((line) => !meetsKing(position, line.split(' '))) : !asksForKing(task) || !takesKing(position),
  'in-check': ({ position, task, answer }) =>
    task.kind !== 'legal' || answer?.[0] !== 'leaves-check' || position.checks().every(({ player }) => player !== position.turn),
  'lone-king': ({ position, task }) => !huntsLoneKing(position, task),
  'first-thing': ({ position, task, keys }, source) =>
    task.kind !== 'defence' || source === 'twin' || !keys.some((key) => isFirstThing(position, expectMove(position, key))),
  'greedy-key': ({ position, task, keys }) =>
    !isProved(task) || !keys.slice(0, 1).some((key) => isGreedy(position, expectMove(position, key))),
  'few-answers': (solved, source) => hasAnswers(solved) || isWinAhead(solved, source) || isDrawAmongChecks(solved),
  duals: ({ position, task, solution }) =>
    solution === undefined || shareOfDuals(position, task, solution) <= (isOfLine(position, task) ? 0 : MOST_DUALS),
  'really-mate': ({ position, task }) =>
    !asksForLess(task) || !(isGainOfThree(position, task) ? canDeclareAlone(position) : isMate(position, task.moves)),
  'really-win': ({ position, task }) => task.kind !== 'draw' || !wins(position, task.moves),
  'not-held': ({ position, task, solution }) =>
    task.kind !== 'gain' ||
    solution === undefined ||
    (isGainOfThree(position, task)
      ? holdsGainOfThree(position, mainLine(solution), task.worth)
      : holdsGain(position, mainLine(solution), task.worth, HELD_PLIES)),
  alone: isJointOnly,
  'cannot-be': ({ position }) => findImpossibleCases(position).length === 0,
  'no-temptation': (solved, source) => isTempting(solved, source),
};

/** Whether a promotion has to be looked for: another pawn could move, or this one elsewhere, or the key is no pawn's. */
function hasOtherPawnMoves({ position, task, keys }: SolvedTask): boolean {
  const isPawn = (from: string): boolean => position.at(from)?.role === 'pawn';
  if (task.kind !== 'promotion' || !keys.some((key) => isPawn(expectMove(position, key).from))) return true;
  const ways = position.moves().filter(({ from }) => isPawn(from));
  return new Set(ways.map(({ from, to }) => `${from}-${to}`)).size > 1;
}

/** Tasks that nobody who stands better plays for. */
const isDrawn = (task: Task): task is Extract<Task, { kind: 'stalemate' | 'draw' }> => task.kind === 'stalemate' || task.kind === 'draw';

/** Tasks that nobody who can mate plays for. */
const asksForLess = (task: Task): task is Extract<Task, { kind: 'gain' | 'promotion' | 'stalemate' | 'draw' }> =>
  task.kind === 'gain' || task.kind === 'promotion' || isDrawn(task);

/** With three players: a task that is about a king, and not the capture at once. */
const asksForKing = (task: Task): boolean =>
  task.kind === 'declaration' || task.kind === 'saves' || (task.kind === 'capture' && task.moves > 1);

/** Centipawns with which a king who has nobody left is hunted down by anybody. */
const MANY_PAWNS = 1800;

function huntsLoneKing(position: Position, task: Task): boolean {
  if ((task.kind !== 'capture' && task.kind !== 'declaration') || task.moves < 2) return false;
  const pieces = position.squares.filter(({ piece }) => piece?.owner === task.king);
  return pieces.length === 1 && balanceOf(position) >= MANY_PAWNS;
}

/** A move that checks and takes, or checks and promotes. */
const isFirstThing = (position: Position, move: Move): boolean =>
  (captureOf(move) !== undefined || promotes(move)) && givesCheck(position, move);

function isMate(position: Position, moves: number): boolean {
  const proof = prove(position, { kind: 'mate', moves });
  return proof.ok && proof.value.verdict === 'true';
}

/** Whether the side that stands worse can win enough to stand better. */
function wins(position: Position, moves: number): boolean {
  const proof = prove(position, { kind: 'gain', moves, worth: 1 - balanceOf(position) });
  return proof.ok && proof.value.verdict === 'true';
}

function hasRightKeys({ position, task, keys, length, answer }: SolvedTask): boolean {
  if (answer) return answer.length > 0 && answer.length <= 12;
  if (task.kind === 'helpmate') return new Set(keys.map((line) => planLine(position, line.split(' ')))).size === 1 && length === task.moves;
  if (task.kind === 'proofgame') return keys.length === 1;
  if (task.kind === 'saves') return keys.length >= 2 && keys.length <= MOST_SAVES;
  return keys.length === 1 && (task.kind === 'defence' || length === lengthOf(task));
}

function planLine(start: Position, line: readonly string[]): string {
  let position = start;
  return line
    .map((id) => {
      const plan = planOf(position, expectMove(position, id));
      position = afterMove(position, id);
      return plan;
    })
    .join(' ');
}

function hasAnswers({ position, task, keys, solution }: SolvedTask): boolean {
  if (!solution || !isProved(task) || task.kind === 'defence' || task.moves < 2) return true;
  if (isQuiet(position, expectMove(position, keys[0]!))) return true;
  const answers = listAnswers(position, solution);
  // A solver who has given away the last piece is stalemated by the reply itself: there is no answer to count.
  if (task.kind === 'stalemate' && answers.length === 0) return true;
  return new Set(answers.map(({ node }) => node.play[0])).size >= 2;
}

function isJointOnly({ position, task, keys }: SolvedTask): boolean {
  if (isHelpOfThree(task)) return keys.every((line) => offersJointly(position, task.king, line.split(' ')));
  if (task.kind !== 'declaration' || task.by.length < 2) return true;
  const id = `mate:${position.ruleset.players.filter((player) => task.by.includes(player)).join('')}>${task.king}`;
  const alone = task.by.some((player) => {
    const proof = prove(position, { kind: 'declaration', moves: 1, king: task.king, by: [player] });
    return proof.ok && proof.value.verdict === 'true' && player === position.turn;
  });
  return (
    !alone &&
    (task.moves > 1 ||
      afterMove(position, keys[0]!)
        .acts()
        .some((act) => act.id === id))
  );
}
