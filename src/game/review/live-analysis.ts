import { computed, effect, signal, untracked } from '@preact/signals';
import type { Move, Position } from '../../engine/index.ts';
import { isAct } from '../../board/state/line.ts';
import { Latest } from '../../platform/latest.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import type { QuestionOptions } from '../../platform/worker-client.ts';
import type { DescribedResult, DescribedFault } from '../../words/described-fault.ts';
import { sharesAtEnd } from '../analysis/grades.ts';
import type { AnalysisQuestion, Finding } from '../analysis/analysis-question.ts';
import type { GameSoFar } from '../analysis/replay.ts';
import type { Game } from '../game.ts';
import type { Path } from '../tree.ts';

/** Asks the analyst. */
export type AskAnalyst = (question: AnalysisQuestion, asking: QuestionOptions<Finding>) => Promise<DescribedResult<Finding>>;

/** What the analysis needs of the page. */
export interface AnalysisHooks {
  readonly ask: AskAnalyst;
  /** Whether the page is out of sight. */
  readonly isHidden: () => boolean;
  /** Remembers whether the analysis is on. */
  readonly remember: (isOn: boolean) => void;
}

/** Milliseconds a position is searched that is looked at, and each of the game's others. */
export const TIMES = { here: 3000, game: 250, threat: 400, hint: 900, verdict: 1500 } as const;
const MOST_LINES = 3;

/** How far the hint has gone: which piece, then which move. */
export interface Hint {
  readonly step: 1 | 2;
  readonly position: Position;
  readonly finding: Finding;
}

/** What the other side would play, asked in a position; without a line it threatens nothing that the search sees. */
export interface Threat {
  readonly position: Position;
  readonly finding: Finding;
}

/** A move that led to the position on the board, with what was found before it and after it; nothing is found where the game has ended. */
export interface JudgedStep {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
  readonly found: Finding;
  readonly then: Finding | undefined;
}

