import { ok, type Move, type Position, type Result } from '../../engine/index.ts';
import { nameMove } from '../text/move-names.ts';
import { NOTATION_CHOICES, type NotationChoice } from './settings.ts';
import { makePieceIds } from '../scene/render-options.ts';

/** An act (a declaration, a claim ...) as a step of a line: nothing moves. */
export interface ActStep {
  readonly kind: 'act';
  readonly id: string;
}

/** What leads from one position of a line to the next. */
export type LineStep = Move | ActStep;

/** Positions reached one after the other, and the steps between them. Pieces keep their ids along the line. */
export interface Line {
  readonly positions: readonly Position[];
  readonly moves: readonly LineStep[];
  readonly ids: readonly ReadonlyMap<string, string>[];
}

export function makeLine(position: Position): Line {
  return { positions: [position], moves: [], ids: [makePieceIds(position)] };
}

/** The line with a move played at one of its positions; what came after that is gone. */
export function extendLine(line: Line, index: number, move: Move): Line {
  const position = line.positions[index];
  const ids = line.ids[index];
  if (!position || !ids) throw new Error(`the line has no position ${index}`);
  return {
    positions: [...line.positions.slice(0, index + 1), position.after(move)],
    moves: [...line.moves.slice(0, index), move],
    ids: [...line.ids.slice(0, index + 1), carryIds(ids, move)],
  };
}

/** The line as far as one of its positions. */
export function cutLine({ positions, moves, ids }: Line, index: number): Line {
  return { positions: positions.slice(0, index + 1), moves: moves.slice(0, index), ids: ids.slice(0, index + 1) };
}

/** The ids of pieces by square after a move: pieces that change places keep theirs. */
export function carryIds(ids: ReadonlyMap<string, string>, move: Move): ReadonlyMap<string, string> {
  const after = new Map(ids);
  for (const effect of move.effects) if (effect.kind === 'leave') after.delete(effect.square);
  const gone = move.effects.filter((effect) => effect.kind === 'go');
  for (const effect of gone) after.delete(effect.from);
  for (const effect of gone) {
    const id = ids.get(effect.from);
    if (id !== undefined) after.set(effect.to, id);
  }
  return after;
}

export function isAct(step: LineStep): step is ActStep {
  return step.kind === 'act';
}

/** The squares a move touched, for the marks of the last move: of a board's move, the squares of the board. */
export function touchedBy(move: LineStep, after: Position): readonly string[] {
  if (isAct(move)) return [];
  if (move.kind !== 'board') return [move.from, move.to];
  const moved = move.effects.flatMap((effect) => (effect.kind === 'board' ? [effect.board] : []));
  return after.squares.filter((square) => moved.includes(square.board)).map((square) => square.name);
}

/** The line with an act (a declaration, a claim ...) in it: a step that moves nothing. */
export function extendByAct(line: Line, index: number, id: string): Result<Line> {
  const position = line.positions[index];
  const ids = line.ids[index];
  if (!position || !ids) throw new Error(`the line has no position ${index}`);
  const after = position.play(id);
  if (!after.ok) return after;
  const act: ActStep = { kind: 'act', id };
  const value: Line = {
    positions: [...line.positions.slice(0, index + 1), after.value],
    moves: [...line.moves.slice(0, index), act],
    ids: [...line.ids.slice(0, index + 1), ids],
  };
  return { ok: true, value };
}

/** A step of a line in the notation wanted; an act is written as the notation has it, or by its id. */
export function nameStep(line: Line, index: number, wanted: NotationChoice = 'usual'): string {
  const [position, move] = [line.positions[index], line.moves[index]];
  if (!position || !move) return '';
  return isAct(move) ? nameAct(position, move.id) : nameMove(position, move, wanted);
}

/** An act as the ruleset's notation writes it, or its id. */
export function nameAct(position: Position, id: string): string {
  const act = position.acts().find((one) => one.id === id);
  return (act && position.ruleset.notation.writeAct?.(position, act)) ?? id;
}

/** A line of moves and acts given by their ids. */
export function playIds(start: Position, ids: readonly string[]): Result<Line> {
  let line = makeLine(start);
  for (const [index, id] of ids.entries()) {
    const move = line.positions[index]!.moves().find((one) => one.id === id);
    const next = move ? ok(extendLine(line, index, move)) : extendByAct(line, index, id);
    if (!next.ok) return { ok: false, fault: { ...next.fault, field: `move ${index + 1}` } };
    line = next.value;
  }
  return ok(line);
}

/** The names of a line's step in all notations, in their order, for `data-names`; empty where one is the ruleset's own. */
export function makeNames(line: Line, index: number): string {
  const [own = '', ...others] = NOTATION_CHOICES.map((notation) => nameStep(line, index, notation));
  return [own, ...others.map((name) => (name === own ? '' : name))].join('|');
}
