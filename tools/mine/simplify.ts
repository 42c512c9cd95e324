import type { Position, Ruleset } from '../../src/engine/index.ts';

/** The position without the piece on a square, whoever has moved or not; nothing when that is no possible position. */
export function dropPiece(position: Position, square: string): Position | undefined {
  const [placement = '', turn] = position.text().split(' ');
  const boards = placement.split(';').map((text) => {
    const [head = '', rows = ''] = text.split(':');
    return { head, id: head.split('@')[0]!, rows: rows.split('/').map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run)))) };
  });
  const target = position.squares.find(({ name }) => name === square);
  const board = boards.find(({ id }) => id === target?.board);
  if (!target || !board) return undefined;
  const onBoard = position.squares.filter((other) => other.board === target.board);
  const row = Math.max(...onBoard.map((other) => other.rank)) - target.rank;
  const column = target.file - Math.min(...onBoard.map((other) => other.file));
  board.rows[row] = `${board.rows[row]!.slice(0, column)}.${board.rows[row]!.slice(column + 1)}`;
  const text = boards
    .map(({ head, rows }) => `${head}:${rows.map((cells) => cells.replace(/\.+/g, (run) => String(run.length))).join('/')}`)
    .join(';');
  return read(position.ruleset, `${text} ${turn} - - - 0 ${position.number}`);
}

/** The position with rights, en passant and clock cleared, so that nothing but what is seen matters. */
export function clearMemory(position: Position): Position | undefined {
  const [placement, turn] = position.text().split(' ');
  return read(position.ruleset, `${placement} ${turn} - - - 0 ${position.number}`);
}

function read(ruleset: Ruleset, text: string): Position | undefined {
  const position = ruleset.parse(text);
  return position.ok ? position.value : undefined;
}

/**
 * Takes off the board, one after another, every piece without which the position still is `wanted`: what is left is
 * what the idea needs. Some that only keep it natural may stay: `keep` is the least number of men.
 */
export function simplify(position: Position, wanted: (position: Position) => boolean, keep: number): Position {
  let best = position;
  for (const { name, piece } of position.squares) {
    const men = best.squares.filter((square) => square.piece).length;
    if (!piece || piece.role === 'king' || men <= keep) continue;
    const simpler = dropPiece(best, name);
    if (simpler && wanted(simpler)) best = simpler;
  }
  return best;
}
