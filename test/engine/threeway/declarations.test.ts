import { describe, expect, test } from 'vitest';
import { sayDeclaration } from '../../../src/words/declarations.ts';
import { expect as must } from '../../../src/engine/core/result.ts';
import type { Position } from '../../../src/engine/core/position.ts';
import type { Examination } from '../../../src/engine/core/examination.ts';
import { declaredByPlay, runDeclarations } from './declared.ts';
import { declarations, place, play, read, rulesFor } from './support.ts';

/** White's knight on b7 traps Gray's king among its own pieces at ply 7. */
const SMOTHERED = 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4 d6-b7';
/** Gray's pawn lets Gray's bishop guard White's at ply 5. */
const TOGETHER = 'e2-i10 c7-d7 l6-k5 i10-m12 b8-c7';

function start(options: Readonly<Record<string, string>> = {}): Position {
  return read(rulesFor(options).start, options);
}

function examine(position: Position, act: string): Examination {
  if (!position.examine) throw new Error('three-way positions examine declarations');
  return must(position.examine(act));
}

describe('a declaration by one player (Harshman VIII, Checkmate by one player)', () => {
  test('is open at ply 7 at the earliest known, and not a ply before', () => {
    const moves = SMOTHERED.split(' ');
    expect(declarations(play(start(), SMOTHERED))).toEqual(['mate:w>g']);
    for (let ply = 1; ply < moves.length; ply++) expect(declarations(play(start(), moves.slice(0, ply).join(' ')))).toEqual([]);
  });

  test('says why: every reply of the two others, and the capture after each', () => {
    const report = examine(play(start(), SMOTHERED), 'mate:w>g');
    expect(report.holds).toBe(true);
    expect(report.source).toBe('VIII, Checkmate by one player');
    expect(report.lines.length).toBeGreaterThan(1000);
    for (const line of report.lines) {
      expect(line.moves).toHaveLength(2);
      expect(line.by).toBe('w');
      expect(line.captures).toEqual(['b7-d10']);
    }
  });

  test('does not stand while the third player can still help', () => {
    // Gray's king has only b1 to go to, and White's queen waits there: unless Black's bishop takes her first.
    const trapped = 'gKa1 wQb3 wBk5 wRd5 wKc4 bKk14';
    expect(declarations(read(place('8-7', trapped, 'g wgb - - - 0 30')))).toEqual(['mate:w>g']);
    const helped = read(place('8-7', `${trapped} bBh6`, 'g wgb - - - 0 30'));
    expect(declarations(helped)).not.toContain('mate:w>g');
    const report = examine(helped, 'mate:w>g');
    expect(report.holds).toBe(false);
    expect(report.lines.at(-1)).toEqual({ moves: ['a1-b1', 'h6-b3'], by: 'w', captures: [] });
    expect(sayDeclaration(report.found)).toBe('After a1-b1 and h6-b3, White cannot capture Gray’s king.');
  });

  test('is not for the player whose turn it is (VIII (d)): they capture', () => {
    const trapped = play(start(), `${SMOTHERED} a4-b4 j4-i4`);
    expect(trapped.turn).toBe('w');
    expect(declarations(trapped)).toEqual([]);
    expect(examine(trapped, 'mate:w>g')).toMatchObject({ holds: false, source: 'VIII (d)', lines: [] });
    expect(play(trapped, 'b7-d10').status()).toBe('over:capture');
  });

  test('may be deferred as long as the mate exists (VIII (a))', () => {
    expect(declarations(play(start(), `${SMOTHERED} a4-b4`))).toEqual(['mate:w>g']);
  });

  test('is not for a king that was let stand in the turn just played, until its player moves again (VIII (d))', () => {
    const letStand = play(start(), `${SMOTHERED} a4-b4 j4-i4 d3-d4`);
    expect(declarations(letStand)).toEqual([]);
    expect(examine(letStand, 'mate:w>g')).toMatchObject({ holds: false, source: 'VIII (d)', lines: [] });
    // A position string cannot carry that: read afresh, the same position bars nothing.
    expect(declarations(read(letStand.text()))).toEqual(['mate:w>g']);
    // The same player moves again, and again does not capture the king.
    expect(declarations(play(letStand, 'b4-c4 i4-h4 d4-d5'))).toEqual([]);
  });

  test('may be made on a mate that somebody else has given (VIII (c)): White mates, Black, who moves first, declares', () => {
    const before = read(place('8-7', 'gKh1 gNf1 wRi4 bQg4 bRj4 wKi7 bKn8', 'w wgb - - - 0 30'));
    expect(declarations(before)).toEqual([]);
    const after = play(before, 'i4-f1');
    expect(after.checks()).toEqual([{ player: 'g', king: 'h1', by: ['f1'] }]);
    expect(declarations(after)).toEqual(['mate:b>g']);
  });

  test('is refuted by a line that ends the game before the declarer’s turn', () => {
    // Gray, trapped by White, can capture Black's king: in First Mate that ends the game.
    const pieces = 'gKh14 gRh3 wQf12 wRi12 wKe10 bKh1';
    expect(declarations(read(place('8-7', pieces, 'g wgb - - - 0 30')))).not.toContain('mate:w>g');
    expect(declarations(read(place('8-7', pieces, 'g wgb - - - 0 30'), { mate: 'last' }))).toContain('mate:w>g');
    expect(declarations(read(place('8-7', pieces.replace(' gRh3', ''), 'g wgb - - - 0 30')))).toContain('mate:w>g');
  });

  test('is refuted by the move just before the declarer’s turn, if that leaves a waiting player without a move (VIII, Stalemate)', () => {
    // Nothing saves Gray's king from Black, but Gray's queen move to l14 leaves White, who waits, without a legal move.
    const text = '7/4gQbR2/9/10/11/12/4bR6bQ1/10bR1gK1/8wK4/10bR1/11/10/9/bK7 g wgb - - - 1 40';
    const position = read(text);
    const ended = position.moves().filter((move) => position.after(move).status() === 'stalemate');
    expect(ended.map(({ id }) => id)).toContain('k13-l14');
    for (const move of ended) expect(declaredByPlay(position.after(move))).toEqual([]);
    expect([declarations(position), declaredByPlay(position)]).toEqual([[], []]);
    const report = examine(position, 'mate:b>g');
    expect(report.holds).toBe(false);
    expect(ended.map(({ id }) => id)).toContain(report.lines.at(-1)?.moves[0]);
  });

  // `npm run declarations` looks at as many as requested.
  test('is what plain play by status and legal moves gives, by one and by two players, in random positions', () => {
    const { single, joint, stalemates, faults } = runDeclarations(1, 300);
    expect(faults).toEqual([]);
    expect(single).toBeGreaterThan(20);
    expect(joint).toBeGreaterThan(1);
    expect(stalemates).toBeGreaterThan(3);
  });

  test('cannot be made against or by a defeated player, nor with automatic checkmate (footnote 6)', () => {
    const position = read(place('8-7', 'gKh14 wQf12 wRi12 wKe10 bKh1 bQn7', 'g wg - - - 0 30'), { mate: 'last' });
    expect(declarations(position)).toEqual(['mate:w>g']);
    expect(examine(position, 'mate:b>g')).toMatchObject({ holds: false, source: 'VIII, Declaration of checkmate' });
    expect(examine(start({ automatic: 'on' }), 'mate:b>g')).toMatchObject({ holds: false, source: 'VIII, footnote 6' });
  });

  test.each(['mate', 'mate:w>w', 'mate:w>', 'mate:wgb>w', 'mate:gw>b', 'resign:w', ''])('refuses to examine “%s” or says no', (act) => {
    const answer = start().examine?.(act);
    expect(answer?.ok === true && answer.value.holds).toBe(false);
  });
});

