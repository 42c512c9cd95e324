// @vitest-environment happy-dom
import { h } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import { makeNames, playIds } from '../../../src/board/state/line.ts';
import { findAdjacentPins, firstLoad } from '../../../src/comparison/adjacent-pins.ts';
import { AdjacencyPanel } from '../../../src/components/lesson/AdjacencyPanel.tsx';
import { ExercisePanel, StateWord } from '../../../src/components/lesson/ExercisePanel.tsx';
import type { ExerciseSpec } from '../../../src/components/lesson/exercise-spec.ts';
import { startAdjacency } from '../../../src/components/lesson/start-adjacency.tsx';
import { startExercise } from '../../../src/components/lesson/start-exercise.tsx';
import { startSteps } from '../../../src/components/lesson/start-steps.tsx';
import { StepsPanel } from '../../../src/components/lesson/StepsPanel.tsx';
import type { StepsSpec } from '../../../src/components/lesson/steps-spec.ts';
// What is fetched with the first move is there before it.
import '../../../src/training/exercises/judge-exercise.ts';
import { expect as valueOf } from '../../../src/engine/index.ts';
import { holdPlates, openRules, Plate, settle, specFor } from '../harness/plate.ts';

vi.mock('../../../src/components/board/view/pixi/painter.ts', () => {
  throw new Error('no Pixi here');
});
vi.mock('../../../src/game/prover/ask-prover.ts', async () => {
  const { answerProver } = await import('../../../src/game/prover/prover-answer.ts');
  return { askProver: async (question: never) => valueOf(answerProver(question)) };
});

const KINDS = { exercise: async () => startExercise, steps: async () => startSteps, adjacency: async () => startAdjacency } as never;
const show = holdPlates(KINDS);

/** The board on QL3 carries a rook: with one piece it goes forward or across, not back (Meder 3.6). */
const LOADED = 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10';
/** Mate in two by b5N-b8B, and b8B-d8B after the reply that puts it off longest. */
const MATE = 'W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1';

async function showExercise(text: string | undefined, goal: ExerciseSpec['goal'], more: Partial<ExerciseSpec> = {}): Promise<Plate> {
  const position = openRules('meder', text);
  const spec: ExerciseSpec = {
    ...specFor(position, 'exercise', 'choose'),
    ...{ kind: 'exercise', goal, because: 'Because.', wrong: {}, replies: [], hints: [], offered: [], longest: '' },
    ...more,
  };
  const plate = new Plate(spec, position, {
    state: h<Parameters<typeof StateWord>[0]>(StateWord, {}),
    panel: h(ExercisePanel, { spec, isThreeway: false }),
  });
  plate.host.dataset['exercise'] = 'try';
  return show(plate);
}

describe('an exercise on the page', () => {
  test('asks for squares, refuses a wrong one by its rule, and is solved by all right ones (Meder 3.3)', async () => {
    const plate = await showExercise(undefined, { kind: 'moves', from: 'a1W' }, { hints: [{ says: 'Two along, one aside.' }] as never });
    const solved = vi.fn();
    document.addEventListener('exercise:solved', solved, { once: true });
    expect(plate.host.dataset['state']).toBe('new');
    plate.press('a4W');
    await settle();
    expect(plate.words('a4W')).toContain('chosen');
    plate.button('Answer').click();
    await settle();
    expect([plate.host.dataset['state'], plate.text.includes('not allowed'), solved.mock.calls.length]).toEqual(['wrong', true, 0]);
    expect(plate.words('a4W')).toContain('wrong');
    plate.button('Hint').click();
    await settle();
    expect(plate.text).toContain('Two along, one aside.');
    plate.button('Try again').click();
    const right = new Set(
      plate.position
        .moves()
        .filter(({ from }) => from === 'a1W')
        .map(({ to }) => to),
    );
    for (const name of right) if (!plate.words(name).includes('chosen') && !plate.words(name).includes('right')) plate.press(name);
    plate.button('Answer').click();
    await settle();
    expect([plate.host.dataset['state'], plate.text.includes('Because.'), solved.mock.calls.length]).toEqual(['solved', true, 1]);
  });

  test('offers pins as buttons: a pressed one is chosen, and all are shown on demand (Meder 3.6)', async () => {
    const pins = openRules('meder', LOADED)
      .ruleset.pins.map(({ name }) => name)
      .filter((name) => name !== 'QL3');
    const plate = await showExercise(LOADED, { kind: 'moves', from: 'QL3' }, { offered: pins });
    plate.button('QL1').click();
    await settle();
    expect(plate.button('QL1').getAttribute('aria-pressed')).toBe('true');
    plate.button('QL1').click();
    await settle();
    expect(plate.button('QL1').getAttribute('aria-pressed')).toBe('false');
    plate.button('QL1').click();
    plate.button('Answer').click();
    await settle();
    expect(plate.text).toContain('3.6');
    plate.button('Show all').click();
    await settle();
    expect(plate.host.dataset['state']).toBe('shown');
  });

  test('takes an answer to a claim, and tells true from not true', async () => {
    const plate = await showExercise(undefined, { kind: 'truth', answer: true }, { mode: 'look' });
    plate.button('Not true').click();
    await settle();
    expect(plate.host.dataset['state']).toBe('wrong');
    plate.button('Try again').click();
    plate.button('True').click();
    await settle();
    expect(plate.host.dataset['state']).toBe('solved');
  });

  test('is played out: the machine answers, and the mate solves it', async () => {
    const plate = await showExercise(MATE, { kind: 'mate', moves: 2 }, { mode: 'play' });
    plate.press('b5N');
    plate.press('b8B');
    await vi.waitFor(() => expect(plate.text).toContain('Your move.'), { timeout: 20_000 });
    expect(plate.text).toContain('Black replies');
    plate.press('b8B');
    plate.press('d8B');
    await vi.waitFor(() => expect(plate.host.dataset['state']).toBe('solved'), { timeout: 20_000 });
  });
});

