import type { Ruling } from '../../core/ruleset.ts';
import { placesRuling } from './shared.ts';

/** The same for attack boards. */
export const mederBoardRulings: readonly Ruling[] = [
  {
    id: 'no-over-or-under',
    ruling: 'house',
    source: 'E3',
    claims: ['meder-ruling-drawn-over'],
    says: 'An attack board is drawn over its corner.',
    why: 'The text gives it a corner and no height, and no rule depends on it.',
    instead: 'A board may be drawn under its corner as well.',
  },
  {
    id: 'one-board-a-place',
    ruling: 'inferred',
    source: '3.6',
    claims: ['meder-3.6-vacant', 'meder-3.6-no-slide', 'meder-3.6-captures-nothing'],
    says: 'A place holds one board. A step to the second place is no slide, so a board between does not stop it; and no board move captures anything.',
    why: 'A board goes from place to place; what lies between is not on its way.',
    instead: 'Two boards may share a corner, or a board stops another.',
  },
  {
    id: 'carried-direction',
    ruling: 'inferred',
    source: '3.6',
    claims: ['meder-3.6-forward-whose'],
    says: 'Forward is what it is for the piece on the board: higher ranks with a white piece, lower ranks with a black one, whoever’s board it is.',
    why: 'The text speaks of moving a loaded board forward without saying for whom; the piece’s owner moves it, and pieces of that player go that player’s way.',
    instead: 'Forward is as the owner of the board sees it.',
  },
  {
    id: 'boards-and-check',
    ruling: 'inferred',
    source: '3.6, 3.5(b)',
    claims: ['meder-3.6-carried-check', 'meder-3.6-king-rides'],
    says: 'A board move can give check, by its passenger or by a line that it opens. A king may ride too, but not into an attack.',
    why: 'By 3.5(b) no move of a board may place or leave the own king in check; the opponent’s is not spared.',
    instead: 'A king may not be carried.',
  },
  {
    id: 'no-rotation',
    ruling: 'inferred',
    source: '3.6',
    claims: ['meder-3.6-no-rotation'],
    says: 'Boards are never turned.',
    why: 'The article moves them from place to place and says nothing of a turn.',
    instead: 'A board may be turned where it stands, as under other rules.',
  },
  placesRuling({ source: '3.6', claims: ['meder-3.6-places-kept'] }),
  {
    id: 'board-stalemate',
    ruling: 'inferred',
    source: '5.2, 3.6',
    claims: ['meder-ruling-board-stalemate'],
    says: 'Moves of boards count as moves: a player who has one is neither mated nor stalemated.',
    why: 'By 1.1 a turn is a move of a piece or of a board.',
    instead: 'Only moves of pieces save from stalemate.',
  },
  {
    id: 'touching-boards',
    ruling: 'inferred',
    source: '4.1, 4.3 to 4.7, 6.7(b)',
    claims: ['meder-4-boards-not-named', 'meder-6.7b-two-hands'],
    says: 'Nothing is said of touching an attack board, nor which hand stops the clock after a move with both.',
    why: 'The articles on touching name pieces only. Article 4.1 allows two hands, and 6.7(b) asks for the hand that moved.',
  },
];
