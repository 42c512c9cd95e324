import { describe, expect, test } from 'vitest';
import { expect as must } from '../../../src/engine/core/result.ts';
import type { Position } from '../../../src/engine/core/position.ts';
import { ALL_OPTIONS, anyMove, makeRandom, place, play, read, rulesFor, scatter } from './support.ts';

const rules = rulesFor({});

function write(position: Position, id: string): string {
  const move = position.moves().find((each) => each.id === id);
  if (!move) throw new Error(`${id} is not legal`);
  return rules.notation.write(position, move);
}

describe('display notation', () => {
  const rights = place('8-7', 'wKe1 wRh1 wNc1 wPk6 wPh7 gKa7 gPl8 bKn14 bQk10', 'w wgb * - - 0 30');

  test('names piece, cells and sign (spec, Display notation)', () => {
    const position = read(rights);
    expect(write(position, 'c1-d4')).toBe('Nc1-d4');
    expect(write(position, 'O-O')).toBe('O-O');
    expect(write(position, 'k6-l8')).toBe('k6xl8');
    expect(write(read(place('8-7', 'wKe1 wPm8 gKa7 bKn14', 'w wgb - - - 0 30')), 'm8-n9=Q')).toBe('m8-n9=Q+b');
  });

  test('marks en passant, and check to everybody who is in check', () => {
    const passing = read(place('8-7', 'wKe1 wPc7 gPe8 gKa7 bKn14', 'w wgb - e8:d8 - 1 30'));
    expect(passing.moves().find((move) => move.enPassant)).toBeUndefined();
    const near = read(place('8-7', 'wKe1 wPc6 gPe8 gKa7 bKn14', 'w wgb - e8:d8 - 1 30'));
    expect(write(near, 'c6-d8')).toBe('c6xd8 e.p.');
    expect(write(play(read(rules.start), 'f3-f4'), 'e10-h7')).toBe('Be10-h7+w');
  });

  test.each(ALL_OPTIONS)('is read as it is written, absolute and relative: $board $mate $automatic', (options) => {
    const mine = rulesFor(options);
    const random = makeRandom(23);
    for (let game = 0; game < 3; game++) {
      let position = game === 0 ? must(mine.parse(mine.start)) : scatter(random, mine);
      for (let ply = 0; position && ply < 3; ply++) {
        const notations = [mine.notation, ...mine.players.map((player) => mine.relative?.notation(player) ?? mine.notation)];
        for (const notation of notations) {
          const texts = position.moves().map((move) => {
            const text = notation.write(position as Position, move);
            expect(must(notation.read(position as Position, text))).toBe(move);
            expect(must(mine.notation.read(position as Position, text))).toBe(move);
            return text;
          });
          expect(new Set(texts).size).toBe(texts.length);
        }
        const id = anyMove(random, position);
        if (id === undefined) break;
        position = must(position.play(id));
      }
    }
  });

  test("writes a player's own cells with the player's letter before the move", () => {
    const position = play(read(rules.start), 'f3-f4');
    const move = position.moves().find((each) => each.id === 'e10-h7');
    if (!move) throw new Error('the third bishop can go there');
    expect(rules.relative?.notation('g').write(position, move)).toBe('G-Be2-h8+w');
    expect(rules.relative?.name('d9', 'b')).toBe('B-m11');
    expect(rules.relative?.parse('G-f2')).toBe('d9');
  });

  test('reads what people leave out, and says what was meant', () => {
    const position = play(read(rules.start), 'f3-f4');
    expect(must(rules.notation.read(position, 'Be10-h7')).id).toBe('e10-h7');
    expect(must(rules.notation.read(position, 'e10-h7')).id).toBe('e10-h7');
    expect(rules.notation.readings(position, 'Bh7').map((move) => move.id)).toEqual(['e10-h7']);
    expect(rules.notation.read(position, 'Be10-h7+g')).toMatchObject({ ok: false, fault: { code: 'malformed' } });
    expect(rules.notation.read(position, 'Bh7')).toMatchObject({ ok: false, fault: { code: 'malformed' } });
    expect(rules.notation.read(position, 'Ne10-h7')).toMatchObject({ ok: false, fault: { code: 'illegal' } });
    expect(rules.notation.read(position, 'hello')).toMatchObject({ ok: false, fault: { code: 'malformed' } });
    const rooks = read(place('8-7', 'wKe1 wRd4 wRf4 gKa7 bKn14', 'w wgb - - - 0 30'));
    expect(rules.notation.read(rooks, 'Re4')).toMatchObject({ ok: false, fault: { code: 'ambiguous' } });
  });

  test('writes a declaration behind the move before it: # by one, ## jointly', () => {
    const single = play(read(rules.start), 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7');
    const joint = play(read(rules.start), 'e2-i10 c7-d7 l6-k5 i10-m12 b8-c7');
    const written = (position: Position): (string | undefined)[] => position.acts().map((act) => rules.notation.writeAct?.(position, act));
    expect(written(single)).toContain('#g');
    expect(written(joint)).toContain('##b');
    expect(written(joint)).toContain('draw:wgb');
  });
});
