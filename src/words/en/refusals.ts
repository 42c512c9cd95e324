import type { Role } from '../../engine/core/piece.ts';
import type { MostAboard } from '../../engine/core/refusal-cases.ts';
import { sayDeclaration } from '../declarations.ts';
import type { RefusalWords } from '../refusals.ts';
import { countWord, describePiece, pieceSubject, listPieces, listNames, MAIN_BOARDS, nameBoard, PLAYER_WORDS } from './names.ts';

/** How a piece goes on square cells, at the head of a sentence. */
const GOES: Readonly<Record<Exclude<Role, 'pawn'>, string>> = {
  king: 'The king goes one step',
  queen: 'The queen goes along a file, a rank or a diagonal',
  rook: 'The rook goes along a file or a rank',
  bishop: 'The bishop goes along a diagonal',
  knight: 'The knight goes two along a file or rank and one aside',
};

/** How a piece goes on hexagonal cells. */
const GOES_ON_CELLS: Readonly<Record<Role, string>> = {
  king: 'The king goes one step, across a face or across a point.',
  queen: 'The queen goes in a straight line, across faces or across points.',
  rook: 'The rook goes in a straight line across faces.',
  bishop: 'The bishop goes in a straight line across points.',
  knight: 'The knight leaps two cells across faces in one direction and one more outward.',
  pawn: 'A pawn goes forward across a face, and captures forward across a point.',
};

const MOST: Readonly<Record<MostAboard, string>> = {
  one: 'with one at most',
  'empty-or-pawn': 'empty or with a single pawn aboard',
  pawn: 'only with a single pawn aboard',
};

