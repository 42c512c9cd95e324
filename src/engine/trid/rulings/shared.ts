import type { Ruling } from '../../core/ruleset.ts';

/** Where a ruleset says it, and the claims of its own that it covers. */
interface Place {
  readonly source: string;
  readonly claims: readonly string[];
}

/** Squares keep their place on a board that moves: left open by every Tri-D ruleset. */
export function placesRuling(place: Place): Ruling {
  return {
    id: 'places-on-a-board',
    ruling: 'inferred',
    ...place,
    isOpen: true,
  };
}

/** What a position is when it is counted: left open by every Tri-D ruleset. */
export function samePositionRuling(place: Place): Ruling {
  return {
    id: 'same-position',
    ruling: 'house',
    ...place,
    isOpen: true,
  };
}

/** Mate and stalemate before other ends: left open by every Tri-D ruleset. */
export function mateFirstRuling(place: Place): Ruling {
  return {
    id: 'mate-before-draw',
    ruling: 'house',
    ...place,
    isOpen: true,
  };
}

/** Where the source has nothing on claims, and they are taken from chess. */
export function claimRuling(place: Place): Ruling {
  return {
    id: 'claim-when-there',
    ruling: 'house',
    ...place,
    isOpen: true,
  };
}

/** Where the source has nothing on fifty quiet moves, and the count is taken from chess. */
export function clockRuling(place: Place): Ruling {
  return {
    id: 'clock-and-carried-pawns',
    ruling: 'house',
    ...place,
    isOpen: true,
  };
}

/** Where a pawn's single step and another's double step can meet on a square. */
export function pawnNotationRuling(place: Place): Ruling {
  return {
    id: 'pawns-on-ranks',
    ruling: 'house',
    ...place,
    isOpen: true,
  };
}

/** What king and queen, and king and rook, come to against a bare king: counted by `curation/endings`, said by no source. */
export function queenAndRookRuling(place: Place): Ruling {
  return {
    id: 'queen-and-rook',
    ruling: 'counted',
    ...place,
    isOpen: false,
  };
}
