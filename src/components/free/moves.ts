import type { Position } from '../../engine/index.ts';
import { describeAct } from '../board/acts.ts';
import { nameAsChosen, putText } from '../board/figures.ts';
import { isAct } from '../board/line.ts';
import { loadSettings } from '../board/settings.ts';
import { describeMove } from '../board/words.ts';
import type { Game } from './game.ts';
import { listParts, nodeAt, type Node, type Path } from './tree.ts';

/** Shows a game as a list of moves with its variations in it, the place that is shown marked. */
export function writeMoves(list: HTMLElement, { tree, path }: Pick<Game, 'tree' | 'path'>): void {
  const hadFocus = list.contains(document.activeElement);
  const { notation } = loadSettings();
  const written = WRITTEN.get(list);
  if (written?.tree !== tree || written.notation !== notation) {
    list.replaceChildren(makeList(tree, notation));
    WRITTEN.set(list, { tree, notation });
  } else list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = list.querySelector<HTMLElement>(`[data-path="${path.join('.')}"]`);
  current?.setAttribute('aria-current', 'true');
  if (current) keepInSight(list, current);
  else list.scrollTop = 0;
  if (hadFocus) (current ?? list.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
}

/** What a list shows. */
const WRITTEN = new WeakMap<HTMLElement, { readonly tree: Node; readonly notation: string }>();

function makeList(tree: Node, notation: string): DocumentFragment {
  const made = document.createDocumentFragment();
  const lines: OpenList[] = [{ into: made, isBroken: true }];
  for (const part of listParts(tree)) {
    const line = lines.at(-1)!;
    if (part.kind === 'close') {
      lines.pop();
      lines.at(-1)!.isBroken = true;
    } else if (part.kind === 'open') {
      const inner = document.createElement('ol');
      inner.setAttribute('aria-label', 'Variation');
      const item = document.createElement('li');
      item.className = 'free-variation';
      item.append(inner);
      line.into.append(item);
      lines.push({ into: inner, isBroken: true });
    } else {
      const before = nodeAt(tree, part.path.slice(0, -1));
      line.into.append(makeStep(before, part.node, part.path, line.isBroken, notation));
      line.isBroken = false;
    }
  }
  return made;
}

interface OpenList {
  readonly into: ParentNode;
  /** Whether the next step needs its number though nobody begins a round with it. */
  isBroken: boolean;
}

function makeStep(before: Node, node: Node, path: Path, isBroken: boolean, notation: string): HTMLElement {
  const { position } = before;
  const move = node.move!;
  const item = document.createElement('li');
  const isFirst = position.turn === position.ruleset.players[0];
  if (isFirst || isBroken) {
    const number = document.createElement('span');
    number.className = 'free-number';
    number.textContent = `${position.number}.${isFirst ? '' : '..'} `;
    item.append(number);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'board-ply';
  button.dataset['path'] = path.join('.');
  putText(button, nameStep(before, node, notation));
  if (!isAct(move)) button.title = describeMove(position, move);
  item.append(button);
  if (node.comment !== undefined) {
    const comment = document.createElement('span');
    comment.className = 'free-comment';
    comment.textContent = node.comment;
    item.append(comment);
  }
  return item;
}

/** Names of the steps to positions: a long game is written anew with every move. */
const NAMES = new WeakMap<Position, { readonly notation: string; readonly text: string }>();

function nameStep({ position }: Node, node: Node, notation: string): string {
  const known = NAMES.get(node.position);
  if (known?.notation === notation) return known.text;
  const move = node.move!;
  const text = isAct(move) ? describeAct(move.id) : nameAsChosen(position, move);
  NAMES.set(node.position, { notation, text });
  return text;
}

/** Scrolls the list, never the page. */
function keepInSight(list: HTMLElement, item: HTMLElement): void {
  const [box, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top + 8;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom + 8;
}

/** Goes where a key leads in a game: along its line, or to the other line of a fork; whether it leads anywhere. */
export function followKey(game: Game, key: string): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') return game.switchLine(key === 'ArrowUp' ? -1 : 1);
  const { path, ahead, end } = game;
  const to = new Map([
    ['ArrowLeft', path.length > 0 ? path.slice(0, -1) : undefined],
    ['ArrowRight', ahead],
    ['Home', []],
    ['End', end],
  ]).get(key);
  if (to) game.goTo(to);
  return to !== undefined;
}
