import { lazy } from '../../platform/lazy.ts';

const NOTE = lazy(() => import('./term-note.ts'));

/** A word of the glossary opens a note in place; with a key held, or where the note does not come, the link goes where it says. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.term') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  NOTE.load()
    .then(({ showTerm }) => showTerm(link))
    .catch(() => location.assign(link.href));
});
