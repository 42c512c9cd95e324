import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expect as must, findRuleset, ok, type Move } from '../../../src/engine/index.ts';
import { BoardOverlay } from '../../../src/game/board-overlay.ts';
import type { AnalysisQuestion, Finding, FoundLine } from '../../../src/game/analysis/analysis-question.ts';
import type { MistakeTask } from '../../../src/game/analysis/mistake-task.ts';
import { parseAddress } from '../../../src/game/game-address.ts';
import { Game } from '../../../src/game/game.ts';
import { FindBetter } from '../../../src/game/review/find-better.ts';
import { GameReview, REVIEW_TIMES } from '../../../src/game/review/game-review.ts';
import { LiveAnalysis, TIMES, type AskAnalyst } from '../../../src/game/review/live-analysis.ts';
import { failWith, type DescribedResult } from '../../../src/words/described-fault.ts';

const life = new AbortController();
afterEach(() => vi.useRealTimers());

interface Asked {
  readonly question: AnalysisQuestion;
  readonly show: (draft: Finding) => void;
  readonly settle: (answer: DescribedResult<Finding>) => void;
  readonly isBack: () => boolean;
}

/** An analyst that answers when it is told to, and takes questions back. */
function makeAnalyst() {
  const asked: Asked[] = [];
  const ask: AskAnalyst = (question, { signal: scope, show = () => undefined }) =>
    new Promise((settle) => {
      asked.push({ question, show, settle, isBack: () => scope?.aborted ?? false });
      scope?.addEventListener('abort', () => settle(failWith('unknown', 'cancel', 'taken back')));
    });
  return { ask, asked };
}

const finding = (white: number, more: Partial<Finding> & { readonly moves?: readonly string[]; readonly mate?: number } = {}): Finding => ({
  ...{ turn: 'w', depth: 5, ms: 10 },
  lines: [
    { moves: more.moves ?? ['b2W-b4N'], value: 0, shares: { w: white, b: 1 - white }, ...(more.mate !== undefined && { mate: more.mate }) },
  ],
  ...more,
});

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function open(hash: string) {
  const game = new Game(must(parseAddress(hash, findRuleset)));
  const analyst = makeAnalyst();
  const hidden = signal(false);
  const remembered: boolean[] = [];
  const hooks = { ask: analyst.ask, isHidden: () => hidden.value, remember: (isOn: boolean) => void remembered.push(isOn) };
  const live = new LiveAnalysis(game, hooks, life.signal);
  return { game, live, hidden, remembered, ...analyst };
}
const GAME = '#rules=meder&moves=b2W-b4N+b7B-b5B';

