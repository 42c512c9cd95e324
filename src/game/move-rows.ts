import type { Position } from '../engine/index.ts';
import { describeAct } from '../board/text/acts.ts';
import { isAct } from '../board/state/line.ts';
import { nameMove } from '../board/text/move-names.ts';
import type { NotationChoice } from '../board/state/settings.ts';
import { describeMove } from '../board/text/names.ts';
import type { CooperativeTask } from '../platform/cooperative-task.ts';
import { hasPlace, listParts, nodeAt, type TreeNode, type Path } from './tree.ts';

/** A step in the list of moves. */
export interface StepRow {
  readonly kind: 'step';
  /** The index of the step, from 0, as the game is written. */
  readonly index: number;
  readonly path: Path;
  readonly node: TreeNode;
  /** `3.` or `3...`, where the step has its number written. */
  readonly number: string | undefined;
  readonly name: string;
  readonly comment: string | undefined;
}

/** A variation, behind the step it replaces. */
export interface LineRow {
  readonly kind: 'line';
  readonly rows: readonly Row[];
}

export type Row = StepRow | LineRow;

/** A game as its list of moves: the main line with the variations in it. */
export function makeMoveRows(tree: TreeNode, notation: NotationChoice): readonly Row[] {
  let index = 0;
  /** Lines that are written, the innermost last; a broken one needs a number though nobody begins a round. */
  const lines: { readonly rows: Row[]; isBroken: boolean; before: TreeNode; latest: TreeNode }[] = [
    { rows: [], isBroken: true, before: tree, latest: tree },
  ];
  for (const part of listParts(tree)) {
    const line = lines.at(-1)!;
    if (part.kind === 'close') {
      lines.pop();
      lines.at(-1)!.isBroken = true;
    } else if (part.kind === 'open') {
      const rows: Row[] = [];
      line.rows.push({ kind: 'line', rows });
      // A variation begins where the step before it began.
      lines.push({ rows, isBroken: true, before: line.before, latest: line.before });
    } else {
      line.before = line.latest;
      line.latest = part.node;
      const { position } = line.before;
      const isFirst = position.turn === position.ruleset.players[0];
      line.rows.push({
        kind: 'step',
        index: index++,
        get path() {
          return part.path;
        },
        node: part.node,
        number: isFirst || line.isBroken ? `${position.number}.${isFirst ? '' : '..'}` : undefined,
        name: nameStep(position, part.node, notation),
        comment: part.node.comment,
      });
      line.isBroken = false;
    }
  }
  return lines[0]!.rows;
}

/** Names all steps of a game, which takes long, so that they are known when the list is made. */
export function* nameSteps(tree: TreeNode, notation: NotationChoice): CooperativeTask<void> {
  const open = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const next of node.next) {
      nameStep(node.position, next, notation);
      yield;
      open.push(next);
    }
  }
}

/** Names of the steps to positions: a long game is written anew with every move. */
const NAMES = new WeakMap<Position, { readonly notation: NotationChoice; readonly text: string }>();

function nameStep(before: Position, { position, move }: TreeNode, notation: NotationChoice): string {
  const known = NAMES.get(position);
  if (known?.notation === notation) return known.text;
  const text = isAct(move!) ? describeAct(move.id) : nameMove(before, move!, notation);
  NAMES.set(position, { notation, text });
  return text;
}

/** The steps of a list in their order, those of variations too. */
export function listStepRows(rows: readonly Row[]): readonly StepRow[] {
  return rows.flatMap((row) => (row.kind === 'step' ? [row] : listStepRows(row.rows)));
}

/** The rows of a long line in stretches, each of which is drawn only when it is near; a short line is one stretch. */
export function cutRows(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  const count = Math.max(1, Math.ceil(rows.length / most));
  return Array.from({ length: count }, (_, at) => rows.slice(at * most, (at + 1) * most));
}

/** What happens in a step, in words. */
export function describeStep(tree: TreeNode, { node, path }: Pick<StepRow, 'node' | 'path'>): string {
  return describeMove(nodeAt(tree, path.slice(0, -1)).position, node.move!);
}

/** The step that led to a place, by its name, with what is said of it; nothing at the start, and where there is no such place. */
export function nameStepAt(
  tree: TreeNode,
  path: Path,
  notation: NotationChoice,
): { readonly name: string; readonly comment: string | undefined } | undefined {
  if (path.length === 0 || !hasPlace(tree, path)) return undefined;
  const node = nodeAt(tree, path);
  return { name: nameStep(nodeAt(tree, path.slice(0, -1)).position, node, notation), comment: node.comment };
}
