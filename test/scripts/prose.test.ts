import { describe, expect, it } from 'vitest';
import { checkProse, countSentences, listRuns } from '../../scripts/prose.ts';
import { TERMS } from '../../src/content/glossary.ts';

const says = async (text: string, ...rest: Parameters<typeof checkProse> extends [string, ...infer R] ? R : never): Promise<string[]> =>
  (await checkProse(text, ...rest)).faults.map((fault) => `${fault.line}: ${fault.says}`);
const words = (count: number): string => `${'one '.repeat(count - 1)}one.`.replace(/one one/g, 'one two');

describe('the prose of a text', () => {
  it('is what a reader reads: squares as one word, captions too, without heads, tables and code', () => {
    const text =
      '---\ntitle: Lines\n---\n\nGo from <Sq at="b4N" /> to `b5N`.\n\n| a | b |\n| - | - |\n\n<Diagram caption="A line." marks={{ moves: \'b2W\' }} />\n';
    expect(listRuns(text).map(({ text: run, line }) => [run, line])).toEqual([
      ['Go from b4 to b4.', 5],
      ['A line.', 10],
    ]);
  });

  it('has sentences that may end in a letter and begin with a square', () => {
    expect(countSentences('The highest is B. It is dark. b4 is light. He took e.p. at once!')).toEqual([4, 3, 3, 5]);
  });

  it('has at most thirty words a sentence', async () => {
    expect(await says(words(30))).toEqual([expect.stringContaining('on average')]);
    expect((await says(`A\n\n${words(31)}`))[0]).toMatch(/^3: a sentence of 31 words/);
    expect(await says('A short one. Another short one.')).toEqual([]);
  });

  it('repeats no word and has none that is hard to read', async () => {
    expect(await says('The pawn goes to to the square.')).toEqual([expect.stringContaining('to')]);
    expect(
      await says(
        'Notwithstanding considerable interpretational heterogeneity, multidimensional repositioning necessitates comprehensive anticipatory consideration of hypothetical interdependencies.',
      ),
    ).toEqual([expect.stringContaining('hard to read')]);
  });

  it('says one word for one thing, except where the other is quoted or explained', async () => {
    expect(await says('The pawn is captured in passing.')).toEqual(['1: “in passing” is a word we do not use; say en passant']);
    expect(await says('The pawn is captured “in passing”.')).toEqual([]);
    expect(await says('En passant means in passing.', [], 'en-passant')).toEqual([]);
    expect(await says('Nobody moves it.')).toEqual([expect.stringContaining('“Nobody”')]);
  });

  it('has no term before its lesson', async () => {
    const rotation = TERMS.filter(({ topic }) => topic === 'rotation');
    expect(await says('A rotation turns it.', rotation)).toEqual(['1: “rotation” comes before the lesson on rotation']);
    expect(await says('A rotation turns it.')).toEqual([]);
  });
});
