import { drawMarks } from './marks.ts';
import { inDrawingOrder, type Layout, type PieceNode, type Scene } from './scene.ts';
import type { RenderOptions } from './render-options.ts';

/** A king that is out of the game lies on its side: its angle. */
const TOPPLED = -78;

/** A layout with the marks and pieces of its options. */
export function addPiecesAndMarks(options: RenderOptions, layout: Layout): Scene {
  return {
    ...layout,
    nodes: inDrawingOrder([...layout.nodes, ...drawMarks(layout, options.marks, options.squares), ...pieces(options, layout)]),
  };
}

function pieces(options: RenderOptions, layout: Layout): readonly PieceNode[] {
  const tiles = new Map(layout.tiles.map((tile) => [tile.name, tile]));
  return options.squares.flatMap((square): readonly PieceNode[] => {
    const tile = tiles.get(square.name);
    if (!square.piece || !tile) return [];
    const { owner, role } = square.piece;
    const id = options.ids.get(square.name) ?? `piece:${square.name}`;
    const piece: PieceNode = {
      kind: 'piece',
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
    if (!options.gone.includes(owner)) return [piece];
    return [role === 'king' ? { ...piece, gone: true, lean: TOPPLED } : { ...piece, gone: true }];
  });
}
