import { diagramOf } from '../board/element.ts';

/** Lights the words of the text that name a square or pin of a diagram, and puts out those that named another. */
export function lightNames(host: HTMLElement, name: string | undefined): void {
  for (const tie of document.querySelectorAll<HTMLElement>('[data-tie]')) {
    const { at = '', arrow = '' } = tie.dataset;
    const isNamed = name !== undefined && [...at.split(' '), ...arrow.split('-')].includes(name) && diagramOf(tie) === host;
    tie.classList.toggle('is-named', isNamed);
  }
}

/** Lights the words of the text that name a step of a diagram's line. */
export function lightStep(host: HTMLElement, step: number): void {
  for (const tie of document.querySelectorAll<HTMLElement>('[data-tie][data-step]'))
    if (diagramOf(tie) === host) tie.classList.toggle('is-shown', tie.dataset['step'] === String(step));
}
