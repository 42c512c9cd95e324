import { describe, expect, test } from 'vitest';
import { parseRecord } from '../../../src/engine/core/record.ts';
import type { Ply } from '../../../src/engine/core/record-line.ts';
import { makeRecord } from '../../../src/engine/core/record-write.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import { HEX_GAMES } from '../../../src/engine/threeway/ruleset.ts';
import { harshman } from '../../../src/engine/threeway/ruleset.ts';
import { read, rulesFor } from './support.ts';

const start = read(harshman.start);
const STEPS = HEX_GAMES[0]!.steps;

function replay(): Ply[] {
  let position = start;
  return STEPS.map((id, index) => {
    const move = position.moves().find((each) => each.id === id);
    position = must(position.play(id));
    return { id, position, comment: `Step ${index + 1}.`, ...(move ? { move } : {}) };
  });
}

describe('the sample game', () => {
  test('is legal, at most forty moves long, and ends in a joint mate', () => {
    const plies = replay();
    expect(plies.length).toBeLessThanOrEqual(40);
    expect(plies.at(-1)?.position.outcome()).toEqual({ status: 'checkmate', points: { w: '1', g: '1', b: '0' } });
    expect(plies.slice(0, -1).every((ply) => ply.position.status() === 'playing')).toBe(true);
  });

  test('shows en passant, check, castling, and who could capture at the end', () => {
    const plies = replay();
    expect(plies[4]?.move?.enPassant).toBe(true);
    expect(plies[10]?.position.checks()).toEqual([{ player: 'w', king: 'e1', by: ['h7'] }]);
    expect(plies[27]?.move?.kind).toBe('castling');
    const before = plies.at(-2)?.position ?? start;
    const report = before.examine?.('mate:wg>b');
    expect(report?.ok && report.value.lines.find((line) => line.moves[0] === 'n11-m12')?.captures).toEqual(['c7-m12']);
  });

  test('is written as a record with a score and read back', () => {
    const record = { headers: new Map([['Event', 'Sample game']]), ruleset: harshman, start, plies: replay(), result: '1-1-0' };
    const text = makeRecord(record);
    const again = must(parseRecord(text, () => harshman));
    expect(again.plies.map((ply) => ply.id)).toEqual(STEPS);
    expect(again.result).toBe('1-1-0');
    expect(makeRecord(again)).toBe(text);
    expect(must(parseRecord(text.replace('mate:wg>b', '##b'), () => harshman)).result).toBe('1-1-0');
    expect(parseRecord(text.replaceAll('1-1-0', '1-0-1'), () => harshman)).toMatchObject({ ok: false, fault: { field: 'result' } });
  });
});

describe('records of three players', () => {
  const header = '[Ruleset "harshman"]\n';
  const resigned = '1. b3-b4 resign:w b6-c6 l6-k5\n2. c3-c4 resign:w c6-d6 k5-j5\n3. d3-d4 resign:w';

  test('may be void after a resignation (VIII, footnote 7), and after nothing else', () => {
    expect(must(parseRecord(`${header}${resigned}`, () => harshman)).result).toBe('0-1/2-1/2');
    expect(must(parseRecord(`${header}${resigned} void`, () => harshman)).result).toBe('void');
    expect(parseRecord(`${header}1. b3-b4 cede:wg void`, () => harshman)).toMatchObject({ ok: false, fault: { field: 'result' } });
  });

  test('may end with the split that all three have agreed on', () => {
    expect(must(parseRecord(`${header}1. b3-b4 b6-c6 1/2-1-1/2`, () => harshman)).result).toBe('1/2-1-1/2');
    expect(parseRecord(`${header}1. b3-b4 b6-c6 1-0`, () => harshman)).toMatchObject({ ok: false, fault: { field: 'result' } });
  });

  test('carry the options', () => {
    const text = '[Ruleset "harshman"]\n[Options "board=8-9, mate=last, automatic=on"]\n1. b3-b4';
    const record = must(parseRecord(text, () => harshman));
    expect(record.ruleset).toBe(rulesFor({ board: '8-9', mate: 'last', automatic: 'on' }));
    expect(makeRecord(record)).toContain('[Options "board=8-9, mate=last, automatic=on"]');
  });
});