describe('what follows from a declaration (Harshman VIII, Declaration of checkmate)', () => {
  test('ends a First Mate game', () => {
    const over = play(start(), `${SMOTHERED} mate:w>g`);
    expect(over.outcome()).toEqual({ status: 'checkmate', points: { w: '3/2', g: '0', b: '1/2' } });
    expect([over.moves(), over.acts()]).toEqual([[], []]);
  });

  test('passes the turn on if the defeated player was on move', () => {
    const position = play(start({ mate: 'last' }), `${SMOTHERED} mate:w>g`);
    expect([position.turn, position.active, position.status()]).toEqual(['b', ['w', 'b'], 'playing']);
  });

  test('leaves the mover on move otherwise', () => {
    const position = play(start({ mate: 'last' }), `${SMOTHERED} a4-b4 mate:w>g`);
    expect([position.turn, position.active, position.number]).toEqual(['b', ['w', 'b'], 3]);
  });

  test("leaves the defeated player's army standing, without any threat", () => {
    const position = play(start({ mate: 'last' }), `${SMOTHERED} mate:w>g`);
    expect(position.at('d10')).toEqual({ owner: 'g', role: 'king' });
    expect(position.attacks('c9')).toEqual([]);
    expect(position.attackers('b7', 'g')).toEqual([]);
    expect(position.checks()).toEqual([]);
  });
});

