import { isAttackNode, mainLine, type ProofNode } from '../engine/index.ts';
import { measureLine } from './difficulty.ts';
import type { Puzzle } from './puzzle.ts';
import type { SolvedTask } from './solve-task.ts';
import { isEnding, isHelpOfThree, isQuestion, lengthOf, type Task, type TaskKind } from './task.ts';
import { weighFeatures } from './weights.ts';

/** The levels, the easiest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
/** From 1, about the easiest fifth of the collection, to 5, the hardest; it follows from the rating alone. */
export type Level = (typeof LEVELS)[number];

/** The lowest ratings of the levels from 2 on, the same for every kind and ruleset: about a fifth of the collection lies between two. */
const BOUNDS: readonly number[] = [1140, 1310, 1440, 1560];
/** What a mate in one is rated when its facts are average for its ruleset's mates: weights from chess do not carry over in scale. */
const BASE = 1250;
/** For each further move, beyond what the facts make of it: people hardly find a longer mate of chess harder for its length. */
const STEP = 40;
/** What a defence is rated whose facts are average: every move is looked at once. */
const DEFENCE = 1500;
/** With three players two others answer, and a king has to be within reach whatever they do; each move looked ahead is harder than one of chess. */
const THREE = { base: 50, each: 250 };
/** For each move that a threat to be met is away beyond the first: the threat has to be seen before the defence is. */
const THREAT = 250;
/**
 * What the facts of a line miss where the aim is not the most one can have: so that each kind is rated, on average, as mates that cost a
 * solver who is told the aim as many looks (`curation/grade/aim-search.ts`).
 */
const TOLD: Readonly<Partial<Record<TaskKind, number>>> = { draw: 500, promotion: 20, stalemate: -35 };
/** How much of what the facts say beyond the average of its ruleset counts. */
const SHARE = 0.5;
/**
 * Points for a task in which the line says little. With moves that save, the more there are the easier it is to find that there are some; of
 * a question every part of the answer is to be found. Questions are a scale of their own: they are answered, not played.
 */
const SAVES = { base: 1750, each: -60 };
/** For an ending that is kept: for each move of it beyond the first, and for each doubling of the positions that have to be answered. */
const KEPT = { base: 1350, each: 80, doubling: 30 };
/** A helpmate in two, from the same looks, and what each ply more or less makes of it; with three players there is less to look at than pieces and moves say. */
const HELP = { base: 1630, plies: 4, each: 75, ofThree: -160 };
/** A proof game of three moves, and what each further one adds: those of one length differ by nothing that could be measured. */
const PROOF = { base: 1330, each: 225 };
const QUESTIONS = { legal: [950, 0], squares: [800, 60], pins: [850, 70], checks: [1150, 120], declarations: [1250, 250] } as const;
/** For a move that is refused: the reason has to be found too. */
const REFUSED = 180;
/** For what there is to look at: each piece on the board, and each doubling of the moves to choose from beyond a base number. */
const PER_PIECE = 6;
const PER_DOUBLING = 70;
const FEW_MOVES = 16;
/**
 * Average points of the facts of a ruleset's mates (with three players declarations), and of its defences. All else that is played is
 * measured from the mates, so that having more of it makes no mate harder. `npm run -s grade:collection -- --centre` prints them.
 */
const CENTRES: Readonly<Record<string, Centres>> = {
  bartmess: { mates: 1999, defences: 1421 },
  meder: { mates: 2015, defences: 1254 },
  grant: { mates: 1872, defences: 1264 },
  usenet: { mates: 2000, defences: 1227 },
  harshman: { mates: 2549, defences: 1142 },
};
const LEAST = 500;
const MOST = 2800;

/** Average points of a ruleset's mates, and of its defences where it has any. */
export interface Centres {
  readonly mates: number;
  readonly defences?: number;
}

/** What a solved puzzle is rated, on a scale like that of chess puzzles; `README.md` says how. */
export function rate(solved: SolvedTask): number {
  const { task, answer, keys, solution } = solved;
  if (isQuestion(task)) {
    const [base, each] = QUESTIONS[task.kind];
    return clamp(base + each * (answer?.length ?? 0) + (task.kind === 'legal' && answer?.[0] !== 'legal' ? REFUSED : 0) + sightOf(solved));
  }
  if (task.kind === 'helpmate')
    return clamp(HELP.base + HELP.each * (pliesOf(solved) - HELP.plies) + (isHelpOfThree(task) ? HELP.ofThree : 0) + sightOf(solved));
  if (task.kind === 'proofgame') return clamp(PROOF.base + PROOF.each * (task.moves - 3));
  if (task.kind === 'saves') return clamp(SAVES.base + SAVES.each * keys.length + sightOf(solved));
  if (isEnding(task))
    return clamp(KEPT.base + KEPT.each * (task.moves - 1) + KEPT.doubling * Math.log2(countAnswers(solution)) + sightOf(solved));
  const { mates, defences } = CENTRES[solved.position.ruleset.id] ?? { mates: 1900 };
  const points = weighStudy(solved);
  if (task.kind === 'defence') return clamp(DEFENCE + THREAT * (task.against.moves - 1) + SHARE * (points - (defences ?? mates)));
  return clamp(shownRating(lengthOf(task), points, mates) + extraOf(task, solved.position.ruleset.players.length));
}

/** Positions of a proof in which the solver moves, each that is met in several ways once for each. */
const countAnswers = (node: ProofNode | undefined): number =>
  !node ? 0 : isAttackNode(node) ? 1 + countAnswers(node.then) : node.replies.reduce((sum, { then }) => sum + countAnswers(then), 0);

/** The moves of all players in a line in which everybody helps. */
const pliesOf = ({ solution }: SolvedTask): number => mainLine(solution).length;

/** What there is to look at before anything is found. */
function sightOf({ position }: SolvedTask): number {
  const pieces = position.squares.filter(({ piece }) => piece).length;
  return PER_PIECE * pieces + PER_DOUBLING * Math.log2(Math.max(1, position.moves().length) / FEW_MOVES);
}

/** A rating as it is shown, by the moves of the solver and the points of the facts, which count only in part beyond the average. */
export function shownRating(length: number, points: number, centre: number): number {
  return BASE + STEP * (length - 1) + SHARE * (points - centre);
}

/** What the facts of the line do not show: two who answer, or an aim that is not the most one can have. */
function extraOf(task: Task, players: number): number {
  if (task.kind === 'declaration' || (task.kind === 'gain' && players > 2)) return THREE.base + THREE.each * (task.moves - 1);
  if (task.kind === 'capture') return THREE.base;
  return TOLD[task.kind] ?? 0;
}

/** The points of a played puzzle's facts, not centred. */
export function weighStudy({ position, solution }: SolvedTask): number {
  return weighFeatures(measureLine(position.machine(), mainLine(solution)));
}

const clamp = (points: number): number => Math.round(Math.max(LEAST, Math.min(MOST, points)));

/** The level of a rating. */
export const levelOf = (rating: number): Level => LEVELS[BOUNDS.filter((bound) => rating >= bound).length]!;

/** A puzzle with the rating and level that readers see: those people have given it where they have tried it, else the computed ones. */
export function withGrade(puzzle: Puzzle): Puzzle {
  return puzzle.people ? { ...puzzle, rating: puzzle.people.rating, level: levelOf(puzzle.people.rating) } : puzzle;
}

export function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}
