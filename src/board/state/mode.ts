/** What pointing at a board does: nothing but look, play legal moves, choose squares and pins, or set up a position. */
export type Mode = 'look' | 'play' | 'choose' | 'edit';
