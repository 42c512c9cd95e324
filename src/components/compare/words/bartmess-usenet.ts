import type { Tonight } from './point.ts';

/** Who knows Bartmess and plays the Usenet post. */
export const bartmessToUsenet: Tonight = {
  set: 'The boards start at the middle: White’s under the front of the Neutral Board (QP5, KP5), Black’s over its back (QP8, KP8). King and queen are on them, knights and bishops on White’s Board. White can check at once: watch the pawn beside your king.',
  habits: [
    {
      title: 'Level by level, and one way.',
      says: 'King, knight and pawn change by one level at most, a line by one a step, only up or only down. A board between two main boards is a level too. Pawns never go back a level.',
      bites: ['levels', 'blocked'],
      rule: '2.9',
      show: 'line-weave',
    },
    {
      title: 'No board is turned.',
      says: 'To wait, move an empty board instead.',
      bites: ['no-rotation'],
      rule: '6.6',
      show: 'turn',
    },
    {
      title: 'Boards mostly keep their face.',
      says: 'Over goes to over, under to under: across, to the other end, or to the same corner of the next main board. An empty one may also change its face, by the table below.',
      bites: ['not-adjacent'],
      rule: '6.3',
      show: 'board-faces',
    },
  ],
  chances: [
    {
      title: 'Your king is further off.',
      says: 'A knight reaches him from his own level or the next, a line by one level a step, and a board between two main boards keeps them apart.',
      bites: ['leaves-check'],
      rule: '2.7',
      show: 'king-far-knight',
    },
    {
      title: 'A pawn may ride.',
      says: 'Your own board moves empty, or with one pawn of yours and nobody else: across, to the other end, or to the same corner of the next main board. Back as well.',
      bites: ['board-loaded', 'not-adjacent'],
      rule: '6.2',
      show: 'ride-pawn',
    },
    {
      title: 'Straight up and down.',
      says: 'Rook, queen and king may go to the square right above or below, the bishop may not.',
      bites: ['upright'],
      rule: '2.5',
      show: 'upright-rook',
    },
    {
      title: 'Knights leap over nothing.',
      says: 'No square need lie under the way, so they come on and off attack boards.',
      bites: ['no-ground'],
      rule: '3.5',
      show: 'knight-ground',
    },
  ],
};

/** Who knows the Usenet post and plays Bartmess. */
export const usenetToBartmess: Tonight = {
  set: 'The boards start at the far ends: White’s under the front of White’s Board (QP1, KP1), Black’s over the back of Black’s (QP12, KP12). King, queen and bishops are on White’s Board, rooks and knights on the attack boards.',
  habits: [
    {
      title: 'Your king is attacked from everywhere.',
      says: 'Knights, kings and lines reach any level, and a line slips past a man while one square of the column is free.',
      bites: ['leaves-check'],
      rule: '2.4',
      show: 'king-far-knight',
    },
    {
      title: 'Nobody rides, and boards have other neighbours.',
      says: 'A board with anybody on it stays at its pin. An empty one goes by the table below: no longer from under one main board to under the next.',
      bites: ['board-loaded', 'not-adjacent'],
      rule: '6.2',
      show: 'ride-pawn',
    },
    {
      title: 'Nobody goes straight up or down.',
      says: 'No piece moves, captures or gives check within its own column.',
      bites: ['upright'],
      rule: '2.9',
      show: 'upright-rook',
    },
    {
      title: 'Knights need a square for their first step.',
      says: 'It may be occupied, but it must be there, on whatever level.',
      bites: ['no-ground'],
      rule: '3.5',
      show: 'knight-ground',
    },
  ],
  chances: [
    {
      title: 'Any level at every step.',
      says: 'King, knight and pawn land on any level. A line goes up and down again as it likes, so it slips past while one square of the column is free.',
      bites: ['levels', 'blocked'],
      rule: '2.4',
      show: 'line-weave',
    },
    {
      title: 'A loaded board may be turned.',
      says: 'Half round on its pin with all who are on it, if the board is yours: a move like any other, good to wait with.',
      bites: ['no-rotation'],
      rule: '6.6',
      show: 'turn',
    },
    {
      title: 'Empty boards change their face.',
      says: 'Over or under the same corner, and from the top of one main board to the bottom of the next, at either end.',
      bites: ['not-adjacent'],
      rule: '6.3',
      show: 'board-faces',
    },
  ],
};
