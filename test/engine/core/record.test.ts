import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expect as must,
  FAULT_CODES,
  findRuleset,
  makeRecord,
  parseRecord,
  type GameRecord,
  type Ply,
  type Position,
} from '../../../src/engine/index.ts';
import { place, rules, TRID } from '../trid/place.ts';
import { plainAnswer } from '../trid/plain/index.ts';
import { makeDamagedText } from '../../../tools/hostile/damaged-text.ts';
import { toDescribedFault, type DescribedFault } from '../../../src/words/described-fault.ts';

const read = (text: string) => parseRecord(text, findRuleset);
const readGood = (text: string): GameRecord => must(read(text));
const meder = (body: string, headers = ''): string => `[Ruleset "meder"]\n${headers}\n${body}`;
const ids = (record: GameRecord): string[] => record.plies.map(({ id }) => id);
const faultOf = (text: string): DescribedFault => {
  const result = read(text);
  if (result.ok) throw new Error(`this was read: ${text}`);
  return toDescribedFault(result.fault);
};

describe('headers', () => {
  test('are kept, the ruleset first; any name and value may stand there', () => {
    const record = readGood(meder('1. b4N *', '[Event "A \'friendly\' game"]\n[White "Ann Ó"]\n'));
    expect([...record.headers]).toEqual([
      ['Ruleset', 'meder'],
      ['Event', "A 'friendly' game"],
      ['White', 'Ann Ó'],
    ]);
    expect(record.ruleset.id).toBe('meder');
    expect(record.start.text()).toBe(rules('meder').start);
  });

  test('Position sets another start, and the numbers go on from there', () => {
    const start = place(rules('meder'), { pieces: 'Kc1W kc8B Ra2W', rest: 'b - - - 3 17' });
    const record = readGood(meder('17... Kc7B 18. Ra3W *', `[Position "${start}"]\n`));
    expect(ids(record)).toEqual(['c8B-c7B', 'a2W-a3W']);
    expect(record.start.text()).toBe(start);
    expect(record.plies.at(-1)!.position.number).toBe(18);
  });

  test('Options go to the ruleset; an unknown one is refused', () => {
    const record = readGood('[Ruleset "harshman"]\n[Options "board=8-9, mate=last"]\n\n*');
    expect(record.ruleset.options).toEqual({ board: '8-9', mate: 'last' });
    expect(faultOf('[Ruleset "harshman"]\n[Options "colour=red"]\n*').field).toBe('header Options');
    expect(faultOf(meder('*', '[Options "board=8-9"]\n'))).toMatchObject({ code: 'unknown', field: 'header Options' });
    expect(faultOf(meder('*', '[Options "board"]\n'))).toMatchObject({ code: 'malformed', field: 'header Options' });
  });

  const BAD: readonly (readonly [string, string, Partial<DescribedFault>])[] = [
    ['nothing at all', '', { code: 'malformed', field: 'header Ruleset' }],
    ['no ruleset', '[Event "x"]\n1. b4N', { code: 'malformed', field: 'header Ruleset' }],
    ['a ruleset nobody knows', '[Ruleset "flat"]\n', { code: 'unknown', field: 'header Ruleset' }],
    ['a header twice', '[Ruleset "meder"]\n[Event "a"]\n[Event "b"]\n', { code: 'malformed', field: 'header Event', at: 30 }],
    ['a header without its quotes', '[Ruleset "meder"]\n[Event a]\n', { code: 'malformed', field: 'header', at: 18 }],
    ['an impossible start', meder('*', '[Position "x"]\n'), { code: 'malformed', field: 'header Position, position' }],
    ['an unknown result', meder('*', '[Result "white"]\n'), { code: 'malformed', field: 'header Result' }],
  ];
  test.for(BAD)('%s is refused, by field and place', ([, text, fault]) => {
    expect(faultOf(text)).toMatchObject(fault);
  });
});