/** The analysis of the position on the board and of the game around it: when it searches, and what it has found. */
export class LiveAnalysis {
  readonly isOn = signal(false);
  readonly isHidden = signal(false);
  /** Other work has the worker; nothing is searched meanwhile. */
  readonly isPaused = signal(false);
  /** Whether a search is under way. */
  readonly isBusy = signal(false);
  readonly fault = signal<DescribedFault | undefined>(undefined);
  readonly hint = signal<Hint | undefined>(undefined);
  readonly threat = signal<Threat | undefined>(undefined);
  /** The position after the move that is being judged. */
  readonly judging = signal<Position | undefined>(undefined);
  readonly judged = signal<JudgedStep | undefined>(undefined);
  readonly #game: Game;
  readonly #hooks: AnalysisHooks;
  readonly #latest: Latest;
  readonly #asides: Latest;
  /** The deepest that was found of each position; the count tells who follows that there is more. */
  readonly #found = new WeakMap<Position, Finding>();
  readonly #settled = new WeakSet<Position>();
  /** What a search that goes on has found of a position of which nothing else is known. */
  readonly #drafts = new WeakMap<Position, Finding>();
  readonly #count = signal(0);
  /** What was found of the position on the board. */
  readonly here = computed(() => this.find(this.#game.position));

  constructor(game: Game, hooks: AnalysisHooks, scope: Lifetime) {
    this.#game = game;
    this.#hooks = hooks;
    this.#latest = new Latest(scope);
    this.#asides = new Latest(scope);
    const follow = (): void => {
      const isWanted = this.isOn.value && !this.isHidden.value && !this.isPaused.value;
      const { position, end } = this.#game;
      untracked(() => {
        this.#latest.cancel();
        this.isBusy.value = false;
        if (isWanted) void this.#search(position, end);
      });
    };
    onDispose(scope, effect(follow));
    const forget = (): void => {
      const { position } = this.#game;
      untracked(() => {
        for (const said of [this.hint, this.threat]) if (said.value?.position !== position) said.value = undefined;
        if (this.judged.value && !this.#isLatest(this.judged.value.after)) this.judged.value = undefined;
        this.#asides.cancel();
        // Whoever asks about a move does not wait for the answer to it.
        const { value: judging } = this.judging;
        if (judging) void this.askJudgement(judging);
      });
    };
    onDispose(scope, effect(forget));
  }

  /** Whether a search of a position has ended. */
  isSearched(position: Position): boolean {
    return this.#found.has(position);
  }

  /** What was found of a position, or is found so far. */
  find(position: Position): Finding | undefined {
    return this.#count.value >= 0 ? deeper(this.#found.get(position), this.#drafts.get(position)) : undefined;
  }

  /** Keeps what was found of a position by whoever searched it, if it is deeper than what was known. */
  keep(position: Position, finding: Finding): void {
    const known = this.#found.get(position);
    if (known && known.depth > finding.depth) return;
    this.#found.set(position, finding);
    this.#count.value++;
  }

  setOn(isOn: boolean): void {
    this.#hooks.remember(isOn);
    this.fault.value = undefined;
    this.isOn.value = isOn;
  }

  /** The page went out of sight, or came back. */
  follow(): void {
    this.isHidden.value = this.#hooks.isHidden();
  }

  /** First which piece, or what kind of move; asked again, the move. */
  async nextHint(): Promise<void> {
    const { position } = this.#game;
    const { hint } = this;
    if (hint.value) return void (hint.value = { ...hint.value, step: 2 });
    const known = this.#settled.has(position) ? this.find(position) : undefined;
    const finding = known ?? (await this.#ask(position, 'lines', TIMES.hint));
    if (finding) hint.value = { step: 1, position, finding };
  }

  /** Takes an answer away, or the question whose answer is still to come. */
  dismiss(about: 'judgement' | 'threat' | 'hint'): void {
    if (about === 'hint') this.hint.value = undefined;
    else if (about === 'threat') this.threat.value = undefined;
    else {
      this.judging.value = undefined;
      this.judged.value = undefined;
    }
  }

  async askThreat(): Promise<void> {
    const { position } = this.#game;
    const finding = await this.#ask(position, 'threat', TIMES.threat);
    if (finding) this.threat.value = { position, finding };
  }

  /** How good the move was that led to a position of the line, the latest of its mover on the way to the one on the board. */
  async askJudgement(after: Position): Promise<void> {
    const { position, line } = this.#game;
    const at = line.positions.indexOf(after) - 1;
    const move = line.moves[at];
    this.judging.value = undefined;
    if (!move || isAct(move) || !this.#isLatest(after)) return;
    this.judging.value = after;
    const before = line.positions[at]!;
    const found = await this.#lookLong(before);
    if (this.#game.position !== position || this.judging.value !== after) return;
    const then = found && !isOver(after) ? await this.#lookLong(after) : undefined;
    if (this.#game.position !== position || this.judging.value !== after) return;
    this.judging.value = undefined;
    if (found && (then || isOver(after))) this.judged.value = { before, move, after, found, then };
  }

  /** Whether a position is on the way to the one on the board, and nobody who moved there has moved since. */
  #isLatest(after: Position): boolean {
    const { line, path } = this.#game;
    const at = line.positions.indexOf(after) - 1;
    const mover = line.positions[at]?.turn;
    return at >= 0 && at < path.length && line.positions.slice(at + 1, path.length).every(({ turn }) => turn !== mover);
  }

  /** What is found of a position of the line by a look long enough to judge a move by. */
  async #lookLong(position: Position): Promise<Finding | undefined> {
    const known = this.#found.get(position);
    if (known && known.ms >= TIMES.hint) return known;
    const found = await this.#ask(position, 'lines', TIMES.verdict);
    if (found) this.keep(position, found);
    return found;
  }

  /** A question beside the search that goes on, which waits for it. */
  async #ask(asked: Position, kind: 'lines' | 'threat', ms: number): Promise<Finding | undefined> {
    const { position, line, path } = this.#game;
    if (asked.status() !== 'playing') return undefined;
    const place = path.slice(0, line.positions.indexOf(asked));
    this.fault.value = undefined;
    this.#latest.cancel();
    this.isBusy.value = true;
    const found = await this.#asides.run((scope) =>
      this.#hooks.ask({ ...gameTo(this.#game, place), kind, ms, lines: kind === 'lines' ? MOST_LINES : 1 }, { signal: scope }),
    );
    this.isBusy.value = false;
    if (found && !found.ok) this.#tell(found.fault);
    if (this.isOn.value && !this.isPaused.value && found) void this.#search(position, this.#game.end);
    return found?.ok ? found.value : undefined;
  }

  /** The position on the board first, then those of its line that nobody has searched. */
  async #search(position: Position, end: Path): Promise<void> {
    const signal = this.#latest.begin();
    const { line, path } = this.#game;
    const places = [position, ...line.positions.filter((one) => one !== position)];
    for (const one of places) {
      const isHere = one === position;
      if (isOver(one) || (isHere ? this.#settled.has(one) : this.#found.has(one))) continue;
      const place = isHere ? path : end.slice(0, line.positions.indexOf(one));
      this.isBusy.value = isHere;
      const ms = isHere ? TIMES.here : TIMES.game;
      const show = (draft: Finding): void => {
        if (signal.aborted || !isHere) return;
        this.#drafts.set(one, draft);
        this.#count.value++;
      };
      const asked = { ...gameTo(this.#game, place), kind: 'lines', ms, lines: isHere ? MOST_LINES : 1 } as const;
      const found = await this.#hooks.ask(asked, { signal: signal, show });
      if (signal.aborted) return;
      this.isBusy.value = false;
      if (!found.ok) return this.#tell(found.fault);
      this.keep(one, found.value);
      if (isHere) this.#settled.add(one);
    }
  }

  #tell(fault: DescribedFault): void {
    if (fault.field !== 'cancel') this.fault.value = fault;
  }
}

/** Whether a game is over at a position. */
export const isOver = (position: Position): boolean => sharesAtEnd(position) !== undefined || position.moves().length === 0;

const deeper = (one: Finding | undefined, other: Finding | undefined): Finding | undefined =>
  one && other ? (other.depth > one.depth ? other : one) : (one ?? other);

/** The game up to a place, as the analyst is asked about it. */
export function gameTo(game: Pick<Game, 'tree'>, path: Path): GameSoFar {
  const { id, options } = game.tree.position.ruleset;
  const steps: string[] = [];
  let node = game.tree;
  for (const index of path) {
    node = node.next[index]!;
    steps.push(node.move!.id);
  }
  return { ruleset: id, options, start: game.tree.position.text(), steps };
}
