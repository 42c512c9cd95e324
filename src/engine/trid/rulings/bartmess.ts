import type { Ruling } from '../../core/ruleset.ts';
import { sharedRulings } from './shared.ts';

/** Where Bartmess's rules are silent or at odds with themselves. */
export const bartmessRulings: readonly Ruling[] = [
  {
    id: 'pin-numbers',
    ruling: 'inferred',
    source: '2.3, Figure 2',
    says: 'On Black’s board the pins below are 9 and 11 and those above 10 and 12.',
    why: 'Figure 2 has them the other way up, but 2.3 says that pins which point down are always odd.',
  },
  {
    id: 'board-move-notation',
    ruling: 'inferred',
    source: '2.4(c)',
    says: 'A board move is written with its pin of departure and its pin of arrival: QP1-QP3.',
    why: 'The text ends it with a square, but a board does not arrive at a square, and 2.3 has just given pins their names.',
  },
  {
    id: 'promotion-rank',
    ruling: 'inferred',
    source: '6.6(d)',
    says: 'A pawn is promoted on rank 8 or 9 (Black on 1 or 0) of any board; in his count, rank 9 or 10.',
    why: 'He names the last rank of the fixed boards, and by 2.2 a rank is a number that squares of all boards share.',
  },
  {
    id: 'promotion-in-passing',
    ruling: 'inferred',
    source: '6.6(c), 6.6(d)',
    says: 'A pawn that captures en passant onto its last rank is promoted by it.',
    why: 'Pawns of the attack boards cross rank 8 and rank 1 in their double step, and 6.6(d) knows no exception.',
  },
  {
    id: 'turned-pawn',
    ruling: 'house',
    source: '6.6(b), 7.2',
    says: 'A pawn that a rotation turns off its original square has lost its double step for good. A second rotation that brings it back changes nothing, nor does a pawn like it on that square.',
    why: 'The text gives a pawn two squares from its original square and one on every later move. It does not say what a turn of the board is, and being turned off the square ends its stay there.',
  },
  {
    id: 'rotation-in-passing',
    ruling: 'inferred',
    source: '6.6(c), 7.2',
    says: 'A rotation is no pawn move: no pawn that it turns can be captured en passant.',
    why: 'Capture en passant answers a double step, and a rotation is a move of the board.',
  },
  {
    id: 'landing-in-passing',
    ruling: 'house',
    source: '6.6(c)',
    says: 'A pawn that captures en passant lands on a vacant square of the column crossed.',
    why: 'By the text it might also land on an enemy piece there, and so capture two at once. No other move does.',
  },
  {
    id: 'facing-pins',
    ruling: 'inferred',
    source: '7.1(e)',
    says: 'A pin over a main board is adjacent to both pins under the next board up on its side, whichever corner they are at.',
    why: 'This is what (d) and (e) say together, and it gives KP5 just the five neighbours of the example.',
  },
  {
    id: 'unseen-rotation',
    ruling: 'inferred',
    source: '5.1(c)',
    says: 'A rotation that leaves everything looking the same is still a move.',
    why: 'The text asks only that a piece is on the board, not that the turn change anything.',
  },
  {
    id: 'bishops-left',
    ruling: 'inferred',
    source: '11.4(c)',
    says: 'With three or more bishops the game goes on, whatever their colours.',
    why: 'The list of drawn endings has one bishop for each side and nothing more.',
  },
  {
    id: 'no-fifty-moves',
    ruling: 'inferred',
    source: '11',
    says: 'There is no draw for fifty quiet moves.',
    why: 'Section 11 lists the drawn games, and this is not among them.',
  },
  {
    id: 'notation-endings',
    ruling: 'house',
    source: '2.4',
    says: 'Promotion is written =Q, =R, =B or =N at the end, capture en passant e.p., check + and mate #.',
    why: 'Section 2 has no sign for them, and without the first a promotion could not be read.',
  },
  {
    id: 'same-pins',
    ruling: 'house',
    source: '11.6',
    says: 'For the third occurrence the places of all four attack boards count too, as do the rights to a double step.',
    why: 'He names the pieces, their squares and their possible moves. A board on another pin has other squares and other moves before it.',
  },
  ...sharedRulings({ boards: '1.8', repetition: '11.6' }),
];
