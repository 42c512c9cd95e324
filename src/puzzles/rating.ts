import { mainLine } from '../engine/index.ts';
import { measureLine } from './difficulty.ts';
import type { Study } from './study.ts';
import { isQuestion, lengthOf, type Task } from './task.ts';
import { weigh } from './weights.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
/** From 1, for who has done the lessons, to 5, for the strong. */
export type Level = (typeof LEVELS)[number];

/** The lowest rating of the levels from 2 on. */
const BOUNDS = [1000, 1150, 1350, 1520];
/** What a puzzle of so many moves is rated when its facts are average for its ruleset: weights from chess do not carry over in scale. */
const ANCHORS = [1450, 1050, 1550, 1850, 2050];
/** With three players two others answer, and a king has to be within reach whatever they do: harder than a mate of so many moves. */
const THREE = 200;
/** For each move that a threat to be met is away beyond the first: the threat has to be seen before the defence is. */
const THREAT = 250;
/** For a promotion: what is wanted is plain from the start, a mate is not. */
const PLAIN = -150;
/** How much of what the facts say beyond the average of its ruleset and length counts. */
const SHARE = 0.4;
/** Points for a task in which the line says little: every part of an answer is to be found. */
const SAVES = { base: 1350, each: 90 };
const HELP = 2000;
const QUESTIONS = { legal: [950, 0], squares: [800, 60], pins: [850, 70], checks: [1150, 120], declarations: [1250, 250] } as const;
/** For a move that is refused: the reason has to be found too. */
const REFUSED = 180;
/**
 * Average points of the facts of defences, and of mates (with three players declarations) by length: what the anchors are of.
 * Gains, whose lines are worth less, are measured from there too, so that having more of them makes no mate harder.
 * `npm run -s grade:collection -- --centre` prints them.
 */
const CENTRES: Readonly<Record<string, readonly number[]>> = {
  bartmess: [1342, 1788, 2490, 2232],
  meder: [1307, 1854, 2385, 2104],
  grant: [1224, 1790, 2285, 2289],
  usenet: [1233, 1914, 2276, 2365],
  harshman: [1900, 1900, 2781, 2599],
};
const LEAST = 500;
const MOST = 2800;

/** What a studied puzzle is rated, on a scale like that of chess puzzles; `README.md` says how. */
export function rate(studied: Study): number {
  const { task, answer, keys } = studied;
  if (isQuestion(task)) {
    const [base, each] = QUESTIONS[task.kind];
    return clamp(base + each * (answer?.length ?? 0) + (task.kind === 'legal' && answer?.[0] !== 'legal' ? REFUSED : 0));
  }
  if (task.kind === 'helpmate') return clamp(HELP + 150 * (task.moves - 2));
  if (task.kind === 'saves') return clamp(SAVES.base + SAVES.each * keys.length);
  const length = ratedLength(task);
  const centre = CENTRES[studied.position.ruleset.id]?.[length] ?? 1900;
  return clamp(anchorOf(task, length) + depthOf(task) + SHARE * (weighStudy(studied) - centre));
}

/** The capture of a king only shows what the move before has brought about: a declaration is found, the capture is not. */
function anchorOf(task: Task, length: number): number {
  return task.kind === 'declaration' || task.kind === 'capture' ? ANCHORS[length - 1]! + THREE : ANCHORS[length]!;
}

/** What the facts of the line do not show: a threat that is never carried out, or an aim that anybody sees. */
function depthOf(task: Task): number {
  if (task.kind === 'defence') return THREAT * (task.against.moves - 1);
  return task.kind === 'promotion' ? PLAIN : 0;
}

/** Moves to look ahead; a declaration is one more, and a defence looks at every move once. */
export function ratedLength(task: Task): number {
  if (task.kind === 'defence') return 0;
  return Math.min(lengthOf(task) + (task.kind === 'declaration' ? 1 : 0), ANCHORS.length - 1);
}

/** The points of a played puzzle's facts, not centred. */
export function weighStudy({ position, solution }: Study): number {
  return weigh(measureLine(position.ruleset.machine(position), mainLine(solution)));
}

const clamp = (points: number): number => Math.round(Math.max(LEAST, Math.min(MOST, points)));

export function levelOf(rating: number): Level {
  return LEVELS[BOUNDS.filter((bound) => rating >= bound).length]!;
}

export function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}
