import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDamagedText } from '../../../tools/hostile/damaged-text.ts';
import { BOARDS } from '../../../src/engine/threeway/board.ts';
import { ALL_OPTIONS, anyMove, makeRandom, place, play, read, rulesFor, scatter } from './support.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import { sayFault } from '../../../src/words/faults.ts';

const rules = rulesFor({});

/** The start with some fields replaced, by their place. */
function start(fields: Readonly<Record<number, string>>): string {
  return rules.start
    .split(' ')
    .map((field, index) => fields[index] ?? field)
    .join(' ');
}

/** The start with one row of the placement replaced. */
function row(rank: number, text: string): string {
  const rows = rules.start.split(' ')[0]?.split('/') ?? [];
  rows[14 - rank] = text;
  return start({ 0: rows.join('/') });
}

describe('position strings', () => {
  test.each(ALL_OPTIONS)('come back as they were: $board $mate $automatic', (options) => {
    const random = makeRandom(5);
    const mine = rulesFor(options);
    for (let game = 0; game < 16; game++) {
      let position = game < 1 ? must(mine.parse(mine.start)) : scatter(random, mine);
      for (let ply = 0; position && ply < (game < 1 ? 60 : 5); ply++) {
        const again = must(mine.parse(position.text()));
        expect(again.text()).toBe(position.text());
        expect(again.key()).toBe(position.key());
        const id = anyMove(random, position);
        if (id === undefined) break;
        position = must(position.play(id));
      }
    }
  });

  test('list en passant by pawn, and drop it when the owner has moved again', () => {
    const both = play(read(rules.start), 'b3-b5 b6-d6');
    expect(both.text().split(' ')[4]).toBe('b5:b4,d6:c6');
    expect(play(both, 'l6-k5').text().split(' ')[4]).toBe('b5:b4,d6:c6');
    expect(play(both, 'l6-k5 c3-c4').text().split(' ')[4]).toBe('d6:c6');
  });

  test('raise the round when the turn passes the end of White, Gray, Black', () => {
    expect(play(read(rules.start), 'b3-b4 b6-c6').number).toBe(1);
    expect(play(read(rules.start), 'b3-b4 b6-c6 l6-k5').number).toBe(2);
  });
});

describe('a malformed or impossible string is refused by field', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['too few fields', rules.start.replace(' 0 1', ' 0'), 'position'],
    ['two spaces', rules.start.replace(' w ', '  w '), 'position'],
    ['nothing', '', 'position'],
    ['a row too few', start({ 0: '8' }), 'placement'],
    ['rows of the other board', rulesFor({ board: '8-9' }).start, 'placement'],
    ['a row too long', row(5, '13'), 'placement'],
    ['a row too short', row(5, '11'), 'placement'],
    ['a strange piece', row(5, '5wX6'), 'placement'],
    ['a piece of nobody', row(5, '5rQ6'), 'placement'],
    ['a run of nothing', row(5, '0bP11'), 'placement'],
    ['a run with a zero before it', row(5, '012'), 'placement'],
    ['two kings', row(5, '5wK6'), 'placement'],
    ['no king', row(1, 'wRwBwNwQ1wNwBwR'), 'placement'],
    ['more promoted pieces than pawns gone', row(5, '5wQ6'), 'placement'],
    ['a fourth bishop', row(5, '5gB6'), 'placement'],
    ['a seventeenth pawn', row(5, '5wP6'), 'placement'],
    ['a pawn behind its rows', place('8-7', 'wKe4 wPb1 gKa7 bKn7', 'w wgb - - - 0 30'), 'placement'],
    ['an unpromoted pawn', place('8-7', 'wKe4 wPn9 gKa7 bKn7', 'w wgb - - - 0 30'), 'placement'],
    ['a pawn on its second row that is said to have moved', place('8-7', 'wKe4 wPb2 gKa6 bKm7', 'w wgb - - - 0 30'), 'rights'],
    ['the same for Gray among others', place('8-7', 'wKe4 wPb2 gPc8 gKa6 bKm7', 'w wgb b2 - - 0 30'), 'rights'],
    ['a pawn where the third bishop starts', place('8-7', 'wKe4 wPe2 gKa6 bKm7', 'w wgb - - - 0 30'), 'placement'],
    ['the same of a defeated player', place('8-7', 'wKe4 bPm10 gKa6', 'w wg - - - 0 30'), 'placement'],
    ['nobody on move', start({ 1: 'x' }), 'turn'],
    ['a defeated player on move', place('8-7', 'wKe1 gKa7 bKn7', 'w gb - - - 0 30'), 'turn'],
    ['no players', start({ 2: '-' }), 'active'],
    ['players out of order', start({ 2: 'wbg' }), 'active'],
    ['a player twice', start({ 2: 'wwgb' }), 'active'],
    ['rights of a cell that is not there', start({ 3: 'z9' }), 'rights'],
    ['rights of a vacant cell', start({ 3: 'e1,f5' }), 'rights'],
    ['rights of a knight', start({ 3: 'c1' }), 'rights'],
    ['rights out of order', start({ 3: 'h1,e1' }), 'rights'],
    ['rights twice', start({ 3: 'e1,e1' }), 'rights'],
    ['rights spelled out where * applies', place('8-7', 'wKe1 gKa6 bKn7', 'w wgb e1 - - 0 30'), 'rights'],
    ['* where nothing applies', place('8-7', 'wKe2 gKa6 bKn7', 'w wgb * - - 0 30'), 'rights'],
    ['en passant without a target', start({ 4: 'b5' }), 'en passant'],
    ['en passant of no pawn', start({ 4: 'b5:b4' }), 'en passant'],
    ['en passant over the wrong cell', place('8-7', 'wKe1 wPb5 gKa7 bKn7', 'g wgb - b5:c4 - 0 30'), 'en passant'],
    ['en passant with the crossed cell filled at once', place('8-7', 'wKe1 wPb5 gNb4 gKa7 bKn7', 'g wgb - b5:b4 - 0 30'), 'en passant'],
    ['en passant of a defeated player', place('8-7', 'wKe1 wPb5 gKa7 bKn7', 'g gb - b5:b4 - 0 30'), 'en passant'],
    ['en passant of two pawns of one player', place('8-7', 'wKe1 wPb5 wPd5 gKa7 bKn7', 'g wgb - b5:b4,d5:d4 - 0 30'), 'en passant'],
    ['en passant out of order', place('8-7', 'wKe1 wPb5 gPe8 gKa7 bKn7', 'b wgb - e8:d8,b5:b4 - 0 30'), 'en passant'],
    ['a strange resignation', start({ 5: 'g3' }), 'resignations'],
    ['resignations out of order', start({ 5: 'b1,g1', 7: '9' }), 'resignations'],
    ['a resignation before the first move', start({ 5: 'g1' }), 'resignations'],
    ['a resignation when two are left', place('8-7', 'wKe1 gKa7 wRb5', 'w wg - - g1 0 30'), 'resignations'],
    ['a clock that is no number', start({ 6: 'x' }), 'clock'],
    ['a clock below nothing', start({ 6: '-1' }), 'clock'],
    ['a clock with a zero before it', start({ 6: '00' }), 'clock'],
    ['a clock ahead of the round', start({ 6: '1' }), 'clock'],
    ['a clock that contradicts en passant', place('8-7', 'wKe1 wPb5 gKa7 bKn7', 'g wgb - b5:b4 - 1 30'), 'clock'],
    ['a round of nothing', start({ 7: '0' }), 'round'],
    ['a double step before the first move', place('8-7', 'wKe1 gPe8 gKa7 bKn7', 'w wgb - e8:d8 - 0 1'), 'round'],
  ];

  test.each(cases)('%s', (_, text, field) => {
    const answer = rules.parse(text);
    expect(answer).toMatchObject({ ok: false, fault: { field } });
    expect(answer.ok ? '' : sayFault(answer.fault)).toMatch(/expected|would|behind|but/);
  });

  test('and what only looks like it is read', () => {
    expect(rules.parse(place('8-7', 'wKe1 wPb5 gKa7 bKn7', 'b wgb - b5:b4 - 1 30')).ok).toBe(true);
    expect(rules.parse(place('8-7', 'wKe4 wPb2 wPb3 gKa6 bKm7', 'w wgb b2 - - 0 30')).ok).toBe(true);
    expect(rules.parse(place('8-7', 'wKe4 wPb2 gPe2 wBe3 gKa6 bKm7', 'w wgb * - - 0 30')).ok).toBe(true);
    expect(rules.parse(place('8-7', 'wKe4 wPn9 wRa4 gKa7 bKm7', 'w wg - - - 0 30')).ok).toBe(true);
    expect(rulesFor({ mate: 'last' }).parse(place('8-7', 'wKe4', 'w w - - - 0 30')).ok).toBe(true);
  });
});