describe('the body', () => {
  test('numbers, line ends and draw offers are as one likes', () => {
    const game = ['b2W-b4N', 'b7B-b5B', 'c2W-c3W'];
    for (const body of ['1. b4N b5B 2. c3W', '1.b4N b5B\r\n2.c3W', 'b4N\n\nb5B\tc3W (=)', '1. b4N 1... b5B 2. c3W (=) *'])
      expect(ids(readGood(meder(body))), body).toEqual(game);
  });

  test('a comment before the first move is kept, in the game and in a variation, and written where it was', () => {
    const record = readGood(meder('{so it begins} 1. b4N ({or} b3N) b5B'));
    expect(record.plies[0]).toMatchObject({ id: 'b2W-b4N', before: 'so it begins' });
    expect(record.plies[0]!.variations![0]![0]).toMatchObject({ id: 'b2W-b3N', before: 'or' });
    expect(makeRecord(readGood(makeRecord(record)))).toBe(makeRecord(record));
    expect(makeRecord(record)).toMatch(/\n\{so it begins\}\n1\. b4N \(\{or\} 1\. b3N\) 1\.\.\. b5B\n/);
  });

  test('what would end a comment or a header early is written otherwise, and read back', () => {
    const record = readGood(meder('1. b4N b5B'));
    const [first, ...rest] = record.plies;
    const odd = {
      ...record,
      headers: new Map([...record.headers, ['Event', 'The "first"\ngame']]),
      plies: [{ ...first!, comment: 'a } brace {\nand a line' }, ...rest],
    };
    const back = readGood(makeRecord(odd));
    expect(back.plies[0]!.comment).toBe('a ) brace ( and a line');
    expect(back.headers.get('Event')).toBe("The 'first' game");
    expect(() => makeRecord({ ...record, headers: new Map([['No name', 'x']]) })).toThrow('No name');
  });

  test('a comment belongs to the move before it, two of them become one', () => {
    const record = readGood(meder('{nobody’s} 1. b4N {bold:\n  c3W next} {really} b5B *'));
    expect(record.plies.map(({ comment }) => comment)).toEqual(['bold: c3W next really', undefined]);
    expect(faultOf(meder('1. b4N {no end'))).toMatchObject({ code: 'malformed', field: 'comment' });
  });

  test('a claim stands among the moves by its id, where it can be made', () => {
    const start = place(rules('meder'), { pieces: 'Kc1W kc8B Ra2W', rest: 'w - - - 100 90' });
    const record = readGood(meder('claim:fifty', `[Position "${start}"]\n`));
    expect(record.plies[0]!.position.status()).toBe('draw:fifty');
    expect(record.result).toBe('1/2-1/2');
    expect(faultOf(meder('claim:fifty'))).toMatchObject({ code: 'illegal', field: 'move 1 (White, ply 1)' });
  });

  const BAD: readonly (readonly [string, string, Partial<DescribedFault>])[] = [
    ['an illegal move', '1. b4N b5B 2. Qd5N', { code: 'illegal', field: 'move 2 (White, ply 3)' }],
    ['a word that is no move', '1. b4N castles', { code: 'malformed', field: 'move 1 (Black, ply 2)' }],
    ['a move behind the result', '1. b4N * b5B', { code: 'malformed', field: 'result' }],
  ];
  test.for(BAD)('%s is refused where it stands', ([, body, fault]) => {
    const text = meder(body);
    const found = faultOf(text);
    expect(found).toMatchObject(fault);
    const word = /[“]([^”]+)”/.exec(found.message)![1]!;
    expect(text.slice(found.at)).toMatch(new RegExp(`^${word}`));
  });
});

describe('variations', () => {
  const spell = (plies: readonly Ply[]): string =>
    plies.map((ply) => [ply.id, ...(ply.variations ?? []).map((line) => `(${spell(line)})`)].join(' ')).join(' ');

  test('stand in parentheses behind the move they replace, in each other too; the main line stays the game', () => {
    const record = readGood(meder('1. b4N (1. c3W {quiet} b5B (1... a6N) 2. a3W) (1. a3W) 1... b5B 2. c3W (2. a3W) *'));
    expect(ids(record)).toEqual(['b2W-b4N', 'b7B-b5B', 'c2W-c3W']);
    expect(spell(record.plies)).toBe('b2W-b4N (c2W-c3W b7B-b5B (a7B-a6N) a2W-a3W) (a2W-a3W) b7B-b5B c2W-c3W (a2W-a3W)');
    expect(record.plies[0]!.variations![0]![0]!.comment).toBe('quiet');
    expect(makeRecord(record)).toContain('\n1. b4N (1. c3W {quiet} b5B (1... a6N) 2. a3W) (1. a3W) 1... b5B\n2. c3W (2. a3W)\n*\n');
    expect(spell(readGood(makeRecord(record)).plies)).toBe(spell(record.plies));
  });

  test('change neither result nor draw offers: (=) is none of them', () => {
    expect(ids(readGood(meder('1. b4N (=) (1. c3W (=) b5B) b5B 1/2-1/2')))).toEqual(['b2W-b4N', 'b7B-b5B']);
  });

  const BAD: readonly (readonly [string, string, Partial<DescribedFault>, string])[] = [
    ['one that does not end', '1. b4N (1. c3W b5B', { code: 'malformed', field: 'variation' }, '('],
    ['an end without a beginning', '1. b4N) b5B', { code: 'malformed', field: 'variation' }, ')'],
    ['one before any move', '(1. b4N) b5B', { code: 'malformed', field: 'variation' }, '('],
    ['one before any move of its own line', '1. b4N ((1. c3W)) b5B', { code: 'malformed', field: 'variation' }, '(1. c3W'],
    ['an empty one', '1. b4N () b5B', { code: 'malformed', field: 'variation' }, '()'],
    ['a result in one', '1. b4N (1. c3W 1-0) b5B', { code: 'malformed', field: 'variation' }, '1-0'],
    ['one behind the result', '1. b4N * (1. c3W)', { code: 'malformed', field: 'result' }, '('],
    [
      'an illegal move in one',
      '1. b4N b5B (1... a6N 2. Qd5N)',
      { code: 'illegal', field: 'move 2 (White, ply 3, in a variation)' },
      'Qd5N',
    ],
  ];
  test.for(BAD)('%s is refused where it stands', ([, body, fault, place]) => {
    const text = meder(body);
    const found = faultOf(text);
    expect(found).toMatchObject(fault);
    expect(text.slice(found.at).startsWith(place)).toBe(true);
  });
});

