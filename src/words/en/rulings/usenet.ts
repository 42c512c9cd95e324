import { SHARED, queenAndRook, samePosition } from './shared.ts';

/** What we play where the Usenet rules are silent, at odds with themselves or to be thought on, and why. */
export const USENET = {
  name: {
    says: 'These rules are called after the post they are known from.',
    why: 'The post guesses that they come from the Star Trek Poster Book of about 1977. No text that we have shows the array of that book.',
    instead: 'Poster Book rules.',
  },
  start: {
    says: 'White moves first. From the start there are 44 moves, five of them checks, and the queens can be traded at once. The attack boards start at the middle board, unlike under the other rules.',
    why: 'Text and picture have them there; the rest is counted from the array.',
    instead: 'The outermost corners, where the other rulesets have them.',
  },
  'level-in-step': {
    says: 'A change of level is part of a step: king and rook may go to a neighbouring square on their own level or on the next, in one step.',
    why: 'The post counts a move between two levels as one square and has pawns go forward and up. The queen’s capture of its addendum needs steps that climb on their way. It is the largest of our decisions about this post.',
    instead:
      'The level is a step of its own. Then a rook would change level straight up only, and a king’s step to the next level and square would be two.',
  },
  'rook-two': {
    says: 'A rook may make both steps through a vacant square of an attack board in one move.',
    why: 'The post calls that way “2 moves”. It counts squares there, and a rook goes over as many as are free.',
    instead: 'Two turns.',
  },
  'next-level': {
    says: 'Two squares are one level apart if they are no further from each other than two main boards. Between their heights there must be no square, neither in the column that is left nor in the one that is entered.',
    why: 'The post counts a move between two main boards as one, and as two where an attack board lies between, but looks at one column only. Seen from both sides every step can be taken back, as in chess. That nothing further than the next main board is one level is ours.',
    instead: 'The next square in the one column is one level away, however far.',
  },
  heights: {
    says: 'Attack boards side by side at one height make one level. Between an attack board and a main board every step changes the level.',
    why: 'An attack board hangs between the heights of two main boards.',
  },
  'one-way': {
    says: 'Within one move a piece goes up or down, not both. Every square on its way exists and is vacant.',
    why: 'In conventional chess a line keeps its direction; the post adds the third dimension in like manner.',
    instead: 'A line may weave up and down, or fly over gaps.',
  },
  'straight-is-the-rooks': {
    says: 'Rook and queen go straight up and down, the bishop does not; the king makes one step of a queen.',
    why: 'A level counts as a square, so straight up is a straight line.',
    instead: 'No piece goes straight up, or every piece does.',
  },
  'diagonal-climb': {
    says: 'A diagonal step may change level as well: from the start the queen can capture the pawn e6kl, a2QL-e6kl.',
    why: 'The note on a queen that takes a pawn by the enemy king, with check and at the cost of the queen, fits no other move.',
    instead: 'Diagonals keep their level.',
  },
  'knight-leap': {
    says: 'The knight leaps as in chess and lands at its own height or one level up or down; nothing need exist on the way.',
    why: 'The post says only that movement is as in chess with a dimension more. A level more or less is the smallest change.',
    instead: 'Two of the three directions two and one, so that it could also leap two levels.',
  },
  'pawn-upright': {
    says: 'A pawn changes level only together with a step forward, White’s up and Black’s down. It is never bound to, and never goes straight up.',
    why: 'The post has it move forward and up, or forward and down; straight up would not be forward.',
    instead: 'A pawn must climb whenever it can, or may go straight up as well.',
  },
  'pawn-captures': {
    says: 'A pawn captures one square diagonally forward, on its level or one level on. It leaves an attack board as it goes elsewhere; where no square lies ahead it waits to be carried.',
    why: 'As in chess, with the levels of its own direction.',
    instead: 'A pawn captures on its own level only.',
  },
  'double-step': {
    says: 'A pawn’s first move may be two steps, on attack boards too.',
    why: 'As in chess; the post makes no exception.',
    instead: 'One step only, since the post names no other.',
  },
  'carried-pawn': {
    says: 'A pawn that its board carried has no double step any more, and is promoted if it is carried to its last ranks.',
    why: 'It is on another square than it started on, and it has reached the rank.',
    instead: 'Only a step of its own does either.',
  },
  'en-passant': {
    says: 'A pawn is captured en passant on any square over which its double step could have gone, by a pawn that could capture there.',
    why: 'As in chess: the capture is made as though it had gone one step.',
    instead: 'Only on the level of the pawn that is captured.',
  },
  'passing-vacant': {
    says: 'The square crossed must be vacant.',
    why: 'The double step may have gone by another level, so that a piece can stand there. No move captures two.',
    instead: 'The capturing pawn takes what stands there too.',
  },
  promotion: {
    says: 'A pawn is promoted at rank 8 or 9 (Black at 1 or 0) to queen, rook, bishop or knight, at once.',
    why: 'As in chess; the last rank is where the main boards end, and attack boards may reach one further.',
    instead: 'Only at the very last rank there is.',
  },
  'no-castling': {
    says: 'There is no castling.',
    why: 'King and rook fill their rank of the attack board: there is no room for it.',
    instead: 'King and rook change places.',
  },
  'own-boards': {
    says: 'You move only your own boards, when they are empty or hold one piece that is your own pawn.',
    why: 'The post shares them out, two for each, and lets a board move with nothing or with “the players’ pawn”. Whose pawn that is, it leaves open.',
    instead: 'A board may also carry the other player’s pawn.',
  },
  lattice: {
    says: 'A board move changes just one of side, corner and main board (by one), and keeps the board over or under.',
    why: 'The post calls the change of face inverting and asks for an empty board; so a plain move keeps the face.',
    instead: 'From under a corner up to over the same corner, the nearest pin in that direction.',
  },
  'invert-pairs': {
    says: 'An empty board inverts from over a corner to under the same corner of the next board up, or back: front with front, back with back.',
    why: 'The post shows one such pair, “for instance”. We take the others like it and none of another kind.',
    instead: 'From over to under at one corner as well: “for instance” leaves room for it.',
  },
  'board-ways': {
    says: 'A board goes back as well as forward, loaded or not, to a vacant pin only. At the lowest and the highest main board there is one way less. Inverting takes the turn.',
    why: 'The post names directions and no exception; moving a board is the move for that turn.',
    instead: 'Inverting is done beside the move.',
  },
  'places-on-a-board': SHARED['places-on-a-board'],
  'boards-and-check': {
    says: 'Boards give, stop and open checks, even when empty, since they change what the next level is. A board that shields its king may not leave. An empty one can move just to wait.',
    why: 'Where an attack board lies between two levels, the way between them is two steps.',
    instead: 'A board in a line does not bind, since nothing stands on it.',
  },
  check: {
    says: 'No move may leave the own king in check, and a pinned piece still attacks.',
    why: 'Movement is said to be identical to conventional chess.',
    instead: 'A pinned piece gives no check.',
  },
  endings: {
    says: 'Checkmate, stalemate and draws are as in chess, with claims for the third occurrence and fifty moves. Board moves count as moves.',
    why: 'Movement is said to be identical to conventional chess, and nothing else is said about the end.',
    instead: 'A player whose pieces cannot move is mated or stalemated, whatever boards could do.',
  },
  'too-little': SHARED['too-little'],
  'queen-and-rook': queenAndRook(
    'king and queen win from every position, in at most 9 moves, even if the lone king may pass. King and rook win from every position in at most 21 moves, but only 0.2 % if it may pass.',
  ),
  'same-position': samePosition('rights to a double step'),
  'mate-before-draw': SHARED['mate-before-draw'],
  'claim-when-there': SHARED['claim-when-there'],
  'clock-and-carried-pawns': SHARED['clock-and-carried-pawns'],
  names: {
    says: 'Files z to e, ranks 0 to 9, letters for boards, and pins QP1 to KP12: these names are this site’s, the same for all rulesets.',
    why: 'The post speaks of levels, corners and positions, and names no file, rank, square, board or pin.',
    instead: 'Numbers for the levels, as in the post’s drawing, and no names for squares.',
  },
  notation: {
    says: 'Moves are written as in the Tournament Rules, with the post’s letters K Q C KN B, squares of attack boards named by pin, and boards as QP5-QP7.',
    why: 'The post gives letters for the pieces and no notation.',
    instead: 'The letters of chess, R and N.',
  },
  'pawns-on-ranks': SHARED['pawns-on-ranks'],
} as const;
