import type { Position } from '../../engine/index.ts';
import { DIAGRAM } from '#words/diagram.ts';

/** Chooses the squares whose names stand in a field, on a phone smaller than a finger; what is not a square stays there, and is reported. */
export function chooseByName(field: HTMLInputElement, position: Position, choose: (name: string) => void): void {
  const names = field.value.split(/[\s,;]+/).filter(Boolean);
  const strange = names.filter((name) => findSquare(position, name) === undefined);
  for (const name of names) {
    const square = findSquare(position, name);
    if (square !== undefined) choose(square);
  }
  field.value = strange.join(' ');
  if (strange.length === 0) return;
  const example = position.squares[0]?.name ?? '';
  field.setCustomValidity(DIAGRAM.names.strange(strange[0] ?? '', example));
  field.reportValidity();
}

/** The square of a name as the board has it (`e1KL`), or as notation writes it, by the pin its board is on (`e1KP2`). */
function findSquare(position: Position, name: string): string | undefined {
  const on = position.boards.find(({ pin }) => name.endsWith(pin));
  const names = [name, ...(on ? [`${name.slice(0, -on.pin.length)}${on.id}`] : [])];
  return names.find((each) => position.squares.some((square) => square.name === each));
}
