import type { SetupPart } from '../../engine/core/fault-cases.ts';
import type { PlyPlace } from '../../engine/core/result.ts';
import type { FaultWords } from '../faults.ts';
import { countWord, listEither, PLAYER_WORDS } from './names.ts';
import { quote } from './quote.ts';

/** A place in a game: `move 7 (White, ply 13)`. */
export const PLY = ({ number, player, ply, isMain }: PlyPlace): string =>
  `move ${number} (${PLAYER_WORDS[player]}, ply ${ply}${isMain ? '' : ', in a variation'})`;

/** What a setup has in each of its parts. */
const PARTS: Readonly<Record<SetupPart, string>> = {
  boards: 'a list of boards, each with its id and pin',
  pieces: 'a list of pieces, each with owner, role and square',
  turn: 'a player’s letter',
  active: 'players’ letters in turn order',
  unmoved: 'unmoved pieces marked with true',
  enPassant: 'a list of pawns, each with the squares it crossed',
  pending: 'a square or nothing',
  resignations: 'a count for each player',
  clock: 'a whole number from 0',
  number: 'a whole number from 1',
};

const PASSING = 'expected - or pawn:square,square as in b4N:b3W,b3N';

/** What else an illegal move could have meant. */
const hint = (to: string | undefined, moves: readonly string[]): string =>
  to === undefined ? `legal moves are, for instance, ${moves.join(', ')}` : `to ${to} go ${moves.join(', ')}`;

