import { captureOf, isInCheck, type Move, type Position } from '../../../engine/index.ts';
import { nameMove } from '../../../board/text/move-names.ts';
import { namePlayer } from '../../../board/text/names.ts';
import type { NotationChoice } from '../../../board/state/settings.ts';
import { winsSomething } from '../../../game/analysis/mistake-reasons.ts';
import type { Takeable } from '../../../game/analysis/takeable-pieces.ts';
import type { Hint, Threat } from '../../../game/review/live-analysis.ts';
import { ANALYSIS } from '#words/analysis.ts';

/** A threat in words; empty where nobody asked. */
export function sayThreat(position: Position, threat: Threat | undefined, notation: NotationChoice): string {
  const words = ANALYSIS.threats;
  if (position.status() !== 'playing') return words.over;
  if (!threat) return '';
  if (isInCheck(position)) return words.check;
  const found = threatMoveOf(threat);
  if (!found) return words.none;
  const { passed, move, isThreat } = found;
  const [who, name] = [namePlayer(passed.turn), nameMove(passed, move, notation)];
  if (!isThreat) return words.quiet(who, name);
  const taken = captureOf(move);
  return words.some(who, name, threat.finding.lines[0]?.mate === 1 ? words.mates : taken ? words.takes(taken.piece) : '');
}

/** What could be taken, as one text for those who listen. */
export function sayTakes(all: readonly Takeable[]): string {
  const words = ANALYSIS.takes;
  if (all.length === 0) return words.none;
  return all.map(({ piece, square, by }) => `${words.piece(piece, square)} ${words.by(piece, by)}`).join(' ');
}

/** A hint in words, as far as it was asked for. */
export function sayHint(position: Position, hint: Hint | undefined, notation: NotationChoice): string {
  if (position.status() !== 'playing') return ANALYSIS.hints.none;
  if (!hint) return '';
  const move = hintMoveOf(hint);
  if (!move) return ANALYSIS.hints.none;
  if (hint.step === 2) return ANALYSIS.hints.move(nameMove(position, move, notation));
  return sayIdea(position, move, hint.finding.lines[0]?.mate);
}

/** The position as if the other side were on move, its best move there, and whether that wins something. */
export function threatMoveOf({
  position,
  finding,
}: Threat): { readonly passed: Position; readonly move: Move; readonly isThreat: boolean } | undefined {
  const [line] = finding.lines;
  const id = line?.moves[0];
  if (id === undefined) return undefined;
  const passed = position.ruleset.fromSetup({ ...position.setup, turn: finding.turn, enPassant: [] });
  const move = passed.ok ? passed.value.moves().find((one) => one.id === id) : undefined;
  return passed.ok && move ? { passed: passed.value, move, isThreat: winsSomething(passed.value, line!.moves, line!.mate) } : undefined;
}

/** The move a hint is about. */
export const hintMoveOf = ({ position, finding }: Hint): Move | undefined =>
  position.moves().find(({ id }) => id === finding.lines[0]?.moves[0]);

/** What to look at, without the move. */
function sayIdea(position: Position, move: Move, mate: number | undefined): string {
  const words = ANALYSIS.hints;
  if (mate !== undefined && mate > 0) return words.mate;
  const taken = captureOf(move);
  if (taken) return words.capture(taken.piece.role, taken.square);
  const piece = position.at(move.from);
  switch (move.kind) {
    case 'castling':
      return words.castling;
    case 'board':
      return words.board(move.effects.find((effect) => effect.kind === 'board')?.board ?? '');
    case 'promotion':
    case 'piece':
      return piece ? words.piece(piece.role, move.from) : words.pass;
    case 'pass':
      return words.pass;
  }
}
