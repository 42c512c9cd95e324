import { SHARED, queenAndRook, samePosition } from './shared.ts';

/** What we play where Bartmess’s rules are silent, at odds with themselves or to be thought on, and why. */
export const BARTMESS = {
  'pin-numbers': {
    says: 'On Black’s board the pins below are 9 and 11 and those above 10 and 12.',
    why: 'Figure 2 has them the other way up, but 2.3 says that pins which point down are always odd.',
    instead: 'Figure 2 as it is drawn, with 9 and 10 below and 11 and 12 above.',
  },
  'pin-heights': {
    says: 'On each side pins 1 and 2 are under and over the front corner of White’s board, 3 and 4 its back corner, and so on up to 12. A board over one main board and one under the next are at the same height.',
    why: 'This follows from the numbers of 2.3 and the length of a post in 1.7.',
  },
  'board-move-notation': {
    says: 'A board move is written with its pin of departure and its pin of arrival: QP1-QP3.',
    why: 'The text ends it with a square, but a board does not arrive at a square, and 2.3 has just given pins their names.',
    instead: 'A square of the board where it arrives, by the letter of 2.4(c).',
  },
  'squares-only': {
    says: 'The piece that moves is not named.',
    why: 'The notation has no letters for pieces, and the square of departure tells enough.',
  },
  'first-moves': {
    says: 'White has eighteen first moves: sixteen with pawns, and two turns of attack boards. The knights have none.',
    why: 'Counted from the array of Figure 3 by the rules of movement.',
  },
  'full-column': {
    says: 'A line, along a diagonal too, goes on past a column that has a vacant square and ends at a full one. An attack board brought there adds squares to it, up to six in all.',
    why: 'A piece changes boards freely as it goes (5.3), and may cross every square that is vacant.',
    instead: 'One piece stops the line on all levels of its column.',
  },
  'kings-apart': {
    says: 'Kings never come to stand in neighbouring columns. In one column they would not attack each other, but no move leads there.',
    why: 'A step or a turn into that column would start in a neighbouring one, beside the other king.',
  },
  'no-castling': {
    says: 'There is no castling.',
    why: 'The text gives the king one step and nothing else.',
  },
  'double-step-column': {
    says: 'A double step needs one vacant square in the column between. A piece on another level there does not stop it.',
    why: 'The pawn chooses its level at each step, as 5.3 lets every piece do.',
    instead: 'Any piece in that column stops the pawn.',
  },
  'attack-board-pawns': {
    says: 'Pawns on attack boards go straight ahead too, off the board as well. They have their double step only while the board is at its start pin.',
    why: 'The text has one rule for all pawns. A board that holds a pawn cannot leave its pin, so a pawn on a board elsewhere came there later.',
    instead: 'Pawns of the attack boards have a way of their own to leave them.',
  },
  'turned-pawn': {
    says: 'A pawn that a rotation turns off its original square has lost its double step for good. A second rotation that brings it back changes nothing, nor does a pawn like it on that square. So a position lists the pawns that still have it.',
    why: 'The text gives two squares from the original square and one on every later move, and a turn is no move of the pawn. Its letter may even point the other way. For us the pawn’s stay on that square ends when it is turned off.',
    instead: 'A pawn that is turned back has its two squares again.',
  },
  'rotation-in-passing': {
    says: 'A rotation is no pawn move: no pawn that it turns can be captured en passant.',
    why: 'Capture en passant answers a double step, and a rotation is a move of the board.',
    instead: 'A pawn that a turn takes forward may be captured as if it had stepped.',
  },
  'landing-in-passing': {
    says: 'A pawn that captures en passant lands on a vacant square of the column crossed.',
    why: 'By the text it might also land on an enemy piece there, and so capture two at once. No other move does.',
    instead: 'It may land on an enemy piece and capture both.',
  },
  'passing-anywhere': {
    says: 'Double steps off attack boards can be answered, and pawns on attack boards can answer them. The column crossed may have more than two levels to choose from. No such capture may leave the own king attacked.',
    why: 'The rule speaks of pawns and columns without exception. “Either level” forgets that attack boards add levels.',
    instead: 'Only the two levels of the main boards count.',
  },
  'promotion-rank': {
    says: 'A pawn is promoted on rank 8 (Black on rank 1) of any board; in his count, on rank 9 (Black on 2). No turn of a board promotes one.',
    why: 'He names the last rank of the fixed boards, and by 2.2 a rank is a number that squares of all boards share. No attack board has both a rank before the last and the last one.',
    instead: 'On an attack board a pawn goes on to rank 9.',
  },
  'promotion-in-passing': {
    says: 'A pawn that captures en passant onto its last rank is promoted by it.',
    why: 'Pawns of the attack boards cross rank 8 and rank 1 in their double step, and 6.6(d) knows no exception.',
    instead: 'It stays a pawn there.',
  },
  'facing-pins': {
    says: 'A pin over a main board is adjacent to both pins under the next board up on its side, whichever corner they are at.',
    why: 'The letter of (e) has facing pins at different corners and sets no limit. “Adjacent” and “facing” speak against pins that are six ranks apart, and the example shows a near pair only: so this is our decision.',
    instead: 'Only near pairs count, and KP2 is not adjacent to KP7.',
  },
  'board-ways': {
    says: 'Two boards may be at one corner, one over and one under it. Empty boards go forward and backward alike.',
    why: 'Each pin is a place of its own, and being adjacent works both ways.',
  },
  'unseen-rotation': {
    says: 'A rotation that leaves everything looking the same is still a move.',
    why: 'The text asks only that a piece is on the board, not that the turn change anything.',
    instead: 'A turn that changes nothing does not count.',
  },
  'turn-in-place': {
    says: 'A turn captures nothing, and the board stays at its pin.',
    why: 'Whoever is aboard only changes places with others aboard.',
  },
  'pinned-attacks': {
    says: 'A piece attacks a square even if it may not move there, since its own king would be exposed.',
    why: 'A king that is taken first has lost, whatever would have happened next.',
    instead: 'A pinned piece attacks nothing, and gives no check.',
  },
  'exposing-turn': {
    says: 'A turn that would bring the own king under attack is illegal.',
    why: 'A turn is a move, and no move may leave the own king attacked.',
    instead: 'Only moves of pieces are judged by what they leave open.',
  },
  'boards-and-check': {
    says: 'Boards give and answer checks, by turning and by adding or removing the squares of a line. A piece put between answers one only if it fills its column.',
    why: 'A line needs a vacant square in every column on its way; boards bring such squares and take them away.',
  },
  'boards-are-moves': {
    says: 'Turns and moves of boards are moves. So there is no stalemate while a board can turn or go, and either may be a move to wait.',
    why: 'By 5.1 they are two of the three kinds of move.',
  },
  'bishops-left': {
    says: 'With three or more bishops, or two on one side, the game goes on, whatever their colours. So does every other ending that is not on the list.',
    why: 'The list of drawn endings has one bishop for each side and nothing more.',
    instead: 'Every ending in which neither side can mate is drawn at once.',
  },
  'no-fifty-moves': {
    says: 'There is no draw for fifty quiet moves.',
    why: 'Section 11 lists the drawn games, and this is not among them.',
    instead: 'Fifty quiet moves draw, as in chess.',
  },
  'queen-and-rook': queenAndRook(
    'king and queen win from every position, in at most 12 moves, even if the lone king may pass. King and rook win 4.7 % of the positions, or 1.8 % if it may pass.',
  ),
  'notation-endings': {
    says: 'Promotion is written =Q, =R, =B or =N at the end, capture en passant e.p., check + and mate #.',
    why: 'Section 2 has no sign for them, and without the first a promotion could not be read.',
    instead: 'No sign at all, as in the text.',
  },
  'same-pins': {
    says: 'For the third occurrence the places of all four attack boards count too. Here we depart from the letter of the text.',
    why: 'He asks only for the squares of the pieces and for their possible moves. But a board on another pin has other moves before it, and whoever plays sees another position.',
    instead: 'By the letter: where pieces stand and move alike, it does not matter where the boards are.',
  },
  'same-position': samePosition('rights to a double step'),
  'mate-before-draw': SHARED['mate-before-draw'],
  'places-on-a-board': SHARED['places-on-a-board'],
} as const;
