import { describe, expect, test } from 'vitest';
import { CUES, cuesOf, planCue } from '../../../src/board/state/sound-plan.ts';
import { findRuleset, type Position } from '../../../src/engine/index.ts';
import { sayFault } from '../../../src/words/faults.ts';

function open(id: string, text?: string): Position {
  const ruleset = findRuleset(id)!;
  const read = ruleset.parse(text ?? ruleset.start);
  if (!read.ok) throw new Error(sayFault(read.fault));
  return read.value;
}

function hear(position: Position, id: string): readonly string[] {
  const move = position.moves().find((one) => one.id === id);
  if (!move) throw new Error(`${id} is not a legal move`);
  return cuesOf(move, position.after(move));
}

describe('a sound', () => {
  test('is short, soft and low enough to be no alarm, and each is another', () => {
    for (const cue of CUES) {
      const tones = planCue(cue);
      expect(tones.length).toBeGreaterThan(0);
      for (const { at, time, pitch, to, loud } of tones) {
        expect(at + time, cue).toBeLessThan(0.6);
        expect(Math.min(pitch, to), cue).toBeGreaterThan(80);
        expect(Math.max(pitch, to), cue).toBeLessThan(1000);
        expect(loud, cue).toBeLessThan(0.6);
      }
    }
    expect(new Set(CUES.map((cue) => JSON.stringify(planCue(cue)))).size).toBe(CUES.length);
  });

  test('tells a move, a capture and a board apart by the effects, and adds a check', () => {
    const start = open('meder');
    expect(hear(start, 'b2W-b4N')).toEqual(['move']);
    const loaded = open('meder', 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10');
    expect(hear(loaded, 'QL3-QL4')).toEqual(['board']);
    const crowd = open(
      'grant',
      'W:4/1P2/P3/NBKN;N:4/2n1/1P2/4;B:1bbn/pBqp/2p1/4;QL@QP4:P1/RQ;KL@KP6:2/2;ql@QP9:r1/p1;kl@KP12:kr/pp b - - - 0 14',
    );
    const takes = crowd.moves().find((move) => move.effects.some((effect) => effect.kind === 'leave'))!;
    expect(hear(crowd, takes.id)[0]).toBe('capture');
    const mate = open('meder', 'W:4/4/4/4;N:4/1R2/4/1K2;B:4/4/4/2N1;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/1R w - - - 0 1');
    const checks = mate.moves().filter((move) => move.kind === 'piece' && mate.after(move).checks().length > 0);
    expect(checks.length).toBeGreaterThan(0);
    expect(hear(mate, checks[0]!.id).at(-1)).toBe('check');
  });

  test('is not made by what moves nothing', () => {
    const start = open('meder');
    expect(cuesOf({ id: 'claim:fifty', code: -1, kind: 'pass', from: '', to: '', effects: [] }, start)).toEqual([]);
  });
});
