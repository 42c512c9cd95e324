import { drawMarks } from './marks.ts';
import { inOrder, type Layout, type Man, type Scene } from './scene.ts';
import type { Sight } from './sight.ts';

/** A king who is out of the game lies on his side: so far he leans. */
const TOPPLED = -78;

/** A layout with the marks and pieces of its sight. */
export function fill(sight: Sight, layout: Layout): Scene {
  return { ...layout, nodes: inOrder([...layout.nodes, ...drawMarks(layout, sight.marks, sight.squares), ...men(sight, layout)]) };
}

function men(sight: Sight, layout: Layout): readonly Man[] {
  const tiles = new Map(layout.tiles.map((tile) => [tile.name, tile]));
  return sight.squares.flatMap((square): readonly Man[] => {
    const tile = tiles.get(square.name);
    if (!square.piece || !tile) return [];
    const { owner, role } = square.piece;
    const id = sight.ids.get(square.name) ?? `man:${square.name}`;
    const man: Man = {
      kind: 'man',
      id,
      z: tile.z + 0.9,
      x: tile.x,
      y: tile.foot,
      size: tile.size,
      owner,
      role,
      board: square.board,
      ...(tile.alpha !== undefined && { alpha: tile.alpha }),
    };
    if (!sight.gone.includes(owner)) return [man];
    return [role === 'king' ? { ...man, gone: true, lean: TOPPLED } : { ...man, gone: true }];
  });
}
