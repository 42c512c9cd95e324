import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../src/components/puzzle-list/cards.ts';
import { drawPosition } from '../../../src/components/puzzle/puzzle-picture.ts';
import { titleCard } from '../../../src/components/puzzle-list/card-title.ts';
import { nameGoal } from '../../../src/training/goal-names.ts';
import { isQuestion } from '../../../src/puzzles/task.ts';
import { writeCard, writePlaces } from '../../../src/components/puzzle-list/write-cards.ts';
import { expect as take, RULESETS } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/puzzles/puzzle.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';

const collection = RULESETS.map(({ id }) => readPuzzles(id));
/** As it is sent and read. */
const send = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('cards', () => {
  test.each(collection.map((puzzles) => [puzzles[0]!.ruleset, puzzles] as const))(
    'of %s show the picture, and say the words, that the engine has of the position',
    (_, puzzles) => {
      // Every proof game, since what it reaches may end the game.
      const some = puzzles.filter(({ goal }, at) => at % 7 === 0 || goal.kind === 'proofgame');
      const places = send(writePlaces(puzzles));
      for (const puzzle of some) {
        const { goal } = puzzle;
        // Proof games begin alike: their card shows what is to be reached.
        const position = take(positionOf(goal.kind === 'proofgame' ? { ...puzzle, position: goal.reached } : puzzle));
        const card = drawCard(send(writeCard(puzzle)), places);
        expect(card).toEqual({
          id: puzzle.id,
          ruleset: puzzle.ruleset,
          task: card.task,
          level: puzzle.level,
          phase: card.phase,
          turn: position.turn,
          picture: drawPosition(position, `${puzzle.id}-`),
        });
      }
    },
  );

  test('name how much is on the board, and nothing that a solver has to find', () => {
    for (const puzzle of collection.flat()) expect(['few-men', 'opening', 'middlegame', 'endgame']).toContain(writeCard(puzzle).phase);
  });

  test('have titles that tell them apart and name no move', () => {
    for (const puzzles of collection) {
      const titles = puzzles.map(titleCard);
      // By the task alone the commonest would be that of a quarter or more.
      const most = (some: readonly string[]): number => Math.max(...some.map((title) => some.filter((one) => one === title).length));
      expect(most(titles) / titles.length, puzzles[0]!.ruleset).toBeLessThan(0.08);
      expect(most(puzzles.map(({ goal }) => nameGoal(goal))) / titles.length).toBeGreaterThan(0.15);
      expect(new Set(titles).size / titles.length).toBeGreaterThan(0.5);
      for (const [at, { id, goal, solution }] of puzzles.entries()) {
        const key = solution && 'play' in solution ? solution.play[0]! : '';
        const [from = '', to = ''] = key.split('=')[0]!.split('-');
        // A king that moves stands where it is seen.
        if (!isQuestion(goal) && goal.kind !== 'proofgame' && to !== from) expect(titles[at], id).not.toContain(` ${to} `);
      }
    }
  });

  test('show another picture where a piece stands elsewhere', () => {
    const puzzles = collection[0]!.slice(0, 1);
    const [row, places] = [writeCard(puzzles[0]!), writePlaces(puzzles)];
    const moved = { ...row, pieces: `${row.pieces.slice(1)}${row.pieces[0]!}` };
    expect(drawCard(moved, places).picture.svg).not.toBe(drawCard(row, places).picture.svg);
  });
});
