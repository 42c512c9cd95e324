import { describe, expect, test } from 'vitest';
import { explainAnswer, explainEnd, explainMate, explainTries, explainWhole } from '../../../src/components/puzzle/explain.ts';
import { findDecidingRule } from '../../../src/content/rule-places.ts';
import { expect as take, findRuleset, type Position } from '../../../src/engine/index.ts';
import { expectPosition, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { isQuestion } from '../../../src/puzzles/task.ts';
import { readCollection } from '../../../tools/common/read.ts';

const collection = readCollection();
const at = (text: string): Position => take(findRuleset('meder')!.parse(text));
const find = (kind: string, is: (puzzle: Puzzle) => boolean = () => true): Puzzle =>
  collection.find((puzzle) => puzzle.goal.kind === kind && is(puzzle))!;

describe('why a draw is one', () => {
  const endOf = (ruleset: string, text: string): string => {
    const drawn = take(findRuleset(ruleset)!.parse(text));
    return explainEnd(drawn, { goal: { kind: 'draw', moves: 1 }, solution: { play: [] }, tries: [] }, drawn);
  };
  const KINGS = 'W:4/4/4/K3;N:4/4/4/4;B:4/4/4/3k;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40';
  const KNIGHT = 'W:4/4/4/K3;N:4/1N2/4/4;B:4/4/4/3k;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40';
  const KNIGHT_OF_GRANT = 'W:4/4/4/K3;N:4/1N2/4/4;B:4/4/4/3k;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 b - - - 0 40';
  const BISHOPS_OF_GRANT = 'W:4/4/4/K3;N:4/1B2/4/4;B:4/4/b3/3k;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 b - - - 0 40';

  test('tells what is left, or who has no move', () => {
    expect(endOf('meder', KINGS)).toBe('Only the two kings are left: the game is drawn at once.');
    expect(endOf('grant', KNIGHT_OF_GRANT)).toMatch(/^Beside the kings only a knight is left/);
    expect(endOf('grant', BISHOPS_OF_GRANT)).toMatch(/^Beside the kings only bishops on squares of one colour/);
  });

  test('says how the game stands where nobody has drawn', () => {
    expect(endOf('meder', KNIGHT)).toBe('Black to move.');
  });

  test('in every draw of the collection', () => {
    for (const puzzle of collection.filter(({ goal }) => goal.kind === 'draw'))
      expect(explainEnd(expectPosition(puzzle), puzzle), puzzle.id).toMatch(/drawn at once\.$|has no legal move/);
  });
});

describe('a mate is explained by what covers each square next to the king', () => {
  // The rooks on a8B and b7B take ranks 8 and 7 from the king on d8B; no attack board is near.
  const MATED = 'W:K3/4/4/4;N:4/4/4/4;B:R2k/1R2/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL2:2/2;kl@KL2:2/2 b - - - 0 40';

  test('names the man that checks, and who covers the rest (Meder 1.2)', () => {
    expect(at(MATED).status()).toBe('checkmate');
    expect(explainMate(at(MATED))).toBe(
      'The rook on a8B gives check and covers c8B; the rook on b7B covers c7B and d7B. It can be neither taken nor blocked.',
    );
  });

  test('names his own men that stand in his way', () => {
    const own = MATED.replace('1R2/', '2pp/');
    expect(explainMate(at(own))).toContain('his own men stand on c7B and d7B');
  });

  test('says nothing where a king is in check and not mated, and nothing of a stalemate', () => {
    expect(explainMate(at(MATED.replace('1R2/', '4/')))).toBe('');
    expect(explainMate(at('W:K3/4/4/4;N:4/4/4/4;B:4/1R2/4/3k;QL@QL1:2/2;KL@KL1:2/2;ql@QL2:2/2;kl@KL2:2/2 b - - - 0 40'))).toBe('');
  });

  test('in every mate of the collection, in a text that a plate has room for', () => {
    for (const puzzle of collection.filter(({ goal }) => goal.kind === 'mate')) {
      const says = explainEnd(expectPosition(puzzle), puzzle);
      expect(says, puzzle.id).toMatch(/^The .+ gives? check.*\.$/);
      expect(says.length, puzzle.id).toBeLessThanOrEqual(280);
    }
  });
});

describe('the other tasks are explained', () => {
  test('every played one in a sentence, a question by the rule that refuses', () => {
    for (const puzzle of collection) {
      const says = explainEnd(expectPosition(puzzle), puzzle);
      if (isQuestion(puzzle.goal)) expect(says).toBe('');
      else expect(says, puzzle.id).toMatch(/^[A-Z].+\.$/);
    }
    const refused = find('legal', ({ answer }) => answer?.[0] !== 'legal');
    const legal = find('legal', ({ answer }) => answer?.[0] === 'legal');
    expect(explainAnswer(expectPosition(refused), refused)).toMatch(/\. \(.+\)$/);
    expect(explainAnswer(expectPosition(legal), legal)).toMatch(
      /^(It moves like that|The board carries|King and rook|A pawn that has just).+\.$/,
    );
  });

  test('a question of checks by who gives them, one of squares by what bars the most misleading of the others', () => {
    const [checks, squares] = [find('checks'), find('squares', ({ id }) => id === 'grant-rgyg')];
    expect(explainAnswer(expectPosition(checks), checks)).toMatch(/^At [KQ][LP]\d+ the \w+ on \w+ gives check\./);
    // Nothing is at z3: a rook that goes along the rank ends there (Grant, General).
    expect(explainAnswer(expectPosition(squares), squares)).toBe('There is no square at z3, and the rook cannot cross the gap. (General)');
  });

  test('a defence by what tempting moves fail to, and what becomes of it; where they are only answered it is the general sentence', () => {
    const says = (puzzle: Puzzle): string => explainEnd(expectPosition(puzzle), puzzle);
    const [quiet] = collection.filter(({ id }) => id === 'grant-7e89');
    expect(says(quiet!)).toBe('What tempts fails to Qb8B#; after Nba6N that is no mate.');
    const told = collection.filter(({ goal }) => goal.kind === 'defence').map(says);
    for (const way of ['gives check, and there is no time for it.', 'it cannot be played.', 'that is no mate.'])
      expect(
        told.some((text) => text.endsWith(way)),
        way,
      ).toBe(true);
    expect(says({ ...quiet!, tries: [] })).toBe('After any other move there is a mate.');
    const [answered] = quiet!.tries.filter(({ move, refutation: [reply] }) => reply?.split('-')[1] === move.split('-')[1]);
    expect(says({ ...quiet!, tries: answered ? [answered] : [] })).toBe('After any other move there is a mate.');
  });

  test('all of it in a row, and what tries fail to once: a mate with its tries, a parry that names them without', () => {
    const whole = (puzzle: Puzzle): string => explainWhole(expectPosition(puzzle), puzzle);
    const mate = find('mate', ({ tries }) => tries.length > 0);
    expect(whole(mate)).toBe(`${explainEnd(expectPosition(mate), mate)} ${explainTries(expectPosition(mate), mate)}`);
    const [parry] = collection.filter(({ id }) => id === 'grant-7e89');
    expect(whole(parry!)).toBe('What tempts fails to Qb8B#; after Nba6N that is no mate.');
  });

  test('a pawn that waits as what it is about to be (Grant, Queening a Pawn)', () => {
    const [waits] = collection.filter(({ id }) => id === 'grant-j6gw');
    expect(explainEnd(expectPosition(waits!), waits!)).toMatch(/^The pawn on d0QL, about to be promoted, gives check /);
  });

  test('a gain by what is won, a promotion by the piece and its square', () => {
    const [gain, promotion] = [find('gain'), find('promotion', ({ ruleset }) => ruleset === 'bartmess')];
    expect(explainEnd(expectPosition(gain), gain)).toMatch(/^Against the best defence the solver (wins|makes) a /);
    expect(explainEnd(expectPosition(promotion), promotion)).toMatch(/^The pawn becomes a \w+ on \w+, whatever the reply\.$/);
  });

  test('a try by the reply that it fails to; without tries there is nothing to say', () => {
    const tried = find('mate', ({ tries }) => tries.length > 0);
    expect(explainTries(expectPosition(tried), tried)).toMatch(/ fails to .+\.$/);
    expect(explainTries(expectPosition(tried), { tries: [] })).toBe('');
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