/** Why a move is not legal. */
export const REFUSALS: RefusalWords = {
  'game-over': () => 'The game is over.',
  'game-over/claimed': () => 'The game is over: a draw has been claimed.',
  'promote-first': ({ square }) => `The pawn on ${square} must be promoted before anything else is moved.`,
  'promote-first/claim': ({ square }) => `The pawn on ${square} must be promoted first.`,
  'no-square': ({ square }) => `There is no square ${square} now: no board has it.`,
  'no-square/pin': ({ pin }) => `Only an attack board goes to ${pin}.`,
  'no-square/cell': ({ board, cell }) => `The ${board} board has no cell ${cell}.`,
  'no-piece': ({ square }) => `There is no piece on ${square}.`,
  'not-yours': ({ turn, square, piece }) => `It is ${PLAYER_WORDS[turn]}’s turn, and on ${square} is a ${describePiece(piece)}.`,
  defeated: ({ piece }) => `${PLAYER_WORDS[piece.owner]} is defeated: the ${describePiece(piece)} stays where it is.`,
  'same-square': ({ role, square }) => `The ${role} is on ${square} already.`,
  'same-square/piece': ({ square }) => `The piece is on ${square} already.`,
  'own-piece': ({ role, square }) => `Your own ${role} is on ${square}.`,

  'not-its-way': ({ role, from, to }) => `${GOES[role]}, and from ${from} that does not lead to ${to}.`,
  'not-its-way/pawn': ({ from, to }) => `A pawn cannot go from ${from} to ${to}.`,
  'not-its-way/cells': ({ role }) => GOES_ON_CELLS[role],
  upright: ({ role, from, to }) => `The ${role} cannot go straight up or down from ${from} to ${to}.`,
  'no-ground': ({ to }) => `There are no squares for the knight to pass on its way to ${to}.`,
  gap: ({ column, role }) => `There is no square at ${column}, and the ${role} cannot cross the gap.`,
  'gap/double': ({ column }) => `The double step would cross ${column}, and no board has a square there.`,
  blocked: ({ pieces, role }) => `${pieceSubject(pieces)} in the ${role}’s way.`,
  'blocked/upright': ({ pieces }) => `${pieceSubject(pieces)} in the way straight up or down.`,
  'blocked/double': ({ pieces }) => `${pieceSubject(pieces)} in the way of the double step.`,
  'blocked/cells': ({ role, cells }) => `The ${role}’s way is blocked from ${listNames(cells)}.`,
  'blocked/crossed': ({ cell }) => `The two steps cross ${cell}, which is occupied.`,

  'levels/host': ({ board, main }) => `${nameBoard(board)} is joined only to ${MAIN_BOARDS[main]}.`,
  'levels/host-knight': ({ board, main, from, to }) =>
    `${nameBoard(board)} is joined only to ${MAIN_BOARDS[main]}, so from ${from} to ${to} the level would change more than once.`,
  'levels/host-way': ({ board, main, role }) =>
    `${nameBoard(board)} is joined only to ${MAIN_BOARDS[main]}, which has no square next to it on the ${role}’s way.`,
  'levels/knight': ({ from, to }) => `The knight changes by one level at most, and ${to} is two levels from ${from}.`,
  'levels/one-step': ({ role, from, to }) => `With one step the ${role} changes by one level, and ${to} is two levels from ${from}.`,
  'levels/pawn': ({ turn }) => `${PLAYER_WORDS[turn]}’s pawns never go ${turn === 'w' ? 'down' : 'up'} a level.`,
  'levels/between': ({ from, to, board }) =>
    `Between ${from} and ${to} lies ${'pin' in board ? `the attack board at ${board.pin}` : MAIN_BOARDS[board.main]}, a level of its own, so they are more than one level apart.`,
  'levels/line': ({ role }) =>
    `The levels do not lead there: on each step the ${role} changes by one level at most, and in one move only up or only down.`,
  'levels/upright': ({ from, to }) => `Straight from ${from} to ${to} a square is more than one level from the next.`,
  'levels/step': ({ role, from, to }) =>
    `In one ${role === 'knight' ? 'leap' : 'step'} the ${role} changes by one level at most, and ${to} is more than one from ${from}.`,

  'pawn-back': () => 'A pawn goes forward only.',
  'pawn-aside': () => 'A pawn goes on or off an attack board diagonally, not straight ahead.',
  'pawn-straight': ({ square }) => `A pawn captures only diagonally, and ${square} is occupied.`,
  'pawn-straight/point': ({ square }) => `A pawn captures only across a point, and ${square} is occupied.`,
  'double-moved': ({ square }) => `Only a pawn that has never left its first square may go two steps, and the one on ${square} has.`,
  'not-in-passing': ({ square, from }) => `The pawn on ${square} cannot be captured en passant from ${from}.`,
  'not-in-passing/there': ({ square, to }) => `The pawn on ${square} cannot be captured en passant on ${to}.`,
  'not-in-passing/here': ({ square }) => `The pawn on ${square} cannot be captured en passant here.`,
  'nothing-to-capture': ({ square }) => `A pawn goes diagonally to capture, and ${square} is vacant.`,
  'nothing-to-capture/point': ({ square }) => `A pawn goes across a point to capture, and ${square} is vacant.`,
  'promotion-missing': ({ square }) => `The pawn on ${square} must be promoted with this move.`,
  'promotion-missing/elsewhere': ({ square }) => `This move promotes the pawn on ${square}, and on no other square.`,
  'promotion-missing/cell': ({ square }) => `The pawn must be promoted on ${square} with this move.`,
  'no-promotion': () => 'This move promotes no pawn.',
  'no-promotion/waits': () => 'No move names a promotion here: a pawn waits and becomes a queen with its owner’s next turn.',
  'no-promotion/square': ({ square }) => `No pawn waits for its promotion on ${square}.`,

  'no-castling': () => 'There is no castling in these rules.',
  'castling-first': () => 'Castling is not allowed as a player’s first move of the game.',
  'castling-moved/king': () => 'The king has left its first square and can castle no more.',
  'castling-moved/rook': ({ square }) => `The rook that started on ${square} has left that square or is gone.`,
  'castling-blocked': ({ pieces }) => `${pieceSubject(pieces)} in the way of castling.`,
  'castling-blocked/cells': ({ cells }) => `Castling is blocked from ${listNames(cells)}.`,
  'no-square/castling': ({ squares }) => `Castling needs ${listNames(squares)}, and no board is there.`,
  'castling-check': ({ pieces }) =>
    `The king may not castle out of check, and ${listPieces(pieces)} ${pieces.length === 1 ? 'gives' : 'give'} check.`,
  'castling-check/cells': ({ cells }) => `The king may not castle out of check, from ${listNames(cells)}.`,
  'castling-attacked': ({ pieces, square }) => `After castling, ${listPieces(pieces)} could capture the king on ${square}.`,
  'castling-attacked/cells': ({ cells, square }) => `The king may not pass or reach ${square}, attacked from ${listNames(cells)}.`,
  'leaves-check/king': ({ square, pieces }) => `On ${square} the king could be captured by ${listPieces(pieces)}.`,
  'leaves-check/stays': ({ player, pieces }) => `That leaves ${PLAYER_WORDS[player]}’s king in check from ${listPieces(pieces)}.`,
  'leaves-check/opens': ({ pieces }) => `That would leave the king open to ${listPieces(pieces)}.`,
  'leaves-check/promotion': ({ square }) => `It would uncover the pawn on ${square}, whose promotion could attack the king.`,
  'leaves-check/king-cells': ({ square, cells }) => `The king on ${square} could be captured from ${listNames(cells)}.`,
  'leaves-check/stays-cells': ({ player, cells }) => `${PLAYER_WORDS[player]} is in check and would still be, from ${listNames(cells)}.`,
  'leaves-check/opens-cells': ({ cells }) => `It would open the king to capture from ${listNames(cells)}.`,
  'no-pass': () => 'A player passes only in check and without any move, and here there are moves.',

  'no-pin/from': ({ pin }) => `There is no pin ${pin} in these rules.`,
  'no-pin/to': ({ pin }) => `An attack board goes to a pin, and ${pin} is none here.`,
  'no-board': ({ pin }) => `No attack board is at ${pin}.`,
  'not-your-board': ({ board, turn }) =>
    `The board at ${board.pin} belongs to ${PLAYER_WORDS[board.owner]}, and it is ${PLAYER_WORDS[turn]}’s turn.`,
  'not-your-piece': ({ board, turn, role }) =>
    `On ${nameBoard(board)} is an enemy ${role}, so ${PLAYER_WORDS[turn]} may not move that board.`,
  'board-crowded': ({ board, count, most }) => `${nameBoard(board)} carries ${countWord(count)} pieces; a board moves ${MOST[most]}.`,
  'board-crowded/inversion': ({ pieces }) => `Only an empty board is turned over, and this one carries ${listPieces(pieces)}.`,
  'board-loaded': ({ board, pieces }) => `${nameBoard(board)} carries ${listPieces(pieces)}; only an empty board moves.`,
  'board-loaded/rotation': ({ board, pieces }) => `${nameBoard(board)} may not be turned around while it carries ${listPieces(pieces)}.`,
  'board-loaded/role': ({ board, role, most }) => `${nameBoard(board)} carries a ${role}; a board moves ${MOST[most]}.`,
  'board-empty': ({ board }) => `${nameBoard(board)} is empty, and an empty board does not move.`,
  'board-empty/rotation': ({ board }) => `${nameBoard(board)} is empty, and only a board with pieces on it is turned around.`,
  'no-rotation': () => 'In these rules no board is turned around where it is.',
  'not-adjacent': ({ from, to }) => `No board goes from ${from} to ${to} in one move: they are not neighbours.`,
  backward: ({ from, to }) => `A board with a piece aboard does not go backward, and ${to} is behind ${from}.`,
  'only-empty': ({ from, to, board, pieces }) =>
    `Only an empty board goes from ${from} to ${to}, and ${nameBoard(board)} carries ${listPieces(pieces)}.`,
  'pin-taken': ({ owner, pin }) => `${PLAYER_WORDS[owner]}’s board is at ${pin} already.`,
  'pin-taken/face': ({ pin }) => `Another board is on the other side of the corner, at ${pin}.`,
  'no-inversion': () => 'In these rules no piece turns a board over by moving onto it.',
  'no-inversion/main': ({ square }) => `${square} is on a main board, which is never turned over.`,

  'no-act/none': () => 'In these rules there is nothing of the kind to declare or agree on.',
  'no-act/fifty': () => 'These rules have no draw for fifty quiet moves.',
  'no-act/threefold': () => 'The third occurrence draws at once here, and is not claimed.',
  'no-act/continuation': () => 'Going on without the other player is only for the two of a stalemate between three in a Last Mate game.',
  'no-act/draw': () => 'A draw is agreed by all players who are still in the game.',
  'no-act/alone': () => 'Each player resigns alone.',
  'no-act/resignation': () => 'This resignation is not possible here.',
  'no-act/declarers': () => 'Declarers are named in turn order, and none of them is the one mated.',
  'no-act/automatic': ({ found }) => sayDeclaration(found),
  'claim-early/fifty': ({ clock, needed }) => `There have been ${clock} plies without a capture or pawn move; it takes ${needed}.`,
  'claim-early/threefold': () => 'The position has not been there three times with the same player to move.',
  'not-playing': () => 'A player named in it is no longer in the game.',
  'not-playing/declaration': ({ found }) => sayDeclaration(found),
  'own-turn/declaration': ({ found }) => sayDeclaration(found),
  'own-turn/resignation': () => 'A player declares a resignation after an own move, not while on move.',
  'two-players/cede': () => 'Two players cede to the third, and only while three play.',
  'two-players/declaration': ({ found }) => sayDeclaration(found),
  'let-stand': ({ found }) => sayDeclaration(found),
  'mate-refuted': ({ found }) => sayDeclaration(found),
  'resign-later': ({ player }) => `${PLAYER_WORDS[player]} has not moved since the last declaration, or not at all.`,
};
