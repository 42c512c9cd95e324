import { describe, expect, test } from 'vitest';
import { place, rules, type Placing } from './place.ts';
import { sayFault } from '../../../src/words/faults.ts';

/** Code and field of the refusal, or `read`. */
function judge(ruleset: string, text: string): string {
  const result = rules(ruleset).parse(text);
  if (result.ok) return result.value.text() === text ? 'read' : `written ${result.value.text()}`;
  expect(sayFault(result.fault)).toMatch(/\S+ \S+ \S+/);
  return `${result.fault.code} ${result.fault.field}`;
}

const at = (ruleset: string, pieces: string, rest = 'w - - - 0 9', pins?: string): string =>
  place(rules(ruleset), { pieces, rest, ...(pins && { pins }) } satisfies Placing);

const START = rules('meder').start;
const BARE = at('meder', 'Kc1W kc8B');

describe('the spelling: anything but what the formatter would write is malformed, by field', () => {
  const CASES: readonly (readonly [string, string, string])[] = [
    ['six fields', START.slice(0, START.lastIndexOf(' ')), 'position'],
    ['eight fields', `${START} 1`, 'position'],
    ['two spaces', START.replace(' w ', '  w '), 'position'],
    ['six boards', START.replace(';kl@KL6:kr/pp', ''), 'placement'],
    ['boards in another order', START.replace('W:', 'B:'), 'placement'],
    ['a main board at a pin', START.replace('N:', 'N@QL3:'), 'placement'],
    ['an attack board at no pin', START.replace('QL@QL1', 'QL'), 'placement'],
    ['a pin of other rulesets', START.replace('QL@QL1', 'QL@QP1'), 'placement'],
    ['five ranks', START.replace('W:4/', 'W:4/4/'), 'placement'],
    ['a rank too long', START.replace('PPPP', 'PPPPP'), 'placement'],
    ['a rank too short', START.replace('PPPP', 'PPP'), 'placement'],
    ['two digits side by side', START.replace('N:4/', 'N:22/'), 'placement'],
    ['a letter that names no piece', START.replace('PPPP', 'PPPX'), 'placement'],
    ['another player', START.replace(' w ', ' g '), 'turn'],
    ['all rights spelled out', at('meder', 'Kd0KL kc8B', 'w d0KL - - 0 9'), 'rights'],
    ['* where there is no right', BARE.replace('w - ', 'w * '), 'rights'],
    ['rights twice', START.replace('w *', 'w a2W,a2W'), 'rights'],
    ['rights out of order', START.replace('w *', 'w b2W,a2W'), 'rights'],
    ['a right of no square', START.replace('w *', 'w a9W'), 'rights'],
    ['an en passant field without its squares', START.replace(' - - 0', ' b4W - 0'), 'en passant'],
    ['a waiting pawn on no square', START.replace(' - - 0', ' - x 0'), 'pending'],
    ['a negative clock', START.replace(' 0 1', ' -1 1'), 'clock'],
    ['a clock with a leading zero', START.replace(' 0 1', ' 00 1'), 'clock'],
    ['move number 0', START.replace(' 0 1', ' 0 0'), 'number'],
  ];
  test.for(CASES)('%s', ([, text, field]) => {
    expect(judge('meder', text)).toBe(`malformed ${field}`);
  });

  test('and the good ones beside them are read', () => {
    for (const text of [START, BARE, START.replace('w *', 'w a2W,b2W')]) expect(judge('meder', text)).toBe('read');
  });
});

