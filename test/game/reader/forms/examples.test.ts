import { describe, expect, test } from 'vitest';
import { expect as valueOf, findRuleset, type Position } from '../../../../src/engine/index.ts';
import { FORMS } from '../../../../src/game/reader/forms/index.ts';

const open = (ruleset: string, text?: string): Position => valueOf(findRuleset(ruleset)!.parse(text ?? findRuleset(ruleset)!.start));

/** What a form reads a text as, with the pattern as a reader uses it: at a word’s begin, as far as a blank or the end. */
function read(id: string, position: Position, text: string): readonly string[] | 'no word' {
  const form = FORMS.find((one) => one.id === id)!;
  const word = new RegExp(`(?:${form.pattern.source})(?=[\\s(){}]|$)`, 'y').exec(text)?.[0];
  return word === undefined ? 'no word' : form.match(word, position, position.moves()).map((move) => move.id);
}

const MEDER_BLACK = valueOf(findRuleset('meder')!.begin().play('b2W-b4N'));
/** White's board has one pawn, Black's king is far; a pawn of White's on b7B can be promoted. */
const PROMOTING = open('meder', 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:4/1pPp/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10');

/** Texts of the sources and ways people vary them. */
const TEXTS: readonly (readonly [form: string, position: Position, text: string, ids: readonly string[]])[] = [
  ...(['Pb2(2)-b4(2)', 'Pb2(2) - b4(2)', 'pb2(2)-b4(2)', 'PB2(2)-B4(2)', 'b2(2)-b4(2)', 'Pb2(2)-b4(2)!?', 'Pb2-b4(2)'] as const).map(
    (text) => ['roth', open('bartmess'), text, ['a2W-a4W']] as const,
  ),
  ['roth', open('bartmess'), 'Pb2(2)-b4', ['a2W-a4N', 'a2W-a4W']],
  ['roth', open('bartmess'), 'Pb2(2)-b4(6)', []],
  ['roth', open('meder'), 'N-c3(4)', ['a1W-b3N']],
  ['roth', open('meder'), 'QLb1(2)-b4(2)', []],
  ['roth', PROMOTING, 'Pd7(6)-d8(6)=Q', ['c7B-c8B=Q']],
  ['roth', PROMOTING, 'Pd7(6)-d8(6)=n', ['c7B-c8B=N']],
  ['roth', PROMOTING, 'QLb3(4)-b1(2)', []],
  ['roth', PROMOTING, 'QLb3(4)-b6(4)', ['QL3-QL4']],
  ['roth', PROMOTING, 'L-b6(4)', ['QL3-QL4']],
  ['roth', PROMOTING, 'lb3(4)-b6(4)', ['QL3-QL4']],
  ['roth', PROMOTING, 'QLb3(5)-b6(5)', ['QL3-QL4']],
  ['roth', PROMOTING, 'QLb3(4)i-b6(4)', []],
  ['thompson', open('bartmess'), 'P-b3B-b5B', ['a2W-a4W']],
  ['thompson', open('bartmess'), 'p-B3B-B5B', ['a2W-a4W']],
  ['thompson', open('bartmess'), 'Q-b1A-b6F', []],
  ['thompson', PROMOTING, 'A-b4E-b7E', ['QL3-QL4']],
  ['thompson', PROMOTING, 'a-b4e-b7e', ['QL3-QL4']],
  ['thompson', PROMOTING, 'A-b4D-b7E', []],
  ['commence', open('meder'), 'W P b2W-b4N', ['b2W-b4N']],
  ['commence', MEDER_BLACK, 'B P b7B-b5B', ['b7B-b5B']],
  ['commence', MEDER_BLACK, 'W P b7B-b5B', []],
  ['commence', open('meder'), 'W N b2W-b4N', []],
  ['commence', open('meder'), 'w p b2w-b4n', ['b2W-b4N']],
  ['commence', PROMOTING, 'W   QL3-QL4', ['QL3-QL4']],
  ['commence', PROMOTING, 'W P c7B-c8B=Q', ['c7B-c8B=Q']],
  ['lynn-smith', open('meder'), 'Wb2-Wb4', ['b2W-b4W']],
  ['lynn-smith', open('meder'), '[W]B2-[N]B2', ['b2W-b4N']],
  ['lynn-smith', open('meder'), 'P[W]b2-[W]b4', ['b2W-b4W']],
  ['lynn-smith', open('meder'), 'Wb2-Nb4', []],
  ['lynn-smith', open('meder'), 'N-[N]B1', ['a1W-b3N']],
  ['lynn-smith', PROMOTING, '[WQA]-[N]A4u', ['QL3-QL4']],
  ['lynn-smith', PROMOTING, 'WQA-NA4up', ['QL3-QL4']],
  ['lynn-smith', PROMOTING, '[WQA]-[N]A4d', []],
  ['grant', open('grant'), '1b2-1b4', ['b2W-b4W']],
  ['grant', open('grant'), '1B2 - 1B4', ['b2W-b4W']],
  ['grant', open('grant'), 'P1b2-1b4', ['b2W-b4W']],
  ['grant', open('grant'), 'N1b2-1b4', []],
  ['grant', open('grant'), '1b2-2b4', ['b2W-b4N']],
  ['grant', open('grant'), '1b2x1b4', []],
  ['grant', open('grant'), '1a1a2-1b2', []],
  ['grant', PROMOTING, 'A2a3-2a6', ['QL3-QL4']],
  ['grant', PROMOTING, 'A2a3-3a8', []],
];

describe('texts as their writers have them', () => {
  test.each(TEXTS)('%s', (form, position, text, ids) => {
    expect(read(form, position, text), text).toEqual(ids);
  });

  test('a word of one way ends where the next begins', () => {
    const texts = {
      roth: 'Pb2(2)-b4(2) N',
      thompson: 'P-b3B-b5B B',
      commence: 'W P a2W-a4W B',
      'lynn-smith': 'Wa2-Wa4 N',
      grant: '1a2-1a4 Q',
    };
    for (const [form, text] of Object.entries(texts)) expect(read(form, open('bartmess'), `${text}x`), form).toEqual(['a2W-a4W']);
  });

  test.each([
    'b4N',
    'Nb3N',
    'b2W-b4N',
    'QL1-QL3',
    'b3,WB-b5,WB',
    'QP1r',
    '0-0',
    'e4',
    'Nf3',
    '1.',
    '1-0',
    '(draw offered)',
    'Pb2-b4',
    '4b2-4b4',
    'Xb2(2)-b4(2)',
    'Wb5-Wb6',
  ])('“%s” is a word of none of them', (text) => {
    for (const { id } of FORMS) expect(read(id, open('meder'), text), id).toBe('no word');
  });
});
