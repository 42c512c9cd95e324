// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerPuzzles } from '../harness/puzzle-data.ts';
import { h, render } from 'preact';
import { firstPuzzleOf, makeFirstVisit } from '../../../src/training/first-visit.ts';
import { makeSummaries, readSummaries } from '../../../src/training/puzzle-index.ts';
import { Trainer } from '../../../src/components/trainer/Trainer.tsx';
import { showTrainer } from '../../../src/components/trainer/start-trainer.ts';
import { expect as valueOf, isAttackNode, RULESETS } from '../../../src/engine/index.ts';
import { parseCollection } from '../../../src/puzzles/format.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { preparePage, settle } from '../harness/plate.ts';

vi.mock('../../../src/components/board/view/pixi/painter.ts', () => {
  throw new Error('no Pixi here');
});

/** From the root of the project: a page has no addresses of files. */
const read = (ruleset: string): readonly Puzzle[] =>
  valueOf(parseCollection(JSON.parse(readFileSync(`src/puzzles/collection/${ruleset}.json`, 'utf8'))));
const collection = RULESETS.flatMap(({ id }) => read(id));
const FILES = answerPuzzles(
  collection,
  RULESETS.map(({ id }) => id),
);
const MATE = collection.find(({ ruleset, goal }) => ruleset === 'meder' && goal.kind === 'mate' && goal.moves === 1)!;
/** Has a kind and a ruleset that no other test here opens: what has come once is not fetched again. */
const ALONE = collection.find(({ ruleset, goal }) => ruleset === 'usenet' && goal.kind === 'legal')!;
/** No other test here keeps an attempt of it. */
const ALONE_MATE = collection.find(
  ({ id, ruleset, goal }) => ruleset === 'meder' && goal.kind === 'mate' && goal.moves === 2 && id !== MATE.id,
)!;
const QUESTION = collection.find(({ ruleset, goal }) => ruleset === 'meder' && goal.kind === 'squares')!;

/** A plate without a position, as the page of the trainer keeps one for each form of board. */
const TEMPLATE = `<board-diagram class="exercise puzzle"><figure class="board-figure">
  <header><p data-plate-part="rules"></p><p><span class="puzzle-disc"></span><b data-plate-part="turn"></b><span class="puzzle-task"></span></p></header>
  <div class="board-frame"><div class="board-picture"></div></div><div data-plate-part="panel"></div></figure></board-diagram>`;

let isBroken = false;
/** The files of puzzles that were fetched. */
let fetched: string[] = [];
async function answer(address: string): Promise<Response> {
  if (isBroken) throw new Error('no network');
  const found = [...FILES].find(([path]) => address.endsWith(path))?.[1];
  if (found !== undefined) fetched.push(address);
  return found === undefined ? new Response('', { status: 404 }) : new Response(found);
}

const rulesets = RULESETS.map(({ id, name }) => ({ id, name }));

/** The trainer in a page, at an address; what the build and the reader have done to its panel is done before. */
async function openTrainer(
  hash: string,
  prepare: (panel: HTMLElement, plate: HTMLElement) => void = () => undefined,
): Promise<{ plate: HTMLElement; chooser: HTMLElement; panel: HTMLElement }> {
  history.replaceState(null, '', `/puzzles/train/${hash}`);
  document.body.innerHTML = `<div id="chooser"></div><div id="panel"></div><div id="plates"></div>
    <template data-plate-of="tri">${TEMPLATE}</template><template data-plate-of="hex">${TEMPLATE}</template>`;
  const [chooser, panel, plate] = ['chooser', 'panel', 'plates'].map((id) => document.getElementById(id)!) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  panel.dataset['train'] = JSON.stringify({ rulesets });
  prepare(panel, plate);
  void showTrainer(plate, chooser, panel);
  await settle();
  return { plate, chooser, panel };
}

