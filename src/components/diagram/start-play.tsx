import { effect, signal } from '@preact/signals';
import type { Stage } from './mount.tsx';
import { MovesSheet } from './MovesSheet.tsx';
import { wakePart } from './parts.ts';
import { Play } from './play.ts';
import type { Said } from './said.ts';

interface Options {
  /** The arrow keys go along the board's line. */
  readonly hasLine?: boolean;
  /** The board may be the three-way one. */
  readonly hasLines?: boolean;
}

/** Moves without pointing in a panel that is no component: the sheet (`MovesPanel.astro`), and notes in the element for them. */
export function startPlay({ host, board }: Pick<Stage, 'host' | 'board'>, { hasLine = true, hasLines }: Options = {}): void {
  const said = signal<Said | undefined>(undefined);
  const play = new Play(board, said, { isTask: host.matches('[data-puzzle]'), hasLine });
  wakePart(host, 'moves', <MovesSheet hasLines={hasLines ?? board.position.boards.length === 0} hasUndo={false} play={play} />);
  const says = host.querySelector<HTMLElement>('.board-says');
  effect(() => {
    const note = said.value?.kind === 'note' ? said.value : undefined;
    if (!says) return;
    says.hidden = !note;
    says.textContent = note?.text ?? '';
    says.classList.toggle('is-wrong', note?.isWrong ?? false);
    for (const other of note ? host.querySelectorAll<HTMLElement>('.exercise-verdict, .exercise-hints') : []) other.hidden = true;
  });
}
