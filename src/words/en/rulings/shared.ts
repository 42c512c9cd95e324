import type { RulingWords } from '../../rulings.ts';

/** Rulings that several sets of rules need alike. */
export const SHARED = {
  'mate-before-draw': {
    says: 'Where a position is mate or stalemate and would be drawn for another reason too, it is mate or stalemate.',
    why: 'Each ends the game at once, and these two are what the last move brought about.',
    instead: 'The draw counts, since it ends the game at once as well.',
  },
  'places-on-a-board': {
    says: 'When an attack board moves, its left file stays left and its lower rank low: across to the king’s side, file z becomes d and a becomes e.',
    why: 'The colours of its squares must match those of the corner, and any other way would turn it as well.',
    instead: 'A board that crosses is mirrored, so that its outer file stays outside.',
  },
  'too-little': {
    says: 'The game is drawn at once with bare kings, with one bishop or knight in all, and with nothing but bishops on squares of one colour.',
    why: 'The standard of chess is that no mate is possible. Our engine looked at all 10,626 placings of the four boards and found no mate with these.',
    instead: 'Only bare kings, as under the Tournament Rules, where one knight can mate.',
  },
  'claim-when-there': {
    says: 'A draw is claimed when the position is there or the fifty moves are made, not by announcing the move that will bring it about.',
    why: 'An announced move would be neither played nor unplayed here. The same draw can be claimed a move later, by the other player.',
    instead: 'A player may also claim by announcing the move, as over the board in chess.',
  },
  'clock-and-carried-pawns': {
    says: 'A board move does not start the count of fifty moves afresh, even when it carries a pawn or promotes one.',
    why: 'Nothing is said of such a count. We take it from chess, where it is one of moves that a pawn makes, and a carried pawn stands still on its board.',
    instead: 'A pawn that is carried is moved, and the count starts again. Meder’s words say so, and under his rules it does.',
  },
  'pawns-on-ranks': {
    says: 'If two pawns of one file can go to the same square, the one that moves is written with its file and rank: b2b4N, b3b4N.',
    why: 'A double step and a single one on different levels can meet here; the Tournament Rules, where they cannot, have no way to write it.',
    instead: 'The file alone, which would leave two moves with one name.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;

/** What king and queen, and king and rook, come to against a bare king; `says` has the figures of a ruleset. */
export const queenAndRook = (says: string): RulingWords => ({
  says: `With boards on their starting pins that stand still: ${says}`,
  why: 'No text says so. Our engine counted every position backwards from the mates. It leaves board moves out but for the waiting move, so the whole game is not settled.',
});

/** What a position is when it is counted; `rights` names what must be alike besides boards, pieces and the player on move. */
export const samePosition = (rights: string): RulingWords => ({
  says: `Two positions are the same if boards, pieces, player on move, ${rights} and legal captures en passant are the same.`,
  why: 'These are all that the possible moves depend on. A double step that no pawn can answer en passant changes nothing.',
  instead: 'Every double step makes another position, even one that cannot be answered.',
});
