import { describe, expect, test } from 'vitest';
import { explainSolution } from '../../../src/components/puzzle/explain.ts';
import { nameMoves } from '../../../src/components/puzzle/name-moves.ts';
import { nameMove } from '../../../src/board/text/move-names.ts';
import { findBarred } from '../../../src/puzzles/misleading-refusal.ts';
import { findDecidingRule, findToldRule } from '../../../src/content/rule-places.ts';
import { expectPosition, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../curation/common/read-collection.ts';

const collection = readCollection();
const find = (kind: string, is: (puzzle: Puzzle) => boolean = () => true): Puzzle =>
  collection.find((puzzle) => puzzle.goal.kind === kind && is(puzzle))!;

const says = (puzzle: Puzzle): string => nameMoves(expectPosition(puzzle), explainSolution(expectPosition(puzzle), puzzle));
const one = (id: string): Puzzle => collection.find((puzzle) => puzzle.id === id)!;
const played = collection.filter(({ goal }) => !isQuestion(goal));
const texts = new Map(played.map((puzzle) => [puzzle.id, says(puzzle)]));

describe('why a solution is one', () => {
  test('is told of every puzzle that is played, by its own squares and moves, in a text that a plate has room for', () => {
    for (const puzzle of played) {
      const text = texts.get(puzzle.id)!;
      expect(text, puzzle.id).toMatch(/^[A-Za-z0].+\.$/);
      expect(text, puzzle.id).not.toMatch(/⟦|undefined|  |\.\.(?!\.)| \./);
      expect(text.length, puzzle.id).toBeLessThanOrEqual(340);
      // A square or pin of its board.
      expect(text, puzzle.id).toMatch(/[a-o]\d|z\d|[QK][LP]\d|O-O|0-0/);
    }
  });

  test('is not a stock sentence: without its names of squares, moves and pieces few say the same, and none says what holds of all', () => {
    const stock = [
      'Only these moves, in this order, lead there.',
      'After any other move',
      'whatever the others play',
      'It can be neither taken nor blocked',
      'No reply saves the king',
      'What is won here is not lost again at once',
    ];
    for (const [id, text] of texts) for (const one of stock) expect(text, id).not.toContain(one);
    const all = [...texts.values()];
    const alike = [...new Set(all)].map((text) => all.filter((other) => other === text));
    // Proof games that hide one pawn behind another like it, and positions that differ in what does not matter.
    expect(alike.filter((same) => same.length > 5)).toEqual([]);
    expect(alike.length).toBeGreaterThan(0.97 * texts.size);
  });

  test('names moves as the reader has chosen to read them', () => {
    const puzzle = one('grant-7e89');
    const [start, told] = [expectPosition(puzzle), explainSolution(expectPosition(puzzle), puzzle)];
    expect(nameMoves(start, told)).toBe('The threat is Qb8B#. Nba6N guards b8B: Nxb8B.');
    expect(nameMoves(start, told, (position, move) => nameMove(position, move, 'squares'))).toBe(
      'The threat is b2W-b8B. b4W-a6N guards b8B: a6N-b8B.',
    );
  });

  test('of a mate in one who checks and what covers each square, and why the nearest check is none (Meder 1.2)', () => {
    expect(says(one('meder-y9pz'))).toBe(
      'The knight on c1W gives check; the bishop on b3W covers d1W; its own pieces stand on d0KL, d1KL and e1KL. Against each of the three other checks the checking piece can be captured. Qxe1KL1+ fails to Kxe1KL1: nothing guards the queen there.',
    );
    expect(says(one('grant-61r7'))).toBe(
      'The queen on b5N gives check and covers d7B; its own pieces stand on four squares. The level matters: with the queen on b5B, the knight on d8B comes between.',
    );
  });

  test('of a longer mate what it threatens, what stops that, and the answers', () => {
    expect(says(one('bartmess-wc54'))).toBe(
      'QP11r threatens d7B-a4N#. Two replies stop it: after a3W-b3N or a3W-b3W comes d7B-d3N#. d7B-a4N+ fails to a8KLxa4N: the rook on a8KL reaches a4N.',
    );
  });

  test('of a gain what is lost and why, of a draw what is left', () => {
    expect(says(one('grant-tzfj'))).toMatch(/^Nc7B\+ gives check and attacks the queen on a8B, which is lost: after Kd8B comes Nxa8B\./);
    expect(says(one('meder-fz2r'))).toContain('Then only the two kings are left, and the game is drawn at once.');
  });

  test('of a promotion plainly only where the same answers every reply, else by the reply (Bartmess 6.6(d))', () => {
    expect(says(one('bartmess-wpf7'))).toMatch(
      /^What the pawn becomes depends on the reply: after c8B-b7B a knight on d8B; after c8B-b8B a queen on d8B; after c8B-c7B a bishop or a queen on d8B\./,
    );
    expect(says(one('bartmess-8gst'))).toContain('The pawn becomes a queen on a8B, whatever the reply.');
  });

  test('of a king that stays in check after a saving move who has to take the third king (Harshman VIII, Surviving)', () => {
    expect(says(one('harshman-hyk5'))).toMatch(
      /^White’s king stays in check, and yet is not taken: Gray is next, and the only legal move takes Black’s king\. That ends the game, and White survives with ½ point\./,
    );
    expect(says(one('harshman-g984'))).not.toContain('survives');
  });

  test('of a pawn that waits as what it is about to be (Grant, Queening a Pawn)', () => {
    expect(says(one('grant-j6gw'))).toMatch(/The pawn on d0QL, about to be promoted, gives check /);
  });
});

describe('why an answer is right', () => {
  test('is told by the rule that refuses, or by what allows it', () => {
    const refused = find('legal', ({ answer }) => answer?.[0] !== 'legal');
    const legal = find('legal', ({ answer }) => answer?.[0] === 'legal');
    expect(says(refused)).toMatch(/\. \(.+\)$/);
    expect(says(legal)).toMatch(/^(It moves like that|The board carries|King and rook|A pawn that has just).+\.$/);
  });

  test('checks by the piece that gives them, squares by what bars the most misleading of the others', () => {
    const [checks, squares] = [find('checks'), find('squares', ({ id }) => id === 'grant-rgyg')];
    expect(says(checks)).toMatch(/^At [KQ][LP]\d+ the \w+ on \w+ gives check\./);
    // Nothing is at z3: a rook that goes along the rank ends there (Grant, General).
    expect(says(squares)).toBe('There is no square at z3, and the rook cannot cross the gap. (General)');
  });
});

describe('the rule that decides', () => {
  test('is one of the reference and has a lesson, for every puzzle', () => {
    for (const puzzle of collection) {
      const rule = findDecidingRule(expectPosition(puzzle), puzzle);
      expect(rule, puzzle.id).toBeDefined();
      expect(rule!.href).toBe(`/rules/${puzzle.ruleset}/#r-${rule!.n}`);
      expect(rule!.lesson, `${puzzle.id} ${rule!.n}`).toMatch(/^\/learn\//);
    }
  });

  test('is told only where it makes a solution different from flat chess: none says that mate is mate or that a king may be taken', () => {
    const told = collection.map((puzzle) => ({ puzzle, rule: findToldRule(expectPosition(puzzle), puzzle) }));
    const special = ['castling', 'en-passant', 'inversion', 'rotation', 'promotion', 'shut-column', 'slipping-past'];
    const isSpecial = ({ topics, themes }: Puzzle): boolean =>
      [...topics, ...themes].some((one) => special.includes(one)) || themes.some((theme) => theme.startsWith('board-move-'));
    const plain = told.filter(({ puzzle }) =>
      ['mate', 'helpmate', 'defence', 'saves', 'declaration', 'capture'].includes(puzzle.goal.kind),
    );
    expect(plain.filter(({ puzzle, rule }) => rule && !isSpecial(puzzle)).map(({ puzzle }) => puzzle.id)).toEqual([]);
    expect(plain.filter(({ rule }) => rule).length).toBeGreaterThan(100);
    expect(plain.filter(({ rule }) => !rule).length).toBeGreaterThan(100);
    // A question is always answered by a rule.
    expect(told.filter(({ puzzle, rule }) => isQuestion(puzzle.goal) && !rule).map(({ puzzle }) => puzzle.id)).toEqual([]);
    for (const { puzzle, rule } of told) if (rule) expect(rule.lesson, `${puzzle.id} ${rule.n}`).toMatch(/^\/learn\//);
  });

  test('is that of the reason given, where places to go to are asked for and one is barred', () => {
    const reasoned = collection.filter(
      (puzzle) => ['squares', 'pins'].includes(puzzle.goal.kind) && findBarred(expectPosition(puzzle), puzzle),
    );
    expect(reasoned.length).toBeGreaterThan(20);
    for (const puzzle of reasoned) {
      const position = expectPosition(puzzle);
      expect(findDecidingRule(position, puzzle)?.n, puzzle.id).toBe(findBarred(position, puzzle)?.rule);
    }
  });

  test('is that of the refusal where a move is refused, that of the promotion where one is asked for', () => {
    const refused = find('legal', ({ answer }) => answer?.[0] === 'leaves-check');
    const { from, to } = refused.goal as { readonly from: string; readonly to: string };
    const position = expectPosition(refused);
    expect(findDecidingRule(position, refused)?.n).toBe(position.refuse(from, to)?.rule);
    const numbers = ['promotion', 'stalemate'].map((kind) => {
      const puzzle = find(kind, ({ ruleset }) => ruleset === 'meder');
      return findDecidingRule(expectPosition(puzzle), puzzle)!.n;
    });
    expect(new Set(numbers).size).toBe(2);
  });
});
