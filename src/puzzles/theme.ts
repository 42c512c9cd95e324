import { MOTIFS } from './motif.ts';

/** What a puzzle shows, in the order in which filters list it. Every theme is a predicate over position, task and proof. */
export const THEMES = [
  'board-move-key',
  'board-move-mate',
  'board-move-defence',
  'board-move-refutation',
  'rotation',
  'inversion',
  'waiting-promotion',
  'castling',
  'en-passant',
  'own-boards',
  'joint',
  'two-enemies',
  'defeated-men',
  'dead-home-row',
  ...MOTIFS,
  'quiet-key',
  'sacrifice',
  'promotion',
  'underpromotion',
  'variations',
  'few-men',
  'opening',
  'middlegame',
  'endgame',
] as const;
/** What a puzzle shows. */
export type Theme = (typeof THEMES)[number];
