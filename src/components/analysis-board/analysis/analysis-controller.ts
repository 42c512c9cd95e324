import { computed, effect, signal, untracked } from '@preact/signals';
import { loadRuleset, type Player, type Position } from '../../../engine/index.ts';
import type { Marks } from '../../../board/scene/render-options.ts';
import { AnalystClient } from '../../../game/analysis/analyst-client.ts';
import { gradeOf, lossOf, sharesIn, type Grade } from '../../../game/analysis/grades.ts';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { isAttackedByTwo, listTakeable, type Takeable } from '../../../game/analysis/takeable-pieces.ts';
import { FindBetter } from '../../../game/review/find-better.ts';
import { GameReview } from '../../../game/review/game-review.ts';
import { LiveAnalysis } from '../../../game/review/live-analysis.ts';
import { isAct } from '../../../board/state/line.ts';
import { onDispose, type Lifetime } from '../../../platform/lifetime.ts';
import { addMistakes, listDueMistakes, mergeMistakes, type KeptMistake } from '../../../training/mistake-record.ts';
import { answerMistake } from '../../../training/mistake-cards.ts';
import { mistakeStore } from '../../progress/mistake-store.ts';
import { correspondenceStore } from '../correspondence-store.ts';
import { rememberAnalysis } from '../analysis-setting.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { hintMoveOf, threatMoveOf, sayHint, sayTakes, sayThreat } from './threats-and-hints.ts';
import { sayJudged } from './judgement.ts';
import { followIds } from './name-lines.ts';

/** Pieces that are listed as takeable, at most. */
const MOST_TAKES = 8;

type Arrows = NonNullable<Marks['arrows']>;

/** A question whose answer stands on a card of its own. */
export type Asked = 'judgement' | 'threat' | 'hint';

