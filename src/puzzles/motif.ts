/** The means by which a solution works, in the order in which filters list them. */
export const MOTIFS = [
  'fork',
  'pinned-piece',
  'skewer',
  'discovered-attack',
  'discovered-check',
  'double-check',
  'deflection',
  'decoy',
  'interference',
  'clearance',
  'zugzwang',
  'back-board',
  'smothered-mate',
  'battery',
  'shut-column',
  'slipping-past',
  'riding-to-mate',
  'uncovering-a-pawn',
  'waiting-board',
  'using-the-third',
  'ahead-of-the-third',
] as const;
/** A means by which a solution works. */
export type Motif = (typeof MOTIFS)[number];
