/** What is said of a text that is another program’s, another game’s or another way of writing, and is not read. */
export const FOREIGN = {
  'flat-game':
    'This looks like a game of chess on one board of 64 squares. The boards here name squares otherwise; in Tri-D chess a square has a level behind it, as b4W or b4N.',
  'flat-position':
    'This looks like a position of chess on one board of 64 squares. Here a position names every board, as in W:4/4/PPPP/NBBN; you can also set one up by hand.',
  zillions:
    'This looks like a game saved by Zillions of Games, which names squares as its rules file does. It is not read; write the moves from square to square, as b2W-b4N.',
  'freer-position':
    'This looks like a position of DJFreer’s Tri-Dimensional Chess, with bars between the boards and D for a pawn with its double step. It is not read; set it up by hand, or paste the moves, which are Meder’s.',
  quadrants:
    'This looks like a record of Open Tri-Dimensional Chess (2025), with quadrants as @q1 and boards turned by ^180. No rules here have that; write a board move as QL1-QL3, a square of an attack board as a1QL1.',
  television:
    'Fascinating, but not a move that anybody can make: “queen’s level three” is a whole board, and a queen needs a square of it, as in Qa3QL3.',
  'grant-sides':
    'This looks like Grant’s second way of naming squares, counted from each player’s side, of which his page shows only the beginning. Write his first way, as 1b2-1b4 and 1a1a1.',
  'other-levels':
    'This looks like another three-dimensional chess, with whole boards above each other. Here a square has its level behind it, as b4N.',
  shogi:
    'This looks like a game or a position of shogi, Japanese chess. It is not read; the boards here are those of Tri-D chess, with squares such as b4N, and of Three-way Chess, with cells such as e4.',
  xiangqi:
    'This looks like a game or a position of xiangqi, Chinese chess. It is not read; the boards here are those of Tri-D chess, with squares such as b4N, and of Three-way Chess, with cells such as e4.',
  'other-game':
    'This looks like a record of go or draughts. It is not read; the boards here are those of Tri-D chess, with squares such as b4N, and of Three-way Chess, with cells such as e4.',
  'other-site':
    'This is a link to a site for chess on one flat board. Nothing is fetched from there; paste a link of this site, which has #rules= in it, or the moves of a game.',
};
