import type { FactTopic } from '../../core/facts.ts';

/** What sets the Tri-D rulesets apart: the same questions to all four, in the order in which a comparison shows them. */
export const FACT_IDS = [
  'pins',
  'board-start',
  'first-moves',
  'column-block',
  'gap-crossing',
  'level-change',
  'board-as-level',
  'straight-up-down',
  'king-levels',
  'knight-levels',
  'knight-ground',
  'castling',
  'pawn-levels',
  'pawn-off-board',
  'double-step',
  'en-passant',
  'promotion-where',
  'promotion-when',
  'promotion-to',
  'board-mover',
  'board-load',
  'board-reach',
  'board-forward-only',
  'board-rotation',
  'board-inversion',
  'carried-double-step',
  'carried-promotion',
  'stalemate',
  'repetition',
  'fifty-moves',
  'dead-positions',
] as const satisfies readonly FactTopic[];
/** A question that sets the Tri-D rulesets apart. */
export type FactId = (typeof FACT_IDS)[number];
