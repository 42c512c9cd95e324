import { SHARED, queenAndRook, samePosition } from './shared.ts';

/** What we play where Grant’s rules are silent, at odds with themselves or to be thought on, and why. */
export const GRANT = {
  start: {
    says: 'Pieces start as in the Tournament Rules, all four attack boards over the outermost corners. White moves first, and has 28 moves to choose from.',
    why: 'His pictures are not available to us. Pawns leave their boards down, castling names the squares, and he tells a reader to picture the boards right above knight, bishop and two pawns. On our boards one square is right above: the rest is meant roughly.',
    instead: 'Boards under their corners, from which no pawn would go down.',
  },
  'own-square': {
    says: 'A piece blocks the square it stands on, and none above or below it. Every step needs a square; no piece passes over a place that has none.',
    why: 'He speaks of two roads on every file, and lets no knight cross a place without a square.',
    instead: 'A piece blocks its column, or lines fly over gaps, as in the Tournament Rules.',
  },
  'board-and-host': {
    says: 'Going between an attack board and its main board counts as neither up nor down. So a bishop may even go straight down off its board and straight up past it.',
    why: 'He lets the rook run from its attack board to the opponent’s, down at one end and up at the other, in one move. What follows for the bishop is ours alone; he has no such move.',
    instead: 'It counts as up or down; then the rook’s run would turn back on its way.',
  },
  'knight-steps': {
    says: 'The knight goes in three single steps, the long leg first or the short one. Any one of the three may change level, and a step between an attack board and its main board is that change.',
    why: 'In his two examples the climb comes on the first leg. He does not say that it must, and asks only for a way that exists.',
    instead: 'Only the first leg may climb.',
  },
  'queen-not-both': {
    says: 'In one move the queen is either a rook or a bishop.',
    why: 'He gives her the moves of the one and of the other, and lets no piece change its direction.',
    instead: 'She may put a step straight down into a rook’s run.',
  },
  'king-diagonals': {
    says: 'The king may change level with a diagonal step too.',
    why: 'His list of steps with a change of level has four directions, but just before it the king may go one space in any.',
    instead: 'Only the four directions of his list.',
  },
  'pawns-on-boards': {
    says: 'On an attack board itself a pawn steps and captures as usual. The square where its first move ends must be vacant; where the board below has no square ahead, the pawn waits.',
    why: 'He has a rule of its own only for getting on and off.',
    instead: 'A pawn on an attack board moves diagonally only.',
  },
  'own-pawn-jumped': {
    says: 'The first move of an attack board’s pawn jumps over a pawn of its own side on the square between; any other piece there stops it.',
    why: 'He has it go in front of a pawn that blocks its way, and means the pawns that start there.',
    instead: 'It jumps over any pawn, or over any piece.',
  },
  'carried-pawn': {
    says: 'A pawn that its board carried has no double step any more.',
    why: 'It is off the square where it started, and the other rules for this board say the same.',
    instead: 'It has not moved by itself, and keeps its double step.',
  },
  'passing-level': {
    says: 'A pawn captures en passant only from directly beside the other one, on the same level.',
    why: 'He says left or right and not diagonally; on another level a pawn is not beside it.',
    instead: 'A pawn above or below that square may capture too.',
  },
  'passing-crossed': {
    says: 'If the double step could have gone over either of two squares, the capturing pawn may land on either, if it is vacant and one diagonal step away.',
    why: 'The board does not show which of the two it was, and he does not ask.',
    instead: 'The player who made the step says over which square it went.',
  },
  'passing-up': {
    says: 'White captures en passant in the same way, and may go up a level with it.',
    why: 'His example has Black capture; the rule is for both.',
    instead: 'Only the capture downward, as in the example.',
  },
  'passing-jump': {
    says: 'Leaving an attack board and going on over a vacant square counts as a double step.',
    why: 'He rules out the capture only where the pawn jumped over one that was in the way.',
    instead: 'Only two steps straight ahead count.',
  },
  'queen-next-turn': {
    says: 'On the next move means that the pawn is a queen when its owner’s next turn begins, without costing that turn. Black’s pawns do the same at the other end.',
    why: 'So it can be captured once before it rises, which is all that the delay can be for.',
    instead: 'Becoming a queen is the move.',
  },
  'carried-queen-waits': {
    says: 'A pawn that is carried to a far corner waits through the reply like one that walked to its last rank.',
    why: 'He says “on the next move” of the pawn that walks, and of the carried one that it becomes a queen too.',
    instead: 'It is a queen with the ride itself, as the sixth step of his route reads.',
  },
  'carried-to-any-far-corner': {
    says: 'It also counts when the board comes from the other far corner.',
    why: 'He speaks of the board’s being moved to the far end, and of nothing else.',
    instead: 'Only a ride from nearer home counts.',
  },
  'queen-about-to-appear': {
    says: 'A waiting pawn moves and attacks as a pawn; but no move may leave the king to the queen that it becomes at once after it.',
    why: 'A move is judged by the position in which the opponent’s turn begins, and in that position there is a queen.',
    instead: 'The pawn gives check as a pawn only, and the king could be captured by a queen that came without a check.',
  },
  'castling-black': {
    says: 'Black castles as White does, in the mirror of the ranks.',
    why: 'He names White’s squares only, and the two sides start alike.',
    instead: 'Only White castles.',
  },
  'castling-crossed': {
    says: 'Squares that the king only crosses may be attacked, and so may the rook’s square of arrival.',
    why: 'He forbids castling out of check and into it, and names the squares that must be open.',
    instead: 'The king may not cross an attacked square, as in chess.',
  },
  'board-load': {
    says: 'No other board moves: none that is empty, that has two or more pieces, or whose one piece is no pawn.',
    why: 'He gives the right to move a board to the pawn that is alone on it, and to nothing else.',
    instead: 'Players may also move empty boards of their own.',
  },
  'adjacent-pins': {
    says: 'The closest pin on the next level is at the corner nearest by ranks on the same side, and of the same kind, over or under. Where two are as near, both count.',
    why: 'He lets a board change level to the pin that is nearest there, and never turns one over by a move of its own.',
    instead: 'A board may change its face as it changes level.',
  },
  'vacant-pin': {
    says: 'A board moves only to a vacant pin.',
    why: 'A pin has room for one board.',
    instead: 'Two boards change places.',
  },
  'boards-and-check': {
    says: 'A board move may give check with the pawn it carries, and is illegal if it leaves the own king in check.',
    why: 'It is a move like any other, and the classic game is kept.',
    instead: 'Check is a matter of pieces only.',
  },
  inversion: {
    says: 'Any piece that lands on an empty board may turn it over. A board with a piece on it is not turned, even if the newcomer captures that piece.',
    why: 'He says of a piece that it moves onto an empty board, and not of a pawn.',
    instead: 'Only a pawn may do it, or any piece that takes the board over.',
  },
  'inversion-vacant': {
    says: 'A board is turned over to the pin on the other face of its corner, which must be vacant, and with the arriving piece on it.',
    why: 'It has nowhere else to go; the move that lands on it and the turn are one.',
    instead: 'A board that hangs there changes places with it.',
  },
  'inversion-purpose': {
    says: 'A board may go to the far end without being turned over. It is turned because Black’s boards hold the far corners from above as the game begins: while they stay, only the pins below are free.',
    why: 'By his list of neighbouring pins the turn is not needed. He tells a reader that two boards can be at one corner by it, and his five moves are the price of doing both.',
    instead: 'That his route contradicts his list.',
  },
  'six-steps': {
    says: 'The six steps of his route cannot follow one another with a pawn aboard. We take his rules rather than the example.',
    why: 'He announces five moves and lists six steps. At a back corner a pawn can step onto a board but not off it, at a front corner off it but not onto it.',
    instead: 'A pawn may step off at a back corner, for the sake of the example.',
  },
  'places-on-a-board': SHARED['places-on-a-board'],
  check: {
    says: 'A king is in check when it could be captured were it the opponent’s turn, by a pinned piece too. No move may leave the own king in check.',
    why: 'He sets out to keep the classic game, and changes nothing about check.',
    instead: 'A pinned piece gives no check.',
  },
  endings: {
    says: 'Checkmate, stalemate and draws are as in chess, with claims for the third occurrence and fifty moves. Board moves count as moves.',
    why: 'He sets out to keep the classic game and changes nothing about its end.',
    instead: 'A player whose pieces cannot move is mated or stalemated, whatever boards could do.',
  },
  'too-little': SHARED['too-little'],
  'queen-and-rook': queenAndRook(
    'king and queen win from every position, in at most 12 moves, even if the lone king may pass. King and rook win 0.8 % of the positions, or 0.5 % if it may pass.',
  ),
  'same-position': samePosition('rights of the first move, waiting pawns'),
  'mate-before-draw': SHARED['mate-before-draw'],
  'claim-when-there': SHARED['claim-when-there'],
  'clock-and-carried-pawns': SHARED['clock-and-carried-pawns'],
  notation: {
    says: 'Moves are written as in the Tournament Rules, with squares of attack boards named by pin, boards as QP2-QP4, and ^ for an inversion.',
    why: 'His page on notation names the squares, as 1b2 and 1a1a1, and does not say how a move is written. His names can be chosen instead.',
    instead: 'Squares named by board, which leaves open where the board is.',
  },
  'pawns-on-ranks': SHARED['pawns-on-ranks'],
} as const;
