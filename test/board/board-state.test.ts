import { describe, expect, test } from 'vitest';
import { makeLine } from '../../src/board/state/line.ts';
import { BoardState } from '../../src/board/state/board-state.ts';
import { findRuleset } from '../../src/engine/index.ts';

const hand = { selected: 'b2W', targets: ['b3W', 'b3N', 'b4W', 'b4N'] };
const show = (marks = {}): BoardState => new BoardState({ line: makeLine(findRuleset('meder')!.begin()), view: 'stack', side: 'w', marks });

describe('what a hand adds to the marks', () => {
  test('is what is picked up and where it may go; without hints what is picked up alone', () => {
    const shown = show();
    expect(shown.renderOptions(hand).marks).toMatchObject(hand);
    shown.hints = false;
    expect(shown.renderOptions(hand).marks).toMatchObject({ selected: 'b2W', targets: [] });
  });

  test('leaves what an author marks', () => {
    const shown = show({ targets: ['a3W'] });
    shown.hints = false;
    expect(shown.renderOptions(hand).marks.targets).toEqual(['a3W']);
  });
});
