import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset } from '../../src/engine/index.ts';
import { LEAST_INTEREST, interestOf, sortOfQuestion } from '../../curation/quality/interest.ts';
import { expectPosition } from '../../src/puzzles/puzzle.ts';
import { answerQuestion } from '../../src/puzzles/questions.ts';
import { isQuestion, type Question } from '../../src/puzzles/task.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { readTwins } from '../../curation/common/read-collection.ts';

const CORNERS = 'QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 40';
const MEDER = 'QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';
const ABOARD = 'QL@QL1:2/1K;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';

const ask = (ruleset: string, text: string, question: Question) => {
  const position = take(findRuleset(ruleset)!.parse(text));
  return { answer: answerQuestion(position, question)!.join(), points: interestOf(position, question) };
};
const legal = (from: string, to: string): Question => ({ kind: 'legal', from, to });

describe('the points of a question', () => {
  test('a rook that passes men on other levels has some, one on an open file none', () => {
    const [passing, open] = [`W:p3/4/4/3K;N:R3/4/4/4;B:4/4/4/p2k;${CORNERS}`, `W:4/4/4/3K;N:R3/4/4/4;B:4/4/4/3k;${CORNERS}`];
    expect(ask('bartmess', passing, legal('a6N', 'a3N'))).toEqual({ answer: 'legal', points: 2 });
    expect(ask('bartmess', open, legal('a6N', 'a3N'))).toEqual({ answer: 'legal', points: 0 });
    const [among, alone] = [passing, open].map((text) => ask('bartmess', text, { kind: 'squares', from: 'a6N' }).points);
    expect(among).toBeGreaterThanOrEqual(LEAST_INTEREST);
    expect(alone).toBeLessThan(LEAST_INTEREST);
  });

  test('a pinned man that goes along the line has some, one that goes as nobody goes has none', () => {
    const pinned = `W:4/4/4/K3;N:4/4/4/R3;B:r3/4/4/3k;${MEDER}`;
    expect(ask('meder', pinned, legal('a3N', 'a5N'))).toEqual({ answer: 'legal', points: 2 });
    expect(ask('meder', pinned, legal('a3N', 'b5N'))).toEqual({ answer: 'not-its-way', points: 0 });
    expect(ask('meder', pinned.replace('B:r3', 'B:4'), legal('a3N', 'a5N'))).toEqual({ answer: 'legal', points: 0 });
  });

  test('a board that takes its king where it could be taken has some; where it is safe, on a pin that is taken, and in check before, too few', () => {
    const carry = (pieces: string, to = 'QL2') => ask('meder', `W:4/4/4/4;N:4/4/${pieces}/4;B:4/4/4/3k;${ABOARD}`, legal('QL1', to));
    expect(carry('3r')).toEqual({ answer: 'leaves-check', points: 3 });
    expect(carry('4')).toEqual({ answer: 'legal', points: 1 });
    expect(carry('3r', 'KL1')).toEqual({ answer: 'not-there', points: 0 });
    expect(carry('r3')).toEqual({ answer: 'legal', points: 0 });
  });

  test('a board has some where not only its passenger checks, and none where that alone does, from one pin', () => {
    const board = (level: string, aboard: string) =>
      ask('meder', `W:4/4/4/3K;N:4/4/4/${level};B:4/4/k3/4;QL@QL2:2/${aboard};KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40`, {
        kind: 'checks',
        from: 'QL2',
      });
    expect(board('R3', '1B')).toEqual({ answer: 'KL2,QL4', points: 2 });
    expect(board('4', 'R1')).toEqual({ answer: 'QL4', points: 0 });
  });

  test('questions are sorted by the piece that goes and by what is answered', () => {
    const position = take(findRuleset('meder')!.parse(`W:4/4/4/K3;N:4/4/4/R3;B:r3/4/4/3k;${MEDER}`));
    expect(sortOfQuestion(position, legal('a3N', 'a5N'), ['legal'])).toBe('legal rook legal');
    expect(sortOfQuestion(position, legal('QL1', 'QL2'), ['legal'])).toBe('legal board legal');
    expect(sortOfQuestion(position, { kind: 'squares', from: 'a3N' }, ['a5N', 'a5B'])).toBe('squares rook');
  });
});

describe('the questions of the collection', () => {
  const twins = new Set(readTwins().flat());
  const asked = readCollection().filter(({ goal, id }) => isQuestion(goal) && !twins.has(id));

  test.each(['bartmess', 'grant', 'meder', 'usenet'])('have a point in %s, but for those that a lesson or a list needs', (ruleset) => {
    const own = asked.filter((puzzle) => puzzle.ruleset === ruleset);
    const plain = own.filter((puzzle) => isQuestion(puzzle.goal) && interestOf(expectPosition(puzzle), puzzle.goal) < LEAST_INTEREST);
    expect(plain.length).toBeLessThanOrEqual(own.length / 2);
  });

  test('are no more than one puzzle in four', () => {
    const all = readCollection();
    expect(all.filter(({ goal }) => isQuestion(goal)).length).toBeLessThanOrEqual(all.length / 4);
  });
});
