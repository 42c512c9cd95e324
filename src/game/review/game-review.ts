import { signal } from '@preact/signals';
import type { Player, Position } from '../../engine/index.ts';
import { isAct, type Line } from '../../board/state/line.ts';
import { Latest } from '../../platform/latest.ts';
import type { Lifetime } from '../../platform/lifetime.ts';
import type { DescribedFault } from '../../words/described-fault.ts';
import { lossOf, GRADE_MARGIN, sharesAtEnd, sharesIn } from '../analysis/grades.ts';
import { chooseMistakes, COSTLY, findMistake, isDecided, type JudgedMove, type Mistake } from '../analysis/mistakes.ts';
import type { Finding } from '../analysis/analysis-question.ts';
import type { MistakeTask } from '../analysis/mistake-task.ts';
import type { Game } from '../game.ts';
import type { TreeNode, Path } from '../tree.ts';
import { gameTo, isOver, type AskAnalyst, type LiveAnalysis } from './live-analysis.ts';

/** How far the look at a game is. */
export type ReviewState =
  | { readonly kind: 'idle' | 'stopped' }
  | { readonly kind: 'quick' | 'slow'; readonly done: number; readonly of: number }
  | { readonly kind: 'found'; readonly tasks: readonly MistakeTask[] }
  | { readonly kind: 'fault'; readonly fault: DescribedFault };

/** Milliseconds for each position of the first look; of the second look, before a move and after it. */
export const REVIEW_TIMES = { quick: 250, before: 3000, after: 3000 } as const;
/** The most moves that are searched twice, and how far below a mistake's cost they may lie, since the first search is rough. */
const [MOST_SUSPECTS, ROUGH] = [10, 0.04];
/** First moves listed as good, at most. */
const MOST_ACCEPTED = 5;

export interface ReviewHooks {
  readonly ask: AskAnalyst;
  /** Keeps tasks, to come back to. */
  readonly keep: (tasks: readonly MistakeTask[]) => void;
  readonly makeId: () => string;
}

/** A place of the line that is looked at, with the move that was made there. */
interface Step {
  readonly ply: number;
  readonly position: Position;
  readonly after: Position;
  readonly played: string;
}

/** The line that is looked at, as it was when the look began: the reader may go elsewhere meanwhile. */
interface Walk {
  readonly tree: TreeNode;
  readonly end: Path;
  readonly line: Line;
  readonly steps: readonly Step[];
}

/** Looks at the line on the board: a quick pass over all of it, then again and longer at what seems to lose most. */
export class GameReview {
  readonly state = signal<ReviewState>({ kind: 'idle' });
  readonly #game: Game;
  readonly #analysis: LiveAnalysis;
  readonly #hooks: ReviewHooks;
  readonly #latest: Latest;
  /** What the second look found; it is searched longer than anything else. */
  readonly #slow = new WeakMap<Position, Finding>();

  constructor(game: Game, analysis: LiveAnalysis, hooks: ReviewHooks, scope: Lifetime) {
    this.#game = game;
    this.#analysis = analysis;
    this.#hooks = hooks;
    this.#latest = new Latest(scope);
  }

  /** Looks at the moves of these players along the line that is stepped along. */
  async start(players: readonly Player[]): Promise<void> {
    const signal = this.#latest.begin();
    const { line, end, tree } = this.#game;
    const steps = line.moves.flatMap((move, ply): readonly Step[] =>
      isAct(move) ? [] : [{ ply, position: line.positions[ply]!, after: line.positions[ply + 1]!, played: move.id }],
    );
    this.#analysis.isPaused.value = true;
    const fault = await this.#lookAt({ tree, end, line, steps }, players, signal);
    if (signal.aborted) return;
    this.#analysis.isPaused.value = false;
    if (fault) this.state.value = { kind: 'fault', fault };
  }

  /** Ends the search; what the first look found stays with the game. */
  stop(): void {
    this.#latest.cancel();
    this.#analysis.isPaused.value = false;
    this.state.value = { kind: 'stopped' };
  }

  /** Forgets what was said. */
  close(): void {
    this.#latest.cancel();
    this.#analysis.isPaused.value = false;
    this.state.value = { kind: 'idle' };
  }

