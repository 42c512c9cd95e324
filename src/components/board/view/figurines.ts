import type { Position, Role } from '../../../engine/index.ts';
import { BOLD } from '../../../board/render/bold-outlines.ts';
import { isAct, nameAct, type LineStep } from '../../../board/state/line.ts';
import { FIGURES, nameMove, spellFigures } from '../../../board/text/move-names.ts';
import { loadSettings } from './settings-store.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The pieces whose pictures stand for their letters. */
export const PICTURES = new Map(Object.entries(FIGURES).map(([role, figure]) => [figure, role as Role]));

/** The name of a step in the notation the reader has chosen. */
export function nameAsChosen(position: Position, step: LineStep): string {
  return isAct(step) ? nameAct(position, step.id) : nameMove(position, step, loadSettings().notation);
}

/** Writes a text into an element; pictures of pieces in it are drawn by us, so that every font and size shows them alike. */
export function putText(element: Element, text: string): void {
  const parts = text.split(/([♚-♞])/).filter((part) => part !== '');
  element.replaceChildren(...parts.map((part) => (PICTURES.has(part) ? makeFigure(part) : part)));
}

/** A drawing in the colour of the text; who listens or copies gets the letter. */
function makeFigure(figure: string): HTMLElement {
  const holder = document.createElement('span');
  holder.className = 'board-figurine';
  const letter = document.createElement('span');
  letter.className = 'spoken';
  letter.textContent = spellFigures(figure);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '8 4 84 90');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  const role = PICTURES.get(figure) ?? 'pawn';
  path.setAttribute('d', BOLD[role].find((layer) => layer.role === 'body')?.d ?? '');
  svg.append(path);
  holder.append(letter, svg);
  return holder;
}
