import { expect, type Position } from '../../engine/index.ts';
import { positionOf, type Puzzle } from '../../puzzles/puzzle.ts';
import { signOf, type PuzzleCardRow, type CardPlaces, type SquareRow } from './cards.ts';
import { titleCard } from './card-title.ts';
import type { Theme } from '../../puzzles/theme.ts';

/** Themes that give nothing of a solution away. */
const PHASES: readonly Theme[] = ['few-men', 'opening', 'middlegame', 'endgame'];

/** What the picture of a puzzle shows: of a proof game what is to be reached, as all of them begin alike. */
export const positionOnCard = ({ goal, ...puzzle }: Puzzle): Position =>
  expect(positionOf(goal.kind === 'proofgame' ? { ...puzzle, position: goal.reached } : puzzle));

/** The card of a puzzle with its position written out. */
export function writeCard(puzzle: Puzzle): PuzzleCardRow {
  const position = positionOnCard(puzzle);
  const boards = listBoards(position);
  return {
    id: puzzle.id,
    ruleset: puzzle.ruleset,
    task: titleCard(puzzle),
    level: puzzle.level,
    phase: PHASES.find((phase) => puzzle.themes.includes(phase)) ?? '',
    turn: position.turn,
    active: position.active,
    boards,
    pieces: boards.flatMap(([id]) => squaresOn(position, id).map(({ piece }) => signOf(piece))).join(''),
    checks: position.checks().map(({ king }) => king),
    ...(position.status() !== 'playing' && { isOver: true }),
  };
}

/** Where the squares of these puzzles, which are of one ruleset, can be. */
export function writePlaces(puzzles: readonly Puzzle[]): CardPlaces {
  const squares: Record<string, readonly SquareRow[]> = {};
  const positions = puzzles.map(positionOnCard);
  for (const position of positions)
    for (const [board, pin] of listBoards(position))
      squares[pin ?? board] ??= squaresOn(position, board).map(({ name, file, rank, height, shade }) => [
        pin ? name.slice(0, -board.length) : name,
        file,
        rank,
        height,
        shade,
      ]);
  const { players, pins } = positions[0]!.ruleset;
  return { players, pins, squares };
}

const squaresOn = (position: Position, id: string): Position['squares'] => position.squares.filter(({ board }) => board === id);

function listBoards({ squares, boards }: Position): PuzzleCardRow['boards'] {
  return [...new Set(squares.map(({ board }) => board))].map((id) => {
    const stand = boards.find((board) => board.id === id);
    return stand ? [id, stand.pin, stand.owner] : [id];
  });
}