  async #lookAt(walk: Walk, players: readonly Player[], signal: AbortSignal): Promise<DescribedFault | undefined> {
    const { steps } = walk;
    const positions = [...new Set(steps.flatMap(({ position, after }) => [position, after]))];
    for (const [done, position] of positions.entries()) {
      this.state.value = { kind: 'quick', done, of: positions.length };
      if (this.#analysis.isSearched(position) || isOver(position)) continue;
      const found = await this.#ask(position, walk, REVIEW_TIMES.quick, 1, signal);
      if (signal.aborted) return undefined;
      if (!found.ok) return found.fault;
      this.#analysis.keep(position, found.value);
    }
    const own = steps.filter(({ position }) => players.includes(position.turn));
    const suspects = this.#findSuspects(own);
    for (const [done, step] of suspects.entries()) {
      this.state.value = { kind: 'slow', done, of: suspects.length };
      for (const [position, ms, lines] of [
        [step.position, REVIEW_TIMES.before, MOST_ACCEPTED],
        [step.after, REVIEW_TIMES.after, 1],
      ] as const) {
        if (this.#slow.has(position) || isOver(position)) continue;
        const found = await this.#ask(position, walk, ms, lines, signal);
        if (signal.aborted) return undefined;
        if (!found.ok) return found.fault;
        this.#slow.set(position, found.value);
        this.#analysis.keep(position, found.value);
      }
    }
    const mistakes = chooseMistakes(suspects.flatMap((step) => this.#judge(step, this.#slow) ?? []));
    const tasks = mistakes.map((mistake) => this.#makeTask(mistake, walk));
    if (tasks.length > 0) this.#hooks.keep(tasks);
    this.state.value = { kind: 'found', tasks };
    return undefined;
  }

  #ask(position: Position, { tree, end, line }: Walk, ms: number, lines: number, scope: AbortSignal) {
    const at = line.positions.indexOf(position);
    return this.#hooks.ask({ ...gameTo({ tree }, end.slice(0, at)), kind: 'lines', ms, lines }, { signal: scope });
  }

  /** What the first look says lost most; missed mates always. */
  #findSuspects(steps: readonly Step[]): readonly Step[] {
    const weighed = steps.flatMap((step) => {
      const judged = this.#judge(step, this.#analysis);
      if (!judged) return [];
      const missed = findMistake(judged)?.missedMate !== undefined;
      const { mover, before, after } = judged;
      const shares = before.lines[0]!.shares;
      const loss = lossOf(mover, shares, after.shares);
      const isCostly = loss >= COSTLY.loss - ROUGH && !isDecided(shares[mover] ?? 0, after.shares[mover] ?? 0);
      return missed || isCostly ? [{ step, weight: missed ? 1 + loss : loss }] : [];
    });
    return weighed
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST_SUSPECTS)
      .map(({ step }) => step)
      .sort((one, other) => one.ply - other.ply);
  }

  #judge({ ply, position, after, played }: Step, found: FindsPositions): JudgedMove | undefined {
    const before = found instanceof WeakMap ? found.get(position) : found.find(position);
    const then = found instanceof WeakMap ? found.get(after) : found.find(after);
    const shares = sharesIn(after, then);
    if (!before?.lines[0] || !shares) return undefined;
    const line = sharesAtEnd(after) ? undefined : then?.lines[0];
    const known = line && { value: line.value, ...(line.mate !== undefined && { mate: line.mate }) };
    return { ply, mover: position.turn, played, before, after: { shares, ...(known && after.turn !== position.turn && known) } };
  }

  #makeTask({ ply, mover, played, before, after, missedMate }: Mistake, { line }: Walk): MistakeTask {
    const position = line.positions[ply]!;
    const [best] = before.lines;
    const refuted = this.#slow.get(line.positions[ply + 1]!)?.lines[0];
    const chance = best!.shares[mover] ?? 0;
    const isGood = (one: Finding['lines'][number]): boolean =>
      missedMate !== undefined ? (one.mate ?? 0) > 0 : (one.shares[mover] ?? 0) >= chance - GRADE_MARGIN;
    const accepts = before.lines
      .filter(isGood)
      .flatMap(({ moves }) => moves.slice(0, 1))
      .filter((id) => id !== played);
    const led = ply > 0 ? line.moves[ply - 1] : undefined;
    const { id: ruleset, options } = position.ruleset;
    const matedIn = refuted?.mate !== undefined && refuted.mate > 0 ? refuted.mate : undefined;
    const isProved = missedMate !== undefined ? best!.isProved : refuted?.isProved;
    return {
      ...{ id: this.#hooks.makeId(), ruleset, options, position: position.text(), played },
      ...(led && !isAct(led) && { lead: { position: line.positions[ply - 1]!.text(), move: led.id } }),
      ...{ refutation: refuted?.moves ?? [], accepts, best: best!.moves, chance, chanceAfter: after.shares[mover] ?? 0 },
      ...(missedMate !== undefined && { missedMate }),
      ...(matedIn !== undefined && { matedIn }),
      ...(isProved === true && { isProved }),
    };
  }
}

type FindsPositions = WeakMap<Position, Finding> | Pick<LiveAnalysis, 'find'>;
