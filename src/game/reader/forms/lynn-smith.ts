import type { Pin } from '../../../engine/index.ts';
import { cornerOf, mainIndexOf, type Place } from '../../../notation/places.ts';
import type { MoveForm } from '../form.ts';
import { BECOMES, NOTHING, pickMoves, readRole, readTail, TAIL, TRI_D, type Description } from './plain-english.ts';

const LETTER = '(?:Kn|KN|[KQRBNPkqrbnp])';
const FIXED = String.raw`(?:\[[WNBwnb]\]|[WNBwnb])`;
const PLATFORM = String.raw`(?:\[[WBwb][QKqk]A\]|[WBwb][QKqk]A|\[[wb][qk]a\])`;
const PLACE = String.raw`(?:${PLATFORM}[abAB][12]|${FIXED}[a-dA-D][1-4])`;
const CORNER = String.raw`${FIXED}[adAD][14](?:up|down|u|d)`;
const BETWEEN = '(?: ?[-x] ?| ?x ?[KQRBNP] at )';

const PIECE = new RegExp(String.raw`^(${LETTER})?(${PLACE})?( ?- ?| ?x ?| ?x ?[KQRBNP] at )(${PLACE})(${TAIL})$`);
const SPOT = new RegExp(String.raw`^[Pp]?(${PLACE})(${BECOMES})$`);
const BOARD = new RegExp(String.raw`^(${PLATFORM})(?: ?- ?(${CORNER})(${TAIL})|r)$`);

/**
 * L. Lynn Smith's notation for ST3D chess (NotationST3DChess.txt and the papers beside it). Known from them: the fixed level first,
 * W, N or B, then a square of its own, files a to d and ranks 1 to 4, so that `Nb3` is our b5N; an attack platform has squares a1,
 * b1, a2 and b2 of its own; it is called WQA, WKA, BQA or BKA after its owner and side at first (our QL, KL, ql, kl), and goes
 * to a corner of a fixed level, up or down: `[WKA]-[W]D4u`; a piece comes to `N-[N]D4`, or takes as `BxP at [BQA]A1`.
 * Inferred: the brackets may be left out, and both squares be named, `Wb2-Wb4`.
 */
export const lynnSmith: MoveForm = {
  id: 'lynn-smith',
  rulesets: TRI_D,
  pattern: new RegExp(
    `(?:${[
      String.raw`${PLATFORM}(?: ?- ?${CORNER}${TAIL}|r)`,
      String.raw`${LETTER}?${PLACE}${BETWEEN}${PLACE}${TAIL}`,
      String.raw`${LETTER}${BETWEEN}${PLACE}${TAIL}`,
      String.raw`[Pp]?${PLACE}${BECOMES}`,
    ].join('|')})`,
  ),
  match(text, position, legal) {
    const [, platform, goal, end = ''] = BOARD.exec(text) ?? [];
    if (platform !== undefined) {
      const at = position.boards.find(({ id }) => id === boardOf(platform))?.pin;
      const fromPin = ({ name }: Pin): boolean => name === at;
      return pickMoves(position, legal, { kind: 'board', ...readTail(end), fromPin, toPin: goal === undefined ? fromPin : isPin(goal) });
    }
    const [, spot, became = ''] = SPOT.exec(text) ?? [];
    if (spot !== undefined) return pickMoves(position, legal, { kind: 'piece', ...readTail(became), from: isPlace(spot) });
    return pickMoves(position, legal, sayPiece(text));
  },
};

function sayPiece(text: string): Description {
  const [, letter, from, sign = '', to, tail = ''] = PIECE.exec(text) ?? [];
  if (to === undefined || (letter === undefined && from === undefined)) return NOTHING;
  const [role, captured] = [readRole(letter), readRole(/x ?([KQRBNP]) at/.exec(sign)?.[1])];
  return {
    ...readTail(tail),
    kind: 'piece',
    ...(role && { role }),
    ...(captured && { captured }),
    ...(from !== undefined && { from: isPlace(from) }),
    to: isPlace(to),
    ...(sign.includes('x') && { captures: true }),
  };
}

/** The board that a platform's name means: QL, KL, ql or kl. */
function boardOf(platform: string): string {
  const [owner, side] = platform.replace(/[[\]]/g, '').toUpperCase();
  return owner === 'W' ? `${side}L` : `${side}L`.toLowerCase();
}

function isPlace(name: string): (place: Place) => boolean {
  const bare = name.replace(/[[\]]/g, '').toUpperCase();
  const [file, rank] = [bare.at(-2) ?? '', Number(bare.at(-1))];
  if (bare.length === 5) {
    const board = boardOf(bare);
    return (place) =>
      place.board === board && place.file - place.pin!.file === 'AB'.indexOf(file) && place.rank - place.pin!.rank === rank - 1;
  }
  return (place) =>
    place.board === bare.charAt(0) && place.file - 1 === 'ABCD'.indexOf(file) && place.rank - 2 * mainIndexOf(place.board) === rank;
}

function isPin(name: string): (pin: Pin) => boolean {
  const [, main = '', file = '', rank = '', way = ''] = /^(.)(.)(.)(.)/.exec(name.replace(/[[\]]/g, '').toUpperCase()) ?? [];
  return (pin) => {
    const corner = cornerOf(pin);
    const isHere = pin.main === main && corner.file - 1 === 'ABCD'.indexOf(file) && corner.rank - 2 * mainIndexOf(main) === Number(rank);
    return isHere && pin.over === (way === 'U');
  };
}