/** Why a text or a setup from outside is refused. */
export const FAULTS: FaultWords = {
  'too-long': ({ count, most }) => `found ${count} characters, expected at most ${most}`,
  fields: ({ fields, count }) =>
    `a position has ${countWord(fields.length)} fields (${fields.join(', ')}) with one space between; found ${count}`,
  'fields/cells': ({ fields, count }) => `found ${count} fields, expected ${fields.length} with one space between: ${fields.join(', ')}`,
  field: ({ found }) => `a position has no field ${quote(found)}`,

  boards: ({ boards, count }) => `expected ${countWord(boards.length)} boards (${boards.join(' ')}) separated by ;, found ${count}`,
  'boards/listed': ({ found, boards }) => `expected the boards ${boards.join(' ')}, found ${quote(found)}`,
  'boards/none': () => 'this board has no attack boards',
  'board-head': ({ found, place, head }) => `board ${place} must begin with “${head}”, found ${quote(found)}`,
  'no-board': ({ found }) => `${quote(found)} is not an attack board`,
  'no-pin': ({ found }) => `${quote(found)} is not a pin of these rules`,
  'no-pin/board': ({ found, board }) => `${board} stands at ${quote(found)}, which is not a pin of these rules`,
  'pin-surplus': ({ board }) => `${board} is a main board and stands at no pin`,
  'pin-missing': ({ board, pin }) => `${board} needs its pin, as in ${board}@${pin}`,
  'pin-taken': ({ board, pin }) => `${board} stands at ${pin}`,
  'pin-taken/both': ({ boards, pin }) => `${boards.join(' and ')} both stand at ${pin}`,
  ranks: ({ board, ranks, count }) => `${board} has ${ranks} ranks separated by /, found ${count}`,
  'ranks/cells': ({ board, ranks, count }) => `found ${count} rows, expected ${ranks} for the ${board} board, rank ${ranks} first`,
  rank: ({ found, board, squares }) =>
    `${quote(found)} is not a rank of ${board}: expected ${squares} squares in letters KQRBNP kqrbnp and digits for runs of empty ones`,
  'rank/part': ({ found, rank }) =>
    `found ${quote(found)} in rank ${rank}, expected a number of vacant cells or a piece such as wK, gQ, bP`,
  'rank/cells': ({ found, rank, cells, count }) => `rank ${rank} has ${count} cells in ${quote(found)}, expected ${cells}`,
  'no-square': ({ found }) => `there is no square ${quote(found)} here`,
  'no-square/now': ({ found }) => `there is no square ${quote(found)} now`,
  'no-square/cell': ({ found }) => `there is no cell ${quote(found)}`,
  'no-square/board': ({ found, board }) => `found ${quote(found)}, expected a cell of the ${board} board`,
  'two-pieces': ({ square }) => `two pieces stand on ${square}`,
  'no-owner': ({ square }) => `the piece on ${square} is neither White’s nor Black’s`,
  'no-owner/piece': () => 'the piece is neither White’s nor Black’s',
  'no-pawn': ({ square }) => `there is no pawn on ${square}`,
  kings: ({ player, count }) => `${PLAYER_WORDS[player]} has ${count} kings; expected one`,
  'kings/cells': ({ player, count, isActive }) =>
    `${PLAYER_WORDS[player]} has ${count} kings, expected ${isActive ? 'one' : 'at most one'}`,
  'too-many': ({ player, pawns, promoted }) =>
    `${PLAYER_WORDS[player]} has ${pawns} pawns and ${promoted} promoted pieces; together at most eight`,
  'too-many/cells': ({ player, pawns, promoted }) =>
    `${PLAYER_WORDS[player]} has ${pawns} pawns and ${promoted} promoted pieces, expected at most 16 together`,
  promoted: ({ square }) => `the pawn on ${square} must have been promoted there`,
  'promoted/home': ({ player, square, home }) =>
    `${PLAYER_WORDS[player]}'s pawn on ${square} would have been promoted on ${PLAYER_WORDS[home]}'s home row`,
  'third-bishop': ({ player, square }) =>
    `${PLAYER_WORDS[player]}'s pawn on ${square} stands where the third bishop started, expected no pawn: none can come there`,
  behind: ({ player, square }) => `${PLAYER_WORDS[player]}'s pawn on ${square} stands behind the rows it started from`,

  turn: ({ found, players }) => `found ${quote(found)}, expected ${listEither(players)}`,
  'turn/active': ({ found, active }) => `found ${quote(found)}, expected one of the active players ${active.join('')}`,
  'turn/king': ({ player, turn }) => `${PLAYER_WORDS[player]}’s king could be taken; it cannot be ${PLAYER_WORDS[turn]}’s turn`,
  active: ({ found, active }) => `found ${quote(found)}, expected ${active.join('')}`,
  'active/order': ({ found }) => `found ${quote(found)}, expected the players still in the game in turn order, such as wgb or wb`,

  'rights/none': () => 'found *, but no piece here has a right of the first move; expected -',
  'rights/none-cells': () => 'found “*”, expected “-”: no king, rook or pawn stands where it started',
  'rights/square': ({ found }) => `${quote(found)} is not a square of this position; expected *, - or squares separated by commas`,
  'rights/cell': ({ found, board }) => `found ${quote(found)}, expected a cell of the ${board} board, “*” or “-”`,
  'rights/start': ({ square }) => `${square} holds no piece on its start square whose first move matters here`,
  'rights/start-cell': ({ square }) => `found ${square}, expected the cell of a king, rook or pawn that stands where it started`,
  'rights/order': ({ found, boards }) =>
    `${quote(found)} names its squares twice or out of order; expected boards ${boards.join(' ')}, then ranks, then files`,
  'rights/order-cells': ({ square }) => `found ${square} out of order, expected cells by rank, then file, each once`,
  'rights/all': ({ found }) => `all rights are there; expected *, found ${quote(found)}`,
  'rights/all-cells': () => 'found every piece that stands where it started, expected “*” for that',
  'rights/second-row': ({ player, square }) =>
    `${PLAYER_WORDS[player]}'s pawn on ${square} is not listed, but no pawn can come to its second row: it has never moved`,

  passing: ({ found }) => `found ${quote(found)}, ${PASSING}`,
  'passing/cells': ({ found }) => `found ${quote(found)}, expected “-” or pairs of cells such as c5:c4, the pawn and the cell it crossed`,
  'passing/cell': ({ found }) => `found ${quote(found)}, expected a pawn and the one cell it crossed`,
  'passing/square': ({ found }) => `${quote(found)} is not a square of this position; ${PASSING}`,
  'passing/order': ({ found, crossed }) => `${quote(found)} names its squares twice or out of order; expected ${crossed.join(',')}`,
  'passing/order-cells': ({ square }) => `found ${square} out of order, expected pawns by rank, then file`,
  'passing/column': ({ square, pawn }) => `${square} is not in the column that a pawn on ${pawn} has crossed`,
  'passing/one': () => 'only the pawn of the last move can be captured en passant',
  'passing/one-each': ({ player }) =>
    `found two pawns of ${PLAYER_WORDS[player]}, expected at most one: only one latest move can be a double step`,
  'passing/pawn': ({ square }) => `found ${square}, expected the cell of a pawn`,
  'passing/step': ({ square }) => `no double step to ${square} gives these squares`,
  'passing/middle': ({ pawn, crossed }) => `found ${pawn}:${crossed}, expected the middle cell of a pawn's double step from its start`,
  'passing/active': ({ pawn, player }) => `${pawn} is ${PLAYER_WORDS[player]}'s, expected a pawn of an active player`,
  'passing/origin': ({ pawn, origin }) => `the pawn on ${pawn} came from ${origin}, expected no unmoved piece there`,
  'passing/filled': ({ pawn, square }) => `the pawn on ${pawn} has just passed ${square}, expected that cell vacant`,

  'waiting/square': ({ found }) => `${quote(found)} is not a square of this position; expected - or the square of the pawn that waits`,
  'waiting/one': ({ found }) => `found ${quote(found)}; at most one pawn can wait for promotion`,
  'waiting/here': ({ square }) => `the pawn on ${square} cannot be waiting for promotion here`,
  'waiting/covered': ({ square }) =>
    `the board over ${square} could not leave: a promotion there would attack the king of the player who moved it`,
  'waiting/none': () => 'no pawn waits for its promotion on this board',

  'resigning/none': () => 'nobody can be half resigned here',
  'resigning/entry': ({ found }) => `found ${quote(found)}, expected “-” or players with 1 or 2 declarations, such as g2`,
  'resigning/order': ({ found }) => `found ${found} out of order, expected players in turn order, each once`,
  'resigning/most': ({ most }) => `found more than ${most} declarations of one player`,
  'resigning/three': ({ found }) => `found ${found}, expected “-” when fewer than three players are active`,
  'resigning/moves': ({ found, player, round }) => `found ${found}, but ${PLAYER_WORDS[player]} has made fewer moves by round ${round}`,

  'count/clock': ({ found }) => `found ${quote(found)}, expected the plies since the last capture or pawn move, 0 or more`,
  'count/number': ({ found }) => `found ${quote(found)}, expected the move number, 1 or more`,
  'count/least': ({ found, least }) => `found ${quote(found)}, expected a whole number from ${least}`,
  'count/most': ({ count, most }) => `found ${count}, expected at most ${most}`,
  'clock/step': ({ clock }) => `found ${clock}; a double step has just been made, so it is 0`,
  'clock/since': ({ clock, most, square }) => `found ${clock}, expected at most ${most} plies since the double step to ${square}`,
  'clock/plies': ({ clock, most }) => `found ${clock}, expected at most the ${most} plies there can have been`,
  'round/step': ({ round, player }) => `found ${round}, but ${PLAYER_WORDS[player]} has made a double step already`,

  setup: () => 'expected a setup: boards, pieces, turn and what else a position says',
  'setup/part': ({ part }) => `a setup has ${PARTS[part]} here`,

  option: ({ found, rules }) => `${rules} has no option ${quote(found)}`,
  'option/offers': ({ found, offers }) => `found the option ${quote(found)}, expected ${offers.join(', ')}`,
  'option/value': ({ found, values }) => `found ${quote(found)}, expected ${values.join(' or ')}`,
  'option/form': ({ found }) => `${quote(found)} is not an option; expected the form board=8-9, mate=last`,

  'move/surplus': ({ found, written }) => `${quote(found)} names more than it needs; it is written ${written}`,
  'move/several': ({ found, moves }) => `${quote(found)} may mean ${moves.join(' or ')}`,
  'move/several-cells': ({ found, count, moves }) => `found ${quote(found)}, expected one of ${count} moves: ${moves.join(' or ')}`,
  'move/both': ({ found, moves }) => `${quote(found)} may mean ${moves.join(' or ')}, and the rest can be played after both`,
  'move/stuck': ({ found }) => `${quote(found)} cannot be played: there is no legal move here`,
  'move/illegal': ({ found, to, moves }) => `${quote(found)} is not a legal move here; ${hint(to, moves)}`,
  'move/form': ({ found, to, moves }) => `${quote(found)} is not written as a move; ${hint(to, moves)}`,
  'move/written': ({ found, written }) => `found ${quote(found)}, expected ${written}`,
  'move/illegal-cells': ({ found }) => `found ${quote(found)}, which is not a legal move in this position`,
  'move/form-cells': ({ found }) => `found ${quote(found)}, expected a move such as Nc1-d4, e3xf5, O-O or h2-g1=Q`,
  'move/not-here': ({ found }) => `${found} is not a legal move here`,
  'move/unplayable': ({ found }) => `${quote(found)} cannot be played here`,
  'claim/not-here': ({ found }) => `${quote(found)} cannot be claimed here`,
  'id/not-here': ({ found, from, moves, count }) => {
    const others = moves.length > 0 ? `from ${from} there are ${moves.join(', ')}` : `there are ${count} moves, none of them from ${from}`;
    return `${quote(found)} is not a legal move here; ${count === 0 ? 'the game is over' : others}`;
  },
  'id/over': ({ found, status }) => `found ${quote(found)}, but the game is over (${status})`,
  'id/closed': ({ found }) => `${quote(found)} is not a legal move here, nor anything that may be said now`,
  'id/form': ({ example }) => `this is not a canonical id of a move or act; expected one like ${example}`,
  'act/form': ({ found }) => `found ${quote(found)}, expected a declaration such as mate:w>g or mate:wb>g`,

  rules: () => 'a game record begins with its rules, as in [Ruleset "meder"]; none found',
  'rules/unknown': ({ found }) => `${quote(found)} is not a ruleset known here`,
  header: ({ found }) => `${quote(found)} is not a header; expected the form [Name "value"]`,
  'header/twice': ({ found }) => `the header ${quote(found)} is there twice`,
  'comment/open': () => 'a comment that begins with { has no }',
  'variation/first': () => 'a variation stands behind the move it replaces; there is no move before this (',
  'variation/deep': ({ most }) => `variations are more than ${most} deep`,
  'variation/end': () => 'this ) ends a variation that has no (',
  'variation/empty': () => 'there is no move between ( and )',
  'variation/open': () => 'a variation that begins with ( has no )',
  'variation/result': ({ found }) => `${quote(found)} is a result; it stands at the end of the game, not in a variation`,
  'record/plies': ({ most }) => `found more than ${most} plies in one line`,
  'record/readings': () => 'too many moves are written so that they may mean several',
  'result/form': ({ found }) => `${quote(found)} is not a result; expected points in turn order as in 1/2-1/2, void or *`,
  'result/behind': ({ found, result }) => `${quote(found)} stands behind the result ${result}`,
  'result/header': ({ written, header }) => `the moves end with ${written}, the header says ${header}`,
  'result/played': ({ played, status, result }) => `the game ends ${played} (${status}), the record says ${result}`,
  'result/players': ({ result, players }) => `${result} has not the points of ${players} players`,

  goal: ({ found }) =>
    `${quote(found)} is not a goal; expected mate, stalemate, draw, win, hold, promotion, gain:500, capture:w>b or mate:wg>b`,
  'goal/two': ({ kind }) => `“${kind}” is for two players; with three, solve --goal “capture:w>g” or “mate:w>g” proves the fall of a king`,
  'goal/uncounted': ({ kind }) =>
    `“${kind}” is for endings that have been counted: king and one piece against a bare king in the second stage of Three-way Chess`,
  'goal/three': ({ kind }) => `“${kind}” is for three players; with two it is mate`,
  'goal/moves': ({ moves }) => `found ${moves}, expected a number of moves, 1 or more`,
  'goal/king': ({ player }) => `${player} is not in the game`,
  'goal/by': ({ by }) => `found ${by.join(', ')}, expected one or two of the other players in the game`,
  'goal/own': () => 'the side to move cannot defend against a goal of its own',
  'goal/limit': ({ moves }) => `not settled after ${moves} moves`,
};
