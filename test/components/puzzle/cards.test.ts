import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../src/components/puzzle/cards.ts';
import { drawPosition } from '../../../src/components/puzzle/picture.ts';
import { writeCard, writePlaces } from '../../../src/components/puzzle/write-cards.ts';
import { expect as take, RULESETS } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/puzzles/puzzle.ts';
import { readPuzzles } from '../../../tools/common/read.ts';

const collection = RULESETS.map(({ id }) => readPuzzles(id));
/** As it is sent and read. */
const send = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('cards', () => {
  test.each(collection.map((puzzles) => [puzzles[0]!.ruleset, puzzles] as const))(
    'of %s show the picture, and say the words, that the engine has of the position',
    (_, puzzles) => {
      const some = puzzles.filter((_puzzle, at) => at % 7 === 0);
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

  test('show another picture where a piece stands elsewhere', () => {
    const puzzles = collection[0]!.slice(0, 1);
    const [row, places] = [writeCard(puzzles[0]!), writePlaces(puzzles)];
    const moved = { ...row, men: `${row.men.slice(1)}${row.men[0]!}` };
    expect(drawCard(moved, places).picture.svg).not.toBe(drawCard(row, places).picture.svg);
  });
});