describe('a setup (Harshman IV, Pawn: no pawn comes to its second row)', () => {
  const put = (text: string, square: string, owner: 'w' | 'g' | 'b'): string =>
    must(rules.viewSetup(must(rules.changeSetup(must(rules.readSetup(text)), { kind: 'put', square, piece: { owner, role: 'pawn' } }))))
      .text;

  test('gives a pawn that is put on its second row its first move, and no other', () => {
    const bare = place('8-7', 'wKe4 wPb3 gKa6 bKm7', 'w wgb - - - 0 30');
    expect(put(bare, 'b2', 'w')).toContain(' wgb b2 ');
    expect(put(bare, 'c3', 'w')).toContain(' wgb - ');
    expect(rules.parse(put(bare, 'b2', 'w')).ok).toBe(true);
  });
});

describe('no text breaks the parsers', () => {
  test('of positions: thirty thousand broken strings give a fault or a position that is written the same', () => {
    const alphabet = `${BOARDS['8-7'].cells[5]?.name ?? ''}wgbKQRBNP0123456789/-*:, x“`;
    const sources = [
      rules.start,
      play(read(rules.start), 'b3-b5 b6-d6 resign:w').text(),
      place('8-7', 'wKe1 wRh1 gKa7 bKn7', 'w wgb * - - 3 30'),
    ];
    const property = fc.property(makeDamagedText(sources, { signs: [...alphabet] }), (text) => {
      const answer = rules.parse(text);
      if (answer.ok) expect(answer.value.text()).toBe(text);
      else expect(sayFault(answer.fault).length).toBeGreaterThan(10);
    });
    fc.assert(property, { seed: 11, numRuns: 30_000 });
  });

  test('of moves, acts and options', () => {
    const position = play(read(rules.start), 'f3-f4 e10-h7');
    const words = ['e10', 'h7', '-', 'x', 'K', 'O-O', '=Q', ' e.p.', '+w', '#g', 'mate:', 'w>g', 'resign:', 'g', '99', 'G-', '\u0000', 'z'];
    const property = fc.property(fc.array(fc.constantFrom(...words), { maxLength: 4 }), (parts) => {
      const text = parts.join('');
      const answer = rules.notation.read(position, text);
      if (answer.ok) expect(position.moves()).toContain(answer.value);
      const played = position.play(text);
      expect(played.ok || sayFault(played.fault).length > 10).toBe(true);
      expect(rules.configure({ [text]: text }).ok).toBe(false);
    });
    fc.assert(property, { seed: 12, numRuns: 10_000 });
  });
});
