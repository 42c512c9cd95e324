import { SHARED, queenAndRook, samePosition } from './shared.ts';

/** What we play where Meder’s rules are silent, at odds with themselves or to be thought on, and why. */
export const MEDER = {
  start: {
    says: 'Rooks, queen and king start on the attack boards, with a pawn before each; knights and bishops on the first rank of the main board.',
    why: 'Article 2.7 is a picture that we do not have. Articles 2.5 and 3.5, the names in Appendix E and the sample game leave no other array.',
    instead: 'Another array: none fits the castling of 3.5.',
  },
  overlap: {
    says: 'Neighbouring main boards overlap by two ranks. Gaps are on files z and e and on ranks 0 and 9 only, so no diagonal crosses one.',
    why: 'This follows from the twelve ranks and columns that the articles name.',
  },
  'attack-board-columns': {
    says: 'A square of an attack board belongs to its column like any other: a piece on it blocks the main boards there, and the other way round. Nothing is captured straight above or below.',
    why: 'The articles speak of levels, and an attack board is one.',
    instead: 'Attack boards do not count in the columns of the main boards.',
  },
  'pawns-on-boards': {
    says: 'A single step needs only the square where it ends to be vacant. Pawns step and capture onto attack boards, on them and off them as elsewhere; with no square ahead they cannot step.',
    why: 'The article asks for the square in front and knows no exception.',
    instead: 'A piece on any level ahead stops the pawn.',
  },
  'passing-on-boards': {
    says: 'Capture en passant works off, from and onto attack boards, on the outer files as well. It may not leave the own king attacked.',
    why: 'The capturing pawn may land on any level of the column, and attack boards are levels.',
    instead: 'Only pawns on main boards take part in it.',
  },
  'any-board-covers': {
    says: 'On files a and d it does not matter whose attack board stands over the corner, or what is on it.',
    why: 'The article asks only whether one is there.',
    instead: 'Only boards of the pawn’s own side, or empty ones, count.',
  },
  'carried-promotion': {
    says: 'A pawn that its board carries onto its furthest rank is promoted as part of that board move.',
    why: 'It has reached the rank, and 3.4(e) does not ask how.',
    instead: 'It stays a pawn, since it made no step.',
  },
  'promotion-before-move': {
    says: 'If the opponent’s board move uncovers a waiting pawn, its owner first promotes it and then moves.',
    why: 'The article wants it done before the next move is begun.',
    instead: 'Promoting is the move of that turn.',
  },
  'uncovered-pawn': {
    says: 'If the owner’s own board move uncovers the pawn, promotion is part of that move. A promotion on its own takes no turn and does not count for the fifty moves. Before it no draw can be claimed, and mate and stalemate are judged after it.',
    why: 'It comes before anything else, and it changes the position. The article says no more.',
    instead: 'A promotion on its own is a pawn’s move, and starts the count of fifty moves afresh.',
  },
  'uncovering-barred': {
    says: 'A board may not leave if any piece that the uncovered pawn could become would attack the mover’s king.',
    why: 'The text bars it if the move would put the mover’s king under attack, and the choice is the pawn’s owner’s.',
    instead: 'Only the queen counts.',
  },
  'kings-and-columns': {
    says: 'Kings never come to stand in neighbouring columns. In one column they may, by a ride; then neither attacks the other, and neither can step.',
    why: 'A king attacks every level of the columns around it and none of its own.',
  },
  'castling-first-move': {
    says: 'Neither player may castle with the first move of their own; from the second on they may.',
    why: 'King and rook stand side by side at the start, so without this both could castle at once.',
    instead: 'Only White, who makes the first move of the game, may not.',
  },
  'castling-carried': {
    says: 'A king or rook that a board has carried has moved. The boards of king and rook must be where they started.',
    why: 'The text says so of a carried pawn (3.4(b)), and the king goes to a square known by its place.',
    instead: 'Only a move of their own takes the right away.',
  },
  'castling-rook': {
    says: 'On the queen’s side an attack on the rook does not matter. On the king’s side its square is where the king goes, so there it does.',
    why: 'The article names the king’s own square and the one it goes to.',
    instead: 'The rook must not be attacked either.',
  },
  escapes: {
    says: 'A check is answered by the king, by a capture, or by a piece in any column between, on whatever level. A board may carry the king away or a piece between. An empty board neither gives nor answers one, unless it uncovers a pawn.',
    why: 'A piece blocks its whole column, and lines run over gaps in any case.',
    instead: 'A piece put between must be on the level of the line.',
  },
  'no-over-or-under': {
    says: 'An attack board is drawn over its corner.',
    why: 'The text gives it a corner and no height, and no rule depends on it.',
    instead: 'A board may be drawn under its corner as well.',
  },
  'one-board-a-place': {
    says: 'A place holds one board. A step to the second place is no slide, so a board between does not stop it; and no board move captures anything.',
    why: 'A board goes from place to place; what lies between is not on its way.',
    instead: 'Two boards may share a corner, or a board stops another.',
  },
  'carried-direction': {
    says: 'Forward is what it is for the piece on the board: higher ranks with a white piece, lower ranks with a black one, whoever’s board it is.',
    why: 'The text speaks of moving a loaded board forward without saying for whom; the piece’s owner moves it, and pieces of that player go that player’s way.',
    instead: 'Forward is as the owner of the board sees it.',
  },
  'boards-and-check': {
    says: 'A board move can give check, by its passenger or by a line that it opens. A king may ride too, but not into an attack.',
    why: 'By 3.5(b) no move of a board may place or leave the own king in check; the opponent’s is not spared.',
    instead: 'A king may not be carried.',
  },
  'no-rotation': {
    says: 'Boards are never turned.',
    why: 'The article moves them from place to place and says nothing of a turn.',
    instead: 'A board may be turned where it stands, as under other rules.',
  },
  'places-on-a-board': SHARED['places-on-a-board'],
  'board-stalemate': {
    says: 'Moves of boards count as moves: a player who has one is neither mated nor stalemated.',
    why: 'By 1.1 a turn is a move of a piece or of a board.',
    instead: 'Only moves of pieces save from stalemate.',
  },
  'touching-boards': {
    says: 'Nothing is said of touching an attack board, nor which hand stops the clock after a move with both.',
    why: 'The articles on touching name pieces only. Article 4.1 allows two hands, and 6.7(b) asks for the hand that moved.',
  },
  'dead-material': {
    says: 'Only bare kings are drawn at once. A king with one bishop or one knight plays on.',
    why: 'The text draws a position where no legal moves could lead to mate. With one bishop or knight mates exist here: a king that rides above the other takes all its steps away. The example of C4, true of flat chess, forgets that.',
    instead: 'One bishop or knight is too little, as in flat chess.',
  },
  'carried-pawn-counts': {
    says: 'A board move that carries a pawn, or promotes the one it carries, starts the count of fifty moves afresh. Any other board move and a promotion on its own do not.',
    why: 'Article 9.3 asks for moves without the movement of any pawn, and of a carried pawn 3.4(b) and (d) say that it has been moved by its board.',
    instead: 'Only a pawn’s own step counts.',
  },
  'same-position': samePosition('rights of the first move, waiting pawns'),
  'same-places': {
    says: 'Boards at other places make another position, even if every piece stands and moves as before.',
    why: 'The article names pieces, squares and moves. A board elsewhere has other moves before it.',
    instead: 'By the letter, the places of empty boards do not count.',
  },
  'mate-before-draw': SHARED['mate-before-draw'],
  'queen-and-rook': queenAndRook(
    'king and queen win from every position, in at most 11 moves, even if the lone king may pass. King and rook win 99.96 % of the positions, but only 26.5 % if it may pass.',
  ),
  'title-and-references': {
    says: 'We take the articles as they stand in 2013, 3.4(e)(iii) included, and the sign of an offered draw from E15.',
    why: 'The title says that nothing changed since 1995, but the record of changes lists new matter. Article 8.1 names E.12, where that sign does not stand.',
    instead: 'The rules of 1995.',
  },
  'sample-game-slips': {
    says: 'Move 4...a6S means a6B, and 5.a3W the one pawn that can go there. No attack board moves in this game, though White’s could.',
    why: 'There is no level S; presumably the S is from Schwarz, Black in German. Moves are read with such slips when only one reading is possible.',
    instead: 'The printed moves, which cannot be played.',
  },
  'same-end': {
    says: 'Where a record can be read in several ways, the rest of the game decides. If all readings end in the same position, the first by its id is taken.',
    why: 'In 11...a5B either of two pawns may go, and the other one follows it at move 16; the game is the same.',
    instead: 'Such a record is refused.',
  },
  'pawn-captures': {
    says: 'A pawn’s capture is written with file and level of departure, aWxb4N; axb4N is read where it is enough.',
    why: 'E10 asks for both, while the example of E12 and the sample game leave the level out.',
    instead: 'The file alone, after E12.',
  },
  'three-alike': {
    says: 'If three like pieces can go to a square, as many marks are written as it takes: file, else rank, else level, else two of them.',
    why: 'The text tells only two pieces apart.',
    instead: 'One mark, even if it does not tell them apart.',
  },
  'promotion-notation': {
    says: 'A promotion caused by a board move is written behind it, QL4,a8BQ; one on its own is written like the pawn’s arrival, a8BQ.',
    why: 'Appendix E gives a promotion only with a move of the pawn.',
    instead: 'The promotion is not written.',
  },
} as const;
