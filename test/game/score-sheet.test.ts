import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/game/game-address.ts';
import { cutSheets, listNotations, ROUNDS_A_SHEET, writeScore, type WrittenScore } from '../../src/game/score-sheet.ts';
import type { NotationChoice } from '../../src/board/state/settings.ts';
import { expect as must, findRuleset, RULESETS } from '../../src/engine/index.ts';

const write = (hash: string, notation: NotationChoice = 'usual'): WrittenScore =>
  writeScore(must(parseAddress(hash, findRuleset)).tree, notation);
const rows = ({ rounds }: WrittenScore): readonly string[] =>
  rounds.map(({ number, moves }) => `${number} ${['w', 'g', 'b'].map((player) => moves[player as 'w'] ?? '').join('|')}`);

describe('a score sheet', () => {
  test('has a row for each round and a column for each player, of two and of three (Harshman III)', () => {
    expect(rows(write('#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W'))).toEqual(['1 b4N||b5B', '2 c3W||']);
    expect(rows(write('#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6', 'squares'))).toEqual(['1 c1-e4|a6-a4|l6-k5', '2 e4-d6||']);
  });

  test('is written in the notation that is chosen', () => {
    const hash = '#rules=meder&moves=a1W-b3W';
    expect([rows(write(hash, 'usual')), rows(write(hash, 'pictures')), rows(write(hash, 'squares'))]).toEqual([
      ['1 Nb3W||'],
      ['1 ♞b3W||'],
      ['1 a1W-b3W||'],
    ]);
  });

  test('follows the main line, without what was tried beside it and said of it', () => {
    expect(rows(write('#rules=meder&moves=b2W-b4N+{good}+(c2W-c3W)+b7B-b5B'))).toEqual(['1 b4N||b5B']);
  });

  test('tells declarations apart from moves (Harshman VIII)', () => {
    const score = write('#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7+mate:w%3Eg');
    expect([score.said, score.rounds.length, score.end.status()]).toEqual([
      [{ number: 3, words: 'White declares Gray mated' }],
      3,
      'checkmate',
    ]);
  });

  test('begins with Black where the position does', () => {
    const start = must(findRuleset('meder')!.begin().play('b2W-b4N')).text();
    expect(rows(write(`#rules=meder&position=${encodeURIComponent(start)}&moves=b7B-b5B+c2W-c3W`))).toEqual(['1 ||b5B', '2 c3W||']);
  });

  test('goes on on a second sheet', () => {
    const rounds = Array.from({ length: ROUNDS_A_SHEET + 1 }, (_, at) => ({ number: at + 1, moves: {} }));
    expect([cutSheets([]), cutSheets(rounds.slice(0, -1)), cutSheets(rounds)].map((sheets) => sheets.map(({ length }) => length))).toEqual([
      [0],
      [ROUNDS_A_SHEET],
      [ROUNDS_A_SHEET, 1],
    ]);
  });

  test.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s has notations that differ, with the same moves in each',
    ([, ruleset]) => {
      const notations = listNotations(ruleset);
      expect(notations.length).toBeGreaterThan(2);
      expect(new Set(notations.map(({ names }) => names.join(' '))).size).toBe(notations.length);
      expect(new Set(notations.map(({ names }) => names.length)).size).toBe(1);
      expect(notations.some(({ notation }) => notation === 'relative')).toBe(ruleset.relative !== undefined);
    },
  );
});
