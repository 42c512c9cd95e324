/** Motifs as readers call them, in the language of the site. */
export { MOTIF_NAMES } from './en/motifs.ts';
