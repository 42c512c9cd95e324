import { href } from '../../address/href.ts';
import type { Motif } from '../../puzzles/motifs/motif.ts';

/** Motifs as readers call them: terms of the glossary, each at the place that is the motif’s own name. */
export const MOTIF_WORDS: Readonly<Record<Motif, string>> = {
  fork: 'Fork',
  'pinned-piece': 'Pinned piece',
  skewer: 'Skewer',
  'discovered-attack': 'Discovered attack',
  'discovered-check': 'Discovered check',
  'double-check': 'Double check',
  deflection: 'Deflection',
  decoy: 'Decoy',
  interference: 'Interference',
  clearance: 'Clearance',
  zugzwang: 'Zugzwang',
  'back-board': 'Back board',
  'smothered-mate': 'Smothered mate',
  battery: 'Battery',
  'shut-column': 'Shut column',
  'slipping-past': 'Slipping past',
  'riding-to-mate': 'Riding to mate',
  'uncovering-a-pawn': 'Uncovering a pawn',
  'waiting-board': 'Waiting board',
  'using-the-third': 'Using the third',
  'ahead-of-the-third': 'Ahead of the third',
};

/** Where the glossary explains a theme; nothing where it has no word for it. */
export const explainAt = (theme: string): string | undefined => (theme in MOTIF_WORDS ? href(`/glossary/#${theme}`) : undefined);