describe('the analysis of the board', () => {
  test('searches nothing until it is on, then the position on the board first, and the rest of its game after it', async () => {
    const { live, asked, remembered } = open(GAME);
    expect(asked).toEqual([]);
    live.setOn(true);
    expect(remembered).toEqual([true]);
    expect(asked.map(({ question }) => [question.steps.length, question.ms])).toEqual([[2, TIMES.here]]);
    asked[0]!.show(finding(0.6, { depth: 1 }));
    expect(live.here.value?.depth).toBe(1);
    expect(live.isBusy.value).toBe(true);
    asked[0]!.settle(ok(finding(0.7)));
    await turn();
    expect(live.isBusy.value).toBe(false);
    expect(asked.slice(1).map(({ question }) => [question.steps.length, question.ms])).toEqual([[0, TIMES.game]]);
  });

  test('takes the search back when another position is shown, and does not search again what has settled', async () => {
    const { game, live, asked } = open(GAME);
    live.setOn(true);
    game.goTo([0]);
    expect(asked[0]!.isBack()).toBe(true);
    expect(asked[1]!.question.steps).toEqual(['b2W-b4N']);
    asked[1]!.settle(ok(finding(0.5)));
    await turn();
    game.goTo([0, 0]);
    game.goTo([0]);
    await turn();
    expect(asked.filter(({ question }) => question.ms === TIMES.here && question.steps.length === 1).length).toBe(1);
    expect(live.here.value?.lines[0]?.shares['w']).toBe(0.5);
  });

  test('stops while the page is hidden, and while it is off', () => {
    const { live, asked, hidden } = open(GAME);
    live.setOn(true);
    hidden.value = true;
    live.follow();
    expect(asked[0]!.isBack()).toBe(true);
    expect(asked.length).toBe(1);
    hidden.value = false;
    live.follow();
    expect(asked.length).toBe(2);
    live.setOn(false);
    expect(asked[1]!.isBack()).toBe(true);
  });

  test('says when the worker died, asks no more, and goes on at the next position', async () => {
    const { game, live, asked } = open(GAME);
    live.setOn(true);
    asked[0]!.settle(failWith('unknown', 'worker', 'the analysis could not run here'));
    await turn();
    expect(live.fault.value?.field).toBe('worker');
    expect(asked.length).toBe(1);
    game.goTo([]);
    expect(asked.length).toBe(2);
  });

  test('asks nothing of a game that is over', async () => {
    const over = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2+w+-+-+-+0+1';
    const { live, asked } = open(`#rules=meder&position=${over}`);
    live.setOn(true);
    await live.nextHint();
    await live.askThreat();
    expect(asked).toEqual([]);
  });

  test('gives a hint in two steps without being on, and forgets it with the position', async () => {
    const { game, live, asked } = open(GAME);
    const hint = live.nextHint();
    expect(asked[0]!.question).toMatchObject({ kind: 'lines', ms: TIMES.hint });
    asked[0]!.settle(ok(finding(0.5, { moves: ['c2W-c3W'] })));
    await hint;
    expect(live.hint.value?.step).toBe(1);
    await live.nextHint();
    expect(live.hint.value?.step).toBe(2);
    expect(asked.length).toBe(1);
    game.goTo([]);
    expect(live.hint.value).toBeUndefined();
  });

  test('asks for the threat with what else is searched taken back, and searches on after it', async () => {
    const { live, asked } = open(GAME);
    live.setOn(true);
    const threat = live.askThreat();
    expect(asked[0]!.isBack()).toBe(true);
    expect(asked[1]!.question.kind).toBe('threat');
    asked[1]!.settle(ok(finding(0.5, { turn: 'b', moves: ['b5B-b4N'] })));
    await threat;
    expect(live.threat.value?.finding.turn).toBe('b');
    expect(asked[2]!.question.ms).toBe(TIMES.here);
  });

  test('judges a move by a long look before it and after it, also while the answer to it comes, and forgets it with the next', async () => {
    const { game, live, asked } = open(GAME);
    game.goTo([0]);
    const [, after] = game.line.positions;
    const judging = live.askJudgement(after!);
    expect(asked[0]!.question).toMatchObject({ steps: [], ms: TIMES.verdict });
    // Black answers while White's move is judged.
    game.goTo([0, 0]);
    expect(asked[0]!.isBack()).toBe(true);
    expect(live.judging.value).toBe(after);
    asked[1]!.settle(ok(finding(0.6, { ms: TIMES.verdict })));
    await turn();
    expect(asked[2]!.question.steps).toEqual(['b2W-b4N']);
    asked[2]!.settle(ok(finding(0.4, { turn: 'b', ms: TIMES.verdict })));
    await Promise.all([judging, turn()]);
    expect(live.judging.value).toBeUndefined();
    expect([live.judged.value?.move.id, live.judged.value?.then?.turn]).toEqual(['b2W-b4N', 'b']);
    game.goTo([]);
    expect(live.judged.value).toBeUndefined();
    // What was looked at long is not looked at again.
    game.goTo([0]);
    await live.askJudgement(after!);
    expect(asked.length).toBe(3);
    expect(live.judged.value?.found.lines[0]?.shares['w']).toBe(0.6);
  });
});

describe('an answer that was dismissed', () => {
  test('is gone, and a judgement that is still sought does not come any more', async () => {
    const { game, live, asked } = open(GAME);
    const hint = live.nextHint();
    asked[0]!.settle(ok(finding(0.5, { moves: ['c2W-c3W'] })));
    await hint;
    live.dismiss('hint');
    expect(live.hint.value).toBeUndefined();
    game.goTo([0]);
    const judging = live.askJudgement(game.position);
    expect(live.judging.value).toBe(game.position);
    live.dismiss('judgement');
    asked[1]!.settle(ok(finding(0.6, { ms: TIMES.verdict })));
    await Promise.all([judging, turn()]);
    expect([live.judging.value, live.judged.value]).toEqual([undefined, undefined]);
    // Nothing more was asked for it.
    expect(asked.length).toBe(2);
  });
});

