import { describe, expect, test } from 'vitest';
import { coverClaims, findUnknown, readLesson, readReference, type Claim } from '../../scripts/check/claims.ts';
import { listTags } from '../../src/content/tags.ts';

const claim = (id: string, rest: Partial<Claim> = {}): Claim => ({
  id,
  ruleset: id.split('-')[0]!,
  section: '1',
  claim: 'It holds.',
  source: 'text',
  show: 'words',
  ...rest,
});
const reference = (text: string) => readReference(text, 'rules/meder', 'meder.mdx');
const lesson = (text: string) => readLesson(text, 'learn/meder/pins', 'pins.mdx');

describe('the components of a text', () => {
  test('are read with their lines, texts and values, whatever stands in them', () => {
    const [first, second] = listTags(
      'Words.\n\n<Rule n="6.2" figure={{ says: \'a > b }\', n: [1] }} claims="a b">\n<Sq at="b4N" /></Rule>',
    );
    expect(first).toMatchObject({ name: 'Rule', line: 3 });
    expect(Object.fromEntries(first!.has)).toEqual({ n: '6.2', figure: "{{ says: 'a > b }', n: [1] }}", claims: 'a b' });
    expect(second).toMatchObject({ name: 'Sq', line: 4, within: [{ name: 'Rule' }] });
  });

  test('are none in code, and a closed one holds nothing', () => {
    expect(listTags('```mdx\n<Rule n="1.1">\n```\n\n{/* <Screen id="x"> */}')).toEqual([]);
    expect(listTags('<Sq at="a1" /><Screen id="x"></Screen><Pin at="QL1" />').map(({ within }) => within.length)).toEqual([0, 0, 0]);
  });
});

describe('coverage of claims', () => {
  test('is by rules and, for what is to be seen, by lessons', () => {
    const claims = [claim('meder-a', { show: 'board' }), claim('meder-b', { show: 'board' }), claim('meder-c'), claim('meder-d')];
    const { namings } = reference('<Rule n="6.2" claims="meder-a meder-b meder-c">x</Rule>\n<Rule n="6.3">y</Rule>');
    const shown = lesson('<Screen id="empty" claims="meder-a">\n<Exercise id="try" claims="meder-d" />\n</Screen>').namings;
    const rows = coverClaims(claims, [...namings, ...shown]);
    expect(rows.map(({ lacks }) => lacks)).toEqual([[], ['lesson'], [], ['rule']]);
    expect(rows[0]).toMatchObject({ rules: ['/rules/meder/#r-6.2'], lessons: ['/learn/meder/pins/#empty'] });
    expect(rows[3]!.lessons).toEqual(['/learn/meder/pins/#try']);
  });

  test('knows a plate without a name by its screen', () => {
    const { namings } = lesson('<Screen id="empty"><Diagram claims="meder-a" /></Screen>\n<Steps claims="meder-b" />');
    expect(namings.map(({ address }) => address)).toEqual(['/learn/meder/pins/#empty', '/learn/meder/pins/']);
  });

  test('tells a name that is no claim, one of another ruleset and one named twice, with file and line', () => {
    const { namings } = reference('\n<Rule n="1.1" claims="meder-a meder-a meder-z grant-a">x</Rule>');
    expect(findUnknown([claim('meder-a'), claim('grant-a')], namings)).toEqual([
      'meder.mdx:2: names meder-a twice',
      'meder.mdx:2: there is no claim “meder-z”',
      'meder.mdx:2: grant-a is a claim of grant, not of meder',
    ]);
    expect(findUnknown([claim('meder-a')], reference('<Rule n="1.1" claims="meder-a">x</Rule>').namings)).toEqual([]);
  });

  test('refuses two rules of one number, a strange number, and claims where nothing is shown', () => {
    expect(reference('<Rule n="1.1">x</Rule><Rule n="1.1">y</Rule>').faults).toEqual(['meder.mdx:1: there are two rules 1.1']);
    expect(reference('<Rule n="1">x</Rule>').faults[0]).toContain('is not a number of a rule');
    expect(reference('<Note claims="meder-a">x</Note>').faults[0]).toContain('only a Rule');
    expect(lesson('<Note claims="meder-a">x</Note>').faults[0]).toContain('<Note> names claims');
    expect(reference('<Rule n="1.1">x</Rule><Rule n="1.2">y</Rule>').faults).toEqual([]);
  });

  test('sees a rule with a label of its own', () => {
    expect(reference('<Rule n="1.1" kind="house" claims="meder-a">x</Rule>').faults).toEqual([
      'meder.mdx:1: the rule 1.1 has a label of its own; it takes that of its claims',
    ]);
    expect(reference('<Rule n="1.1" claims="meder-a">x</Rule>').faults).toEqual([]);
  });
});
