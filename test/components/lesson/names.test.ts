import { describe, expect, test } from 'vitest';
import { playIds, makeNames } from '../../../src/board/state/line.ts';
import { pickName, renameInText } from '../../../src/components/diagram/step-names.ts';
import { findRuleset } from '../../../src/engine/index.ts';
import { sayFault } from '../../../src/words/faults.ts';

function open(id: string, ids: readonly string[]) {
  const ruleset = findRuleset(id)!;
  const start = ruleset.parse(ruleset.start);
  const line = start.ok ? playIds(start.value, ids) : start;
  if (!line.ok) throw new Error(sayFault(line.fault));
  return line.value;
}

describe('the names of a step in the page', () => {
  test('are written at build in all notations, those alike once', () => {
    expect(makeNames(open('meder', ['a1W-b3N']), 0)).toBe('Nb3N||♞b3N|a1W-b3N|');
    expect(makeNames(open('meder', ['b2W-b4N']), 0)).toBe('b4N|||b2W-b4N|');
    expect(makeNames(open('bartmess', ['b2W-b4N']), 0)).toBe('b2W-b4N|c3,WB-c5,NB|||');
    expect(makeNames(open('harshman', ['c1-e4', 'a6-a4']), 1)).toMatch(/^a6-a4\|\|\|\|G-\w+-\w+$/);
  });

  test('are picked by notation; where it has none of its own, the ruleset’s', () => {
    const names = 'Nb3N||♞b3N|a1W-b3N|';
    expect(pickName(names, 'rules')).toBe('Nb3N');
    expect(pickName(names, 'pictures')).toBe('♞b3N');
    expect(pickName(names, 'squares')).toBe('a1W-b3N');
    expect(pickName(names, 'relative')).toBe('Nb3N');
  });

  test('take the place of the move’s name in a text, with its number and its signs', () => {
    const names = 'Nxc6B+||♞xc6B+|b4N-c6B|';
    expect(renameInText('13.Nxc6B', names, 'squares')).toBe('13.b4N-c6B');
    expect(renameInText('4…Nxc6B+', names, 'pictures')).toBe('4…♞xc6B+');
    expect(renameInText(' Nxc6B ', names, 'rules')).toBe('Nxc6B+');
  });

  test('leave the author’s own words alone', () => {
    for (const words of ['the trade', 'move 11', 'Nxc6B and more', 'Nc6B', ''])
      expect(renameInText(words, 'Nxc6B||♞xc6B|b4N-c6B|', 'squares')).toBeUndefined();
  });
});
