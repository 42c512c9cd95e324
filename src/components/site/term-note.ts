import { href } from '../../platform/href.ts';
import { GLOSSARY_PAGE } from '#words/pages.ts';
import { SCREEN } from '#words/lesson/screen.ts';

/** What each term of the glossary is called and means, by its place there. */
export type TermNotes = Readonly<Record<string, readonly [term: string, says: string]>>;

/** Pixels between a word, its note and the edges of the window. */
const GAP = 8;

let notes: Promise<TermNotes> | undefined;
function fetchNotes(): Promise<TermNotes> {
  notes ??= fetch(href('/terms.json')).then(async (answer) => {
    if (!answer.ok) throw new Error(`the glossary is answered with ${answer.status}`);
    return (await answer.json()) as TermNotes;
  });
  notes.catch(() => (notes = undefined));
  return notes;
}

/** Puts the note under its word, or over it where there is more room, inside the window. */
function place(note: HTMLElement, link: HTMLElement): void {
  const [word, box] = [link.getBoundingClientRect(), note.getBoundingClientRect()];
  const isBelow = word.bottom + GAP + box.height <= innerHeight || word.top < innerHeight - word.bottom;
  note.style.top = `${isBelow ? word.bottom + GAP : Math.max(GAP, word.top - GAP - box.height)}px`;
  note.style.left = `${Math.max(GAP, Math.min(word.left, document.documentElement.clientWidth - GAP - box.width))}px`;
}

/**
 * Opens a note beside a word of the text: what it means, and the way to the glossary; beside a link to a ruling, that ruling.
 * Rejects where the glossary cannot be fetched.
 */
export async function showTerm(link: HTMLAnchorElement): Promise<void> {
  const { name: label = '', note: own } = link.dataset;
  const found = own === undefined ? (await fetchNotes())[new URL(link.href).hash.slice(1)] : ([label, own] as const);
  if (!found) throw new Error(`${link.href} is not a term`);
  const [term, says] = found;
  const note = Object.assign(document.createElement('span'), { className: 'term-note', popover: 'auto', tabIndex: -1 });
  note.setAttribute('role', 'dialog');
  note.setAttribute('aria-label', term);
  const name = Object.assign(document.createElement('strong'), { textContent: term });
  const more = Object.assign(document.createElement('a'), {
    href: link.href,
    textContent: own === undefined ? GLOSSARY_PAGE.more : SCREEN.more,
  });
  note.append(name, ` ${says} `, more);
  link.after(note);
  const life = new AbortController();
  note.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    life.abort();
    note.remove();
  });
  note.showPopover();
  place(note, link);
  // The browser gives the focus back to the word when the note closes.
  note.focus({ preventScroll: true });
  addEventListener('scroll', () => note.hidePopover(), { capture: true, passive: true, signal: life.signal });
}
