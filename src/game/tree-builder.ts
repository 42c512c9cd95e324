import { ok, type Ply, type Position, type Result } from '../engine/index.ts';
import { carryIds, extendByAct, extendLine } from '../board/state/line.ts';
import { sayFault } from '../words/faults.ts';
import { makeTree, nodesAlong, type Path, type TreeNode } from './tree.ts';

type Growing = Omit<TreeNode, 'next' | 'comment'> & { comment?: string; readonly next: Growing[] };

/**
 * A game that is being read, step by step. What it has grown so far is a tree like any other, but one that still changes:
 * nobody else may hold it before the last step is there.
 */
export class TreeBuilder {
  readonly tree: TreeNode;
  /** The nodes from the first one to the place, and the way there. */
  #nodes: Growing[];
  #path: number[] = [];

  constructor(start: Position) {
    const first = makeTree(start) as Growing;
    this.tree = first;
    this.#nodes = [first];
  }

  get path(): Path {
    return [...this.#path];
  }

  /** How many steps lead to the place. */
  get depth(): number {
    return this.#path.length;
  }

  get position(): Position {
    return this.#nodes.at(-1)!.position;
  }

  /** Goes back to a place, given by the way there. */
  goTo(path: Path): void {
    this.#nodes = nodesAlong(this.tree, path) as Growing[];
    this.#path = [...path];
  }

  /** Takes the step with this id, a move or an act; one that is there already is only gone along. */
  play(id: string): Result<undefined> {
    const here = this.#nodes.at(-1)!;
    if (this.#follow(id)) return ok(undefined);
    const move = here.position.moves().find((one) => one.id === id);
    const line = { positions: [here.position], moves: [], ids: [here.ids] };
    const grown = move ? ok(extendLine(line, 0, move)) : extendByAct(line, 0, id);
    if (!grown.ok) return grown;
    const { positions, moves, ids } = grown.value;
    this.#add({ position: positions[1]!, ids: ids[1]!, move: moves[0]!, next: [] });
    return ok(undefined);
  }

  /** Takes a step whose position is known. */
  take(ply: Ply): void {
    if (!ply.move || this.#follow(ply.id)) {
      const played = this.play(ply.id);
      if (!played.ok) throw new Error(sayFault(played.fault));
    } else this.#add({ position: ply.position, ids: carryIds(this.#nodes.at(-1)!.ids, ply.move), move: ply.move, next: [] });
    if (ply.comment !== undefined) this.comment(ply.comment);
  }

  /** Says something of the step that led here. */
  comment(text: string): void {
    this.#nodes.at(-1)!.comment = text;
  }

  #follow(id: string): boolean {
    const { next } = this.#nodes.at(-1)!;
    const known = next.findIndex((node) => node.move?.id === id);
    if (known < 0) return false;
    this.#nodes.push(next[known]!);
    this.#path.push(known);
    return true;
  }

  #add(node: Growing): void {
    const { next } = this.#nodes.at(-1)!;
    next.push(node);
    this.#nodes.push(node);
    this.#path.push(next.length - 1);
  }
}
