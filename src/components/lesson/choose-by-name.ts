import type { Board } from '../board/board.ts';

/** A field beside a board whose squares are to be chosen: squares on a phone are smaller than a finger. */
export function listenToNames(form: HTMLFormElement, board: Board, choose: (name: string) => void): void {
  const field = form.querySelector('input');
  field?.addEventListener('input', () => field.setCustomValidity(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!field) return;
    const names = field.value.split(/[\s,;]+/).filter(Boolean);
    const isSquare = (name: string): boolean => findSquare(board, name) !== undefined;
    const strange = names.filter((name) => !isSquare(name));
    for (const name of names) {
      const square = findSquare(board, name);
      if (square !== undefined) choose(square);
    }
    field.value = strange.join(' ');
    if (strange.length === 0) return;
    const example = board.position.squares[0]?.name ?? '';
    field.setCustomValidity(`There is no square “${strange[0] ?? ''}” here; squares are written like ${example}.`);
    field.reportValidity();
  });
}

/** The square of a name as the board has it (`e1KL`), or as notation writes it, by the pin its board is on (`e1KP2`). */
function findSquare({ position }: Board, name: string): string | undefined {
  const on = position.boards.find(({ pin }) => name.endsWith(pin));
  const names = [name, ...(on ? [`${name.slice(0, -on.pin.length)}${on.id}`] : [])];
  return names.find((each) => position.squares.some((square) => square.name === each));
}
