import { describe, expect, it } from 'vitest';
import { findRuleset } from '../../../src/engine/index.ts';
import { isPlace, openPosition, readLine, readMarks } from '../../../src/components/lesson/build.ts';

const where = { url: new URL('http://site/learn/meder/test/'), locals: {} };

describe('what an author writes', () => {
  it('is a position by name or by its string; anything else ends the build with its place', () => {
    expect(openPosition(where, 'meder').text()).toBe(findRuleset('meder')!.start);
    expect(() => openPosition(where, 'chess')).toThrow('/learn/meder/test/: “chess” is no ruleset');
    expect(() => openPosition(where, 'meder', 'W:4/4')).toThrow(/\/learn\/meder\/test\/: position, /);
    expect(() => openPosition(where, 'harshman', 'start', { board: '9-9' })).toThrow('/learn/meder/test/');
  });

  it('names the file and line where the text stands', () => {
    const locals = { starlightRoute: { entry: { filePath: 'src/content/docs/learn/meder/sample-game.mdx' } } };
    expect(() => openPosition({ ...where, locals }, 'ruleset: meder', 'start')).toThrow(
      /^src\/content\/docs\/learn\/meder\/sample-game\.mdx:\d+: /,
    );
  });

  it('is a line in the notation, with sentences, or by ids', () => {
    const start = openPosition(where, 'meder');
    const { line, names, says } = readLine(where, start, '1. b4N {The middle.} b5B 2. c3W', 'Before.');
    expect(line.moves.map((move) => move.id)).toEqual(['b2W-b4N', 'b7B-b5B', 'c2W-c3W']);
    expect(names).toEqual(['b4N', 'b5B', 'c3W']);
    expect(says).toEqual(['Before.', 'The middle.', '', '']);
    expect(readLine(where, start, 'b2W-b4N b7B-b5B').names).toEqual(['b4N', 'b5B']);
  });

  it('is refused where a move is illegal, with its number', () => {
    const start = openPosition(where, 'meder');
    expect(() => readLine(where, start, '1. b4N b5B 2. b9N')).toThrow(/\/learn\/meder\/test\/: move 2.*b9N/);
  });

  it('is marks that exist', () => {
    const start = openPosition(where, 'meder');
    expect(readMarks(where, start, { attacks: 'a1W' })).toMatchObject({ selected: 'a1W', targets: ['c2W', 'b3W', 'b3N'] });
    expect(readMarks(where, start, { arrows: ['b2W-b4N'], pins: ['QL3'] })).toMatchObject({
      spots: ['QL3'],
      arrows: [{ from: 'b2W', to: 'b4N' }],
    });
    expect(() => readMarks(where, start, { squares: ['b9N'] })).toThrow('no square “b9N”');
    expect(() => readMarks(where, start, { pins: ['QP3'] })).toThrow('no pin “QP3”');
    expect(() => readMarks(where, start, { attacks: 'b4N' })).toThrow('no piece on “b4N”');
    expect(() => readMarks(where, start, { reach: 'XL' })).toThrow('no attack board “XL”');
  });

  it('is a square a board can ever offer', () => {
    const start = openPosition(where, 'meder');
    expect(isPlace(start.ruleset, start, 'a5QL')).toBe(true);
    expect(isPlace(start.ruleset, start, 'QL3')).toBe(true);
    expect(isPlace(start.ruleset, start, 'c5QL')).toBe(false);
    expect(isPlace(start.ruleset, start, 'a5XX')).toBe(false);
  });
});