describe('impossible positions are refused by name, each beside one that is possible', () => {
  const CASES: readonly (readonly [string, string, string, string, string])[] = [
    ['no king', 'meder', BARE.replace('2k1', '4'), 'placement', BARE],
    ['two kings', 'meder', at('meder', 'Kc1W Ka1W kc8B'), 'placement', at('meder', 'Kc1W Qa1W kc8B')],
    ['two boards at one pin', 'meder', START.replace('KL@KL1', 'KL@QL1'), 'placement', START],
    [
      'nine pawns',
      'bartmess',
      at('bartmess', 'Kc1W kc8B Pa2W Pb2W Pc2W Pd2W Pa3W Pb3W Pc3W Pd3W Pa4W'),
      'placement',
      at('bartmess', 'Kc1W kc8B Pa2W Pb2W Pc2W Pd2W Pa3W Pb3W Pc3W Pd3W Ra4W'),
    ],
    [
      'eight pawns and a surplus queen',
      'bartmess',
      at('bartmess', 'Kc1W kc8B Pa2W Pb2W Pc2W Pd2W Pa3W Pb3W Pc3W Pd3W Qa4N Qb4N'),
      'placement',
      at('bartmess', 'Kc1W kc8B Pa2W Pb2W Pc2W Pd2W Pa3W Pb3W Pc3W Qa4N Qb4N'),
    ],
    [
      'a pawn on its last rank, Bartmess 6.6(d)',
      'bartmess',
      at('bartmess', 'Kc1W kc8B Pa8B'),
      'placement',
      at('bartmess', 'Kc1W kc8B Pa7B'),
    ],
    [
      'a pawn on an open corner, Meder 3.4(e)(ii)',
      'meder',
      at('meder', 'Kc1W kc6B Pa8B', 'w - - - 0 9', 'QP2 KP2 QP10 KP12'),
      'placement',
      at('meder', 'Kc1W kc6B Pa8B'),
    ],
    [
      'a pawn at its end that does not wait, Grant',
      'grant',
      at('grant', 'Kc1W kc6B Pa8B', 'b - - - 0 9'),
      'placement',
      at('grant', 'Kc1W kc6B Pa8B', 'b - - a8B 0 9'),
    ],
    [
      'a waiting pawn whose turn it is, Grant',
      'grant',
      at('grant', 'Kc1W kc6B Pa8B', 'w - - a8B 0 9'),
      'pending',
      at('grant', 'Kc1W kc6B Pa8B', 'b - - a8B 0 9'),
    ],
    [
      'a waiting pawn under its board, Meder',
      'meder',
      at('meder', 'Kc1W kc4N Pa8B', 'w - - a8B 1 9'),
      'pending',
      at('meder', 'Kc1W kc4N Pa8B', 'w - - a8B 1 9', 'QP2 KP2 QP10 KP12'),
    ],
    [
      'a waiting piece that is no pawn',
      'grant',
      at('grant', 'Kc1W kc6B Ra8B', 'b - - a8B 0 9'),
      'pending',
      at('grant', 'Kc1W kc6B Pa8B', 'b - - a8B 0 9'),
    ],
    [
      'two waiting pawns',
      'grant',
      at('grant', 'Kc1W kc6B Pa8B', 'b - - a8B,b8B 0 9'),
      'pending',
      at('grant', 'Kc1W kc6B Pa8B', 'b - - a8B 0 9'),
    ],
    [
      'waiting where nobody waits',
      'usenet',
      at('usenet', 'Kc1W kc6B Pa7B', 'b - - a7B 0 9'),
      'pending',
      at('usenet', 'Kc1W kc6B Pa7B', 'b - - - 0 9'),
    ],
    [
      'a right off a start square',
      'meder',
      at('meder', 'Kc1W kc8B Pa3W', 'w a3W - - 0 9'),
      'rights',
      at('meder', 'Kc1W kc8B Pa2W', 'w * - - 0 9'),
    ],
    [
      'a right off the start pin',
      'meder',
      at('meder', 'Kc1W kc8B Pa5QL', 'w a5QL - - 0 9', 'QP4 KP2 QP12 KP12'),
      'rights',
      at('meder', 'Kc1W kc8B Pa1QL', 'w * - - 0 9'),
    ],
    [
      'a right of a rook where only pawns have one, Usenet',
      'usenet',
      at('usenet', 'Kc1W kc8B Rz2QL', 'w z2QL - - 0 9'),
      'rights',
      at('usenet', 'Kc1W kc8B Pz3QL', 'w * - - 0 9'),
    ],
    [
      'rights of a king in bartmess, where only pawns have them',
      'bartmess',
      at('bartmess', 'Kc1W kc8B Pa2W Pb2W', 'w a2W,c1W - - 0 9'),
      'rights',
      at('bartmess', 'Kc1W kc8B Pa2W Pb2W', 'w a2W - - 0 9'),
    ],
    [
      'en passant with no pawn',
      'meder',
      at('meder', 'Kc1W kc8B Nb4W', 'b - b4W:b3W,b3N - 0 9'),
      'en passant',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W,b3N - 0 9'),
    ],
    [
      'en passant on squares not crossed',
      'meder',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b5N - 0 9'),
      'en passant',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W,b3N - 0 9'),
    ],
    [
      'en passant with too few squares',
      'meder',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W - 0 9'),
      'en passant',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W,b3N - 0 9'),
    ],
    [
      'en passant against the player on move',
      'meder',
      at('meder', 'Kc1W kc8B Pb4W', 'w - b4W:b3W,b3N - 0 9'),
      'en passant',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W,b3N - 0 9'),
    ],
    [
      'en passant from an occupied start',
      'meder',
      at('meder', 'Kc1W kc8B Pb4W Nb2W', 'b - b4W:b3W,b3N - 0 9'),
      'en passant',
      at('meder', 'Kc1W kc8B Pb4W Na2W', 'b - b4W:b3W,b3N - 0 9'),
    ],
    [
      'a clock that runs after a double step',
      'meder',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W,b3N - 3 9'),
      'clock',
      at('meder', 'Kc1W kc8B Pb4W', 'b - b4W:b3W,b3N - 0 9'),
    ],
    ['a king that could be taken', 'meder', at('meder', 'Kc1W kc8B Rc3W'), 'turn', at('meder', 'Kc1W kc8B Rc3W', 'b - - - 0 9')],
  ];
  test.for(CASES)('%s (%s)', ([, ruleset, bad, field, good]) => {
    expect(judge(ruleset, bad)).toBe(`impossible ${field}`);
    expect(judge(ruleset, good)).toBe('read');
  });
});
