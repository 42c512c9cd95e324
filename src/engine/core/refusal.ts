import type { RefusalCases, RefusalVariant } from './refusal-cases.ts';

/**
 * Why a move is not legal, as one stable word, the same in every ruleset for the same cause. What `by` names then:
 * `attackers` capture on the king's square once the move is made, or now for `castling-check`; `pieces` stand in the way;
 * `field` is a field of the position string that would have to be another; `place` is a square or pin of the move itself.
 */
export const REFUSAL_CODES = {
  /** The game has ended. */
  'game-over': 'nothing',
  /** A pawn waits for its promotion, which comes first. */
  'promote-first': 'pieces',
  /** There is no such square now. */
  'no-square': 'nothing',
  /** The square is vacant. */
  'no-piece': 'place',
  /** The piece is another player’s. */
  'not-yours': 'pieces',
  /** The piece belongs to a player who is out of the game. */
  defeated: 'pieces',
  /** It would go nowhere. */
  'same-square': 'place',
  /** A piece of the same player stands there. */
  'own-piece': 'pieces',
  /** A piece of its kind never goes like that. */
  'not-its-way': 'nothing',
  /** A piece of its kind does not go straight up or down. */
  upright: 'nothing',
  /** Something stands in the way. */
  blocked: 'pieces',
  /** The way crosses a place where no square is. */
  gap: 'nothing',
  /** The levels of the way do not fit. */
  levels: 'place',
  /** There are no squares for the knight to pass. */
  'no-ground': 'nothing',
  /** A pawn does not go back. */
  'pawn-back': 'nothing',
  /** A pawn does not capture straight ahead. */
  'pawn-straight': 'pieces',
  /** A pawn does not go aside. */
  'pawn-aside': 'nothing',
  /** A pawn would capture, and there is nothing. */
  'nothing-to-capture': 'place',
  /** The pawn may not be captured in passing. */
  'not-in-passing': 'pieces',
  /** A double step is for a pawn that has not moved. */
  'double-moved': 'field',
  /** The move promotes a pawn, and does not say so. */
  'promotion-missing': 'place',
  /** The move names a promotion, and there is none. */
  'no-promotion': 'nothing',
  /** There is no castling in these rules. */
  'no-castling': 'nothing',
  /** Castling is no player’s first move of the game. */
  'castling-first': 'field',
  /** King or rook have moved. */
  'castling-moved': 'field',
  /** Something stands in the way of castling. */
  'castling-blocked': 'pieces',
  /** The king would castle out of check. */
  'castling-check': 'attackers',
  /** The king would pass or reach an attacked square. */
  'castling-attacked': 'attackers',
  /** The own king could be taken after it. */
  'leaves-check': 'attackers',
  /** A pass is not allowed here. */
  'no-pass': 'nothing',
  /** There is no such pin in these rules. */
  'no-pin': 'nothing',
  /** No attack board is at the pin. */
  'no-board': 'place',
  /** The board is another player’s to move. */
  'not-your-board': 'place',
  /** An enemy piece on the board keeps it from being moved. */
  'not-your-piece': 'pieces',
  /** The board carries more than a board that moves may. */
  'board-crowded': 'pieces',
  /** The board carries what a board that moves may not. */
  'board-loaded': 'pieces',
  /** The board is empty, and may not do that. */
  'board-empty': 'place',
  /** No board is turned around where it is. */
  'no-rotation': 'nothing',
  /** The pins are no neighbours. */
  'not-adjacent': 'place',
  /** A board with a piece aboard does not go backward. */
  backward: 'pieces',
  /** Only an empty board goes there. */
  'only-empty': 'pieces',
  /** Another board is there. */
  'pin-taken': 'place',
  /** No piece turns a board over like that. */
  'no-inversion': 'nothing',
  /** There is nothing of the kind to say. */
  'no-act': 'nothing',
  /** What is claimed has not come about. */
  'claim-early': 'field',
  /** A player named in it is out of the game. */
  'not-playing': 'nothing',
  /** It is not said while on move. */
  'own-turn': 'nothing',
  /** It takes three players. */
  'two-players': 'nothing',
  /** A player who spared the king must move again before declaring. */
  'let-stand': 'nothing',
  /** The declared mate is no mate. */
  'mate-refuted': 'nothing',
  /** The player has not moved since their last declaration. */
  'resign-later': 'field',
} as const;
/** Why a move is not legal, as one word. */
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

/** The code of a variant: what stands before its slash. */
export function codeOf(variant: RefusalVariant): RefusalCode {
  return variant.split('/')[0] as RefusalCode;
}
