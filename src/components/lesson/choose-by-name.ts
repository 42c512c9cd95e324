import type { Board } from '../board/board.ts';

/** A field beside a board whose squares are to be chosen: squares on a phone are smaller than a finger. */
export function listenToNames(form: HTMLFormElement, board: Board, choose: (name: string) => void): void {
  const field = form.querySelector('input');
  field?.addEventListener('input', () => field.setCustomValidity(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!field) return;
    const names = field.value.split(/[\s,;]+/).filter(Boolean);
    const isSquare = (name: string): boolean => board.position.squares.some((square) => square.name === name);
    const strange = names.filter((name) => !isSquare(name));
    for (const name of names) if (isSquare(name)) choose(name);
    field.value = strange.join(' ');
    if (strange.length === 0) return;
    const example = board.position.squares[0]?.name ?? '';
    field.setCustomValidity(`There is no square “${strange[0] ?? ''}” here; squares are written like ${example}.`);
    field.reportValidity();
  });
}
