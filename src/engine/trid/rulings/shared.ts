import type { Ruling } from '../../core/ruleset.ts';

/** Sections that the rulings of all four rulesets belong to. */
interface Sections {
  readonly boards: string;
  readonly repetition: string;
}

/** What every Tri-D ruleset leaves open in the same way. */
export function sharedRulings({ boards, repetition }: Sections): readonly Ruling[] {
  return [
    {
      id: 'places-on-a-board',
      ruling: 'inferred',
      source: boards,
      says: 'When an attack board moves, its left file stays left and its lower rank low: across to the king’s side, file z becomes d and a becomes e.',
      why: 'The colours of its squares must match those of the corner, and any other way would turn it as well.',
    },
    {
      id: 'same-position',
      ruling: 'house',
      source: repetition,
      says: 'Two positions are the same if boards, pieces, player on move, rights of the first move, waiting pawns and legal captures en passant are the same.',
      why: 'These are all that the possible moves depend on. A double step that no pawn can answer en passant changes nothing.',
    },
    {
      id: 'mate-before-draw',
      ruling: 'house',
      source: repetition,
      says: 'Where a position is mate or stalemate and would be drawn for another reason too, it is mate or stalemate.',
      why: 'Each ends the game at once, and these two are what the last move brought about.',
    },
  ];
}

/** Where a draw by repetition or for fifty quiet moves is claimed and not automatic. */
export function claimRulings(threefold: string): readonly Ruling[] {
  return [
    {
      id: 'claim-when-there',
      ruling: 'house',
      source: threefold,
      says: 'A draw is claimed when the position is there or the fifty moves are made, not by announcing the move that will bring it about.',
      why: 'An announced move would be neither played nor unplayed here. The same draw can be claimed a move later, by the other player.',
    },
  ];
}

/** Where the source has nothing on fifty quiet moves, and the count is taken from chess. */
export function clockRuling(source: string): Ruling {
  return {
    id: 'clock-and-carried-pawns',
    ruling: 'house',
    source,
    says: 'A board move does not start the count of fifty moves afresh, even when it carries a pawn or promotes one.',
    why: 'Nothing is said of such a count. We take it from chess, where it is one of moves that a pawn makes, and a carried pawn stands still on its board.',
  };
}

/** Where a pawn's single step and another's double step can meet on a square. */
export function pawnNotationRuling(source: string): Ruling {
  return {
    id: 'pawns-on-ranks',
    ruling: 'house',
    source,
    says: 'Of two pawns of one file that can go to the same square, the one that moves is written with its file and rank: b2b4N, b3b4N.',
    why: 'A double step and a single one on different levels can meet here; the Tournament Rules, where they cannot, have no way to write it.',
  };
}
