import type { Pin } from '../../../engine/index.ts';
import { cornerOf, type Place } from '../../../notation/places.ts';
import type { MoveForm } from '../form.ts';
import { BECOMES, pickMoves, readRole, readTail, TAIL, TRI_D } from './plain-english.ts';

const PLACE = String.raw`[a-fA-F](?:10|[1-9])[A-Ga-g]`;
const PIECE = new RegExp(String.raw`^(Kn|KN|[KQRBNPkqrbnp]) ?- ?(${PLACE}) ?([-x]) ?(${PLACE})(${TAIL})$`);
const SPOT = new RegExp(String.raw`^[Pp] ?- ?(${PLACE})(${BECOMES})$`);
const BOARD = new RegExp(String.raw`^[Aa] ?- ?(${PLACE})(?: ?- ?(${PLACE})(${TAIL})|r)$`);

/**
 * Jeffrey M. Thompson's notation, of his page “Web TriD Chess Rules”. Known from it: (piece)-[from]-[to], each square by file, rank
 * and level, as `Q-b1A-b6F`; boards as `A-e9G-b9G`, by the square of the main board they are attached to and the level of their
 * own surface; `O-O`; White's boards hang at level A and Black's stand at level G at first, so that A to G are our heights from the
 * lowest up, B, D and F the main boards. That files run from a to f (ours z to e) and ranks from 1 to 10 (ours and one) follows
 * from his corners e9, b9 and e6 of Black's board; his figures could not be seen. Inferred: `x`, `=Q`, `^` and the signs of check.
 */
export const thompson: MoveForm = {
  id: 'thompson',
  rulesets: TRI_D,
  pattern: new RegExp(
    String.raw`(?:(?:Kn|KN|[KQRBNPkqrbnp]) ?- ?${PLACE} ?[-x] ?${PLACE}${TAIL}|[Pp] ?- ?${PLACE}${BECOMES}|[Aa] ?- ?${PLACE}(?: ?- ?${PLACE}${TAIL}|r))`,
  ),
  match(text, position, legal) {
    const [, start, goal, end = ''] = BOARD.exec(text) ?? [];
    if (start !== undefined)
      return pickMoves(position, legal, { kind: 'board', ...readTail(end), fromPin: isPin(start), toPin: isPin(goal ?? start) });
    const [, spot, became = ''] = SPOT.exec(text) ?? [];
    if (spot !== undefined) return pickMoves(position, legal, { kind: 'piece', ...readTail(became), from: isPlace(spot) });
    const [, letter, from = '', sign, to = '', tail = ''] = PIECE.exec(text) ?? [];
    const role = readRole(letter);
    if (!role) return [];
    const captures = sign === 'x';
    return pickMoves(position, legal, {
      ...readTail(tail),
      kind: 'piece',
      role,
      from: isPlace(from),
      to: isPlace(to),
      ...(captures && { captures }),
    });
  },
};

/** File, rank and height of a place of his, counted as ours are. */
function readPlace(name: string): readonly [file: number, rank: number, height: number] {
  const [, file = '', rank = '', level = ''] = /^(.)(\d+)(.)$/.exec(name.toLowerCase()) ?? [];
  return ['abcdef'.indexOf(file), Number(rank) - 1, 'abcdefg'.indexOf(level) - 1];
}

function isPlace(name: string): (place: Place) => boolean {
  const [file, rank, height] = readPlace(name);
  return (place) => place.file === file && place.rank === rank && place.height === height;
}

function isPin(name: string): (pin: Pin) => boolean {
  const [file, rank, height] = readPlace(name);
  return (pin) => cornerOf(pin).file === file && cornerOf(pin).rank === rank && pin.height === height;
}
