import { describe, expect, test } from 'vitest';
import {
  analyse,
  chanceOf,
  expect as take,
  findMate,
  findRuleset,
  RULESETS,
  threatOf,
  type Analysis,
  type Position,
} from '../../../src/engine/index.ts';
import { samplePositions } from './samples.ts';

const TWO_PLAYERS = RULESETS.filter((ruleset) => ruleset.players.length === 2);
const meder = findRuleset('meder')!;
const read = (text: string, id = 'meder'): Position => take(findRuleset(id)!.parse(text));

/** What is left once the clock is taken out. */
const timeless = (analysis: Analysis): Analysis => ({ ...analysis, ms: 0 });

describe.each(RULESETS)('an analysis of $id', (ruleset) => {
  const start = ruleset.begin();

  test('gives the same for the same nodes, hears of each depth, and its lines can be played', () => {
    const heard: Analysis[] = [];
    const analysis = analyse(start, { nodes: 8000, lines: 3, onDepth: (each) => heard.push(each) });
    expect(timeless(analyse(start, { nodes: 8000, lines: 3 }))).toEqual(timeless(analysis));
    expect(heard.map(({ depth }) => depth)).toEqual(heard.map((_, at) => at + 1));
    expect(heard.at(-1)!.lines).toEqual(analysis.lines);
    expect([analysis.lines.length, analysis.status]).toEqual([3, 'playing']);
    expect(new Set(analysis.lines.map(({ moves }) => moves[0])).size).toBe(3);
    for (const { moves } of analysis.lines) moves.reduce((position, id) => take(position.play(id)), start);
    const values = analysis.lines.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test('leaves out what it is told to, and ends when told', () => {
    const [best] = analyse(start, { nodes: 3000 }).lines;
    const [other] = analyse(start, { nodes: 3000, without: new Set([best!.moves[0]!]) }).lines;
    expect(other!.moves[0]).not.toBe(best!.moves[0]);
    expect(analyse(start, { stop: () => true }).depth).toBeGreaterThan(0);
    expect(() => analyse(start, {})).toThrow(/limit/);
  });
});

describe.each(TWO_PLAYERS)('lines of $id', (ruleset) => {
  const positions = samplePositions(ruleset, 60, 11);

  test('each value is what the move is worth by itself, at the same depth', () => {
    for (const position of positions.slice(0, 12)) {
      const all = new Set(position.moves().map(({ id }) => id));
      for (const { moves, value } of analyse(position, { depth: 1, lines: 4 }).lines) {
        const others = new Set([...all].filter((id) => id !== moves[0]));
        expect(analyse(position, { depth: 1, without: others }).lines[0]!.value, position.text()).toBe(value);
      }
    }
  });

  test('a mate is as many moves away as the prover says, and where it sees none there is none as short', () => {
    let mates = 0;
    for (const position of positions) {
      const proof = take(findMate(position, 2));
      const [best] = analyse(position, { nodes: 20_000 }).lines;
      if (proof.in !== null) {
        mates++;
        expect(best!.mate, position.text()).toBe(proof.in);
        expect(best!.value).toBeGreaterThan(100_000);
        expect(proof.keys, position.text()).toContain(best!.moves[0]);
        expect(best!.chance).toBe(1);
        const last = best!.moves.reduce((at, id) => take(at.play(id)), position);
        expect(last.status(), position.text()).toBe('checkmate');
      } else if (best!.mate !== undefined && best!.mate > 0) expect(best!.mate, position.text()).toBeGreaterThan(2);
    }
    expect(mates).toBeGreaterThan(0);
  }, 60_000);
});

describe('chances', () => {
  test('are even at 0, rise with the value, and are the other side’s the other way round', () => {
    for (const ruleset of TWO_PLAYERS) {
      expect(chanceOf(0, ruleset)).toBe(0.5);
      expect(chanceOf(100, ruleset)).toBeGreaterThan(0.55);
      expect(chanceOf(100, ruleset)).toBeLessThan(0.65);
      expect(chanceOf(300, ruleset)).toBeGreaterThan(chanceOf(100, ruleset));
      expect(chanceOf(-250, ruleset) + chanceOf(250, ruleset)).toBeCloseTo(1);
    }
  });

  test('of three add up to 1, equal ones at the start', () => {
    const shares = analyse(findRuleset('harshman')!.begin(), { nodes: 500 }).lines[0]!.chance as Record<string, number>;
    expect(Object.keys(shares)).toEqual(['w', 'g', 'b']);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const share of Object.values(shares)) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.05);
  });
});

describe('a game that is over, and threats', () => {
  const MATE_IN_TWO = 'W:4/1P1P/3K/4;N:4/3b/3k/4;B:4/4/4/Q3;QL@QL1:1P/R1;KL@KL1:1P/1R;ql@QL6:1q/1p;kl@KL6:1r/1p w - - - 0 36';

  test('no lines, and why', () => {
    const mated = ['e0KL-a0QL', 'd5N-b3W', 'KL1-KL3'].reduce((at, id) => take(at.play(id)), read(MATE_IN_TWO));
    expect(analyse(mated, { nodes: 100 })).toEqual({ lines: [], status: 'checkmate', depth: 0, nodes: 0, ms: 0 });
    expect(threatOf(mated, { nodes: 100 })).toBeUndefined();
  });

  test('one who is to be mated whatever they do has a negative distance', () => {
    const before = take(read(MATE_IN_TWO).play('e0KL-a0QL'));
    const [best] = analyse(before, { nodes: 20_000 }).lines;
    expect([best!.mate, best!.chance]).toEqual([-1, 0]);
  });

  test('the threat is the mate that the other side would give, were it their turn', () => {
    const turned = read(MATE_IN_TWO.replace(' w ', ' b '));
    const threat = threatOf(turned, { nodes: 100_000 })!;
    expect([threat.moves[0], threat.mate]).toEqual(['e0KL-a0QL', 2]);
  });

  test('one in check cannot be asked', () => {
    const nexts = samplePositions(meder, 10, 3).flatMap((position) => position.moves().map((move) => position.after(move)));
    const checked = nexts.find((position) => position.status() === 'playing' && position.checks().length === 1)!;
    expect(threatOf(checked, { nodes: 1000 })).toBeUndefined();
  });

  test('one who is not in check can be, at the start', () => {
    expect(threatOf(meder.begin(), { nodes: 1000 })!.moves[0]).toMatch(/B|ql|kl/);
  });
});