describe('results', () => {
  test.for(['1-0', '0-1', '1/2-1/2', 'void', '*'])('%s may be given for a game that is not over on the board', (result) => {
    expect(readGood(meder(`1. b4N ${result}`)).result).toBe(result);
    expect(readGood(meder('1. b4N', `[Result "${result}"]\n`)).result).toBe(result);
  });

  test('0-0 and 0-0-0 are castling, not a result', () => {
    const start = place(rules('meder'), { pieces: 'Kd0KL Re0KL Rz0QL kc8B', rest: 'w * - - 0 9' });
    const record = readGood(meder('9. 0-0', `[Position "${start}"]\n`));
    expect([ids(record), record.result]).toEqual([['O-O'], '*']);
    expect(ids(readGood(meder('9. 0-0-0 Kc7B', `[Position "${start}"]\n`)))).toEqual(['O-O-O', 'c8B-c7B']);
    expect(faultOf(meder('*', '[Result "0-0"]\n')).field).toBe('header Result');
  });

  test('must agree with each other, with the board, and with the number of players', () => {
    expect(faultOf(meder('1. b4N 1-0', '[Result "0-1"]\n'))).toMatchObject({ code: 'malformed', field: 'result' });
    expect(faultOf(meder('1. b4N 1-0-0'))).toMatchObject({ code: 'malformed', field: 'result' });
    const bare = place(rules('meder'), { pieces: 'Kc1W kc8B', rest: 'w - - - 3 40' });
    expect(readGood(meder('', `[Position "${bare}"]\n`)).result).toBe('1/2-1/2');
    expect(faultOf(meder('1-0', `[Position "${bare}"]\n`))).toMatchObject({ code: 'impossible', field: 'result' });
  });
});

describe('moves written so that they may mean several', () => {
  const knights = (rest: string): string => meder(rest, `[Position "${place(rules('meder'), { pieces: 'Kc1W kz9ql Nb3W Nd3W' })}"]\n`);

  test('what follows settles it, when only one reading lets it be played', () => {
    expect(ids(readGood(knights('9. Nc5N Kz8QL6 10. Na5N')))).toEqual(['d3W-c5N', 'z9ql-z8ql', 'b3W-a5N']);
    expect(ids(readGood(knights('9. Ndc5N Kz8QL6')))).toEqual(['d3W-c5N', 'z9ql-z8ql']);
  });

  test('two readings that end apart are refused, and both are named', () => {
    const fault = faultOf(knights('9. Nc5N'));
    expect(fault).toMatchObject({ code: 'ambiguous', field: 'move 9 (White, ply 1)' });
    expect(fault.message).toMatch(/b3W-c5N or d3W-c5N/);
  });
});

