import type { Move, Player, Position } from '../../../engine/index.ts';
import { describeState } from '../../../board/text/describe-state.ts';
import { nameMove } from '../../../board/text/move-names.ts';
import type { NotationChoice } from '../../../board/state/settings.ts';
import { ANALYSIS } from '#words/analysis.ts';
import type { AnalysisController } from './analysis-controller.ts';

/** The moves of a line with the positions they are made in, as far as they are legal there. */
export function followIds(start: Position, ids: readonly string[]): readonly { readonly position: Position; readonly move: Move }[] {
  const steps: { position: Position; move: Move }[] = [];
  let position = start;
  for (const id of ids) {
    const step = findStep(position, id);
    if (!step) break;
    steps.push({ position, move: step.move });
    position = step.after;
  }
  return steps;
}

interface KnownStep {
  readonly move: Move;
  readonly after: Position;
  name?: { readonly notation: NotationChoice; readonly text: string };
}

/** Steps of lines by their position: drafts of an answer begin alike, and come several times a second. */
const STEPS = new WeakMap<Position, Map<string, KnownStep>>();

function findStep(position: Position, id: string): KnownStep | undefined {
  const steps = STEPS.get(position) ?? new Map<string, KnownStep>();
  STEPS.set(position, steps);
  const known = steps.get(id);
  if (known) return known;
  const move = position.moves().find((one) => one.id === id);
  if (!move) return undefined;
  const step = { move, after: position.after(move) };
  steps.set(id, step);
  return step;
}

/** The name of a move of a line. */
export function nameFound(position: Position, move: Move, notation: NotationChoice): string {
  const step = findStep(position, move.id);
  if (step?.name?.notation === notation) return step.name.text;
  const text = nameMove(position, move, notation);
  if (step) step.name = { notation, text };
  return text;
}

/** How a position stands, in a sentence without its stop. */
export function sayStanding(position: Position, controller: Pick<AnalysisController, 'live'>): string {
  const finding = controller.live.find(position);
  const [best] = finding?.lines ?? [];
  if (position.status() !== 'playing') return ANALYSIS.over(describeState(position));
  if (!best) return ANALYSIS.searching;
  if (best.mate !== undefined) {
    const winner = best.mate > 0 ? position.turn : otherThan(position);
    if (winner) return ANALYSIS.mate(winner, Math.abs(best.mate), best.isProved ?? false);
  }
  return ANALYSIS.standing(position.ruleset.players.map((player) => ({ player, share: best.shares[player] ?? 0 })));
}

const otherThan = ({ turn, active }: Position): Player | undefined =>
  active.length === 2 ? active.find((player) => player !== turn) : undefined;
