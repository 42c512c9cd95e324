import type { Position } from '../../engine/index.ts';
import { isPlace } from './author-marks.ts';
import { failBuild, type Where } from './author-fault.ts';
import { DIAGRAM } from '#words/diagram.ts';
import { PLATE_FAULTS } from '#words/plate-faults.ts';

/** Hints in four steps, each a little plainer; any may be left out. Piece and square are names, and light up on the board. */
export interface HintSteps {
  readonly idea?: string;
  readonly rule?: string;
  /** The square of the piece, or the pin of the attack board. */
  readonly piece?: string;
  /** Where it goes, or one of the answers. */
  readonly square?: string;
}

/** As an author writes them: in steps, or as sentences from vague to plain. */
export type Hints = readonly string[] | HintSteps;

/** One hint as it is shown. */
export interface Hint {
  readonly lead?: string;
  readonly says: string;
  /** A square or pin it points at. */
  readonly shows?: string;
}

/** The hints in order; a piece that is not there, or a square that can never be, ends the build. */
export function readHints(where: Where, position: Position, hints: Hints = []): readonly Hint[] {
  if (Array.isArray(hints)) return (hints as readonly string[]).map((says) => ({ says }));
  const { idea, rule, piece, square } = hints as HintSteps;
  if (square !== undefined && !isPlace(position.ruleset, position, square)) failBuild(where, square, PLATE_FAULTS.noPlaceHere(square));
  return [
    ...(idea === undefined ? [] : [{ lead: DIAGRAM.hints.idea, says: idea }]),
    ...(rule === undefined ? [] : [{ lead: DIAGRAM.hints.rule, says: rule }]),
    ...(piece === undefined ? [] : [{ lead: DIAGRAM.hints.piece, says: lookAt(where, position, piece), shows: piece }]),
    ...(square === undefined ? [] : [{ lead: DIAGRAM.hints.square, says: DIAGRAM.hints.lookAt(square), shows: square }]),
  ];
}

function lookAt(where: Where, position: Position, name: string): string {
  if (position.boards.some((board) => board.pin === name)) return DIAGRAM.hints.lookAtBoard(name);
  return DIAGRAM.hints.lookAtPiece(position.at(name)?.role ?? failBuild(where, name, PLATE_FAULTS.nothingOn(name)), name);
}
