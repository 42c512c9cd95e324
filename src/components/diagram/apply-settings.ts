import { putText } from '../board/view/figurines.ts';
import type { NotationChoice, PieceStyle, Settings } from '../../board/state/settings.ts';
import { drawPieceShape, parsePieceDrawing } from '../../board/render/svg.ts';
import { pickName, renameInText } from './step-names.ts';
import { lazy } from '../../platform/lazy.ts';

/** Brings what the build has drawn and written in line with the reader's settings; live boards see to themselves. */
export function applyToPage(now: Settings, before: Settings): void {
  if (now.notation !== before.notation) rename(now.notation);
  if (now.pieces !== before.pieces) redraw(now.pieces);
  if (now.view !== before.view) lazy(() => import('./show-views.ts')).keep(({ showViews }) => showViews(now.view));
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
    const piece = parsePieceDrawing(drawing.dataset['man'] ?? '');
    if (piece) drawing.innerHTML = drawPieceShape(piece, style);
  }
}
