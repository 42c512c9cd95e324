import { href } from '../platform/href.ts';
import type { Motif } from '../puzzles/motif.ts';
import { MOTIF_NAMES } from '#words/motifs.ts';

/** Motifs as readers call them: terms of the glossary, each at the place that is the motif’s own name. */
export const MOTIF_WORDS: Readonly<Record<Motif, string>> = MOTIF_NAMES;

/** Where the glossary explains a theme; nothing where it has no word for it. */
export const explainAt = (theme: string): string | undefined => (theme in MOTIF_WORDS ? href(`/glossary/#${theme}`) : undefined);
