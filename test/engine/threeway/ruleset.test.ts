import { describe, expect, test } from 'vitest';
import { sayRuling } from '../../../src/words/rulings.ts';
import { sayFact } from '../../../src/words/facts.ts';
import { ALL_OPTIONS, place, play, read, rulesFor } from './support.ts';

const rules = rulesFor({});

describe('the options (Harshman I, VII, footnote 6)', () => {
  test('give the same ruleset for the same choice, and name what differs from the default', () => {
    expect(new Set(ALL_OPTIONS.map(rulesFor)).size).toBe(8);
    for (const options of ALL_OPTIONS) expect(rulesFor(options)).toBe(rulesFor(rulesFor(options).options));
    expect(rules.options).toEqual({});
    expect(rulesFor({ board: '8-9', automatic: 'on' }).options).toEqual({ board: '8-9', automatic: 'on' });
  });

  test.each([
    ['board', '9-9'],
    ['board', ''],
    ['mate', 'second'],
    ['automatic', 'true'],
    ['colour', 'red'],
    ['constructor', 'x'],
  ])('refuse %s=%s', (name, value) => {
    expect(rules.configure({ [name]: value })).toMatchObject({ ok: false, fault: { code: 'unknown', field: name } });
  });

  test('are not mixed up: a position plays by the options it was read with, and a move of another is a mistake of the program', () => {
    expect(read(rulesFor({ mate: 'last' }).start, { mate: 'last' }).ruleset.options).toEqual({ mate: 'last' });
    expect(() => read(rules.start).after(play(read(rules.start), 'b3-b4').moves()[0] ?? expect.fail())).toThrow('not a legal move');
  });
});

describe('facts and rulings', () => {
  test('have one id each, a section and a sentence', () => {
    for (const options of ALL_OPTIONS) {
      const { facts, rulings } = rulesFor(options);
      for (const list of [facts, rulings]) {
        expect(new Set(list.map((each) => each.id)).size).toBe(list.length);
        for (const each of list) {
          expect(each.source).toMatch(/^(I|II|III|IV|V|VI|VII|VIII|Appendix)\b/);
          expect('value' in each ? sayFact(rulesFor(options), each.id) : sayRuling('harshman', each.id).says).toMatch(/^[A-Z].+\.$/);
        }
      }
    }
  });

  test('agree with the board and the options', () => {
    const value = (id: string, options = {}): unknown => rulesFor(options).facts.find((fact) => fact.id === id)?.value;
    expect(value('cells')).toBe(read(rules.start).squares.length);
    expect(value('cells', { board: '8-9' })).toBe(192);
    expect([value('checkmate'), value('checkmate', { automatic: 'on' })]).toEqual(['declared', 'automatic']);
    expect([value('end'), value('end', { mate: 'last' })]).toEqual(['first-defeat', 'last-defeat']);
  });
});