describe('a stepped line on the page', () => {
  async function showSteps(): Promise<Plate> {
    const position = openRules('meder');
    const ids = ['b2W-b4N', 'b7B-b5B'];
    const line = valueOf(playIds(position, ids));
    const spec: StepsSpec = {
      ...specFor(position, 'steps', 'look'),
      ...{ kind: 'steps', moves: ids, says: ['The start.', 'White goes on.', 'Black too.'], steps: [{}, {}, {}] },
      names: ids.map((_, index) => makeNames(line, index)),
      ...{ acts: ['', ''], praised: [], rounds: [{ number: 1, steps: [1, 2], isAct: false }], players: 2, longest: '', hasList: true },
    };
    return show(new Plate(spec, position, { panel: h(StepsPanel, { id: 'plate', spec }) }));
  }
  const at = (plate: Plate): readonly [string, string] => [
    plate.find('.board-count').textContent ?? '',
    plate.find('.board-sentence span').textContent ?? '',
  ];

  test('goes by buttons, and no further than its ends', async () => {
    const plate = await showSteps();
    expect(at(plate)).toEqual(['0 of 2', 'The start.']);
    plate.button('On').click();
    await settle();
    expect(at(plate)).toEqual(['1 of 2', 'White goes on.']);
    expect([plate.words('b4N'), location.hash]).toEqual(['b4N, white pawn', '#plate-1']);
    plate.button('Last').click();
    plate.button('On').click();
    await settle();
    expect(at(plate)).toEqual(['2 of 2', 'Black too.']);
    plate.button('First').click();
    plate.button('Back').click();
    await settle();
    expect(at(plate)).toEqual(['0 of 2', 'The start.']);
  });

  test('goes by the list, by keys, by the slider and by the page’s address, which knows no third step', async () => {
    const plate = await showSteps();
    plate.find('a[data-step="2"]').click();
    await settle();
    expect([at(plate)[0], plate.find('a[data-step="2"]').getAttribute('aria-current')]).toEqual(['2 of 2', 'step']);
    plate.key('ArrowLeft', plate.frame);
    await settle();
    expect(at(plate)[0]).toBe('1 of 2');
    const slider = plate.find('input[type="range"]') as HTMLInputElement;
    slider.value = '0';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    expect(at(plate)[0]).toBe('0 of 2');
    const live = await plate.wake(KINDS);
    expect([live.goTo(2), live.goTo(3)]).toEqual([true, false]);
  });

  test('plays by itself until it is stopped or at its end', async () => {
    const plate = await showSteps();
    vi.useFakeTimers();
    plate.button('Play').click();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await settle();
    expect(at(plate)[0]).toBe('2 of 2');
    expect(plate.host.classList.contains('is-playing')).toBe(false);
  });
});

describe('the pins an attack board may go to, on the page (Meder 3.6)', () => {
  async function showPins(): Promise<Plate> {
    const neighbours = findAdjacentPins(openRules('meder').ruleset, 'QL');
    const [pin, load] = ['QL3', firstLoad(neighbours)];
    const text = neighbours.stages[pin]![load];
    const position = openRules('meder', text);
    const spec = { ...specFor(position, 'adjacency', 'choose'), kind: 'adjacency' as const, neighbours, pin, load };
    return show(new Plate(spec, position, { panel: h(AdjacencyPanel, { spec }) }));
  }
  const stateOf = (plate: Plate, pin: string): string => plate.find(`[data-pin="${pin}"]`).dataset['state'] ?? '';

  test('are told from those it may not, empty and with one aboard', async () => {
    const plate = await showPins();
    expect(stateOf(plate, 'QL3')).toBe('here');
    plate.button('Empty').click();
    await settle();
    const empty = [stateOf(plate, 'QL1'), stateOf(plate, 'QL4'), stateOf(plate, 'KL6')];
    expect(empty).toEqual(['go', 'go', '']);
    // With one aboard it goes forward or across, not back.
    plate.button('One aboard').click();
    await settle();
    expect([stateOf(plate, 'QL1'), stateOf(plate, 'QL4')]).toEqual(['barred', 'go']);
    expect(plate.find('.adjacency-says').textContent).toContain('QL3');
  });

  test('are gone to by a press', async () => {
    const plate = await showPins();
    plate.find('[data-pin="QL4"]').click();
    await settle();
    expect(stateOf(plate, 'QL4')).toBe('here');
    expect(plate.words('QL4')).toContain('attack board QL');
  });
});
