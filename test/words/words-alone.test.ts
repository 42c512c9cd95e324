// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { h, render, type ComponentChild } from 'preact';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ExerciseSpec } from '../../src/components/lesson/exercise-spec.ts';
import type { StepsSpec } from '../../src/components/lesson/steps-spec.ts';

const FOLDER = join(import.meta.dirname, '../../src/words/en');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Everything that a dictionary says, with a sign before and after it. */
function sign(said: unknown): unknown {
  if (typeof said === 'string') return said === '' ? said : `«${said}»`;
  if (typeof said === 'function') return (...given: unknown[]) => sign((said as (...all: unknown[]) => unknown)(...given));
  if (Array.isArray(said)) return said.map(sign);
  if (typeof said !== 'object' || said === null || !Object.isExtensible(said)) return said;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, sign(value)]));
}

/** A saying may stand in another; of one that a panel cuts up, as keys of one row, an end stands in each part. */
function leaveOutSigned(text: string): string {
  const rest = text.replace(/«[^«»]*»/g, '');
  return rest === text ? text.replace(/«[^«»]*$|^[^«»]*»/g, '') : leaveOutSigned(rest);
}
/** Names of squares, pins and moves: no language's own. */
const NAMED = /[\w-]*\d[\w-]*/g;

/** What is said without a sign in a part of a page, in its text or aloud: words of two letters and more. */
function listUnsigned(shown: ComponentChild): readonly string[] {
  const place = document.createElement('div');
  render(shown, place);
  const texts = [...place.querySelectorAll('*')].flatMap((one) => [
    ...['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
  ]);
  render(null, place);
  return texts.map((text) => leaveOutSigned(text).replace(NAMED, '').trim()).filter((text) => /\p{L}{2}/u.test(text));
}

const SPEC = {
  ruleset: 'meder',
  view: 'stack',
  side: 'w',
  marks: {},
  because: '',
  wrong: {},
  replies: [],
  hints: [{ says: '' }, { says: '' }],
  longest: '',
} as const;
const exercise = (goal: ExerciseSpec['goal'], offered: readonly string[] = []): ExerciseSpec => ({
  ...SPEC,
  kind: 'exercise',
  position: '',
  mode: 'look',
  goal,
  offered,
});
const STEPS = {
  ...SPEC,
  kind: 'steps',
  moves: ['b2W-b4N'],
  says: ['', ''],
  steps: [],
  names: ['b4N'],
  acts: [''],
  praised: [1],
  rounds: [{ number: 1, steps: [1], isAct: false }],
  players: 2,
  hasList: true,
} as unknown as StepsSpec;

describe('a panel says nothing but what a dictionary says', () => {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    for (const name of FILES) {
      const file = `../../src/words/en/${name.replaceAll('\\', '/')}`;
      vi.doMock(file, async () => sign({ ...(await vi.importActual<object>(file)) }) as object);
    }
  });

  test('every kind of exercise', async () => {
    const { ExercisePanel, StateWord } = await import('../../src/components/lesson/ExercisePanel.tsx');
    const goals: readonly (readonly [ExerciseSpec['goal'], (readonly string[])?])[] = [
      [{ kind: 'attacks', from: 'b2W' }],
      [{ kind: 'select', answer: [], among: ['QL1'] }, ['QL1']],
      [{ kind: 'truth', answer: true }],
      [{ kind: 'choice', options: ['1', '2'], answer: 0 }],
      [{ kind: 'illegal', among: ['b2W-b4N'] }],
      [{ kind: 'declare', loser: 'g' }, ['mate:w>g', 'nobody']],
      [{ kind: 'announce', by: 'w', loser: 'g' }, ['mate:w>g', 'mate:wb>g', 'silence']],
      [{ kind: 'mate', moves: 1 }],
    ];
    for (const [goal, offered] of goals)
      expect(listUnsigned(h(ExercisePanel, { spec: exercise(goal, offered), isThreeway: true })), goal.kind).toEqual([]);
    expect(listUnsigned(h('p', {}, h(StateWord, { wasSolved: () => true })))).toEqual([]);
  });

  test('a line, its steps and its list; a board that goes from pin to pin', async () => {
    const { StepsPanel } = await import('../../src/components/lesson/StepsPanel.tsx');
    expect(listUnsigned(h(StepsPanel, { id: 'a', spec: STEPS }))).toEqual([]);
    const { findRuleset } = await import('../../src/engine/index.ts');
    const { findAdjacentPins } = await import('../../src/comparison/adjacent-pins.ts');
    const { AdjacencyPanel } = await import('../../src/components/lesson/AdjacencyPanel.tsx');
    const neighbours = findAdjacentPins(findRuleset('meder')!, 'QL');
    const spec = { ...SPEC, kind: 'adjacency', position: '', mode: 'choose', neighbours, pin: 'QL1', load: 'empty' } as const;
    expect(listUnsigned(h(AdjacencyPanel, { spec }))).toEqual([]);
  });

  test('tools, sheets and what stands beside a board to play on', async () => {
    const { ToolsBar } = await import('../../src/components/diagram/ToolsBar.tsx');
    const { PlayPanel } = await import('../../src/components/diagram/PlayPanel.tsx');
    const { NamesSheet } = await import('../../src/components/diagram/NamesSheet.tsx');
    for (const hasBoards of [true, false]) expect(listUnsigned(h(ToolsBar, { view: 'stack', hasBoards }))).toEqual([]);
    expect(listUnsigned(h(PlayPanel, { hasLines: true, caption: '' }))).toEqual([]);
    expect(listUnsigned(h(NamesSheet, { position: undefined }))).toEqual([]);
  });

  test('the counter hears a word that no dictionary says, in the text or aloud', () => {
    expect(listUnsigned(h('p', { title: 'Back' }, '«said» ', 'aside'))).toEqual(['Back', 'aside']);
    expect(listUnsigned(h('p', { title: '«Back»' }, '«said» 3 of', ' b4N'))).toEqual(['of']);
  });
});
