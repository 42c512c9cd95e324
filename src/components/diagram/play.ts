import type { Fault, Move } from '../../engine/index.ts';
import { nameAsChosen, putText } from '../board/figures.ts';
import { readMove } from '../board/naming.ts';
import { onSettings } from '../board/settings.ts';
import { describeMove } from '../board/words.ts';
import type { Kind, Stage } from './mount.ts';

/** A board to look at or to play on, with the moves written out for those who do not point; of a task the line stays where it is. */
export function startPlay({ host, board }: Pick<Stage, 'host' | 'board'>, hasLine = true): Kind {
  const says = host.querySelector<HTMLElement>('.board-says');
  const list = host.querySelector<HTMLElement>('.board-list');
  const form = host.querySelector<HTMLFormElement>('.board-write');
  /** Where a move is to be found nothing may tell it: neither the signs of check and mate nor examples of legal moves. */
  const isTask = host.matches('[data-exercise], [data-puzzle]');
  const sheet = host.querySelector<HTMLElement>('.board-moves');
  const fault = host.querySelector<HTMLElement>('.board-fault');
  const say = (text: string, isWrong: boolean): void => {
    if (!says) return;
    says.hidden = text === '';
    says.textContent = text;
    says.classList.toggle('is-wrong', isWrong);
    for (const other of text === '' ? [] : host.querySelectorAll<HTMLElement>('.exercise-verdict, .exercise-hints')) other.hidden = true;
  };
  /** Said where the reader writes: the sheet lies over the rest. */
  const sayFault = (text: string): void => {
    if (!fault) return;
    fault.hidden = text === '';
    fault.textContent = text;
  };
  const fill = (): void => {
    if (!list || !sheet?.matches(':popover-open')) return;
    const { position } = board;
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(
      ...position.moves().map((move) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        const name = nameAsChosen(position, move);
        putText(button, isTask ? withoutSigns(name) : name);
        button.setAttribute('aria-label', `${button.textContent}: ${describeMove(position, move)}`);
        button.addEventListener('click', () => make(move));
        item.append(button);
        return item;
      }),
    );
    // The button that was pressed is gone; the reader goes on writing.
    if (hadFocus) form?.querySelector('input')?.focus({ preventScroll: true });
  };
  /** A move chosen by name: only while the board is to be played on, as with a pointer. */
  const make = (move: Move): void => {
    if (board.mode !== 'play') return say('No move is to be made here now.', false);
    board.make(move);
  };
  sheet?.addEventListener('toggle', fill);
  board.on('changed', () => {
    say('', false);
    fill();
  });
  board.on('refused', (refusal) => say(`${refusal.says} (${refusal.source})`, true));
  board.on('key', (key) => {
    if (!hasLine) return false;
    const to = { ArrowLeft: board.index - 1, ArrowRight: board.index + 1, Home: 0, End: board.line.moves.length }[key];
    if (to === undefined || board.line.moves.length === 0) return false;
    void board.goTo(to);
    return true;
  });
  host.querySelector('[data-do="undo"]')?.addEventListener('click', () => void board.goTo(board.index - 1));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = form.querySelector('input');
    const read = readMove(board.position, field?.value.trim() ?? '');
    if (!read.ok) return sayFault(isTask ? withoutExamples(read.fault, field?.value.trim() ?? '') : read.fault.message);
    sayFault('');
    if (field) field.value = '';
    make(read.value);
  });
  onSettings(fill);
  fill();
  return {};
}

function withoutSigns(name: string): string {
  return name.replace(/[+#][wgb]*$/, '');
}

/** The same refusal without the legal moves it gives as examples. */
function withoutExamples(fault: Fault, text: string): string {
  if (fault.code === 'ambiguous') return `“${text}” may mean more than one move; write the square it comes from as well.`;
  return fault.code === 'illegal' ? `“${text}” is not a legal move here.` : `“${text}” is not written as a move.`;
}
