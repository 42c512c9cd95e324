import type { Ply, Position } from '../engine/index.ts';
import { isAct } from '../board/state/line.ts';
import { TreeBuilder } from './tree-builder.ts';
import type { TreeNode } from './tree.ts';

/** The plies of a game record, as a tree. */
export function fromPlies(start: Position, plies: readonly Ply[]): TreeNode {
  const grower = new TreeBuilder(start);
  const add = (line: readonly Ply[]): void => {
    for (const ply of line) {
      const before = ply.variations && grower.path;
      grower.take(ply);
      if (!before) continue;
      const after = grower.path;
      for (const variation of ply.variations) {
        grower.goTo(before);
        add(variation);
      }
      grower.goTo(after);
    }
  };
  add(plies);
  return grower.tree;
}

/** The tree as the plies of a game record. */
export function toPlies(tree: TreeNode): readonly Ply[] {
  return toLine(tree, tree.next);
}

function toLine(from: TreeNode, next: readonly TreeNode[]): readonly Ply[] {
  const plies: Ply[] = [];
  let [main, ...others] = next;
  while (main) {
    const { position, move, comment } = main;
    const variations = others.map((other) => toLine(from, [other]));
    plies.push({
      id: move!.id,
      position,
      ...(move && !isAct(move) && { move }),
      ...(comment !== undefined && { comment }),
      ...(variations.length > 0 && { variations }),
    });
    from = main;
    [main, ...others] = main.next;
  }
  return plies;
}
