import type { Ruleset } from '../../engine/index.ts';
import { putText } from '../board/view/figurines.ts';
import type { NotationChoice } from '../board/model/settings.ts';
import { namePlayer } from '../board/model/words.ts';
import { convertMoves, formsOf, type Conversion } from './convert.ts';
import { NOTATION } from '../../words/notation.ts';
import { sayFault } from '../../words/faults.ts';

/** How long nobody types before the text is read, in milliseconds. */
const PAUSE = 250;

/** A field for moves and the table of all their forms; the rules are fetched when the field is first used. */
class NotationConverter extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    const later = (): void => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#convert(), PAUSE);
    };
    for (const name of ['input', 'change']) this.addEventListener(name, later);
    if (this.#text() !== '') later();
  }

  #text(): string {
    return this.querySelector('textarea')?.value.trim() ?? '';
  }

  #say(text: string): void {
    const says = this.querySelector('[data-says]');
    if (says) says.textContent = text;
  }

  async #convert(): Promise<void> {
    const id = this.querySelector('select')?.value ?? '';
    const ruleset = await import('../../engine/load.ts').then(({ loadRuleset }) => loadRuleset(id)).catch(() => undefined);
    if (!ruleset) return this.#say(NOTATION.notFetched);
    const start = ruleset.parse(this.querySelector('input')?.value.trim() || ruleset.start);
    if (!start.ok) return this.#say(NOTATION.badPosition(start.fault.field, sayFault(start.fault)));
    this.#show(ruleset, convertMoves(start.value, this.#text()));
  }

  #show(ruleset: Ruleset, { moves, fault }: Conversion): void {
    const table = this.querySelector('table');
    const [head, body] = [table?.tHead?.rows[0], table?.tBodies[0]];
    if (!table || !head || !body) return;
    const forms = formsOf(ruleset);
    table.hidden = moves.length === 0;
    head.replaceChildren(...[NOTATION.move, ...forms.map((form) => NOTATION.forms[form])].map((word) => makeCell('th', word)));
    body.replaceChildren(
      ...moves.map(({ number, turn, names }) => {
        const row = document.createElement('tr');
        const player = ruleset.players.find((one) => one === turn);
        row.append(makeCell('th', `${number} ${player ? namePlayer(player) : ''}`), ...forms.map((form) => makeName(names, form)));
        return row;
      }),
    );
    this.#say(fault ?? (moves.length === 0 ? '' : NOTATION.read(moves.length)));
  }
}

function makeCell(kind: 'th' | 'td', text: string): HTMLTableCellElement {
  const cell = document.createElement(kind);
  cell.textContent = text;
  return cell;
}

function makeName(names: Readonly<Record<NotationChoice, string>>, form: NotationChoice): HTMLTableCellElement {
  const cell = makeCell('td', '');
  putText(cell, names[form]);
  return cell;
}

customElements.define('notation-converter', NotationConverter);