describe('the look at a game', () => {
  /** A game of four plies in which White's second move throws much away. */
  const LOST = '#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W+c7B-c6B';
  function look(shares: readonly number[], more: (at: number) => Partial<FoundLine> = () => ({})) {
    const { game, live } = open(LOST);
    const kept: MistakeTask[] = [];
    const asked: AnalysisQuestion[] = [];
    const ask: AskAnalyst = (question) => {
      asked.push(question);
      const at = question.steps.length;
      const line: FoundLine = { moves: ['a2W-a3W'], value: 0, shares: { w: shares[at]!, b: 1 - shares[at]! }, ...more(at) };
      return Promise.resolve(ok({ ...finding(0), lines: [line], depth: question.ms }));
    };
    const review = new GameReview(game, live, { ask, keep: (tasks) => void kept.push(...tasks), makeId: () => 'abcde' }, life.signal);
    return { game, live, review, kept, asked };
  }

  test('searches every position quickly, then longer before and after what lost most, and keeps the task', async () => {
    const { review, kept, asked } = look([0.5, 0.5, 0.5, 0.2, 0.2], (at) => ({ value: at === 3 ? 300 : 20 }));
    await review.start(['w', 'b']);
    const slow = asked.filter(({ ms }) => ms === REVIEW_TIMES.before);
    expect(asked.filter(({ ms }) => ms === REVIEW_TIMES.quick).map(({ steps }) => steps.length)).toEqual([0, 1, 2, 3, 4]);
    expect(slow.map(({ steps }) => steps.length)).toEqual([2, 3]);
    expect(review.state.value).toMatchObject({ kind: 'found' });
    expect(kept).toMatchObject([{ played: 'c2W-c3W', accepts: ['a2W-a3W'], chance: 0.5, chanceAfter: 0.2, lead: { move: 'b7B-b5B' } }]);
  });

  test('looks at the moves of the players who were asked for, and finds none where nothing was lost', async () => {
    const black = look([0.5, 0.5, 0.5, 0.2, 0.2]);
    await black.review.start(['b']);
    expect(black.kept).toEqual([]);
    const even = look([0.5, 0.5, 0.5, 0.46, 0.5]);
    await even.review.start(['w', 'b']);
    expect(even.review.state.value).toEqual({ kind: 'found', tasks: [] });
  });

  test('always has a missed mate, though nothing was lost', async () => {
    const { review, kept } = look([0.5, 0.5, 1, 0.98, 1], (at) => (at === 2 ? { mate: 2, moves: ['a2W-a3W'] } : {}));
    await review.start(['w']);
    expect(kept).toMatchObject([{ played: 'c2W-c3W', missedMate: 2 }]);
  });

  test('pauses the analysis while it searches; stopped, it calls nothing a mistake', async () => {
    const { game, live } = open(LOST);
    const analyst = makeAnalyst();
    const kept: MistakeTask[] = [];
    const review = new GameReview(
      game,
      live,
      { ask: analyst.ask, keep: (tasks) => void kept.push(...tasks), makeId: () => 'abcde' },
      life.signal,
    );
    const done = review.start(['w']);
    expect(live.isPaused.value).toBe(true);
    expect(review.state.value).toEqual({ kind: 'quick', done: 0, of: 5 });
    review.stop();
    await done;
    expect(live.isPaused.value).toBe(false);
    expect(review.state.value).toEqual({ kind: 'stopped' });
    expect(kept).toEqual([]);
    const again = review.start(['w']);
    analyst.asked.at(-1)!.settle(failWith('unknown', 'worker', 'it died'));
    await again;
    expect(review.state.value).toMatchObject({ kind: 'fault', fault: { message: 'it died' } });
    expect(live.isPaused.value).toBe(false);
  });
});