const buttonOf = (root: HTMLElement, words: string): HTMLButtonElement => {
  const all = [...root.querySelectorAll('button')];
  const found = all.find((one) => one.textContent?.trim().startsWith(words));
  if (!found) throw new Error(`no button “${words}”, but ${all.map((one) => one.textContent).join(', ')}`);
  return found;
};
const diagramOf = (plate: HTMLElement): HTMLElement & { load(): Promise<unknown> } => plate.querySelector('board-diagram')!;
const press = (plate: HTMLElement, name: string): void => plate.querySelector<HTMLElement>(`[data-at="${name}"]`)!.click();

beforeEach(() => {
  preparePage();
  isBroken = false;
  localStorage.clear();
  vi.stubGlobal('fetch', (address: string | URL) => answer(String(address)));
});
afterEach(async () => {
  document.body.textContent = '';
  await settle();
  vi.unstubAllGlobals();
});

describe('the trainer on its page', () => {
  // Before the others: what has come once is not fetched again.
  test('says that the puzzles could not be fetched, and fetches them when the address is followed again', async () => {
    isBroken = true;
    const { panel } = await openTrainer('');
    await vi.waitFor(() => expect(panel.textContent).toContain('could not be fetched'));
    isBroken = false;
    dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(panel.textContent).toContain('Another puzzle'));
    await vi.waitFor(() => expect(panel.textContent).not.toContain('on their way'));
    expect(panel.textContent).not.toContain('could not be fetched');
  });

  test('on a first visit goes on with the plate and the panel that the build has written', async () => {
    const first = firstPuzzleOf(rulesets[0]!.id)!;
    let written: Element | null = null;
    const { plate, panel } = await openTrainer('', (built, board) => {
      const training = makeFirstVisit(readSummaries(JSON.parse(makeSummaries(collection))));
      built.innerHTML = '<div></div>';
      render(h(Trainer, { training, rulesets }), built.firstElementChild!);
      built.innerHTML = built.firstElementChild!.innerHTML;
      board.innerHTML = `<board-diagram id="${first}"></board-diagram>`;
      written = board.firstElementChild;
    });
    await vi.waitFor(() => expect(panel.textContent).toContain(first));
    expect(diagramOf(plate)).toBe(written);
    buttonOf(panel, 'Another puzzle').click();
    await vi.waitFor(() => expect(diagramOf(plate).id).not.toBe(first));
  });

  test('opens by the rules last used, and by others when they are chosen; filters lie behind a button', async () => {
    localStorage.setItem('threefold:rules', 'grant');
    const { plate, chooser, panel } = await openTrainer('');
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(firstPuzzleOf('grant')));
    expect(panel.textContent).toContain('Your rating');
    expect(chooser.querySelectorAll('select')).toHaveLength(1);
    const rules = chooser.querySelector('select')!;
    expect(rules.value).toBe('grant');
    buttonOf(chooser, 'Task, level, theme').click();
    await settle();
    expect([...chooser.querySelectorAll('.train-field > span')].map(({ textContent }) => textContent)).toEqual([
      ...['Ruleset', 'Task', 'Level', 'Theme', 'Mode'],
    ]);
    // Only what ten puzzles or more have is offered.
    const counts = [...chooser.querySelectorAll('select')[3]!.options].flatMap(
      ({ textContent }) => /\((\d+)\)/.exec(textContent ?? '')?.[1] ?? [],
    );
    expect(counts.length).toBeGreaterThan(5);
    expect(Math.min(...counts.map(Number))).toBeGreaterThanOrEqual(10);
    rules.value = 'harshman';
    rules.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(firstPuzzleOf('harshman')));
  });

  test('opens the puzzle its address names; solved, it counts, and another comes', async () => {
    const { plate, panel } = await openTrainer(`#puzzle=${MATE.id}`);
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(MATE.id));
    expect(panel.textContent).toContain(MATE.id);
    await diagramOf(plate).load();
    const { solution } = MATE;
    const key = solution && isAttackNode(solution) ? solution.play[0]! : '';
    const [from = '', to = ''] = key.split('=')[0]!.split('-');
    press(plate, from);
    press(plate, to);
    await vi.waitFor(() => expect(diagramOf(plate).dataset['state']).toBe('solved'));
    await vi.waitFor(() => expect(panel.querySelector('.is-up')?.textContent).toMatch(/\+\d/));
    buttonOf(panel, 'Next puzzle').click();
    await vi.waitFor(() => expect(diagramOf(plate).id).not.toBe(MATE.id));
    expect(location.hash).not.toContain(MATE.id);
  });

  test('a wrong answer to a question counts against the reader, once', async () => {
    const { plate, panel } = await openTrainer(`#puzzle=${QUESTION.id}`);
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(QUESTION.id));
    await diagramOf(plate).load();
    const wrong = plate.querySelector<HTMLElement>('.board-cell')!.dataset['at']!;
    expect(QUESTION.answer).not.toContain(wrong);
    press(plate, wrong);
    await settle();
    buttonOf(plate, 'Answer').click();
    await vi.waitFor(() => expect(diagramOf(plate).dataset['state']).toBe('wrong'));
    await vi.waitFor(() => expect(panel.querySelector('.train-figures small:not(.is-up)')?.textContent).toBeTruthy());
    const kept = JSON.parse(localStorage.getItem('threefold:puzzles') ?? '{}') as { history?: readonly { id: string; score: number }[] };
    expect(kept.history?.filter(({ id }) => id === QUESTION.id)).toMatchObject([{ score: 0 }]);
  });

  test('the idea costs nothing, the piece half a point, the square the rest', async () => {
    const history = (): readonly unknown[] =>
      (JSON.parse(localStorage.getItem('threefold:puzzles') ?? '{}') as { history?: readonly { id: string }[] }).history?.filter(
        ({ id }) => id === ALONE_MATE.id,
      ) ?? [];
    const { plate } = await openTrainer(`#puzzle=${ALONE_MATE.id}`);
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(ALONE_MATE.id));
    await diagramOf(plate).load();
    buttonOf(plate, 'Hint (free)').click();
    await settle();
    buttonOf(plate, 'Next hint (half a point)').click();
    await settle();
    expect(history()).toEqual([]);
    buttonOf(plate, 'Next hint (no point)').click();
    await vi.waitFor(() => expect(history()).toMatchObject([{ score: 0 }]));
    expect(history()[0]).not.toHaveProperty('isHalf');
  });

  test('a hint and the solution come when asked for; a puzzle that was shown is not solved', async () => {
    const { plate, panel } = await openTrainer(`#puzzle=${MATE.id}`);
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(MATE.id));
    await diagramOf(plate).load();
    buttonOf(plate, 'Hint').click();
    await settle();
    expect(plate.querySelector('.plate-said')?.textContent).not.toBe('');
    buttonOf(plate, 'Show the solution').click();
    await vi.waitFor(() => expect(diagramOf(plate).dataset['state']).toBe('shown'));
    expect(panel.querySelector('.is-up')).toBeNull();
  });

  test('fetches the one file that has the puzzle it opens, and those of no other kind or ruleset', async () => {
    fetched = [];
    const { plate } = await openTrainer(`#puzzle=${ALONE.id}`);
    await vi.waitFor(() => expect(diagramOf(plate).id).toBe(ALONE.id));
    const files = fetched.filter((address) => !address.endsWith('/facets.json'));
    expect(files).toEqual([expect.stringMatching(/\/puzzles\/data\/usenet\/legal-\d+\.json$/)]);
  });

  test('where nothing that was missed is left it leads on, and has no puzzle to complain of', async () => {
    const { panel } = await openTrainer('#ruleset=bartmess&mode=missed');
    await vi.waitFor(() => expect(panel.textContent).toContain('Nothing that you missed is left'));
    const words = [...panel.querySelectorAll('.train-acts button')].map(({ textContent }) => textContent);
    expect(words).toEqual(['Rated puzzles', 'Puzzle of the day']);
    buttonOf(panel, 'Rated puzzles').click();
    await vi.waitFor(() => expect(panel.textContent).toContain('Something is wrong with it'));
    expect(panel.textContent).not.toContain('Nothing that you missed');
    expect(location.hash).toContain('ruleset=bartmess');
    expect(location.hash).not.toContain('mode');
  });
});
