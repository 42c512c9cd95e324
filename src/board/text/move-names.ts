import { ok } from '../../engine/core/result.ts';
import type { Move, Position, Result, Role } from '../../engine/index.ts';
import { makePlain } from '../../notation/characters.ts';
import { FIGURES, readOwn } from '../../notation/spellings.ts';
import { writeGrantMove } from '../../notation/grant.ts';
import type { NotationChoice } from '../state/settings.ts';

type Officer = Exclude<Role, 'pawn'>;

export { FIGURES };

/** Letters the rulesets have for a piece, the longest first. */
const LETTERS: Readonly<Record<Officer, readonly string[]>> = {
  king: ['K'],
  queen: ['Q'],
  rook: ['R', 'C'],
  bishop: ['B'],
  knight: ['KN', 'N'],
};

/** What a pawn became, before the signs at the end. */
const PROMOTED = /(?:KN|[QRBNC])(?=\^?(?: e\.p\.)?(?:[+#][wgb]*)?$)/;

/** A legal move of a position as text, in the notation the reader wants. */
export function nameMove(position: Position, move: Move, notation: NotationChoice): string {
  const { ruleset } = position;
  switch (notation) {
    case 'usual':
      return writeAsShown(position, move);
    case 'rules':
      return ruleset.notation.sourceStyle === 'corners' ? writeGrantMove(position, move) : ruleset.notation.write(position, move);
    case 'pictures':
      return withPictures(position, move);
    case 'squares':
      return move.id;
    case 'relative':
      return ruleset.relative?.notation(position.turn).write(position, move) ?? writeAsShown(position, move);
  }
}

/** The ruleset's own notation, its squares named as on the boards. */
function writeAsShown(position: Position, move: Move): string {
  const { notation } = position.ruleset;
  return notation.writeAsShown?.(position, move) ?? notation.write(position, move);
}

/** That notation with a picture for the piece; where the ruleset does not name the piece, before its squares. */
function withPictures(position: Position, move: Move): string {
  const text = writeAsShown(position, move);
  const role = move.kind === 'piece' || move.kind === 'promotion' ? position.at(move.from)?.role : undefined;
  const letter = role === undefined || role === 'pawn' ? undefined : (LETTERS[role].find((one) => text.startsWith(one)) ?? '');
  const named = role === undefined || role === 'pawn' || letter === undefined ? text : FIGURES[role] + text.slice(letter.length);
  return move.promotion ? named.replace(PROMOTED, FIGURES[move.promotion]) : named;
}

/** A name as it is read out: letters for pictures. */
export function spellFigures(text: string): string {
  return text.replace(/[♚-♞]/g, (figure) => {
    const role = (Object.keys(FIGURES) as Officer[]).find((one) => FIGURES[one] === figure);
    return role ? LETTERS[role].at(-1)! : figure;
  });
}

/** The move a text means, in the ruleset's own notation or any other we write; the refusal is the ruleset's. */
export function readMove(position: Position, text: string): Result<Move> {
  const { notation } = position.ruleset;
  const read = notation.read(position, text);
  if (read.ok) return read;
  const word = makePlain(text).text.trim();
  const [step, ...others] = readOwn(position, word);
  if (step?.move && others.length === 0) return ok(step.move);
  const wanted = withoutChecks(word);
  const found = notation.sourceStyle && position.moves().find((move) => withoutChecks(nameMove(position, move, 'rules')) === wanted);
  return found ? ok(found) : read;
}

const withoutChecks = (text: string): string => text.replace(/[+#][wgb]*$/, '');
