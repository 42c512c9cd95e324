import { lazy } from '../../platform/lazy.ts';

const NOTE = lazy(() => import('./term-note.ts'));

/** A word of the glossary, or why a screen says what its text does not, opens a note in place; with a key held, or where the note does not come, the link goes where it says. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.term, a.ruling-why') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  NOTE.load()
    .then(({ showTerm }) => showTerm(link))
    .catch(() => location.assign(link.href));
});
