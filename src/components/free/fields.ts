import { isPlayer, type SketchField } from '../../engine/index.ts';
import { namePlayers } from '../board/acts.ts';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  turn: 'To move',
  active: 'Still in the game',
  rights: 'Not moved yet',
  'en passant': 'En passant',
  pending: 'Pawn that waits for promotion',
  resignations: 'Resignations declared',
  clock: 'Plies since a capture or a pawn’s move',
  number: 'Number of the move',
  round: 'Number of the round',
};

/** What a field may hold, in words. */
export function nameChoice(field: string, text: string): string {
  if (field !== 'rights') return namePlayers([...text].filter(isPlayer));
  return text === '*' ? 'All at their start' : text === '-' ? 'None' : `Only ${text}`;
}

/** Shows what a position says besides where everything stands: chosen from lists, or written. */
export function writeFields(hosts: readonly [HTMLElement, HTMLElement], fields: readonly SketchField[], set: Set): void {
  const made = fields.map(({ name, text, choices }) => {
    const label = document.createElement('label');
    label.className = 'free-field';
    const control = choices ? makeSelect(name, text, choices) : document.createElement('input');
    control.name = name;
    control.value = text;
    if (control instanceof HTMLInputElement) {
      control.autocomplete = 'off';
      control.spellcheck = false;
    }
    control.addEventListener('change', () => {
      if (!set(name, control.value)) control.value = text;
    });
    label.append(FIELD_WORDS[name] ?? name, control);
    return { label, isOpen: choices !== undefined };
  });
  const focused = hosts.map((host) => host.querySelector<HTMLElement>(':focus')?.getAttribute('name')).find(Boolean);
  const [open, folded] = hosts;
  open.replaceChildren(...made.filter(({ isOpen }) => isOpen).map(({ label }) => label));
  folded.replaceChildren(...made.filter(({ isOpen }) => !isOpen).map(({ label }) => label));
  if (focused) for (const host of hosts) host.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus({ preventScroll: true });
}

/** Sets a field; whether that could be done. */
type Set = (name: string, text: string) => boolean;

function makeSelect(name: string, text: string, choices: readonly string[]): HTMLSelectElement {
  const select = document.createElement('select');
  for (const choice of choices.includes(text) ? choices : [...choices, text]) select.append(new Option(nameChoice(name, choice), choice));
  return select;
}
