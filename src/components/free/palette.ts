import { ROLES, type Ruleset } from '../../engine/index.ts';
import { loadSettings } from '../board/settings.ts';
import { drawPiece } from '../board/svg.ts';
import { namePiece } from '../board/words.ts';
import type { Tool } from './draft.ts';

const TOOLS = [
  ['hand', 'Move what stands there', 'M12 3v18M3 12h18M12 3 9 6m3-3 3 3m-3 15-3-3m3 3 3-3M3 12l3-3m-3 3 3 3m15-3-3-3m3 3-3 3'],
  ['erase', 'Take off', 'M9 20 3.5 14.5 14 4l6 6-10 10H9zm-1-9 6 6M9 20h11'],
] as const;

/** Shows the pieces of all players and two tools, as one group of radio buttons; the chosen one is what squares get. */
export function writePalette(host: HTMLElement, { players }: Ruleset, chosen: (tool: Tool) => void): void {
  const style = loadSettings().pieces;
  const pick = (name: string, picture: string, tool: Tool): HTMLElement => {
    const { label, input } = makeChoice(name, picture);
    input.addEventListener('change', () => chosen(tool));
    input.checked = tool === 'hand';
    return label;
  };
  const rows = players.map((owner, index) => {
    const row = document.createElement('div');
    row.append(...ROLES.map((role) => pick(namePiece({ owner, role }), drawPiece({ owner, role }, style), { owner, role })));
    const tool = TOOLS[index];
    if (tool)
      row.append(pick(tool[1], `<svg viewBox="0 0 24 24" aria-hidden="true" class="free-tool"><path d="${tool[2]}"/></svg>`, tool[0]));
    return row;
  });
  host.replaceChildren(...rows);
  chosen('hand');
}

function makeChoice(name: string, picture: string): { readonly label: HTMLElement; readonly input: HTMLInputElement } {
  const label = document.createElement('label');
  label.className = 'free-choice';
  label.title = name;
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'tool';
  input.setAttribute('aria-label', name);
  label.innerHTML = picture;
  label.prepend(input);
  return { label, input };
}