/** Holds all that looks at the game on the board: the analysis, the look at the game, the tasks made of it, and the mistakes that are kept. */
export class AnalysisController {
  readonly live: LiveAnalysis;
  readonly review: GameReview;
  readonly finder: FindBetter;
  readonly isReviewOpen = signal(false);
  /** Somebody asked about a move before there was one. */
  readonly hasNoMove = signal(false);
  /** Kept mistakes, the latest first, and how many are due. */
  readonly mistakes = signal<readonly KeptMistake[]>([]);
  readonly due = signal<readonly KeptMistake[]>([]);
  /** Mistakes that were just forgotten. */
  readonly forgotten = signal<readonly KeptMistake[]>([]);
  /** Whether the list of what can be taken is open: in games of three, where a threat is a matter of two. */
  readonly isTakesOpen = signal(false);
  readonly #takes = computed(() => {
    const { position } = this.#free;
    const isWanted = this.isTakesOpen.value && position.ruleset.players.length > 2 && position.status() === 'playing';
    const all = isWanted ? listTakeable(position) : [];
    return { shown: all.slice(0, MOST_TAKES), more: Math.max(0, all.length - MOST_TAKES) };
  });
  /** The line that is pointed at, by its place. */
  readonly pointed = signal<number | undefined>(undefined);
  readonly #free: AnalysisBoard;

  constructor(free: AnalysisBoard, lifetime: Lifetime) {
    this.#free = free;
    const analyst = new AnalystClient();
    onDispose(lifetime, () => analyst.close());
    analyst.warm();
    const ask: AnalystClient['ask'] = (question, asking) => analyst.ask(question, asking);
    const announce = (words: string): void => free.announce(words);
    const isHidden = (): boolean => document.visibilityState === 'hidden';
    this.live = new LiveAnalysis(free.game, { ask, isHidden, remember: rememberAnalysis }, lifetime);
    const keep = (tasks: Parameters<typeof addMistakes>[1]): void =>
      void mistakeStore.change((record) => addMistakes(record, tasks, Math.floor(Date.now() / 1000)));
    this.review = new GameReview(free.game, this.live, { ask, keep, makeId: () => correspondenceStore.makeId() }, lifetime);
    const answer = (task: KeptMistake | Parameters<typeof answerMistake>[1], score: 0 | 1): void =>
      void mistakeStore.change((record) => answerMistake(record, task, score, new Date()));
    this.finder = new FindBetter({ ask, overlay: free.overlay, fetchRules: loadRuleset, answer, announce }, lifetime);
    document.addEventListener('visibilitychange', () => this.live.follow(), { signal: lifetime });
    this.live.follow();
    const look = (): void => {
      const record = mistakeStore.load();
      this.mistakes.value = record.mistakes;
      this.due.value = listDueMistakes(record, new Date());
    };
    onDispose(lifetime, mistakeStore.on(look));
    onDispose(
      lifetime,
      effect(() => {
        const arrows = this.#arrows();
        untracked(() => (free.overlay.arrows.value = arrows));
      }),
    );
    onDispose(
      lifetime,
      effect(() => {
        const grades = this.#grade();
        untracked(() => (free.overlay.grades.value = grades));
      }),
    );
    onDispose(
      lifetime,
      effect(() => {
        const words = this.#sayLook();
        untracked(() => (free.lookState.value = words));
      }),
    );
    // The game another one gives way to is not looked at any more.
    const { ids } = free.game.tree;
    let latest = ids;
    const leave = (): void => {
      const now = free.game.tree.ids;
      if (now !== latest) untracked(() => this.review.close());
      latest = now;
    };
    onDispose(lifetime, effect(leave));
    const pause = (): void => {
      // No help in a game by link.
      const isElsewhere = this.finder.open.value !== undefined || free.correspondence.isOn;
      untracked(() => (this.live.isPaused.value = isElsewhere));
    };
    onDispose(lifetime, effect(pause));
    onDispose(lifetime, () => this.review.stop());
  }

  get isUnsaved(): boolean {
    return mistakeStore.isUnsaved;
  }

  toggleReview(): void {
    this.isReviewOpen.value = !this.isReviewOpen.value;
  }

  /** Whose moves are looked at where nobody says: the one person's who plays the machine. */
  get usual(): Player | 'all' {
    const { game, opponent } = this.#free;
    const own = game.position.ruleset.players.filter((player) => !opponent.seats.players.includes(player));
    return own.length === 1 ? own[0]! : 'all';
  }

  /** Looks at the moves of one player, or everybody's. */
  startReview(whose: Player | 'all'): void {
    void this.review.start(whose === 'all' ? this.#free.position.ruleset.players : [whose]);
  }

  /** Opens the look at the game and begins with it, unless it has begun. */
  lookAtGame(): void {
    this.isReviewOpen.value = true;
    const { value: state } = this.review.state;
    const { kind } = state;
    if (kind === 'found' && state.tasks.length > 0) return this.practise(state.tasks);
    if ((kind === 'idle' || kind === 'stopped') && this.#free.game.line.moves.length > 0) this.startReview(this.usual);
  }

  showMistakes(): void {
    this.isReviewOpen.value = true;
  }

  /** Forgets all mistakes; `restoreMistakes` brings them back while the page is open. */
  forgetMistakes(): void {
    this.forgotten.value = mistakeStore.load().mistakes;
    mistakeStore.change((record) => ({ ...record, mistakes: [] }));
  }

  restoreMistakes(): void {
    const { value: mistakes } = this.forgotten;
    mistakeStore.change((record) => mergeMistakes(record, { ...record, mistakes }));
    this.forgotten.value = [];
  }

  /** Practises tasks on the board; the machine waits. */
  practise(tasks: Parameters<FindBetter['start']>[0]): void {
    this.#free.opponent.rest();
    void this.finder.start(tasks);
  }

  /** What can be taken, as far as it is listed. */
  get takes(): { readonly shown: readonly Takeable[]; readonly more: number } {
    return this.#takes.value;
  }

  /** What threatens: with two players the other side's best move; with three what each could take, which opens and closes. */
  async askThreat(): Promise<void> {
    if (this.#free.position.ruleset.players.length > 2) {
      this.isTakesOpen.value = !this.isTakesOpen.value;
      if (this.isTakesOpen.value) this.#free.announce(sayTakes(this.takes.shown));
      return;
    }
    await this.live.askThreat();
    this.#free.announce(this.sayThreat());
  }

  async nextHint(): Promise<void> {
    await this.live.nextHint();
    this.#free.announce(this.sayHint());
  }

  /** How good the reader's latest move was. */
  async askJudgement(): Promise<void> {
    const { game, opponent } = this.#free;
    const { positions } = game.line;
    const at = positions.slice(0, game.path.length).findLastIndex(({ turn }) => opponent.isReaders(turn));
    const after = at < 0 ? undefined : positions[at + 1];
    this.hasNoMove.value = after === undefined;
    if (after) await this.live.askJudgement(after);
    this.#free.announce(this.sayJudgement());
  }

  /** What has been answered about the position on the board. */
  get answers(): readonly { readonly about: Asked; readonly text: string }[] {
    const { live } = this;
    const all = [
      { about: 'judgement', text: this.sayJudgement() },
      { about: 'threat', text: live.threat.value ? this.sayThreat() : '' },
      { about: 'hint', text: live.hint.value ? this.sayHint() : '' },
    ] as const;
    return all.filter(({ text }) => text !== '');
  }

  /** Takes an answer away. */
  dismiss(about: Asked): void {
    if (about === 'judgement') this.hasNoMove.value = false;
    this.live.dismiss(about);
  }

  /** How good the move was that was asked about; empty where nobody asked. */
  sayJudgement(): string {
    const words = ANALYSIS.judgement;
    if (this.hasNoMove.value && this.#free.game.path.length === 0) return words.none;
    if (this.live.judging.value) return words.searching;
    const judged = this.live.judged.value;
    return judged ? sayJudged(judged, this.#free.notation.value) : '';
  }

  /** The threat in words; empty where nobody asked. */
  sayThreat(): string {
    return sayThreat(this.#free.position, this.live.threat.value, this.#free.notation.value);
  }

  /** The hint in words, as far as it was asked for. */
  sayHint(): string {
    return sayHint(this.#free.position, this.live.hint.value, this.#free.notation.value);
  }

  /** How far the look at the game is; nothing where its button says all. */
  #sayLook(): string {
    const { value: state } = this.review.state;
    const words = ANALYSIS.review;
    if (state.kind === 'quick' || state.kind === 'slow') return words.looking(state.done, state.of);
    if (state.kind !== 'found') return '';
    return state.tasks.length > 0 ? words.beginAfter(state.tasks.length) : words.noneAfter;
  }

  #arrows(): Arrows {
    const { live } = this;
    const { position } = this.#free.game;
    if (this.#free.editor.draft || this.finder.open.value) return [];
    const threat = live.threat.value;
    if (threat?.position === position) {
      const found = threatMoveOf(threat);
      if (found) return [{ from: found.move.from, to: found.move.to, tone: found.isThreat ? 'wrong' : 'muted' }];
    }
    const takes = this.takes.shown.flatMap((one) =>
      one.by.map((taker) => ({
        from: taker.square,
        to: one.square,
        tone: isAttackedByTwo(one) || one.piece.role === 'king' ? ('wrong' as const) : one.pays ? ('accent' as const) : ('muted' as const),
      })),
    );
    if (takes.length > 0) return takes;
    const hint = live.hint.value;
    if (hint?.position === position && hint.step === 2) {
      const move = hintMoveOf(hint);
      if (move) return [{ from: move.from, to: move.to, tone: 'right' }];
    }
    if (!live.isOn.value) return [];
    const lines = live.here.value?.lines ?? [];
    const at = this.pointed.value;
    const shown = at === undefined ? undefined : lines[at];
    if (shown)
      return followIds(position, shown.moves.slice(0, 3)).map(({ move }, nth) => ({
        from: move.from,
        to: move.to,
        tone: nth % 2 === 0 ? 'accent' : 'muted',
      }));
    return lines
      .flatMap(({ moves }, nth) => followIds(position, moves.slice(0, 1)).map(({ move }) => ({ move, nth })))
      .reverse()
      .map(({ move, nth }) => ({ from: move.from, to: move.to, tone: nth === 0 ? 'accent' : 'muted' }));
  }

  #grade(): ReadonlyMap<Position, Grade> {
    const grades = new Map<Position, Grade>();
    const { live, review } = this;
    if (!live.isOn.value && review.state.value.kind !== 'found') return grades;
    const { line } = this.#free.game;
    for (const [at, move] of line.moves.entries()) {
      if (isAct(move)) continue;
      const [before, after] = [line.positions[at]!, line.positions[at + 1]!];
      const found = live.find(before);
      const [one, two] = [sharesIn(before, found), sharesIn(after, live.find(after))];
      if (one && two) grades.set(after, found?.lines[0]?.moves[0] === move.id ? 'good' : gradeOf(lossOf(before.turn, one, two)));
    }
    return grades;
  }
}
