import { href } from '../platform/href.ts';
import { MOVABLE_BOARD } from './terms/movable-board.ts';
import { HEXAGONAL_BOARD } from './terms/hexagonal-board.ts';
import { MOVES } from './terms/moves.ts';
import { ENDS } from './terms/ends.ts';
import { MOTIF_TERMS } from './terms/motifs.ts';
import { THREE_PLAYERS } from './terms/three-players.ts';
import { SITE } from './terms/site.ts';
import type { Term, TermGroup } from './terms/term.ts';

export type { Term, TermGroup };

/** Every term of the site, in groups. */
export const GLOSSARY: readonly TermGroup[] = [MOVABLE_BOARD, HEXAGONAL_BOARD, MOVES, ENDS, THREE_PLAYERS, MOTIF_TERMS, SITE];

/** The place of a term on the glossary's page: `board-move`. */
export function anchorOf(term: string): string {
  return term.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Every term, wherever it is. */
export const TERMS: readonly Term[] = GLOSSARY.flatMap(({ terms }) => terms);

/** Where the courses explain a term, with the ruleset of each. */
export function listLessons({ lessons = {} }: Term): readonly { readonly ruleset: string; readonly href: string }[] {
  return Object.entries(lessons).map(([ruleset, place]) => ({ ruleset, href: href(`/learn/${ruleset}/${place.replace('#', '/#')}`) }));
}

/** The parts of what a term says: plain text, and words that lead to another term. An unknown term throws. */
export function readLinks(says: string): readonly (string | { readonly text: string; readonly anchor: string })[] {
  return says.split(/(\[[^\]]+\])/).map((part) => {
    const [, text, name = text] = /^\[([^|\]]+)(?:\|([^\]]+))?\]$/.exec(part) ?? [];
    if (text === undefined || name === undefined) return part;
    const found = TERMS.find(({ term }) => term.toLowerCase() === name.toLowerCase());
    if (!found) throw new Error(`glossary: “${name}” is not a term`);
    return { text, anchor: anchorOf(found.term) };
  });
}
