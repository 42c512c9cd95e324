import { isQuestion } from '../../puzzles/task.ts';
import { namePlayer } from '../board/words.ts';
import type { TrainerPuzzle } from './data.ts';
import { listHints, longestSaid } from './hints.ts';
import { drawPosition, openPuzzle } from './picture.ts';
import { listPins } from './question.ts';
import { makeSpec } from './spec.ts';
import { askTask, nameAnswer } from './words.ts';

/** The plate of a puzzle from the page's templates (`data-plate-of`): the same element as the build makes for the puzzle's own page. */
export async function makePlate(puzzle: TrainerPuzzle, isReview: boolean): Promise<HTMLElement> {
  const position = await openPuzzle(puzzle);
  const { id, goal, choices } = puzzle;
  const isAsked = isQuestion(goal);
  const name = `${position.boards.length > 0 ? 'tri' : 'hex'}-${isAsked ? 'question' : 'puzzle'}`;
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
    spec: JSON.stringify(makeSpec(position, puzzle, 'stack')),
  });
  plate.setAttribute('aria-label', `Puzzle ${id}`);
  plate.style.setProperty('--w', String(width));
  plate.style.setProperty('--h', String(height));
  const picture = find('.board-picture');
  if (picture) picture.innerHTML = svg;
  find('.puzzle-disc')!.className = `puzzle-disc is-${position.turn}`;
  find('.puzzle-turn b')!.textContent = `${namePlayer(position.turn)} to move.`;
  find('.puzzle-task')!.textContent = askTask(position, puzzle) + (isReview ? ' (Review.)' : '');
  const hints = listHints(position, puzzle);
  fillHints(plate, hints);
  const said = find('.plate-said');
  if (said) said.dataset['longest'] = longestSaid(puzzle, hints);
  if (isAsked) {
    const from = 'from' in goal ? goal.from : undefined;
    const offered = choices ?? (goal.kind === 'squares' || from === undefined ? [] : listPins(position, from));
    if (offered.length > 0) find('.plate-acts')!.before(makeChoices(offered, (one) => nameAnswer(goal, one), choices !== undefined));
    find('[data-do="check"]')!.hidden = goal.kind === 'legal';
    const names = find('.moves-open');
    if (names) names.hidden = goal.kind !== 'squares';
  }
  return plate;
}

function fillHints(plate: HTMLElement, hints: ReturnType<typeof listHints>): void {
  const button = plate.querySelector<HTMLElement>('[data-do="hint"]');
  if (button) button.hidden = hints.length === 0;
  plate.querySelector('template')?.content.replaceChildren(
    ...hints.map(({ lead, says, shows }) => {
      const item = document.createElement('li');
      if (shows !== undefined) item.dataset['shows'] = shows;
      const bold = document.createElement('b');
      bold.textContent = lead === undefined ? '' : `${lead}. `;
      item.append(bold, says);
      return item;
    }),
  );
}

function makeChoices(offered: readonly string[], nameOf: (name: string) => string, isWide: boolean): HTMLElement {
  const choices = document.createElement('div');
  choices.className = `exercise-choices ${isWide ? 'is-wide' : 'is-many'}`;
  choices.setAttribute('role', 'group');
  choices.setAttribute('aria-label', 'Answers');
  for (const name of offered) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['choice'] = name;
    button.setAttribute('aria-pressed', 'false');
    button.textContent = nameOf(name);
    choices.append(button);
  }
  return choices;
}
