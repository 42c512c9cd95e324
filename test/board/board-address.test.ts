import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/game/game-address.ts';
import { makeLine, playIds } from '../../src/board/state/line.ts';
import { makeBoardAddress, makeEmbedAddress } from '../../src/board/address/board-address.ts';
import { expect as take, findRuleset } from '../../src/engine/index.ts';

const hashOf = (address: string): string => address.slice(address.indexOf('#'));

describe('the address of a line on the analysis board', () => {
  test('is read by the analysis board as the same position and moves', () => {
    const ruleset = findRuleset('meder')!;
    const start = take(ruleset.parse(ruleset.start));
    const line = take(playIds(start, ['b2W-b4N', 'b7B-b5B']));
    const { tree, path } = take(parseAddress(hashOf(makeBoardAddress(line)), findRuleset));
    expect(tree.position.text()).toBe(start.text());
    expect(path).toHaveLength(2);
  });

  test('names a position that is not the start of a game', () => {
    const start = findRuleset('meder')!.begin();
    expect(makeBoardAddress(makeLine(start))).not.toContain('position');
    const after = start.after(start.moves()[0]!);
    const { tree } = take(parseAddress(hashOf(makeBoardAddress(makeLine(after))), findRuleset));
    expect(tree.position.text()).toBe(after.text());
  });

  test('is the same on the page that makes a board for other sites', () => {
    const line = makeLine(findRuleset('grant')!.begin());
    expect(hashOf(makeEmbedAddress(line, 'b'))).toBe(`${hashOf(makeBoardAddress(line))}&side=b`);
    expect(makeEmbedAddress(line, 'b')).toMatch(/^\/embed\/#/);
  });

  test('keeps the options of the ruleset', () => {
    const ruleset = take(findRuleset('harshman')!.configure({ mate: 'last' }));
    const address = makeBoardAddress(makeLine(take(ruleset.parse(ruleset.start))));
    expect(take(parseAddress(hashOf(address), findRuleset)).tree.position.ruleset.options).toMatchObject({ mate: 'last' });
  });
});
