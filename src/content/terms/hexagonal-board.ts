import type { TermGroup } from './term.ts';

/** The board of Three-way Chess. */
export const HEXAGONAL_BOARD: TermGroup = {
  title: 'The hexagonal board',
  terms: [
    {
      term: 'Hexagonal board',
      says: 'The board of Three-way Chess: 147 [cells|cell], or 192 on the larger one.',
      as: ['hexagons'],
      lessons: { harshman: 'board#faces' },
      topic: 'set',
    },
    { term: 'Face', says: 'A side that two cells share. Rooks move across faces.', lessons: { harshman: 'board#faces' }, topic: 'lines' },
    {
      term: 'Point',
      says: 'A corner of a cell. A line across points goes between two cells to the next of the same colour. Bishops move across points.',
      lessons: { harshman: 'board#points' },
      topic: 'lines',
    },
    {
      term: 'Home row',
      says: 'The row at a player’s own edge, where the king starts. Pawns are promoted on an opponent’s.',
      forms: ['home row', 'home rows'],
      lessons: { harshman: 'board#home-rows' },
      topic: 'setup',
    },
    {
      term: 'Gray',
      says: 'The third player, in this site’s pictures red. The order of turns is White, Gray, Black.',
      lessons: { harshman: 'board#home-rows' },
      topic: 'setup',
    },
  ],
};
