import type { ActKind, Position } from '../../engine/index.ts';
import { offerAct } from '../board/acts.ts';
import { listScore } from '../board/state.ts';
import { namePlayer } from '../board/words.ts';

/** What may be said at nearly any time is in the sheet. */
const FOLDED: readonly ActKind[] = ['resignation', 'draw', 'cede'];

/** Shows the acts of a position as buttons. */
export function writeActs(root: HTMLElement, position: Position, act: (id: string) => void): void {
  const more = root.querySelector<HTMLElement>('.free-more');
  const folded = more?.querySelector<HTMLElement>('.free-acts');
  const open = root.querySelector<HTMLElement>('.free-game > .free-acts');
  if (!more || !folded || !open) return;
  const buttons = position.acts().map(({ id, kind }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'free-act';
    button.dataset['act'] = id;
    button.textContent = offerAct(position, id);
    button.addEventListener('click', () => act(id));
    return { button, isFolded: FOLDED.includes(kind) };
  });
  const hadFocus = [open, folded].some((group) => group.contains(document.activeElement));
  open.replaceChildren(...buttons.filter(({ isFolded }) => !isFolded).map(({ button }) => button));
  folded.replaceChildren(...buttons.filter(({ isFolded }) => isFolded).map(({ button }) => button));
  more.hidden = folded.childElementCount === 0;
  if (hadFocus) root.querySelector<HTMLElement>('.board-frame')?.focus({ preventScroll: true });
}

/** Shows the points of a game of more than two that is over. */
export function writeScore(root: HTMLElement, position: Position): void {
  const table = root.querySelector<HTMLTableElement>('.free-score');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  const rows = listScore(position);
  table.hidden = rows.length === 0;
  body.replaceChildren(
    ...rows.map(({ player, points }) => {
      const row = document.createElement('tr');
      const name = document.createElement('th');
      name.scope = 'row';
      name.textContent = namePlayer(player);
      const value = document.createElement('td');
      value.textContent = points;
      row.append(name, value);
      return row;
    }),
  );
}