describe('Meder’s sample game', () => {
  const text = readFileSync(new URL('../../fixtures/games/meder-sample.txt', import.meta.url), 'utf8');
  const record = readGood(text);
  const GAME = [
    'b2W-b4N b7B-b5B c2W-c3W a7B-a6N a1W-c2W c7B-c6B a2W-a3N a8ql-a6B a1QL-a3W b8B-d6N b1W-a2W a8B-c7B',
    'a0QL-b1W a9ql-b8B d1W-b2W z9ql-a9ql z0QL-a0QL O-O a0QL-a1W d8B-b7B c2W-d4W a6B-a5B b2W-d3N d7B-d6B',
    'd4W-c6B b8B-a8B c6B-a5N b7B-a5N b4N-a5N a5B-a4W d3N-b4N a6N-a5B b4N-d3N',
  ].join(' ');
  const END = 'W:p3/P1P1/B2P/RQB1;N:3b/P3/4/P2N;B:q1b1/2n1/3p/pp2;QL@QL1:P1/2;KL@KL1:PP/KR;ql@QL6:1r/p1;kl@KL6:rk/pp b * - - 1 17';

  test('is read whole: 4...a6S as a6B, 5.a3W by its one reading, 11...a5B as the first by id of two that end alike', () => {
    expect(ids(record).join(' ')).toBe(GAME);
    expect(record.plies.at(-1)!.position.text()).toBe(END);
    expect(record.result).toBe('*');
  });

  test('goes, move by move, where the plain generator says', () => {
    let before = record.start.text();
    for (const { id, position } of record.plies) {
      const after = plainAnswer('meder', before).moves[id];
      expect(after, id).toBe(position.text());
      before = position.text();
    }
  });

  test('one move changed, and it is refused there', () => {
    expect(faultOf(text.replace('14. Na5N', '14. Na5W'))).toMatchObject({ field: 'move 14 (White, ply 27)' });
  });
});

/** One choice of a game by lot. */
const CHOICE = fc.record({
  nth: fc.nat(),
  prefersRare: fc.boolean(),
  comment: fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: fc.constant('and so on'), weight: 1 }),
});
type Choice = typeof CHOICE extends fc.Arbitrary<infer T> ? T : never;

describe.for(TRID.map((ruleset) => [ruleset.id, ruleset] as const))('%s: games by lot', ([id, ruleset]) => {
  /** A game by choices: each takes the move of that number, modulo all moves or the rare ones; now and then with a comment. */
  const playOut = (choices: readonly Choice[]): GameRecord => {
    const start = must(ruleset.parse(ruleset.start));
    const line: Ply[] = [];
    let position: Position = start;
    for (const { nth, prefersRare, comment } of choices) {
      if (position.status() !== 'playing') break;
      const moves = position.moves();
      const rare = moves.filter((move) => move.effects.length > 1);
      const list = rare.length > 0 && prefersRare ? rare : moves;
      const move = list[nth % list.length]!;
      position = position.after(move);
      line.push({ id: move.id, move, position, ...(comment !== undefined && { comment }) });
    }
    const points = position.outcome()?.points;
    const result = points ? `${points.w}-${points.b}` : '*';
    return { headers: new Map([['Ruleset', id]]), ruleset, start, plies: line, result };
  };

  test('read as they were written, and written again the same', () => {
    const property = fc.property(fc.array(CHOICE, { maxLength: 70, size: 'max' }), (choices) => {
      const record = playOut(choices);
      const text = makeRecord(record);
      const again = readGood(text);
      expect(ids(again), text).toEqual(ids(record));
      expect(again.plies.map(({ comment }) => comment)).toEqual(record.plies.map(({ comment }) => comment));
      expect(again.plies.at(-1)?.position.text()).toBe(record.plies.at(-1)?.position.text());
      expect(again.result).toBe(record.result);
      expect(makeRecord(again)).toBe(text);
    });
    fc.assert(property, { seed: 1, numRuns: 12 });
  });
});

describe('broken records', () => {
  const GOOD = [
    meder('1. b4N b5B {why} (=) 1/2-1/2', '[White "Ann"]\n[Result "1/2-1/2"]\n'),
    '[Ruleset "bartmess"]\n\n1. a3,WB-a4,WB QP12r 1-0\n',
    '[Ruleset "harshman"]\n[Options "board=8-9, mate=last"]\n\n*\n',
    meder('9. 0-0', `[Position "${place(rules('meder'), { pieces: 'Kd0KL Re0KL kc8B', rest: 'w * - - 0 9' })}"]\n`),
  ];
  const BITS = [
    '[',
    ']',
    '"',
    '{',
    '}',
    '(=)',
    '(',
    ')',
    '*',
    '0-0',
    '1-0',
    'void',
    '1.',
    '...',
    ' ',
    '\n',
    '\r',
    'x',
    'W',
    '9',
    'Ruleset',
    '\u0000',
    '\u{1F600}',
  ];

  test('are refused with a sentence and a place, and never throw', () => {
    let refused = 0;
    const property = fc.property(makeDamagedText(GOOD, { signs: BITS }), (text) => {
      const result = read(text);
      if (result.ok) return;
      refused++;
      const { code, field, message, at } = toDescribedFault(result.fault);
      expect(FAULT_CODES).toContain(code);
      expect(field).not.toBe('');
      expect(message).toMatch(/\S+ \S+ \S+/);
      expect(at ?? 0).toBeLessThanOrEqual(text.length);
    });
    fc.assert(property, { seed: 5, numRuns: 20_000 });
    expect(refused).toBeGreaterThan(10_000);
  });
});
