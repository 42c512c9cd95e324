import type { Move, Position } from '../../engine/index.ts';
import { passTo } from '../../puzzles/motif-context.ts';
import { PASS } from '../../puzzles/reasons/reason.ts';
import type { Explained } from '../../training/puzzle-result.ts';
import { nameMove } from '../../board/text/move-names.ts';
import { plainChecks } from './check-signs.ts';

/** Names a move of a position. */
export type Namer = (position: Position, move: Move) => string;

/** As the site writes moves where nobody has chosen. */
const nameUsual: Namer = (position, move) => nameMove(position, move, 'usual');

const PLACE = /⟦(\d+)⟧/g;

/** The text with its moves named, from where the puzzle starts. */
export function nameMoves(start: Position, { text, lines }: Explained, name: Namer = nameUsual): string {
  return text.replace(PLACE, (_, at: string) => nameLast(start, lines[Number(at)] ?? [], name));
}

function nameLast(start: Position, line: readonly string[], name: Namer): string {
  let position = start;
  let named = '';
  for (const id of line) {
    const passed = id === PASS ? passTo(position, nextOf(position)) : undefined;
    const move = position.moves().find((one) => one.id === id);
    if (move) named = plainChecks(position, move, name(position, move));
    position = passed ?? (move ? position.after(move) : position);
  }
  return named;
}

const nextOf = ({ active, turn }: Position) => active[(active.indexOf(turn) + 1) % active.length]!;
