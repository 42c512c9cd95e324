import type { Player, Position, Role, Ruleset } from '../../src/engine/index.ts';

/** What is counted for each player of a position, for the regression to weigh. */
export const COUNTED_ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
/** What is counted besides, wherever it can be; the last three only where there are attack boards. */
const THINGS = ['two-bishops', 'on-move', 'empty-board', 'pawn-aboard', 'knight-middle', 'knight-aboard'] as const;
const WITHOUT_BOARDS = 2;

/** The names of the features of a ruleset, in the order of a row. */
export function listFeatures(ruleset: Ruleset): readonly string[] {
  return [...COUNTED_ROLES, ...(ruleset.pins.length > 0 ? THINGS : THINGS.slice(0, WITHOUT_BOARDS))];
}

/** A row for each seat of the ruleset; a player who is out of the game has nothing. */
export function readFeatures(position: Position): readonly (readonly number[])[] {
  return position.ruleset.players.map((player) => readPlayer(position, player));
}

function readPlayer(position: Position, player: Player): readonly number[] {
  const names = listFeatures(position.ruleset);
  if (!position.active.includes(player)) return names.map(() => 0);
  const count = new Map<string, number>(names.map((name) => [name, 0]));
  const add = (name: string, by = 1): void => void count.set(name, (count.get(name) ?? 0) + by);
  const boards = new Map(position.boards.map(({ id, owner }) => [id, { owner, pieces: 0 }]));
  for (const { board, piece } of position.squares) {
    if (!piece) continue;
    const attack = boards.get(board);
    if (attack) attack.pieces++;
    if (piece.owner !== player) continue;
    add(piece.role);
    if (piece.role === 'pawn' && attack) add('pawn-aboard');
    if (piece.role === 'knight') add(attack ? 'knight-aboard' : board === 'N' ? 'knight-middle' : 'knight-outer');
  }
  for (const { owner, pieces } of boards.values()) if (owner === player && pieces === 0) add('empty-board');
  if ((count.get('bishop') ?? 0) >= 2) add('two-bishops');
  if (position.turn === player) add('on-move');
  return names.map((name) => count.get(name) ?? 0);
}