describe('a move that is not legal is refused with the rule', () => {
  const refused = (pieces: string, move: string, rest = 'w wgb - - - 0 30'): string | undefined => {
    const [from = '', to = ''] = move.split('-');
    return read(place('8-7', pieces, rest)).refuse(from, to)?.code;
  };
  const kings = 'wKe1 gKa7 bKn14';

  test.each([
    ['an empty cell', `${kings} wRc5`, 'd5-d6', 'no-piece'],
    ['a cell that is not there', `${kings} wRc5`, 'c5-z9', 'no-square'],
    ["another's piece", `${kings} gRc5`, 'c5-c6', 'not-yours'],
    ['onto an own piece', `${kings} wRc5 wPc7`, 'c5-c7', 'own-piece'],
    ['a rook like a bishop', `${kings} wRc5`, 'c5-d7', 'not-its-way'],
    ['a bishop like a rook', `${kings} wBc5`, 'c5-c6', 'not-its-way'],
    ['a knight like a queen', `${kings} wNc5`, 'c5-c6', 'not-its-way'],
    ['a king too far', `${kings} wRc5`, 'e1-e3', 'not-its-way'],
    ['over a piece', `${kings} wRc5 gPc7`, 'c5-c8', 'blocked'],
    ['a pawn onto a piece ahead', `${kings} wPc5 gPc6`, 'c5-c6', 'pawn-straight'],
    ['a pawn two steps once it has moved', `${kings} wPc5`, 'c5-c7', 'double-moved'],
    ['a pawn across a point to a vacant cell', `${kings} wPc5`, 'c5-d7', 'nothing-to-capture'],
    ['a pawn backward', `${kings} wPc5`, 'c5-c4', 'not-its-way'],
    ['a king into an attack', `${kings} gRf9`, 'e1-f1', 'leaves-check'],
    ['a pinned piece away', `${kings} wRe4 gRe8`, 'e4-f4', 'leaves-check'],
    ['anything else in check', `${kings} wRc5 gRe8`, 'c5-c6', 'leaves-check'],
    ['when the game is over', 'wKe1 gKa7 bKn14', 'e1-e2', 'game-over'],
  ])('%s', (_, pieces, move, code) => {
    expect(refused(pieces, move)).toBe(code);
  });

  test.each([
    ['the king has moved', 'w wgb h1 - - 0 30', '', 'castling-moved'],
    ['the rook has moved', 'w wgb e1 - - 0 30', '', 'castling-moved'],
    ['a piece stands between', 'w wgb * - - 0 30', ' wNf1', 'castling-blocked'],
    ['the king is in check', 'w wgb * - - 0 30', ' gRe8', 'castling-check'],
    ['the king would pass an attacked cell', 'w wgb * - - 0 30', ' bRf9', 'castling-attacked'],
  ])('castling when %s', (_, rest, more, code) => {
    expect(refused(`wKe1 wRh1 gKa6 bKn14${more}`, 'e1-g1', rest)).toBe(code);
    expect(refused('wKe1 wRh1 gKa6 bKn14', 'e1-g1', 'w wgb * - - 0 30')).toBeUndefined();
  });

  test('castling asked of king and rook: why not, and nothing where it is legal or they are no pair (IV, Castling)', () => {
    const bar = (pieces: string, rest: string, rook = 'h1'): string | undefined =>
      read(place('8-7', `wKe1 wRh1 gKa6 bKn14${pieces}`, rest)).refuseCastling('e1', rook)?.code;
    expect(bar(' wNf1', 'w wgb * - - 0 30')).toBe('castling-blocked');
    expect(bar('', 'w wgb h1 - - 0 30')).toBe('castling-moved');
    expect(bar('', 'w wgb * - - 0 30')).toBeUndefined();
    expect(bar(' wRd4', 'w wgb * - - 0 30', 'd4')).toBeUndefined();
  });

  test('and a defeated player’s piece stays', () => {
    const position = read(place('8-7', 'wKe1 wPd3 gKa7 bKn14 bRk5', 'w wg - - - 0 30'), { mate: 'last' });
    expect(position.refuse('k5', 'k6')?.code).toBe('defeated');
  });

  test('points at what is in the way', () => {
    const position = read(place('8-7', `${kings} wRe4 gRe8`, 'w wgb - - - 0 30'));
    expect(position.refuse('e4', 'f4')).toMatchObject({ source: 'IV, King Protection', shows: ['e8'] });
    expect(position.refuse('e4', 'e9')).toMatchObject({ code: 'blocked', shows: ['e8'] });
  });

  test('cites the duty to save a king in check where another piece moves (VIII (b))', () => {
    const position = read(place('8-7', `${kings} wPb3 gRe8`, 'w wgb - - - 0 30'));
    expect(position.refuse('b3', 'b4')).toMatchObject({ code: 'leaves-check', rule: '6.7', source: 'VIII (b)' });
    expect(position.refuse('e1', 'e2')).toMatchObject({ code: 'leaves-check', rule: '6.2', source: 'IV, King Protection' });
  });

  test('exactly when no legal move goes there: every pair of cells of some positions', () => {
    const positions = [
      read(rules.start),
      play(read(rules.start), 'f3-f4 e10-h7 l6-k5'),
      read(place('8-7', `${kings} wRe4 gRe8 wPd3 bQl12`, 'w wgb d3 - - 0 30')),
    ];
    for (const position of positions) {
      for (const from of position.squares) {
        for (const to of position.squares) {
          const legal = position.moves().some((move) => move.from === from.name && move.to === to.name);
          expect(position.refuse(from.name, to.name) === undefined, `${from.name}-${to.name}`).toBe(legal);
        }
      }
    }
  });
});
