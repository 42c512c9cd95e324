import type { TermNotes } from '../components/site/term-note.ts';
import { anchorOf, readLinks, TERMS } from '../content/glossary.ts';

/** What each term of the glossary means, by its place there, for the note that a word of a text opens. */
export function GET(): Response {
  const notes: TermNotes = Object.fromEntries(
    TERMS.map(({ term, says }) => [
      anchorOf(term),
      [
        term,
        readLinks(says)
          .map((part) => (typeof part === 'string' ? part : part.text))
          .join(''),
      ],
    ]),
  );
  return new Response(JSON.stringify(notes));
}
