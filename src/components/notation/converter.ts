import type { Ruleset } from '../../engine/index.ts';
import { parsePosition } from '../../game/reader/position-text.ts';
import { findRulesIn } from '../../game/reader/read-text.ts';
import { putText } from '../board/view/figurines.ts';
import type { NotationChoice } from '../../board/state/settings.ts';
import { namePlayer } from '../../board/text/names.ts';
import { convertMoves, formsOf, type Conversion } from '../../game/convert.ts';
import { NOTATION } from '#words/notation.ts';
import { sayFault } from '../../words/faults.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';
import { lazy } from '../../platform/lazy.ts';

/** How long nobody types before the text is read, in milliseconds. */
const PAUSE = 250;

/** A field for moves and the table of all their forms; the rules are fetched when the field is first used. */
class NotationConverter extends HTMLElement {
  #timer = 0;
  readonly #latest = new Latest();

  connectedCallback(): void {
    const later = (): void => {
      clearTimeout(this.#timer);
      this.#latest.cancel();
      this.#timer = window.setTimeout(() => void this.#convert(), PAUSE);
    };
    for (const name of ['input', 'change']) this.addEventListener(name, later);
    if (this.#text().trim() !== '') later();
  }

  #text(): string {
    return this.querySelector('textarea')?.value ?? '';
  }

  #say(text: string): void {
    const says = this.querySelector('[data-says]');
    if (says) says.textContent = text;
  }

  /** Converts what stands there now; whatever is still fetched for an earlier text changes nothing. */
  #convert(): Promise<void> {
    return this.#latest.run((signal) => this.#fill(signal));
  }

  async #fill(signal: AbortSignal): Promise<void> {
    const id = this.querySelector('select')?.value ?? '';
    const ruleset = await unlessAborted(signal, fetchRules(id));
    if (!ruleset) return this.#say(NOTATION.notFetched);
    const start = parsePosition(this.querySelector('input')?.value.trim() || ruleset.start, ruleset);
    if (!start.ok) return this.#say(NOTATION.badPosition(start.fault.field, sayFault(start.fault)));
    const text = this.#text();
    const asked = findRulesIn(text) ?? id;
    const named = asked === id ? ruleset : await unlessAborted(signal, fetchRules(asked));
    if (!named) return this.#say(NOTATION.notFetched);
    this.#show(convertMoves(start.value, text, (one) => [named, ruleset].find((known) => known.id === one)));
  }

  #show({ ruleset, moves, fault }: Conversion): void {
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
    const isEmpty = this.#text().trim() === '';
    this.#say(isEmpty ? '' : (fault ?? (moves.length === 0 ? '' : NOTATION.read(moves.length))));
  }
}

/** Rules that cannot be fetched are not there. */
const fetchRules = (id: string): Promise<Ruleset | undefined> =>
  lazy(() => import('../../engine/load.ts'))
    .load()
    .then(({ loadRuleset }) => loadRuleset(id))
    .catch(() => undefined);

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
