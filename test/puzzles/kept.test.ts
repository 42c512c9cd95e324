import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type AttackNode, type Player, type Position } from '../../src/engine/index.ts';
import { askTask, sayMissing } from '../../src/training/goal-names.ts';
import { avoidsDeadRow } from '../../src/puzzles/proof/home-row.ts';
import { listSteps } from '../../src/puzzles/main-line.ts';
import { expectPosition } from '../../src/puzzles/puzzle.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { shareOfDuals } from '../../src/puzzles/duals.ts';
import { solveTask, type SolvedTask } from '../../src/puzzles/solve-task.ts';
import { isEnding, type Task } from '../../src/puzzles/task.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const collection = readCollection();
const kept = collection.filter(({ goal }) => isEnding(goal));
const rules = take(findRuleset('harshman')!.configure({ mate: 'last' }));
/** King, pawn and bare king as `e5 h4 a1`, the pawn's side White and the other Gray or Black. */
const place = (cells: string, other: Player, turn: Player): Position => {
  const [king, pawn, bare] = cells.split(' ') as [string, string, string];
  const pieces = [
    { owner: 'w', role: 'king', square: king },
    { owner: 'w', role: 'pawn', square: pawn },
    { owner: other, role: 'king', square: bare },
  ] as const;
  return take(rules.fromSetup({ ...rules.begin().setup, pieces, active: ['w', other], turn, number: 60 }));
};
const solved = (position: Position, task: Task): SolvedTask => take(solveTask(position, task));

/** Harshman IV, V and VIII: two players left, king and pawn against king (decision 39). */
describe('endings that are kept, of the collection', () => {
  test('are won or held by one move each time, along the stiffest defence', () => {
    expect(kept.filter(({ goal }) => goal.kind === 'win').length).toBeGreaterThanOrEqual(10);
    expect(kept.filter(({ goal }) => goal.kind === 'hold').length).toBeGreaterThanOrEqual(5);
    for (const puzzle of kept) {
      const steps = listSteps(expectPosition(puzzle), puzzle.solution);
      expect(
        steps.filter(({ isOwn, ways }) => isOwn && ways.length > 1).map(({ move }) => move.id),
        puzzle.id,
      ).toEqual([]);
    }
  });

  test('say who is out, what is asked and that it is counted', () => {
    const win = kept.find(({ goal }) => goal.kind === 'win' && goal.moves > 1)!;
    expect(askTask(expectPosition(win), win)).toMatch(
      /^Win the ending: each of your \w+ moves has to keep it won\. \w+ is out of the game\.$/,
    );
    const hold = kept.find(({ goal }) => goal.kind === 'hold')!;
    expect(askTask(expectPosition(hold), hold)).toMatch(/^Hold the draw: .* keep the pawn from winning\. \w+ is out of the game\.$/);
    expect(sayMissing(win.goal, expectPosition(win))).not.toBe(sayMissing(hold.goal, expectPosition(hold)));
  });
});

describe('what an ending that is kept must have', () => {
  const fine = kept.find(({ goal }) => goal.kind === 'win' && goal.moves > 2)!;
  const whole = solved(expectPosition(fine), fine.goal);

  test('passes as it is; with a second way on its main line it does not', () => {
    expect(findFlaw(whole, 'chosen')).toBeUndefined();
    const [, , answer] = listSteps(whole.position, whole.solution);
    const id = answer!.move.id;
    const other = answer!.position.moves().find((move) => move.id !== id)!.id;
    const text = JSON.stringify(whole.solution).replace(`"play":["${id}"]`, `"play":["${id}","${other}"]`);
    const doubled: SolvedTask = { ...whole, solution: JSON.parse(text) as AttackNode };
    expect(shareOfDuals(doubled.position, doubled.task, doubled.solution!)).toBeGreaterThan(0);
    expect(findFlaw(doubled, 'chosen')).toBe('duals');
  });

  test('needs two wrong moves that fail to one reply, or stalemate', () => {
    const plain = solved(place('e5 g10 h8', 'g', 'w'), { kind: 'win', moves: 1 });
    expect(plain.keys).toEqual(['g10-g11']);
    expect(findFlaw(plain, 'chosen')).toBe('no-temptation');
    // A queen would stalemate: that tempts more than anything.
    expect(findFlaw(solved(place('d5 a6 b5', 'g', 'w'), { kind: 'win', moves: 1 }), 'chosen')).toBeUndefined();
  });
});

/** Harshman V, Promotion: a defeated player's home row does not count. */
describe('a dead home row', () => {
  const firstSteps = (position: Position): boolean[] => {
    const { solution, keys } = solved(position, { kind: 'win', moves: 1 });
    return keys.length === 1 ? listSteps(position, solution).map(avoidsDeadRow) : [];
  };

  test('is the point where the other line leads to it alone', () => {
    expect(firstSteps(place('i9 d4 a3', 'b', 'w'))).toEqual([true]);
  });

  test('is none where the move is the king’s, nor where both lines lead to a row that counts', () => {
    const themed = kept.filter(({ themes }) => themes.includes('dead-home-row'));
    expect(themed.length).toBeGreaterThanOrEqual(10);
    for (const puzzle of themed) {
      const steps = listSteps(expectPosition(puzzle), puzzle.solution);
      expect(steps.some(avoidsDeadRow), puzzle.id).toBe(true);
      for (const step of steps.filter(({ position, move }) => position.at(move.from)?.role === 'king'))
        expect(avoidsDeadRow(step)).toBe(false);
    }
    const inside = place('e7 c5 k9', 'g', 'w');
    const steps = inside.moves().filter(({ from }) => from === 'c5');
    expect(steps.length).toBe(2);
    for (const move of steps) expect(avoidsDeadRow({ position: inside, move, ways: [move], isOwn: true })).toBe(false);
  });

  test('is none while all three play: each of their rows counts', () => {
    const { setup } = place('i9 d4 a3', 'b', 'w');
    const all = take(
      rules.fromSetup({ ...setup, active: ['w', 'g', 'b'], pieces: [...setup.pieces, { owner: 'g', role: 'king', square: 'h14' }] }),
    );
    const move = all.moves().find(({ id }) => id === 'd4-e5')!;
    expect(avoidsDeadRow({ position: all, move, ways: [move], isOwn: true })).toBe(false);
  });
});

/** The pieces of a defeated player stay on the board (Harshman VIII): a theme where there are any. */
test('men of a defeated player are said only where some stand on the board', () => {
  const told = collection.filter(({ themes }) => themes.includes('defeated-men'));
  expect(told.length).toBeGreaterThan(0);
  for (const puzzle of [...told, ...kept]) {
    const position = expectPosition(puzzle);
    const isThere = position.squares.some(({ piece }) => piece && !position.active.includes(piece.owner));
    expect(puzzle.themes.includes('defeated-men'), puzzle.id).toBe(isThere);
  }
});
