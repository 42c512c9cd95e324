import { nearestDiagram } from '../../platform/nearest.ts';

/** The diagram a word of the text belongs to: the one it names, else the nearest. */
export function diagramOf(tie: HTMLElement): HTMLElement | undefined {
  const named = tie.dataset['of'];
  if (named !== undefined) {
    const element = document.getElementById(named);
    return element?.matches('board-diagram') ? element : undefined;
  }
  const own = tie.closest('[data-screen]')?.querySelector<HTMLElement>('board-diagram') ?? undefined;
  const marks = [...document.querySelectorAll<HTMLElement>('board-diagram, main h2')];
  const isBefore = (one: HTMLElement): boolean => (tie.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const diagrams = (all: readonly HTMLElement[]): (HTMLElement | undefined)[] =>
    all.map((one) => (one.matches('board-diagram') ? one : undefined));
  return nearestDiagram({ own, before: diagrams(marks.filter(isBefore)), after: diagrams(marks.filter((one) => !isBefore(one))) });
}

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
