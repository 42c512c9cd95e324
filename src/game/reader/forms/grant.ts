import { type Move, type Position } from '../../../engine/index.ts';
import { nameGrantPin, nameGrantSquare, writeGrantMove } from '../../../notation/grant.ts';
import type { Place } from '../../../notation/places.ts';
import type { MoveForm } from '../form.ts';
import { pickMoves, readRole, readTail, TAIL, TRI_D, type Description } from './plain-english.ts';

const PIN = String.raw`[1-3][adAD][1-8]['’]?`;
const SQUARE = String.raw`(?:${PIN}[abAB][12]|[1-3][a-dA-D][1-8])`;
const PARTS = new RegExp(String.raw`^(Kn|KN|[AKQRBNPakqrbnp])?(${SQUARE}|${PIN})(?: ?([-x]) ?(${SQUARE}|${PIN}))?(${TAIL}|r)$`);

/**
 * Michael Grant's own notation, public under CC BY 3.0 (michael.grant.name/tri-d-chess/notation). Known from the page: the names of
 * squares, `1b2`, `1a1a1` and `1a1'a1`. Inferred: `-` or `x` between two of them, a piece's letter that may stand before, and that
 * corners alone, `1a1-1a4`, move a board (with `A` before them where a piece could move so too). On a board that the piece turns
 * over, the square it comes to may have the stroke of how the board stands afterwards, for `^` behind.
 *
 * The page has another way, counted from each player's side (`bqlr1`), of which only the beginning is shown, in a picture: it is
 * recognised, not read.
 */
export const grant: MoveForm = {
  id: 'grant',
  rulesets: TRI_D,
  pattern: new RegExp(
    String.raw`(?:Kn|KN|[AKQRBNPakqrbnp])?(?:(?:${SQUARE}|${PIN}) ?[-x] ?(?:${SQUARE}|${PIN})${TAIL}|${SQUARE} ?= ?[QRBNqrbn]${TAIL}|${PIN}r)`,
  ),
  match(text, position, legal) {
    const [, letter = '', from = '', sign, to, tail = ''] = PARTS.exec(text) ?? [];
    if (from === '') return [];
    const isBoard = letter.toUpperCase() === 'A';
    const role = readRole(letter);
    const said: Description = {
      ...(isBoard && { kind: 'board' }),
      ...(role && { role }),
      ...(sign === 'x' && { captures: true }),
      ...(tail !== 'r' && readTail(tail)),
      from: (place) => nameGrantSquare(place) === plain(from),
      fromPin: (pin) => nameGrantPin(pin) === plain(from),
    };
    if (tail === 'r') return readTurn(from, position, legal);
    if (to === undefined) return pickMoves(position, legal, { ...said, kind: 'piece' });
    const found = pickMoves(position, legal, {
      ...said,
      to: (place) => nameGrantSquare(place) === plain(to),
      toPin: (pin) => nameGrantPin(pin) === plain(to),
    });
    if (found.length > 0 || said.turnsOver === true) return letter === '' ? preferPawns(position, found) : found;
    // The square as it is called after its board was turned over.
    const isTurned = (place: Place): boolean => turnOver(nameGrantSquare(place)) === plain(to);
    return pickMoves(position, legal, { ...said, kind: 'piece', turnsOver: true, to: isTurned });
  },
  write: writeGrantMove,
};

/** A board that turns where it stands (Bartmess 7.2), which Grant's rules do not have: `1a1'r`, our own way. */
function readTurn(from: string, position: Position, legal: readonly Move[]): readonly Move[] {
  return pickMoves(position, legal, {
    kind: 'board',
    fromPin: (pin) => nameGrantPin(pin) === plain(from),
    toPin: (pin) => nameGrantPin(pin) === plain(from),
  });
}

/** No letter before two squares is a pawn's, where one can go so: pieces have letters, and `1a1-1a4` may be a board as well. */
function preferPawns(position: Position, found: readonly Move[]): readonly Move[] {
  const pawns = found.filter((move) => move.kind !== 'board' && position.at(move.from)?.role === 'pawn');
  return pawns.length > 0 ? pawns : found;
}

const plain = (name: string): string => name.toLowerCase().replace('’', "'");

/** The name of an attack board's square once the board has been turned over; a main board's stays. */
function turnOver(name: string): string {
  if (name.length === 3) return name;
  return name.includes("'") ? name.replace("'", '') : `${name.slice(0, 3)}'${name.slice(3)}`;
}
