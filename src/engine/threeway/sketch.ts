import { quote } from '../core/quote.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Sketch, SketchChange } from '../core/sketch.ts';
import { isSecondRowPawn } from './impossible.ts';
import { recall } from './memory.ts';
import { packPiece } from './pieces.ts';
import { HexPosition, type Rules } from './position.ts';
import { byteOf, NO_VICTIMS, withByte } from './packed.ts';
import { SEATS } from './board.ts';
import { NONE } from './tables.ts';
import { FIELDS, makeText, NO_RESIGNATIONS, readText, startCells } from './text.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  turn: ['w', 'g', 'b'],
  active: ['wgb', 'wg', 'wb', 'gb'],
  rights: ['*', '-'],
};

/** A position string as a sketch: its form is judged, not whether a game can reach it. */
export function makeSketch(rules: Rules, text: string): Result<Sketch> {
  const { tables, options } = rules.machine;
  const described = readText(tables, text);
  if (!described.ok) return described;
  const { squares, boards, turn, active } = new HexPosition(rules, described.value.packed, recall(described.value, options));
  const texts = text.split(' ');
  const fields = FIELDS.slice(1).map((name, index) => {
    const choices = CHOICES[name];
    return { name, text: texts[index + 1]!, ...(choices && { choices }) };
  });
  return ok({ text, turn, active, squares, boards, fields });
}

/** The string of a sketch after a change. */
export function changeSketch({ machine }: Rules, text: string, change: SketchChange): Result<string> {
  const { tables } = machine;
  if (change.kind === 'field') {
    const index = FIELDS.findIndex((field) => field === change.name);
    if (index < 1) return fail('unknown', change.name, `a position has no field ${quote(change.name)}`);
    const changed = text
      .split(' ')
      .map((field, at) => (at === index ? change.text.trim() || '-' : field))
      .join(' ');
    const read = readText(tables, changed);
    return read.ok ? ok(changed) : read;
  }
  if (change.kind === 'board') return fail('unknown', 'placement', 'this board has no attack boards');
  const described = readText(tables, text);
  if (!described.ok) return described;
  const packed = {
    ...described.value.packed,
    pieces: described.value.packed.pieces.slice(),
    unmoved: described.value.packed.unmoved.slice(),
  };
  const able = startCells(tables, packed.pieces);
  const isFull = able.every((cell) => packed.unmoved[cell] !== 0);
  if (change.kind === 'clear') {
    packed.pieces.fill(0);
    [packed.victims, packed.targets, packed.clock] = [NO_VICTIMS, NO_VICTIMS, 0];
  } else {
    const cell = tables.board.named(change.square);
    if (!cell) return fail('unknown', 'placement', `there is no cell ${quote(change.square)}`);
    for (const seat of SEATS) {
      if (byteOf(packed.victims, seat) !== cell.index) continue;
      packed.victims = withByte(packed.victims, seat, NONE);
      packed.targets = withByte(packed.targets, seat, NONE);
    }
    packed.pieces[cell.index] = change.piece ? packPiece(change.piece) : 0;
    packed.unmoved[cell.index] = 0;
  }
  // Where every right was there that could be, it stays so: a piece put on its start cell has not moved. Some pawns cannot have.
  const now = startCells(tables, packed.pieces);
  const isFresh = (cell: number): boolean => isFull || packed.unmoved[cell] !== 0 || isSecondRowPawn(tables, packed.pieces, cell);
  packed.unmoved = packed.unmoved.map((_, cell) => (now.includes(cell) && isFresh(cell) ? 1 : 0));
  const resignations = change.kind === 'clear' ? NO_RESIGNATIONS : described.value.resignations;
  return ok(makeText(tables, { packed, resignations }));
}
