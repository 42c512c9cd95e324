/** What we play where Three-way Chess is silent, at odds with itself or to be thought on, and why. */
export const HARSHMAN = {
  'board-size': {
    says: 'The board has 147 cells, the larger one 192. There Gray’s home row is a9 to h16 and Black’s p9 to p16, and gray and black cells change places.',
    why: 'Counted from the lengths of the six sides, and from the rule that each queen starts on her own colour.',
  },
  'home-row-names': {
    says: 'White’s home row is a1, b1 ... h1. Each home row is at the bottom only as its own player sees it.',
    why: 'The text lists a1, a2 ... a8, but by its own definition just above it the letter names the file and the number the rank.',
    instead: 'The list as it is printed.',
  },
  'relative-example': {
    says: 'W-d9 is the same cell as G-f2 and B-m11. G-a1 to G-h1 is h14 down to a7, B-a1 to B-h1 n7 up to n14.',
    why: 'The text says G-e2 and B-m6; counting from each player’s home row as the appendix tells us to gives the other two.',
    instead: 'The printed example.',
  },
  'first-moves': {
    says: 'White has 46 first moves, 47 on the larger board. No king can be taken before the seventh ply.',
    why: 'Counted from the array by the rules of movement.',
  },
  'bishop-and-knight': {
    says: 'Pieces on the two cells beside its line do not stop a bishop. For a knight it does not matter if the cells on its way exist.',
    why: 'The bishop goes along the edge between those cells, and the knight jumps over what is on the way.',
    instead: 'Two pieces side by side close a bishop’s line, or a knight needs cells to jump over.',
  },
  'second-row-right': {
    says: 'A pawn on its own second row has its double step. A position that denies it is refused, and so is one with a pawn on the cell of its owner’s third bishop.',
    why: 'Pawns only go forward, and none begins behind that row.',
  },
  'passing-pawns': {
    says: 'Two pawns can be open to capture en passant at once. Such a capture may not open the own king to attack.',
    why: 'The right lasts until a pawn’s owner moves again, and another player may make a double step before that.',
    instead: 'A new double step ends the right against an older one.',
  },
  'passing-defeated': {
    says: 'The right to capture en passant ends when the pawn’s owner is defeated.',
    why: 'The text lets it last until the owner moves again, which a defeated player never does.',
    instead: 'It would last for the rest of the game.',
  },
  castling: {
    says: 'Gray and Black castle as White does, each on their own home row. The rook may be attacked and cross an attacked cell; pieces of a defeated player forbid nothing.',
    why: 'Castling is said to be as in chess, and the three arrays are alike.',
    instead: 'Pieces of a defeated player still bar the way by their attacks.',
  },
  'promotion-compulsory': {
    says: 'A pawn that reaches the home row of an active opponent must be promoted.',
    why: 'The text says that it may be. We keep the rule of chess: promotion is not put off.',
    instead: 'It may stay a pawn.',
  },
  'promotion-rows': {
    says: 'A capture onto a home row promotes as well. Elsewhere at the far edge a pawn stays a pawn; along a defeated player’s home row it may still walk on.',
    why: 'The text names the home rows of opponents who are playing, and nothing else.',
    instead: 'A pawn is promoted wherever it can go no further.',
  },
  'promotion-king-at-home': {
    says: 'An opponent who was active when the move began counts as active: a pawn that captures a king at home is promoted.',
    why: 'When the move began its owner was still in the game, and the same move defeats that player.',
    instead: 'The row counts as that of a defeated player at once.',
  },
  'check-of-three': {
    says: 'Both opponents can give check at once, and one may guard the other’s pieces from the king. A check stands until the checked player’s turn. A king may not step next to another.',
    why: 'Either opponent may capture the king, and it is the checked player who has to answer.',
    instead: 'Only a threat by the player who moves next counts.',
  },
  'checks-listed': {
    says: 'After each move we list every king that an active opponent could capture.',
    why: 'The text asks players to announce the checks of their own move. A line that a third player opened is a threat as well, and a reader should see it.',
    instead: 'Only the checks of the player who moved.',
  },
  pins: {
    says: 'Threats, check and castling disregard pins. Being able to capture a king for a declaration means by a legal move.',
    why: 'In chess a pinned piece gives check. A declaration is about a capture that would really be made.',
    instead: 'A pinned piece threatens nothing, or a declaration rests on threats alone.',
  },
  'saving-duty': {
    says: 'A king already in check must be saved if any move saves it.',
    why: 'IV forbids exposing a king that was safe. VIII (b) frees the player only from an undeclared checkmate, where no move saves the king.',
    instead: 'A checked player may trust in the third one, as in the example of footnote 5.',
  },
  'captured-king-first': {
    says: 'A move that captures a king is judged after that player’s defeat; in a First Mate game it is always legal.',
    why: 'A defeated player threatens nothing, and in a First Mate game no opponent is left to answer.',
    instead: 'It must leave the own king safe from both.',
  },
  pass: {
    says: 'A player in check who has no move of any kind passes; the pass counts as a ply.',
    why: 'A player in check is not stalemated, and the others must get their turn to capture or declare.',
    instead: 'That player is stalemated, or defeated at once.',
  },
  'single-mate': {
    says: 'Of two who could capture, the one who moves first may declare, and that need not be the player who gave the mate. A queen alone can mate in a corner.',
    why: 'For the later one the king might be gone before that turn.',
  },
  'joint-mate': {
    says: 'A joint mate takes three players and is declared while the trapped one is on move. Who would capture may depend on the reply, and the king need not be in check.',
    why: 'Players cannot declare at the start of their own turn, so the two who declare both wait. The text asks that one of them can capture, whatever is played.',
    instead: 'The two must name who captures.',
  },
  'footnote-five': {
    says: 'A player on move declares nothing, neither alone nor with another.',
    why: 'The footnote denies only the unassisted mate; paragraph (d) allows no declaration at the start of a turn. We follow (d).',
    instead: 'A joint mate may be declared by a player on move.',
  },
  'older-mate': {
    says: 'Only a joint mate can be older than the move after which it is declared.',
    why: 'An older mate of one’s own gave the king to capture in that turn, and the same paragraph then bars it.',
    instead: 'An older mate may be declared alone as well.',
  },
  'line-that-ends-the-game': {
    says: 'A line of play that ends the game, or defeats the declarer, before the declarer’s turn refutes the declaration. A stalemate of any waiting player is such an end.',
    why: 'A king that no opponent gets to capture has not been trapped.',
    instead: 'Only lines that save the king count.',
  },
  'wrong-declaration': {
    says: 'If somebody shows a line of play that saves the king, it is as if nothing had been declared. Play goes on, with no penalty.',
    why: 'The text says when a mate may be declared, and nothing of a wrong declaration. What was never a mate defeats no player.',
    instead: 'Whoever declares wrongly pays for it, with points or a turn.',
  },
  'joint-only-if-needed': {
    says: 'Two players are not offered a joint declaration where one of them can declare alone.',
    why: 'The one who can would give half a point away.',
    instead: 'They may, as a present.',
  },
  'joint-declarer-captured': {
    says: 'In Last Mate a joint declaration stands even if the trapped player can capture one declarer’s king, as long as the other can then capture the trapped king.',
    why: 'At least one of the two can still capture in the next turn, which is all that the text asks.',
    instead: 'Both declarers must outlive the reply.',
  },
  'bar-lasts': {
    says: 'A king that you let stand in your turn you may not declare mated until you have moved again.',
    why: 'The text speaks of the declaration after that move and does not say how long the bar lasts. Your next turn is the next in which you could capture.',
    instead: 'It bars only the declaration right after that move.',
  },
  'bar-covers-joint': {
    says: 'It bars a declaration together with another player too. A position that was set up bars nothing.',
    why: 'Otherwise a partner would undo the rule, and a position does not tell what could have been captured before it.',
    instead: 'Only declarations alone are barred.',
  },
  'defeated-no-threat': {
    says: 'A defeated player’s pieces threaten nothing. In stage II the one opponent who is left declares mate as in stage I.',
    why: 'No player moves those pieces any more; the text has them stay and lets them be captured.',
    instead: 'They still give check, and bar kings from cells.',
  },
  'automatic-moment': {
    says: 'Automatic checkmate is judged when the turn of the player in check begins.',
    why: 'The footnote does not say at what moment. Until that turn another player may still help, by capturing the attacker or stepping between.',
    instead: 'Mate is judged as soon as it is given, and a player who could still be helped is defeated.',
  },
  'automatic-declarations': {
    says: 'With automatic checkmate there are no declarations.',
    why: 'Every mate that a declaration could claim for a player in check is there already.',
    instead: 'Joint mates of a king that is not in check may still be declared.',
  },
  'automatic-capturing': {
    says: 'With automatic checkmate a king can still be captured or spared, and a capture hindered.',
    why: 'The footnote says that all this ends, and names no moment. Judged as a turn begins, which is our ruling, it does not end. The player in between may block, and a king whose line a third player opens may be taken.',
    instead: 'Mate is judged as soon as it is given, as that sentence suggests. Then none of this can happen.',
  },
  'automatic-stalemate': {
    says: 'Automatic checkmate takes a check. A player without a move who is not in check is stalemated.',
    why: 'Word for word the footnote fits that player as well, but the section on stalemate calls it a draw.',
    instead: 'A stalemated player is defeated.',
  },
  'automatic-first': {
    says: 'Automatic checkmate comes before stalemate, which is judged in the position after it.',
    why: 'It takes effect as the turn begins, before anything else is looked at.',
    instead: 'A stalemate by the same move ends the game first.',
  },
  'automatic-credit': {
    says: 'An automatic checkmate is credited to the opponent who attacks the king after every move; to the next in turn if both do; to both if neither does alone.',
    why: 'The footnote does not say who has the point. This follows the two kinds of declared mate; attacks are counted as for check, pins disregarded.',
    instead: 'The player who moved last has the point.',
  },
  'automatic-checks': {
    says: 'After an automatic checkmate that ends the game, its checks are still shown.',
    why: 'A defeated king is no longer threatened; without the checks of the moment before, the reader would not see why the game is over.',
    instead: 'No check is shown once the game is over.',
  },
  defaults: {
    says: 'Unless the players choose otherwise, they play on the 8-7 board, First Mate, with declared checkmate.',
    why: 'The text offers the choices and prefers none but the standard board.',
    instead: 'Last Mate, the longer game.',
  },
  'two-names': {
    says: 'Last Mate and “Second Mate” are the same game in two stages.',
    why: 'The text introduces the one name and later uses the other for the same thing.',
    instead: 'They are two games.',
  },
  'stalemate-at-once': {
    says: 'Stalemate is judged right after a move, for every opponent of the mover, as if it were that opponent’s turn. An opponent in check is not stalemated. With two players left, each has ½.',
    why: 'The text makes a stalemate between the mover and the opponent whom the move leaves without a legal one, and ends the stage or game at that point.',
    instead: 'It is judged when that opponent’s turn comes, after the third player’s move.',
  },
  'who-is-charged': {
    says: 'The player who moved last is charged with a stalemate, even if the opponent had blocked the last way before. In a position set up by hand that is the active player before the one on move.',
    why: 'The text speaks of a move that eliminates the opponent’s moves. Who took which of them away cannot be told from a position.',
    instead: 'The player whose piece took away the last move.',
  },
  'two-stalemated': {
    says: 'If one move stalemates both opponents, the one whose turn comes next makes the pair with the mover.',
    why: 'The text has one pair in mind. The next in turn is the first who would have had to move.',
    instead: 'All three share the points.',
  },
  'stalemate-before-dead': {
    says: 'Where bare kings leave an opponent of the mover no legal move, it is stalemate and not a dead position.',
    why: 'Both rules fit, and the points differ. Stalemate is the one that the last move brought about.',
    instead: 'The draw of a dead position, with its points.',
  },
  'who-asks': {
    says: 'Only the two of a stalemated pair may ask for stage II.',
    why: 'The right is given to them. That a later sentence waits for a request by none of the three is a slip.',
    instead: 'Any of the three may ask.',
  },
  continuation: {
    says: 'In the second stage after a stalemate the other of the pair counts as defeated, and the turn passes in order.',
    why: 'The text has that player not take part; the pieces must then stay as those of a defeated player do.',
    instead: 'Those pieces are taken off the board.',
  },
  'dead-kings': {
    says: 'Only bare kings of the active players, none of them attacked, are dead.',
    why: 'The text asks that no series of moves could mate, and on this board even king and knight can.',
    instead: 'One bishop or knight is too little, as in chess.',
  },
  ceding: {
    says: 'With two players left there is nothing to cede.',
    why: 'Two draw with each other and leave the victory to the third.',
    instead: 'A player may cede to the other, which is to resign.',
  },
  'ceding-ends': {
    says: 'When two players cede to the third the game ends, in Last Mate too.',
    why: 'They have given up the contest that a second stage would continue.',
    instead: 'The two go on with a second stage.',
  },
  'fifty-moves-count': {
    says: 'Fifty moves are 50 plies of each active player; a defeat does not start the count again.',
    why: 'The text refers to the rules of chess, where only captures and pawn moves do.',
    instead: 'Fifty plies in all, or a new count for stage II.',
  },
  'resignation-window': {
    says: 'You declare resignation between your move and your next turn. A turn without it starts the count afresh.',
    why: 'The text asks for a declaration after each of three successive moves.',
    instead: 'Any three declarations do.',
  },
  'resignation-points': {
    says: 'No player has the point for defeating one who resigns in three-way play; the other two have their half for being left.',
    why: 'Neither of the two has defeated the one who resigns.',
    instead: 'They share that point too.',
  },
  'draw-value': {
    says: 'A draw of all three is worth ⅔ to each.',
    why: 'The text calls a draw worth as much as surviving, which is ½; the table gives ⅔. We follow the table.',
    instead: 'Half a point each.',
  },
  'points-from-a-string': {
    says: 'Points are counted from the position a game is started from. One in which a player is already defeated starts the second stage at nothing.',
    why: 'A position does not show who won the points of the first stage.',
    instead: 'The two who are left begin with ½ each.',
  },
  notation: {
    says: 'Moves are written with absolute cells: Nc1-d4, e3xf5, O-O, =Q, e.p., +w for check to White, #g for a mate declared by one player and ##g by two.',
    why: 'The text names cells and gives no notation for moves.',
    instead: 'Cells as each player counts them.',
  },
} as const;
