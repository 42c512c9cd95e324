import type { Position } from '../../../engine/index.ts';
import type { Place } from '../../../notation/places.ts';
import type { MoveForm } from '../form.ts';
import { NOTHING, pickMoves, readRole, readTail, TAIL, TRI_D, type Description } from './plain-english.ts';

const PLACE = String.raw`[za-eZA-E]\d(?:[QKqk][LPlp]\d{0,2}|[WNBwnb])`;
const PIN = String.raw`[QKqk][LPlp]\d{1,2}`;
const TAKEN = String.raw`(?: ?\(x ?[KQRBNPkqrbnp]\))?`;
const CASTLING = '[Oo0]-[Oo0](?:-[Oo0])?';
const MOVE = `(?:${PLACE} ?[-x] ?${PLACE}|${PIN} ?- ?${PIN}|${PIN}r|${PLACE}|${CASTLING})`;
const PARTS = new RegExp(String.raw`^([WBwb])[ \t]+(?:([KQRBNPkqrbnp])[ \t]+)?(${MOVE})(${TAIL})(${TAKEN})(${TAIL})$`);

/**
 * Lines of the transcript of Commence's Tri-D Chess, which plays by Meder's rules (commencesoftware.com/play). Known from the page:
 * the player's letter, W or B; the piece's letter, blank for an attack board; the squares of departure and arrival by file, rank
 * and board, as `a1W`; `(xP)` behind a capture. Inferred: a square of an attack board has the board's pin, as in Meder's Appendix E
 * (its name that never changes is read too), a board goes from pin to pin as `QL1-QL2`, and promotions, castling and the rest are
 * written as elsewhere.
 */
export const commence: MoveForm = {
  id: 'commence',
  rulesets: TRI_D,
  pattern: new RegExp(String.raw`(?:[WBwb][ \t]+(?:[KQRBNPkqrbnp][ \t]+)?${MOVE}${TAIL}${TAKEN}${TAIL})`),
  match(text, position, legal) {
    const [, player = '', letter, move = '', tail = '', taken = '', signs = ''] = PARTS.exec(text) ?? [];
    if (player.toLowerCase() !== position.turn) return [];
    return pickMoves(position, legal, say(position, letter, move, tail || signs, /x ?(.)/.exec(taken)?.[1]));
  },
};

function say(position: Position, letter: string | undefined, move: string, tail: string, taken: string | undefined): Description {
  const role = readRole(letter);
  const captured = readRole(taken);
  const ends: Pick<Description, 'role' | 'captured' | 'promotion' | 'turnsOver'> = {
    ...(role && { role }),
    ...(captured && { captured }),
    ...readTail(tail),
  };
  if (new RegExp(`^${CASTLING}$`).test(move)) return readCastling(move, role === undefined || role === 'king');
  const [from = '', to] = move.split(/ ?[-x] ?/);
  if (new RegExp(`^${PIN}r?$`).test(from)) {
    const [start, goal] = [from.replace(/r$/, ''), to ?? from.replace(/r$/, '')];
    return { ...ends, kind: 'board', fromPin: ({ name }) => isSame(name, start), toPin: ({ name }) => isSame(name, goal) };
  }
  const captures = taken !== undefined || move.includes('x');
  const isFrom = isPlace(from);
  if (to === undefined) return ends.promotion ? { ...ends, kind: 'piece', from: isFrom } : NOTHING;
  return { ...ends, kind: 'piece', from: isFrom, to: isPlace(to), ...(captures && { captures }) };
}

const readCastling = (text: string, isKing: boolean): Description => (isKing ? { castling: text.length > 3 ? 'O-O-O' : 'O-O' } : NOTHING);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** By the board's name that never changes, in which capitals count, or by its pin or main board, in which they do not. */
function isPlace(name: string): (place: Place) => boolean {
  const level = name.slice(2);
  return (place) =>
    isSame(place.name.slice(0, 2), name.slice(0, 2)) && (place.board === level || isSame(place.pin?.name ?? place.board, level));
}
