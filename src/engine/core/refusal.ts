import type { RefusalCases, RefusalVariant } from './refusal-cases.ts';

/**
 * Why a move is not legal, as one stable word, the same in every ruleset for the same cause. What `by` names then:
 * `attackers` capture on the king's square once the move is made, or now for `castling-check`; `pieces` stand in the way;
 * `field` is a field of the position string that would have to be another; `place` is a square or pin of the move itself.
 */
export const REFUSAL_CODES = {
  'game-over': 'nothing',
  'promote-first': 'pieces',
  'no-square': 'nothing',
  'no-piece': 'place',
  'not-yours': 'pieces',
  defeated: 'pieces',
  'same-square': 'place',
  'own-piece': 'pieces',
  'not-its-way': 'nothing',
  upright: 'nothing',
  blocked: 'pieces',
  gap: 'nothing',
  levels: 'place',
  'no-ground': 'nothing',
  'pawn-back': 'nothing',
  'pawn-straight': 'pieces',
  'pawn-aside': 'nothing',
  'nothing-to-capture': 'place',
  'not-in-passing': 'pieces',
  'double-moved': 'field',
  'promotion-missing': 'place',
  'no-promotion': 'nothing',
  'no-castling': 'nothing',
  'castling-first': 'field',
  'castling-moved': 'field',
  'castling-blocked': 'pieces',
  'castling-check': 'attackers',
  'castling-attacked': 'attackers',
  'leaves-check': 'attackers',
  'no-pass': 'nothing',
  'no-pin': 'nothing',
  'no-board': 'place',
  'not-your-board': 'place',
  'not-your-piece': 'pieces',
  'board-crowded': 'pieces',
  'board-loaded': 'pieces',
  'board-empty': 'place',
  'no-rotation': 'nothing',
  'not-adjacent': 'place',
  backward: 'pieces',
  'only-empty': 'pieces',
  'pin-taken': 'place',
  'no-inversion': 'nothing',
  'no-act': 'nothing',
  'claim-early': 'field',
  'not-playing': 'nothing',
  'own-turn': 'nothing',
  'two-players': 'nothing',
  'let-stand': 'nothing',
  'mate-refuted': 'nothing',
  'resign-later': 'field',
} as const;
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** A variant of a refusal with what its sentence needs. */
type Case = { readonly [V in RefusalVariant]: { readonly variant: V; readonly args: RefusalCases[V] } }[RefusalVariant];

/** Why a move is not legal: the rule, all that a sentence about it needs (`src/words` makes it), and what to show on the board. */
export type Refusal = Case & {
  readonly code: RefusalCode;
  /** Number of the rule in the ruleset's reference: `6.2`. */
  readonly rule: string;
  /** Section of the source that forbids it: `3.6`. */
  readonly source: string;
  /** What bars it: squares, pins, or a field of the position, as `REFUSAL_CODES` tells for the code. */
  readonly by: readonly string[];
  /** Squares or pins to point at: what bars it, as far as it is on the board. */
  readonly shows: readonly string[];
};

/** What a move would be here: legal, by the ids that play it, or refused. */
export type Explanation = { readonly legal: true; readonly ids: readonly string[] } | ({ readonly legal: false } & Refusal);

/** The code of a variant: what stands before its stroke. */
export function codeOf(variant: RefusalVariant): RefusalCode {
  return variant.split('/')[0] as RefusalCode;
}