describe('a joint declaration (Harshman VIII, Checkmate by two players)', () => {
  test('is open at ply 5', () => {
    const moves = TOGETHER.split(' ');
    const position = play(start(), TOGETHER);
    expect(declarations(position)).toEqual(['mate:wg>b']);
    for (let ply = 1; ply < moves.length; ply++) expect(declarations(play(start(), moves.slice(0, ply).join(' ')))).toEqual([]);
    expect(play(position, 'mate:wg>b').outcome()).toEqual({ status: 'checkmate', points: { w: '1', g: '1', b: '0' } });
  });

  test('says after which move which of the two can capture', () => {
    const report = examine(play(start(), TOGETHER), 'mate:wg>b');
    expect(report.holds).toBe(true);
    // The king captures White's bishop, and Gray's king is captured there; after anything else White captures at once.
    for (const line of report.lines) {
      if (line.moves[0] === 'n11-m12') expect(line).toMatchObject({ by: 'g', captures: ['c7-m12'] });
      else expect(line).toMatchObject({ by: 'w', captures: ['m12-n11'] });
    }
    expect(new Set(report.lines.map((line) => line.moves[0])).size).toBe(play(start(), TOGETHER).moves().length);
  });

  test('is not open when one of the two is on move', () => {
    const position = play(start(), 'e2-i10 c7-d7 l6-k5 i10-m12');
    expect(position.turn).toBe('g');
    expect(examine(position, 'mate:wg>b')).toMatchObject({ holds: false, source: 'VIII (d)' });
  });

  test('is not open while one move saves the king', () => {
    // Without Gray's pawn out of the way the bishop on m12 is not guarded.
    const position = play(start(), 'e2-i10 c7-d7 l6-k5 i10-m12 a6-a5');
    expect(declarations(position)).toEqual([]);
    const report = examine(position, 'mate:wg>b');
    expect(report.lines.at(-1)).toMatchObject({ moves: ['n11-m12'], captures: [] });
  });

  test('is not offered where one can declare alone [house]', () => {
    const position = play(start(), SMOTHERED);
    expect(examine(position, 'mate:wb>g')).toMatchObject({ holds: false, source: 'house' });
  });

  test('is barred by a king that one of the two let stand (VIII (d))', () => {
    // Black has no defence, White could capture the king and plays elsewhere; only the string forgets.
    const position = play(start(), `${TOGETHER} k5-j4 b3-b4 a6-a5`);
    expect(declarations(position)).toEqual([]);
    expect(examine(position, 'mate:wg>b')).toMatchObject({ holds: false, source: 'VIII (d)' });
    expect(declarations(read(position.text()))).toEqual(['mate:wg>b']);
  });

  test('takes three players', () => {
    const position = read(place('8-7', 'gKh14 wQf12 wRi12 wKe10 bKh1', 'g wg - - - 0 30'), { mate: 'last' });
    expect(examine(position, 'mate:wb>g')).toMatchObject({ holds: false, source: 'VIII, Declaration of checkmate' });
  });
});
