import type { Pin, Position } from '../../../engine/index.ts';
import { cornerOf, mainIndexOf, type Place } from '../../../notation/places.ts';
import type { MoveForm } from '../form.ts';
import { BECOMES, NOTHING, pickMoves, readRole, readTail, TAIL, TRI_D, type Description } from './plain-english.ts';

const LETTER = '[PRNBQKprnbqk]';
const PLACE = String.raw`[a-fA-F]\d`;
const FULL = String.raw`${PLACE}\([1-7]\)`;
const LOOSE = String.raw`${PLACE}(?:\([1-7]\))?`;
const SIGN = ' ?[-x*] ?';
const BOARD = '(?:QL|KL|L|ql|kl|l)';
const CORNER = String.raw`[beBE][1-8]\([1-7]\)(?:\/?i)?`;

const PIECE = new RegExp(String.raw`^(${LETTER})?(${LOOSE})? ?([-x*]) ?(${LETTER})?(${LOOSE})?(${TAIL})$`);
const BOARD_MOVE = new RegExp(String.raw`^(${BOARD})(${CORNER})? ?- ?(${CORNER})(${TAIL})$`);
const TURN = new RegExp(String.raw`^${BOARD}(${CORNER})r$`);
const PROMOTION = new RegExp(String.raw`^[Pp]?(${FULL})(${BECOMES})$`);

/**
 * Charles Roth's notation for his extension of Bartmess's rules (thedance.net/~roth/TECHBLOG/chess.html and his program
 * StarTrek3dChess). Known from them: files a to f (ours z to e), ranks 0 to 9 as ours, elevations 1 to 7 in brackets with 2, 4 and
 * 6 for the main boards (our heights and two); a piece's letter first, either square or its elevation left out where that suffices,
 * the letter of what is captured behind `x` or `*` (`Rc4(4)xQc5(6)`); boards as `QLb1(2)-b3(4)`, by the square of the main board
 * they stand on, with `i` behind where they hang under it; `=Q`, `ep`, `O-O`.
 * Inferred: the letter may be left out, and a board's corner may have the elevation of the board itself, which is odd. A board that
 * turns where it stands has no word there: it is read as `QLb1(2)r`.
 */
export const roth: MoveForm = {
  id: 'roth',
  rulesets: TRI_D,
  pattern: new RegExp(
    `(?:${[
      String.raw`${BOARD}(?:${CORNER})? ?- ?${CORNER}${TAIL}`,
      String.raw`${BOARD}${CORNER}r`,
      String.raw`${LETTER}?${FULL}${SIGN}(?:${LETTER}?${LOOSE}|${LETTER})${TAIL}`,
      String.raw`${LETTER}?(?:${PLACE})?${SIGN}${LETTER}?${FULL}${TAIL}`,
      String.raw`[Pp]?${FULL}${BECOMES}`,
    ].join('|')})`,
  ),
  match(text, position, legal) {
    const [, board, start, goal, end = ''] = BOARD_MOVE.exec(text) ?? [];
    if (board !== undefined && goal !== undefined) return pickMoves(position, legal, sayBoard(position, board, start, goal, end));
    const turned = TURN.exec(text)?.[1];
    if (turned !== undefined) return pickMoves(position, legal, { kind: 'board', fromPin: isCorner(turned), toPin: isCorner(turned) });
    const [, spot, became] = PROMOTION.exec(text) ?? [];
    if (spot !== undefined) return pickMoves(position, legal, { kind: 'piece', from: isPlace(spot), ...readTail(became ?? '') });
    return pickMoves(position, legal, sayPiece(text));
  },
};

function sayPiece(text: string): Description {
  const [, letter, from, sign, taken, to, tail = ''] = PIECE.exec(text) ?? [];
  if (sign === undefined || (from === undefined && to === undefined)) return NOTHING;
  const [role, captured] = [readRole(letter), readRole(taken)];
  return {
    kind: 'piece',
    ...readTail(tail),
    ...(role && { role }),
    ...(captured && { captured }),
    ...(sign !== '-' && { captures: true }),
    ...(from !== undefined && { from: isPlace(from) }),
    to: to === undefined ? () => true : isPlace(to),
  };
}

function sayBoard(position: Position, board: string, start: string | undefined, goal: string, end: string): Description {
  const side = { q: 'queen', k: 'king' }[board.charAt(0).toLowerCase()];
  const sided = (pin: Pin): boolean =>
    side === undefined ||
    pin.side === side ||
    position.boards.some(({ id, pin: at }) => at === pin.name && id.toLowerCase() === board.toLowerCase());
  return {
    kind: 'board',
    ...readTail(end),
    fromPin: (pin) => (start === undefined ? sided(pin) : isCorner(start)(pin)),
    toPin: isCorner(goal),
  };
}

/** Whether a square is the one of this name; without an elevation, whether it is in that column. */
function isPlace(name: string): (place: Place) => boolean {
  const [file, rank, , elevation] = name.toLowerCase();
  return (place) =>
    'abcdef'.indexOf(file!) === place.file &&
    Number(rank) === place.rank &&
    (elevation === undefined || Number(elevation) === place.height + 2);
}

/** Whether a pin is meant: the corner of its main board with that board's elevation, or with the attack board's own. */
function isCorner(name: string): (pin: Pin) => boolean {
  const [file, rank, , elevation] = name.toLowerCase();
  const isUnder = name.toLowerCase().endsWith('i');
  return (pin) => {
    const corner = cornerOf(pin);
    if ('abcdef'.indexOf(file!) !== corner.file || Number(rank) !== corner.rank) return false;
    if (Number(elevation) % 2 === 1) return Number(elevation) === pin.height + 2 && (!isUnder || !pin.over);
    return Number(elevation) === 2 * mainIndexOf(pin.main) + 2 && isUnder === !pin.over;
  };
}
