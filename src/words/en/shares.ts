/** What is counted of a collection of puzzles. */
export const SHARES = {
  siblings: 'siblings',
  'many-men': 'sixteen men or more',
  kiss: 'mates with the queen beside the king',
  'far-ahead': 'mates by who is nine pawns ahead',
  'board-first': 'longer mates that a board begins',
  'board-last': 'mates given by a board',
  castling: 'castling',
  'en-passant': 'en passant',
  'waiting-promotion': 'a promotion that waits',
  rotation: 'a board that turns',
  inversion: 'a board that turns over',
  riding: 'riding on a board',
  underpromotion: 'underpromotion',
  joint: 'a joint mate',
  'two-enemies': 'a king between two enemies',
  'defeated-men': 'men of a defeated player',
};
