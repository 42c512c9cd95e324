import { describe, expect, test } from 'vitest';
import { listRuns } from '../../scripts/check/prose-runs.ts';
import { checkProse, countSentences } from '../../scripts/check/prose.ts';
import { TERMS } from '../../src/content/glossary.ts';

const says = async (text: string, ...rest: Parameters<typeof checkProse> extends [string, ...infer R] ? R : never): Promise<string[]> =>
  (await checkProse(text, ...rest)).faults.map((fault) => `${fault.line}: ${fault.says}`);
const words = (count: number): string => `${'one '.repeat(count - 1)}one.`.replace(/one one/g, 'one two');

describe('the prose of a text', () => {
  test('is what a reader reads: squares as one word, captions too, without tables and code', () => {
    const text =
      '---\norder: 2\n---\n\nGo from <Sq at="b4N" /> to `b5N`.\n\n| a | b |\n| - | - |\n\n<Diagram caption="A line." marks={{ moves: \'b2W\' }} />\n';
    expect(listRuns(text).map(({ text: run, line }) => [run, line])).toEqual([
      ['Go from b4 to b4.', 5],
      ['A line.', 10],
    ]);
  });

  test('is the head of a page too, and what plates say: wrong tries, hints, answers, captions, sentences of steps', () => {
    const text = `---
title: Lines
summary: "What runs where."
order: 2
---

<Exercise
  id="x"
  goal={{ kind: 'choice', options: ['One', 'Two'], answer: 0 }}
  wrong={{ a1: 'Too far.', '*': \`No.\` }}
  hints={{ idea: 'Look up.', piece: 'b4N' }}
  because="So it is."
/>

<Exercise goal={{ kind: 'moves', from: 'b2W' }} hints={['Look down.', other]} />

<Steps start="The start. [attacks b4N]" moves="1. b4N {The middle. [arrow b7B-b5B]} b5B" />

<Rule figure={{ caption: 'A pin.' }}>Text.</Rule>
`;
    const runs = listRuns(text).map(({ text: run, line, kind }) => [run, line, kind]);
    expect(runs).toEqual([
      ['Lines', 2, 'label'],
      ['What runs where.', 3, 'sentence'],
      ['One', 9, 'label'],
      ['Two', 9, 'label'],
      ['Too far.', 10, 'sentence'],
      ['No.', 10, 'sentence'],
      ['Look up.', 11, 'sentence'],
      ['So it is.', 12, 'sentence'],
      ['Look down.', 15, 'sentence'],
      ['The start.', 17, 'sentence'],
      ['The middle.', 17, 'sentence'],
      ['Text.', 19, 'paragraph'],
      ['A pin.', 19, 'sentence'],
    ]);
  });

  test('is held to the same measure there, without the average', async () => {
    expect(await says(`<Exercise wrong={{ '*': '${words(31)}' }} />`)).toEqual([expect.stringMatching(/^1: a sentence of 31 words/)]);
    expect(await says(`<Exercise because="${words(30)}" />`)).toEqual([]);
    expect(await says(`<Exercise hints={['The pawn is captured in passing.']} />`)).toEqual([expect.stringContaining('say en passant')]);
  });

  test('has sentences that may end in a letter and begin with a square', () => {
    expect(countSentences('The highest is B. It is dark. b4 is light. He took e.p. at once!')).toEqual([4, 3, 3, 5]);
  });

  test('has at most thirty words a sentence', async () => {
    expect(await says(words(30))).toEqual([expect.stringContaining('on average')]);
    expect((await says(`A\n\n${words(31)}`))[0]).toMatch(/^3: a sentence of 31 words/);
    expect(await says('A short one. Another short one.')).toEqual([]);
  });

  test('repeats no word and has none that is hard to read', async () => {
    expect(await says('The pawn goes to to the square.')).toEqual([expect.stringContaining('to')]);
    expect(
      await says(
        'Notwithstanding considerable interpretational heterogeneity, multidimensional repositioning necessitates comprehensive anticipatory consideration of hypothetical interdependencies.',
      ),
    ).toEqual([expect.stringContaining('hard to read')]);
  });

  test('says one word for one thing, except where the other is quoted or explained', async () => {
    expect(await says('The pawn is captured in passing.')).toEqual(['1: “in passing” is a word we do not use; say en passant']);
    expect(await says('The pawn is captured “in passing”.')).toEqual([]);
    expect(await says('En passant means in passing.', [], 'en-passant')).toEqual([]);
    expect(await says('Nobody moves it.')).toEqual([expect.stringContaining('“Nobody”')]);
  });

  test('says how often something happens only where that is backed', async () => {
    for (const word of ['A rook usually wins.', 'A queen always wins.', 'Black seldom castles.', 'As a rule the board stays.'])
      expect(await says(word)).toEqual([expect.stringContaining('says how often')]);
    expect(await says('A king may always step back. King and rook always win too, in at most 29 moves.')).toEqual([]);
  });

  test('has no term before its lesson', async () => {
    const rotation = TERMS.filter(({ topic }) => topic === 'rotation');
    expect(await says('A rotation turns it.', rotation)).toEqual(['1: “rotation” comes before the lesson on rotation']);
    expect(await says('A rotation turns it.')).toEqual([]);
  });
});
