import { h, render, type ComponentChild } from 'preact';
import { href } from '../../platform/href.ts';
import type { TrainerPuzzle } from '../../training/puzzle-index.ts';
import { drawAim, drawPosition, openPuzzle } from '../puzzle/puzzle-picture.ts';
import { PuzzlePanel, TurnWords } from '../puzzle/PuzzlePanel.tsx';
import { RulesHead } from '../puzzle/RulesHead.tsx';
import { makeSpec } from '../puzzle/puzzle-spec.ts';
import { askTask } from '../../training/goal-names.ts';

/** Where the trainer has its next puzzle from: itself. */
const NEXT_ADDRESS = href('/puzzles/train/');

/** The plate of a puzzle from the page's templates (`data-plate-of`): the same element as the build makes for the puzzle's own page. */
export async function makePlate(puzzle: TrainerPuzzle, word: string): Promise<HTMLElement> {
  const position = await openPuzzle(puzzle);
  const { id } = puzzle;
  const spec = makeSpec(position, puzzle, { next: NEXT_ADDRESS, rule: puzzle.rule, why: puzzle.why });
  const name = position.boards.length > 0 ? 'tri' : 'hex';
  const template = document.querySelector<HTMLTemplateElement>(`template[data-plate-of="${name}"]`);
  const plate = template?.content.querySelector('board-diagram')?.cloneNode(true);
  if (!(plate instanceof HTMLElement)) throw new Error(`the page has no template “${name}”`);
  const find = (selector: string): HTMLElement | null => plate.querySelector<HTMLElement>(selector);
  const { svg, width, height } = drawPosition(position, `${id}-`);
  plate.id = id;
  Object.assign(plate.dataset, {
    puzzle: id,
    plate: id,
    prefix: `${id}-`,
    state: 'new',
    spec: JSON.stringify(spec),
  });
  plate.setAttribute('aria-label', `Puzzle ${id}`);
  plate.style.setProperty('--w', String(width));
  plate.style.setProperty('--h', String(height));
  const picture = find('.board-picture');
  if (picture) picture.innerHTML = svg;
  find('.puzzle-disc')!.className = `puzzle-disc is-${position.turn}`;
  fill(find('[data-plate-part="rules"]')!, h(RulesHead, { ruleset: puzzle.ruleset, name: position.ruleset.name, word }));
  find('.puzzle-task')!.textContent = askTask(position, puzzle);
  fill(find('[data-plate-part="turn"]')!, h(TurnWords, { spec }));
  fill(
    find('[data-plate-part="panel"]')!,
    h(PuzzlePanel, { spec, isThreeway: position.boards.length === 0, aim: drawAim(position, puzzle) }),
  );
  return plate;
}

/** What the template has there makes room for this puzzle’s. */
function fill(place: HTMLElement, content: ComponentChild): void {
  place.replaceChildren();
  render(content, place);
}
