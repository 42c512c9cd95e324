import type { Move, Position } from '../../engine/index.ts';
import { passTo } from '../../puzzles/motif-context.ts';
import { PASS } from '../../puzzles/reasons/reason.ts';
import type { Explained } from '../../training/puzzle-result.ts';
import { nameMove } from '../../board/text/move-names.ts';

/** The kings in check after a move, as three players write them: `+wgb`. */
const KINGS = /[+#][wgb]+$/;

/**
 * A move’s name with one sign where three players would read every king that is in check then, the mover’s own among them: a plus where the
 * mover attacks another king, and nothing else.
 */
export function plainChecks(position: Position, move: Move, name: string): string {
  if (position.ruleset.players.length < 3 || !KINGS.test(name)) return name;
  const mover = position.turn;
  const after = position.after(move);
  const isGiven = after.checks().some(({ player, by }) => player !== mover && by.some((square) => after.at(square)?.owner === mover));
  return name.replace(KINGS, isGiven ? '+' : '');
}

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
