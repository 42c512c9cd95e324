import { describe, expect, test } from 'vitest';
import { linkToCompare } from '../../src/board/address/compare-address.ts';
import { parseCompareAddress } from '../../src/comparison/parse-compare-address.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';

const KNOWN = ['bartmess', 'meder', 'grant', 'usenet'];

describe('the link from a board to its comparison', () => {
  test('holds the position, its own ruleset first, as the page of the comparison reads it', () => {
    const meder = findRuleset('meder')!;
    const start = must(meder.parse(meder.start));
    expect(linkToCompare(start, KNOWN)).toBe('/compare/#rules=meder,bartmess,grant,usenet');
    const later = start.after(start.moves()[0]!);
    const read = must(parseCompareAddress(new URL(linkToCompare(later, KNOWN)!, 'http://localhost').hash, KNOWN));
    expect(read).toEqual({ rules: ['meder', 'bartmess', 'grant', 'usenet'], of: 'meder', position: later.text() });
  });

  test('is none for a board of others', () => {
    const harshman = findRuleset('harshman')!;
    expect(linkToCompare(must(harshman.parse(harshman.start)), KNOWN)).toBeUndefined();
  });
});
