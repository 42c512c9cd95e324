import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRuleset } from '../../../src/engine/index.ts';
import { isPlace, readMarks, sayWhy, splitMarks } from '../../../src/components/diagram/author-marks.ts';
import { openPositionOrFail, readLine } from '../../../src/components/diagram/build.ts';

const where = { url: new URL('http://site/learn/meder/test/'), locals: {} };

describe('what an author writes', () => {
  test('is a position by name or by its string; anything else ends the build with its place', () => {
    expect(openPositionOrFail(where, 'meder').text()).toBe(findRuleset('meder')!.start);
    expect(() => openPositionOrFail(where, 'chess')).toThrow('/learn/meder/test/: “chess” is not a ruleset');
    expect(() => openPositionOrFail(where, 'meder', 'W:4/4')).toThrow(/\/learn\/meder\/test\/: position: (?!position)/);
    expect(() => openPositionOrFail(where, 'harshman', 'start', { board: '9-9' })).toThrow('/learn/meder/test/');
  });

  test('names the file and line where the text stands', () => {
    const locals = { starlightRoute: { entry: { filePath: 'src/content/docs/learn/meder/sample-game.mdx' } } };
    expect(() => openPositionOrFail({ ...where, locals }, 'ruleset: meder', 'start')).toThrow(
      /^src\/content\/docs\/learn\/meder\/sample-game\.mdx:\d+: /,
    );
  });

  test('is a line in the notation, with sentences, or by ids', () => {
    const start = openPositionOrFail(where, 'meder');
    const { line, names, says } = readLine(where, start, '1. b4N {The middle.} b5B 2. c3W', 'Before.');
    expect(line.moves.map((move) => move.id)).toEqual(['b2W-b4N', 'b7B-b5B', 'c2W-c3W']);
    expect(names).toEqual(['b4N', 'b5B', 'c3W']);
    expect(says).toEqual(['Before.', 'The middle.', '', '']);
    expect(readLine(where, start, 'b2W-b4N b7B-b5B').names).toEqual(['b4N', 'b5B']);
  });

  test('praises the moves that end with “!”, by their steps; a sentence with one praises nothing', () => {
    const start = openPositionOrFail(where, 'meder');
    const { names, praised } = readLine(where, start, '1. b4N {Up!} b5B! 2. c3W {The other pawn.} c6B!');
    expect([names, praised]).toEqual([
      ['b4N', 'b5B', 'c3W', 'c6B'],
      [2, 4],
    ]);
    const black = openPositionOrFail(where, 'meder', start.after(start.moves().find(({ id }) => id === 'b2W-b4N')!).text());
    expect(readLine(where, black, '1... b5B! 2. c3W').praised).toEqual([1]);
  });

  test('is refused where a move is illegal, with its number', () => {
    const start = openPositionOrFail(where, 'meder');
    expect(() => readLine(where, start, '1. b4N b5B 2. b9N')).toThrow(/\/learn\/meder\/test\/: move 2.*b9N/);
  });

  test('is a line with acts in it, by the notation or by id; one that may not be made here ends the build', () => {
    const start = openPositionOrFail(where, 'harshman');
    const five = '1. e2-i10 c7-d7 l6-k5 2. i10-m12 b8-c7';
    for (const declared of [`${five} ##b {Together.}`, 'e2-i10 c7-d7 l6-k5 i10-m12 b8-c7 mate:wg>b {Together.}']) {
      const { line, names, says } = readLine(where, start, declared);
      expect(line.moves.at(-1)!.id).toBe('mate:wg>b');
      expect(names.at(-1)).toBe('##b');
      expect(says.at(-1)).toBe('Together.');
      expect(line.positions.at(-1)!.status()).toBe('checkmate');
      expect(line.positions.at(-1)!.active).toEqual(['w', 'g']);
    }
    expect(() => readLine(where, start, '1. e2-i10 c7-d7 l6-k5 ##b')).toThrow('/learn/meder/test/: ');
  });

  test('is marks of single steps, in brackets in their sentences, and of the whole line', () => {
    const start = openPositionOrFail(where, 'meder');
    const { says, marks } = readLine(where, start, '1. b4N {The middle. [attacks b4N] [arrow b2W-b4N]} b5B', 'Before. [squares b2W c2W]', {
      circles: ['a1W'],
    });
    expect(says).toEqual(['Before.', 'The middle.', '']);
    expect(marks.map((one) => one.selected)).toEqual([undefined, 'b4N', undefined]);
    expect(marks.map((one) => one.circles)).toEqual([['a1W'], ['a1W'], ['a1W']]);
    expect(marks[0]!.spots).toEqual(['b2W', 'c2W']);
    expect(marks[1]!.arrows).toEqual([{ from: 'b2W', to: 'b4N' }]);
    expect(() => readLine(where, start, '1. b4N {[attacks b2W]}')).toThrow('no piece on “b2W”');
    for (const wrong of ['[points b4N]', '[attacks]', '[attacks a1W b2W]']) expect(() => splitMarks(where, wrong)).toThrow('is not a mark');
  });

  test('is a forbidden move with what forbids it; an allowed one ends the build', () => {
    const start = openPositionOrFail(where, 'meder');
    const own = readMarks(where, start, { why: 'b1W-b2W' });
    expect(own).toMatchObject({ wrong: ['b2W'], arrows: [{ from: 'b1W', to: 'b2W', tone: 'wrong' }] });
    expect(sayWhy(where, start, { why: 'b1W-b2W' })).toMatch(/^b1W–b2W is not allowed: .*\(Meder.*\d/);
    expect(sayWhy(where, start, {})).toBe('');
    expect(readMarks(where, start, { why: 'QL1-QL4' })).toMatchObject({ wrong: ['QL4'], arrows: [{ from: 'QL1', to: 'QL4' }] });
    expect(() => readMarks(where, start, { why: 'b2W-b4N' })).toThrow('“b2W-b4N” is allowed here');
    expect(() => readMarks(where, start, { why: 'b1W-q9' })).toThrow('“q9” is not a square');
  });

  test('shows the attacker of a king that a move would leave open (Harshman IV, King Protection)', () => {
    const start = openPositionOrFail(where, 'harshman');
    const { line } = readLine(where, start, '1. f3-f4 e10-h7 l6-k5');
    const marks = readMarks(where, line.positions.at(-1)!, { why: 'a2-a3' });
    expect(marks.arrows).toEqual([
      { from: 'a2', to: 'a3', tone: 'wrong' },
      { from: 'h7', to: 'e1' },
    ]);
    expect(marks.spots).toEqual(['h7']);
  });

  test('is right where CONTRIBUTING shows how to write it', () => {
    const text = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8');
    const blocks = [...text.matchAll(/<Steps\n[^>]*?ruleset="(\w+)"[\s\S]*?moves="([^"]*)"/g)];
    expect(blocks.length).toBe(2);
    for (const [, id = '', moves = ''] of blocks) {
      const { marks } = readLine(where, openPositionOrFail(where, id), moves);
      expect(marks.some((one) => one.selected !== undefined || one.arrows!.length > 0)).toBe(true);
    }
    const [, why = ''] = /why: '([^']*)'/.exec(text) ?? [];
    expect(sayWhy(where, openPositionOrFail(where, 'meder'), { why })).toContain('not allowed');
  });

  test('is marks that exist', () => {
    const start = openPositionOrFail(where, 'meder');
    expect(readMarks(where, start, { attacks: 'a1W' })).toMatchObject({ selected: 'a1W', targets: ['c2W', 'b3W', 'b3N'] });
    expect(readMarks(where, start, { arrows: ['b2W-b4N'], pins: ['QL3'] })).toMatchObject({
      spots: ['QL3'],
      arrows: [{ from: 'b2W', to: 'b4N' }],
    });
    expect(() => readMarks(where, start, { squares: ['b9N'] })).toThrow('no square “b9N”');
    expect(() => readMarks(where, start, { pins: ['QP3'] })).toThrow('no pin “QP3”');
    expect(() => readMarks(where, start, { attacks: 'b4N' })).toThrow('no piece on “b4N”');
    expect(() => readMarks(where, start, { lines: 'a1W' })).toThrow('three-way board');
    expect(readMarks(where, openPositionOrFail(where, 'harshman'), { lines: 'f6' }).lines).toEqual(['f6']);
    expect(() => readMarks(where, start, { reach: 'XL' })).toThrow('no attack board “XL”');
  });

  test('is a square a board can ever offer', () => {
    const start = openPositionOrFail(where, 'meder');
    expect(isPlace(start.ruleset, start, 'a5QL')).toBe(true);
    expect(isPlace(start.ruleset, start, 'QL3')).toBe(true);
    expect(isPlace(start.ruleset, start, 'c5QL')).toBe(false);
    expect(isPlace(start.ruleset, start, 'a5XX')).toBe(false);
  });
});
