import { putText } from '../board/view/figurines.ts';
import type { NotationChoice, PieceStyle, Settings } from '../board/model/settings.ts';
import { drawMan, parseMan } from '../board/view/svg.ts';
import { pickName, renameInText } from './names.ts';

/** Brings what the build has drawn and written in line with the reader's settings; live boards see to themselves. */
export function dressPage(now: Settings, before: Settings): void {
  if (now.notation !== before.notation) rename(now.notation);
  if (now.pieces !== before.pieces) redraw(now.pieces);
  if (now.view !== before.view) void import('./views.ts').then(({ showViews }) => showViews(now.view));
}

/** Moves of the lists, and moves named in the text that are steps of a list. */
function rename(notation: NotationChoice): void {
  // A live line names its own moves.
  for (const entry of document.querySelectorAll<HTMLElement>('board-diagram:not([data-live]) [data-names]'))
    putText(entry, pickName(entry.dataset['names'] ?? '', notation));
  for (const tie of document.querySelectorAll<HTMLElement>('[data-tie][data-of][data-step]')) {
    const { of, step } = tie.dataset;
    const names = document.getElementById(`${of}-${step}`)?.dataset['names'];
    tie.dataset['words'] ??= tie.textContent ?? '';
    const words = names === undefined ? undefined : renameInText(tie.dataset['words'], names, notation);
    if (words !== undefined) putText(tie, words);
  }
}

/** Every picture has one drawing per piece, which its squares use: other drawings in their place are other pieces everywhere. */
function redraw(style: PieceStyle): void {
  for (const drawing of document.querySelectorAll<SVGElement>('.board-picture [data-man]')) {
    const man = parseMan(drawing.dataset['man'] ?? '');
    if (man) drawing.innerHTML = drawMan(man, style);
  }
}
