import type { Position } from '../../engine/index.ts';
import { FLAT_HEADER } from './forms/index.ts';

const MOST_NAMED = 6;
/** A square of the movable board, with its level or without. */
const SQUARE = String.raw`[za-f]\d{1,2}(?:,?(?:[WNB]B?|[QK]L|[qk]l|[QK][LP]\d{1,2}))?`;
const SHAPE = new RegExp(String.raw`^(?<letter>KN|[KQRBNCP])?-?(?:(?<from>${SQUARE})[-x:]|x)?(?<to>${SQUARE})[+#!?]*$`);
const BARE = /^[za-f]\d{1,2}$/;

/** Whether a text has squares that only one flat board has: then a square without a level is one of those. */
export const isFlatEvidence = (text: string): boolean =>
  FLAT_HEADER.test(text) || /(?:^|[\s.])[KQRBN]?x?[f-h][1-8](?=[\s+#=!?]|$)/m.test(text);

/** The legal moves that a word means which leaves out the level of a square or of both, as they are written. */
export function listLevels(position: Position, word: string): readonly string[] {
  const { letter, from, to } = SHAPE.exec(word)?.groups ?? {};
  if (position.ruleset.family === 'threeway' || to === undefined || ![from, to].some((square) => square !== undefined && BARE.test(square)))
    return [];
  const { notation } = position.ruleset;
  const isNamed = (square: string | undefined, names: readonly string[]): boolean =>
    square === undefined || names.some((name) => name === square || (BARE.test(square) && name.replace(/(?<=^.\d+)\D.*/, '') === square));
  const isMeant = (ends: readonly (readonly [string, string])[]): boolean =>
    ends.some(([start, end]) => isNamed(from, [start]) && isNamed(to, [end]));
  const moves = position.moves().filter(({ kind }) => kind === 'piece');
  const list = (found: typeof moves): readonly string[] => found.map((move) => notation.write(position, move)).slice(0, MOST_NAMED);
  // Bartmess's full notation has names of its own for squares, and no letters (2.2).
  const full = moves.filter((move) => {
    const [, start, end] = /^([za-f]\d+,\w+)[-x]([za-f]\d+,\w+)/.exec(notation.write(position, move)) ?? [];
    return letter === undefined && start !== undefined && end !== undefined && isMeant([[start, end]]);
  });
  if (full.length > 0) return list(full);
  const wanted = letter === undefined || letter === 'P' ? '' : letter;
  return list(
    moves.filter((move) => {
      if (move.kind !== 'piece') return false;
      const piece = position.at(move.from);
      const own = piece && piece.role !== 'pawn' ? notation.letters[piece.role] : '';
      return own === wanted && isMeant([[move.from, move.to]]);
    }),
  );
}

/** The first square of a move with both squares whose level is a letter that no board has, `b1A`. */
export function findUnknownLevel(position: Position, word: string): string | undefined {
  if (position.ruleset.family === 'threeway') return undefined;
  const [, from = '', to = ''] = /^(?:KN|[KQRBNCP])?-?([za-f]\d{1,2}[A-Z])[-x:]([za-f]\d{1,2}[A-Z])[+#!?]*$/.exec(word) ?? [];
  return [from, to].find((square) => /[^WNB]$/.test(square));
}
