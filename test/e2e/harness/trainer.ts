import { answerPuzzles } from '../../components/harness/puzzle-data.ts';
import { answerProver } from '../../../src/game/prover/prover-answer.ts';
import { NO_SETS, SETS_ADDRESS, type Sets } from '../../../src/training/puzzle-sets.ts';
import { expect as take, isAttackNode, RULESETS, type Position } from '../../../src/engine/index.ts';
import { makePuzzle } from '../../../src/puzzles/proof/make-puzzle.ts';
import { positionOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { answerQuestion } from '../../../src/puzzles/questions.ts';
import type { TaskKind } from '../../../src/puzzles/task.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';
import { expect, type Page } from './page.ts';
import { PATIENCE } from './board.ts';

/** The first puzzle of a ruleset that asks for this and passes. */
export function findPuzzle(ruleset: string, kind: TaskKind, passes: (puzzle: Puzzle) => boolean = () => true): Puzzle {
  const found = readPuzzles(ruleset).find((puzzle) => puzzle.goal.kind === kind && passes(puzzle));
  if (!found) throw new Error(`${ruleset} has no puzzle of the kind “${kind}” that passes`);
  return found;
}

export const startOf = (puzzle: Puzzle): Position => take(positionOf(puzzle));

/** A move by its id, as the ruleset writes it. */
export function writeMove(position: Position, id: string): string {
  return position.ruleset.notation.write(
    position,
    position.moves().find((move) => move.id === id)!,
  );
}

export const keysOf = ({ solution }: Puzzle): readonly string[] => (solution && isAttackNode(solution) ? solution.play : []);

/** A question where a board gives check, from a position of the collection. */
export function makeCheckQuestion(ruleset: string): Puzzle {
  for (const puzzle of readPuzzles(ruleset)) {
    const position = startOf(puzzle);
    for (const { pin } of position.boards) {
      const goal = { kind: 'checks', from: pin } as const;
      if (answerQuestion(position, goal)) return makePuzzle(position, goal, { kind: 'game' });
    }
  }
  throw new Error(`no board of a puzzle of ${ruleset} gives check`);
}

/** A mate in one, with a wrong first move that mates too, in two. */
export function findSlowerMate(ruleset: string): { readonly puzzle: Puzzle; readonly slower: string } {
  for (const puzzle of readPuzzles(ruleset)) {
    const { goal } = puzzle;
    if (goal.kind !== 'mate' || goal.moves !== 1) continue;
    const start = startOf(puzzle);
    const wrong = start.moves().filter(({ id }) => !keysOf(puzzle).includes(id));
    const found = wrong.find(({ id }) => {
      const asked = answerProver({ ruleset, position: puzzle.position, goal, first: id, wants: 'slower' });
      return asked.ok && asked.value.slower === 2;
    });
    if (found) return { puzzle, slower: writeMove(start, found.id) };
  }
  throw new Error(`no puzzle of ${ruleset} has a slower mate`);
}

/** Lets the trainer of a page have these puzzles and no others, and these sets. */
export async function servePuzzles(page: Page, puzzles: readonly Puzzle[], sets: Sets = NO_SETS): Promise<void> {
  const serve = (address: string, body: string): Promise<unknown> =>
    page.route(`**${address}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  await serve(SETS_ADDRESS, JSON.stringify(sets));
  const files = answerPuzzles(
    puzzles,
    RULESETS.map(({ id }) => id),
  );
  for (const [address, text] of files) await serve(address, text);
}

/** Goes to the trainer with a puzzle, and waits until it can be played. */
export async function train(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`/puzzles/train/#puzzle=${id}`, page.url()).href);
  await page.locator(`[data-puzzle="${id}"][data-live]`).waitFor();
}

/** Waits until a press on the board of a puzzle makes a move: the other side has answered. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('[data-puzzle][data-live] .board-frame[data-mode="play"]').waitFor();
}

/** Writes a move in the ruleset's notation and plays it, once one is to be played; the panel to write in is opened first where it is not. */
export async function write(page: Page, move: string): Promise<void> {
  const field = page.getByLabel('Write a move');
  // A board that nobody has touched wakes when the panel is opened.
  if ((await page.locator('[data-puzzle][data-live]').count()) > 0) await waitForTurn(page);
  if (!(await field.isVisible())) await page.locator('.moves-open').click();
  await field.fill(move);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** What is said of what was tried; nothing while nothing is said. */
export const verdictOf = (page: Page): Promise<string> =>
  page.locator('.exercise-verdict').evaluate((box: HTMLElement) => (box.hidden ? '' : (box.textContent ?? '').replace(/\s+/g, ' ').trim()));

export async function waitForVerdict(page: Page, words: string): Promise<void> {
  await expect.poll(() => verdictOf(page), PATIENCE).toContain(words);
}

interface Kept {
  readonly history: readonly { readonly id: string; readonly score: number }[];
  readonly review?: Readonly<Record<string, { readonly due: string; readonly reps: number }>>;
  readonly open?: string;
}

/** The reader's record as the page keeps it. */
export const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('threefold:puzzles') ?? '{"history":[]}') as Kept);