describe('a task “find better”', () => {
  const start = findRuleset('meder')!.start;
  const TASK: MistakeTask = {
    ...{ id: 'abcde', ruleset: 'meder', options: {}, position: start, played: 'a2W-a3W' },
    ...{ refutation: ['b7B-b5B'], accepts: ['b2W-b4N', 'c2W-c4N'], best: ['b2W-b4N'], chance: 0.6, chanceAfter: 0.3 },
  };
  function begin(task: MistakeTask = TASK) {
    const overlay = new BoardOverlay();
    const analyst = makeAnalyst();
    const answers: (0 | 1)[] = [];
    const finder = new FindBetter(
      {
        ...{ ask: analyst.ask, overlay, announce: () => undefined },
        fetchRules: (id) => Promise.resolve(findRuleset(id)),
        answer: (_task, score) => void answers.push(score),
      },
      life.signal,
    );
    const legal = findRuleset('meder')!.begin().moves();
    const play = (id: string): void => overlay.task.value!.move(legal.find((move: Move) => move.id === id)!);
    return { finder, overlay, answers, play, task, ...analyst };
  }

  test('shows the position and nothing that gives the answer away', async () => {
    const { finder, overlay } = begin();
    await finder.start([TASK]);
    const shown = overlay.task.value!;
    expect(shown.line.positions.at(-1)!.text()).toBe(start);
    expect([shown.line.moves, shown.marks.arrows, shown.isOpen, shown.side]).toEqual([[], [], true, 'w']);
    expect(overlay.arrows.value).toEqual([]);
  });

  test('is found by every move within the margin: known ones at once, others by a search', async () => {
    const one = begin();
    await one.finder.start([TASK]);
    one.play('c2W-c4N');
    expect(one.finder.phase.value.kind).toBe('right');
    expect([one.asked, one.answers]).toEqual([[], [1]]);
    const other = begin();
    await other.finder.start([TASK]);
    other.play('c2W-c3W');
    expect(other.finder.phase.value.kind).toBe('checking');
    other.asked[0]!.settle(ok(finding(0.56, { turn: 'b' })));
    await turn();
    expect(other.finder.phase.value.kind).toBe('right');
  });

  test('refuses the move that was played and one that loses more; the next press is the next try, the first counts', async () => {
    const { finder, overlay, answers, play, asked } = begin();
    await finder.start([TASK]);
    play('a2W-a3W');
    expect(finder.phase.value.kind).toBe('same');
    play('c2W-c3W');
    asked[0]!.settle(ok(finding(0.5, { turn: 'b', moves: ['b7B-b5B'] })));
    await turn();
    expect(finder.phase.value).toMatchObject({ kind: 'wrong', reply: { id: 'b7B-b5B' } });
    expect(overlay.task.value).toMatchObject({ isOpen: true });
    play('b2W-b4N');
    expect(finder.phase.value.kind).toBe('right');
    expect(answers).toEqual([0]);
  });

  test('of a missed mate wants a mate', async () => {
    const { finder, play, asked } = begin();
    await finder.start([{ ...TASK, missedMate: 2 }]);
    play('c2W-c3W');
    asked[0]!.settle(ok(finding(0.99, { turn: 'b' })));
    await turn();
    expect(finder.phase.value.kind).toBe('wrong');
    play('d2W-d3W');
    asked[1]!.settle(ok(finding(1, { turn: 'b', mate: -2 })));
    await turn();
    expect(finder.phase.value.kind).toBe('right');
  });

  test('gives the board back when it is left, when something else comes onto it, and after the last', async () => {
    const { finder, overlay, answers } = begin();
    await finder.start([TASK, TASK]);
    finder.show();
    expect(answers).toEqual([0]);
    await finder.next();
    expect(finder.at.value).toBe(1);
    await finder.next();
    expect([overlay.task.value, finder.open.value]).toEqual([undefined, undefined]);
    await finder.start([TASK]);
    overlay.task.value = undefined;
    expect(finder.open.value).toBeUndefined();
  });

  test('passes over a task that cannot be opened, and says so; a search that fails lets the reader try on', async () => {
    const { finder, overlay, play, asked } = begin();
    await finder.start([{ ...TASK, position: 'W:4' }, { ...TASK, ruleset: 'flat' }, TASK]);
    expect([finder.at.value, finder.isLost.value]).toEqual([2, true]);
    play('c2W-c3W');
    asked[0]!.settle(failWith('unknown', 'worker', 'it died'));
    await turn();
    expect(finder.phase.value).toMatchObject({ kind: 'fault' });
    expect(overlay.task.value?.isOpen).toBe(true);
  });
});
