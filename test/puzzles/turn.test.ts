import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type Position } from '../../src/engine/index.ts';
import { leadsTo, openBlunder } from '../../src/puzzles/blunder.ts';
import { isThreatened, findBlunders, seeWin } from '../../curation/mine/blunder-search.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { makeRandom } from '../../curation/common/random.ts';

const meder = findRuleset('meder')!;
/** The same with the other side to move; nothing where that cannot be. */
const passed = (position: Position): Position | undefined => {
  const turned = meder.fromSetup({ ...position.setup, turn: position.turn === 'w' ? 'b' : 'w' });
  return turned.ok && turned.value.status() === 'playing' ? turned.value : undefined;
};
const at = (text: string): Position => take(meder.parse(text));

describe('a slip', () => {
  const before = meder.begin();
  const after = take(before.play('b2W-b4N'));

  test('leads to the position after it, whatever rights have been forgotten, and to no other', () => {
    const slip = { position: before.text(), move: 'b2W-b4N' };
    const bare = take(meder.fromSetup(take(meder.changeSetup(after.setup, { kind: 'forget' }))));
    expect(leadsTo(slip, after)).toBe(true);
    expect(leadsTo(slip, bare)).toBe(true);
    expect(leadsTo(slip, before)).toBe(false);
    expect(leadsTo({ ...slip, move: 'c2W-c4N' }, after)).toBe(false);
    expect(leadsTo({ ...slip, move: 'b2W-b9N' }, after)).toBe(false);
  });

  test('is opened as a legal move; an illegal one is not, nor one of no position', () => {
    expect(openBlunder(meder, { position: before.text(), move: 'b2W-b4N' })?.move.to).toBe('b4N');
    expect(openBlunder(meder, { position: before.text(), move: 'b2W-b9N' })).toBeUndefined();
    expect(openBlunder(meder, { position: 'W:4', move: 'b2W-b4N' })).toBeUndefined();
  });
});

describe('the slips beside a game', () => {
  test('are legal moves that look good at a glance, each with the position it leads to', () => {
    let seen = 0;
    for (const { before, move, after, ply } of findBlunders(meder, makeRandom(5))) {
      expect(leadsTo({ position: before.text(), move }, after)).toBe(true);
      expect(after.turn).not.toBe(before.turn);
      expect(ply).toBeGreaterThan(0);
      if (++seen === 12) break;
    }
    expect(seen).toBe(12);
  });
});

describe('what is to be found after a slip', () => {
  // A board mates (Meder 3.6): KL1-KL3 is a part of the answer to every reply.
  const mates = 'W:4/1P1P/3K/4;N:4/3b/3k/4;B:4/4/4/Q3;QL@QL1:1P/R1;KL@KL1:1P/1R;ql@QL6:1q/1p;kl@KL6:1r/1p w - - - 0 36';

  test('is a win where the search sees one, and none at the start', () => {
    expect(seeWin(at(mates))).not.toBeUndefined();
    expect(seeWin(meder.begin())).toBeUndefined();
  });

  test('is a threat where the other side would mate after a pass, and none at the start', () => {
    const mate = readCollection().find(({ ruleset, goal, position }) => {
      if (ruleset !== 'meder' || goal.kind !== 'mate' || goal.moves !== 1) return false;
      return passed(at(position))?.checks().length === 0;
    })!;
    expect(isThreatened(passed(at(mate.position))!.machine())).toBe(true);
    expect(isThreatened(meder.begin().machine())).toBe(false);
  });
});
