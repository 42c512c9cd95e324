import { describe, expect, it } from 'vitest';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { makeAddress, parseAddress } from '../../../src/components/free/address.ts';
import { playIds } from '../../../src/components/board/line.ts';

const start = (id: string, options: Record<string, string> = {}) => {
  const ruleset = must(findRuleset(id)!.configure(options));
  return must(ruleset.parse(ruleset.start));
};

describe('an address', () => {
  it('holds rules, options, position, moves and step, and gives them back', () => {
    const lines = [
      playIds(start('meder'), ['b2W-b4N', 'b7B-b5B']),
      playIds(start('harshman'), 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7 mate:w>g'.split(' ')),
      playIds(start('harshman', { board: '8-9' }), []),
      playIds(
        must(
          findRuleset('meder')!.parse(
            'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10',
          ),
        ),
        ['QL3-QL4'],
      ),
    ].map(must);
    for (const line of lines) {
      for (const index of new Set([0, line.moves.length])) {
        const read = must(parseAddress(makeAddress(line, index)));
        expect(read.index).toBe(index);
        expect(read.line.positions.map((position) => position.text())).toEqual(line.positions.map((position) => position.text()));
        expect(read.line.positions[0]!.ruleset.options).toEqual(line.positions[0]!.ruleset.options);
      }
    }
  });

  it.each([
    ['#rules=chess', 'rules'],
    ['#rules=meder&position=W:4', 'position, position'],
    ['#rules=meder&moves=b2W-b9N', 'move 1'],
    ['#rules=meder&moves=b2W-b4N&at=7', 'at'],
    ['#rules=harshman&options=board%3D9-9', 'board'],
  ])('%s is refused with the part that is wrong: %s', (hash, field) => {
    const read = parseAddress(hash);
    expect(read.ok ? 'read' : read.fault.field).toContain(field);
  });
});
