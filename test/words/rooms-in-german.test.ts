// @vitest-environment happy-dom
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { h, render, type ComponentChild } from 'preact';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { EXERCISE } from '../../src/words/en/lesson/exercise.ts';
import { GERMAN } from './german.ts';

type Room = keyof typeof GERMAN;

/** The first language with the lines of the sample in the place of its own. */
function merge(own: unknown, sample: unknown): unknown {
  if (typeof own !== 'object' || own === null || typeof sample !== 'object' || sample === null) return sample;
  const changed = Object.entries(sample).map(([name, line]) => [name, merge((own as Record<string, unknown>)[name], line)]);
  return Array.isArray(own) ? Object.assign([...own], Object.fromEntries(changed)) : { ...own, ...Object.fromEntries(changed) };
}

/** The words on a page that shows this, with what is read out alone. */
function wordsOn(shown: ComponentChild): string {
  const place = document.createElement('div');
  render(shown, place);
  const labels = [...place.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  const words = [...labels, place.textContent].join(' ');
  render(null, place);
  return words;
}

const rules = async (id: string) => (await import('../../src/engine/index.ts')).findRuleset(id)!;
const open = async (id: string) => (await rules(id)).begin();

/** A line as it comes out where a room says it, and who says it there. */
const SPOKEN: Partial<Readonly<Record<Room, readonly [string, () => Promise<string | undefined>]>>> = {
  acts: ['Remis nach fünfzig Zügen', async () => (await import('../../src/components/board/model/acts.ts')).describeAct('claim:fifty')],
  board: ['Mittelbrett', async () => (await import('../../src/components/board/model/words.ts')).nameBoard(await open('meder'), 'N')],
  'compare/boards': [
    'Das Angriffsbrett von White auf QL1',
    async () => (await import('../../src/components/compare/names.ts')).describe(await open('meder'), { kind: 'board', id: 'QL' }),
  ],
  'compare/set-up': [
    'Weiß hat 20 erste Züge.',
    async () => (await import('../../src/components/compare/model/set-up.ts')).sayFirstMoves(await open('meder')),
  ],
  'compare/suits': ['Kurz', async () => JSON.stringify((await import('../../src/components/compare/model/measures.ts')).MEASURES)],
  'compare/table': ['König', async () => (await import('../../src/components/compare/model/rows.ts')).GROUPS.king],
  'compare/topics': [
    'Was steht im Weg?',
    async () => (await import('../../src/components/compare/model/topics.ts')).TOPIC_WORDS['blocked'],
  ],
  declarations: [
    'Die Partie ist zu Ende.',
    async () => (await import('../../src/words/declarations.ts')).sayDeclaration({ variant: 'over', args: {} } as never),
  ],
  diagram: ['Schließen', async () => wordsOn(h((await import('../../src/components/diagram/SheetHead.tsx')).SheetHead, { title: '' }))],
  facts: [
    'Zwölf Plätze gibt es für Angriffsbretter.',
    async () => (await import('../../src/words/facts.ts')).sayFact(await rules('meder'), 'pins'),
  ],
  faults: [
    'gefunden: „x“',
    async () => (await import('../../src/words/faults.ts')).sayFault({ variant: 'turn', args: { found: 'x', players: ['w', 'b'] } }),
  ],
  flaws: ['nichts ist verborgen', async () => (await import('../../src/words/flaws.ts')).sayFlaw('plain-way')],
  forms: [
    'eine Liste',
    async () => {
      const read = (await import('../../src/schema/read.ts')).readAs(
        (await import('zod')).z.array((await import('zod')).z.string()),
        5,
        'all',
      );
      return read.ok ? undefined : read.fault.message;
    },
  ],
  free: [
    'Die Stellung: kaputt',
    async () =>
      (await import('../../src/components/free/model/fault-words.ts')).describeFault({
        code: 'malformed',
        field: 'position',
        message: 'kaputt',
      }),
  ],
  games: ['Meders Musterpartie', async () => (await import('../../src/words/games.ts')).sayGame('meder', 'sample')],
  'lesson/faults': [
    'es gibt kein Ziel „nonesuch“',
    async () => {
      const read = (await import('../../src/components/lesson/parse-goal.ts')).parseExerciseGoal({ kind: 'nonesuch' });
      return read.ok ? undefined : read.fault.message;
    },
  ],
  'lesson/steps': [
    'Anfang',
    async () => (await import('../../src/components/lesson/steps.ts')).nameOf({ rounds: [], acts: [], names: [] } as never, 0, 'usual'),
  ],
  motifs: ['Gabel', async () => (await import('../../src/components/puzzle/motif-words.ts')).MOTIF_WORDS.fork],
  never: [
    'der Läufer auf b4N kam nie hinaus',
    async () => (await import('../../src/words/never.ts')).sayNever({ variant: 'caged', args: { player: 'w', square: 'b4N' } }),
  ],
  notation: [
    'Zug 1 ist keiner.',
    async () => (await import('../../src/components/notation/convert.ts')).convertMoves(await open('meder'), '1. nonesuch').fault,
  ],
  options: ['Die Partie endet', async () => (await import('../../src/words/options.ts')).sayOption('mate').label],
  'plate-faults': [
    'das ist kein JSON',
    async () => {
      const read = (await import('../../src/components/diagram/spec.ts')).parseSpec('{');
      return read.ok ? undefined : read.fault.message;
    },
  ],
  puzzle: ['Matt in 7', async () => (await import('../../src/components/puzzle/words.ts')).nameGoal({ kind: 'mate', moves: 7 })],
  'puzzle-faults': [
    'eine Sammlung ist eine Liste',
    async () => {
      const read = (await import('../../src/puzzles/format.ts')).parseCollection(5);
      return read.ok ? undefined : read.fault.message;
    },
  ],
  refusals: [
    'Auf b1W steht eine eigene Figur.',
    async () => (await import('../../src/words/refusals.ts')).sayRefusal((await open('meder')).refuse('a1W', 'b1W')!),
  ],
  rulings: ['So stehen sie am Anfang.', async () => (await import('../../src/words/rulings.ts')).sayRuling('meder', 'start').says],
  shares: ['Rochade', async () => (await import('../../src/words/shares.ts')).sayShare('castling')],
  site: ['Lernen', async () => (await import('../../src/components/site/nav.ts')).PLACES[0]?.label],
  states: [
    'w ist am Zug.',
    async () => (await import('../../src/components/board/model/describe-state.ts')).describeState(await open('meder')),
  ],
};

test('the sample has a line of every room of words, and of no other', () => {
  const list = (folder: string): readonly string[] =>
    globSync('**/*.ts', { cwd: join(import.meta.dirname, '../../src/words', folder) }).map((file) =>
      file.replaceAll('\\', '/').slice(0, -3),
    );
  const said = list('en');
  const rooms = list('.').filter((room) => said.includes(room));
  expect(rooms.toSorted()).toEqual(Object.keys(GERMAN).toSorted());
});

describe('a room speaks another language', () => {
  beforeAll(() => {
    for (const [room, sample] of Object.entries(GERMAN)) {
      const file = `../../src/words/en/${room}.ts`;
      vi.doMock(file, async () => merge(await vi.importActual(file), sample) as object);
    }
  });

  test.for(Object.entries(SPOKEN))('%s says its line', async ([, [line, speak]]) => {
    expect(await speak()).toContain(line);
  });

  test('and what has no line in the sample is said in the first', async () => {
    expect((await import('../../src/words/games.ts')).sayGame('grant', 'mate')).toBe('A mate at move 28');
  });

  test('a dictionary of exercises that leaves a sentence out is none', () => {
    const { check, ...rest } = EXERCISE;
    expect(check).toBe('Check');
    // @ts-expect-error: the word on the button that judges an answer is missing
    const short: typeof EXERCISE = rest;
    expect(Object.keys(short)).toHaveLength(Object.keys(EXERCISE).length - 1);
  });
});
