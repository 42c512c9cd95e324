import type { Player, Position, Role } from '../engine/index.ts';
import type { SceneNode, Scene, Tile } from '../board/scene/scene.ts';

/** The first rank of chess from White's left. */
const FIRST_RANK: readonly Role[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
const SQUARE = 44;
const [LEFT, TOP] = [18, 8];

const cornersOf = (x: number, y: number): readonly number[] => [x, y, x + SQUARE, y, x + SQUARE, y + SQUARE, x, y + SQUARE];

/** An ordinary board with the start of chess, in the colours and pieces of the site. */
export function makeChessScene(): Scene {
  const nodes: SceneNode[] = [];
  for (let rank = 0; rank < 8; rank++)
    for (let file = 0; file < 8; file++) {
      const [x, y] = [LEFT + file * SQUARE, TOP + (7 - rank) * SQUARE];
      const id = `${'abcdefgh'[file]!}${rank + 1}`;
      nodes.push({
        kind: 'polygon',
        id,
        z: 0,
        points: cornersOf(x, y),
        paint: [{ fill: (file + rank) % 2 === 1 ? 'n-light' : 'n-dark' }],
      });
      const piece = pieceAt(file, rank);
      if (piece)
        nodes.push({ kind: 'piece', id: `piece:${id}`, z: 2, x: x + SQUARE / 2, y: y + SQUARE * 0.96, size: SQUARE * 0.92, ...piece });
    }
  for (let at = 0; at < 8; at++) {
    const base = { kind: 'label', z: 1, size: 12, fill: 'muted', coordinate: true } as const;
    const [x, y] = [LEFT + (at + 0.5) * SQUARE, TOP + (7.5 - at) * SQUARE];
    nodes.push({ ...base, id: `file:${at}`, x, y: TOP + 8 * SQUARE + 14, text: 'abcdefgh'[at]!, anchor: 'middle' });
    nodes.push({ ...base, id: `rank:${at}`, x: LEFT - 5, y: y + 4, text: String(at + 1), anchor: 'end' });
  }
  return { width: LEFT * 2 + 8 * SQUARE, height: TOP + 8 * SQUARE + 20, nodes, tiles: [], pins: [], handles: [] };
}

function pieceAt(file: number, rank: number): { readonly owner: Player; readonly role: Role } | undefined {
  const owner: Player = rank < 4 ? 'w' : 'b';
  if (rank === 1 || rank === 6) return { owner, role: 'pawn' };
  return rank === 0 || rank === 7 ? { owner, role: FIRST_RANK[file]! } : undefined;
}

/** An ordinary board without pieces, its squares as tiles. */
export function makeFlatScene(): Scene {
  const scene = makeChessScene();
  const tiles = scene.nodes.flatMap((node): Tile[] => {
    if (node.kind !== 'polygon') return [];
    const [x = 0, y = 0] = node.points;
    const middle = { x: x + SQUARE / 2, y: y + SQUARE / 2, rx: SQUARE / 2, ry: SQUARE / 2 };
    return [{ name: node.id, board: '', points: node.points, ...middle, foot: y + SQUARE * 0.96, size: SQUARE * 0.92, z: 0 }];
  });
  return { ...scene, nodes: scene.nodes.filter(({ kind }) => kind !== 'piece'), tiles };
}

/**
 * Squares of pieces, pawns left aside, that stand otherwise than in chess from left to right: of those who share a file the order does
 * not count. Only a start with as many of them as chess has can be asked; elsewhere nothing is marked.
 */
export function listChessStrays(start: Position): readonly string[] {
  return start.ruleset.players.flatMap((player) => {
    const pieces = start.squares.filter(({ piece }) => piece?.owner === player && piece.role !== 'pawn').sort((a, b) => a.file - b.file);
    if (pieces.length !== FIRST_RANK.length) return [];
    const left = [...FIRST_RANK.map((role, at) => ({ role, file: pieces[at]!.file }))];
    return pieces.flatMap(({ name, file, piece }) => {
      const at = left.findIndex((one) => one.file === file && one.role === piece!.role);
      if (at < 0) return [name];
      left.splice(at, 1);
      return [];
    });
  });
}
