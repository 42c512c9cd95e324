import { ok, type Move, type Position, type Result } from '../engine/index.ts';
import { extendByAct, extendLine, makeLine, type Line, type LineStep } from '../board/state/line.ts';

/** A position of a game, and all that was played from it: the main line first, then the variations. Nothing changes a node. */
export interface TreeNode {
  readonly position: Position;
  /** Ids of the pieces by square; pieces keep theirs along a line. */
  readonly ids: ReadonlyMap<string, string>;
  /** The move or act that led here; absent of the first node. */
  readonly move?: LineStep;
  readonly comment?: string;
  readonly next: readonly TreeNode[];
}

/** The way from the first node: which of the next nodes was taken, each time. */
export type Path = readonly number[];

/** A game and a place in it. */
export interface TreePlace {
  readonly tree: TreeNode;
  readonly path: Path;
}

export function makeTree(position: Position): TreeNode {
  const { ids } = makeLine(position);
  return { position, ids: ids[0]!, next: [] };
}

/** The nodes from the first one along a path, both ends included. */
export function nodesAlong(tree: TreeNode, path: Path): readonly TreeNode[] {
  const nodes = [tree];
  for (const index of path) {
    const node = nodes.at(-1)!.next[index];
    if (!node) throw new Error(`the game has no place ${path.join('.')}`);
    nodes.push(node);
  }
  return nodes;
}

export function hasPlace(tree: TreeNode, path: Path): boolean {
  return path.reduce<TreeNode | undefined>((node, index) => node?.next[index], tree) !== undefined;
}

export function nodeAt(tree: TreeNode, path: Path): TreeNode {
  return nodesAlong(tree, path).at(-1)!;
}

/** The path on to the end of its line, along what was played first. */
export function endOf(tree: TreeNode, path: Path): Path {
  const whole = [...path];
  for (let node = nodeAt(tree, path); node.next.length > 0; node = node.next[0]!) whole.push(0);
  return whole;
}

/** The positions and moves along a path, as a board steps through them. */
export function lineAlong(tree: TreeNode, path: Path): Line {
  const nodes = nodesAlong(tree, path);
  return {
    positions: nodes.map((node) => node.position),
    moves: nodes.flatMap((node) => (node.move ? [node.move] : [])),
    ids: nodes.map((node) => node.ids),
  };
}

/** The game with a move played at a place. One that was played there before is only gone to; another begins a variation. */
export function playMove({ tree, path }: TreePlace, move: Move): TreePlace {
  return addStep({ tree, path }, (line) => extendLine(line, 0, move), move.id);
}

/** The game with an act (a declaration, a claim ...) at a place. */
export function playAct({ tree, path }: TreePlace, id: string): Result<TreePlace> {
  const line = extendByAct(lineAt(tree, path), 0, id);
  return line.ok ? ok(addStep({ tree, path }, () => line.value, id)) : line;
}

/** The game with a move or act given by its id. */
export function playId(place: TreePlace, id: string): Result<TreePlace> {
  const move = nodeAt(place.tree, place.path)
    .position.moves()
    .find((one) => one.id === id);
  return move ? ok(playMove(place, move)) : playAct(place, id);
}

function lineAt(tree: TreeNode, path: Path): Line {
  const { position, ids } = nodeAt(tree, path);
  return { positions: [position], moves: [], ids: [ids] };
}

function addStep({ tree, path }: TreePlace, extend: (line: Line) => Line, id: string): TreePlace {
  const here = nodeAt(tree, path);
  const known = here.next.findIndex((node) => node.move?.id === id);
  if (known >= 0) return { tree, path: [...path, known] };
  const { positions, moves, ids } = extend(lineAt(tree, path));
  const node: TreeNode = { position: positions[1]!, ids: ids[1]!, move: moves[0]!, next: [] };
  return { tree: change(tree, path, (one) => ({ ...one, next: [...one.next, node] })), path: [...path, here.next.length] };
}

/** The tree with the node at a path changed. */
function change(tree: TreeNode, path: Path, by: (node: TreeNode) => TreeNode): TreeNode {
  const nodes = nodesAlong(tree, path);
  let changed = by(nodes.at(-1)!);
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const node = nodes[depth]!;
    changed = { ...node, next: node.next.with(path[depth]!, changed) };
  }
  return changed;
}

/** The line up to a place becomes the main line. */
export function promoteVariation({ tree, path }: TreePlace): TreePlace {
  const nodes = nodesAlong(tree, path);
  let chosen = nodes.at(-1)!;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const node = nodes[depth]!;
    chosen = { ...node, next: [chosen, ...node.next.filter((_, index) => index !== path[depth])] };
  }
  return { tree: chosen, path: path.map(() => 0) };
}

/** The game without the last step to a place and all that follows it. */
export function removeBranch({ tree, path }: TreePlace): TreePlace {
  const last = path.at(-1);
  if (last === undefined) throw new Error('the first position cannot be taken away');
  const before = path.slice(0, -1);
  return { tree: change(tree, before, (node) => ({ ...node, next: node.next.filter((_, index) => index !== last) })), path: before };
}

/** The game with a comment on the step that led to a place; an empty one removes it. */
export function commentOn({ tree, path }: TreePlace, text: string): TreePlace {
  if (path.length === 0) throw new Error('no step led to the first position');
  const withComment = ({ comment: _, ...node }: TreeNode): TreeNode => (text === '' ? node : { ...node, comment: text });
  return { tree: change(tree, path, withComment), path };
}

/** The same depth in the next line (`by` 1) or the one before (-1) of the latest fork on the way; nothing where there is no fork. */
export function otherLine({ tree, path }: TreePlace, by: 1 | -1): Path | undefined {
  const nodes = nodesAlong(tree, path);
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const count = nodes[depth]!.next.length;
    if (count > 1) return [...path.slice(0, depth), (path[depth]! + by + count) % count];
  }
  return undefined;
}

/** A game in the order in which it is written: each variation in brackets behind the step it replaces. */
export type Part =
  { readonly kind: 'open' } | { readonly kind: 'close' } | { readonly kind: 'step'; readonly node: TreeNode; readonly path: Path };

export function listParts(tree: TreeNode): readonly Part[] {
  if (latest?.tree !== tree) latest = { tree, parts: makeParts(tree) };
  return latest.parts;
}

/** A tree is written in more than one place after every change. */
let latest: { readonly tree: TreeNode; readonly parts: readonly Part[] } | undefined;

/** A step with the one before it: the way to it is made when somebody asks, since all of them together are long. */
class StepPart {
  readonly kind = 'step';
  readonly node: TreeNode;
  readonly #before: StepPart | undefined;
  readonly #index: number;

  constructor(node: TreeNode, before: StepPart | undefined, index: number) {
    this.node = node;
    this.#before = before;
    this.#index = index;
  }

  get path(): Path {
    const path: number[] = [];
    for (let part: StepPart | undefined = this; part; part = part.#before) path.push(part.#index);
    return path.reverse();
  }
}

function makeParts(tree: TreeNode): readonly Part[] {
  const parts: Part[] = [];
  /** What is still to be written, the next last: the steps behind a place, a variation there, the end of one. */
  const tasks: { readonly node: TreeNode; readonly part: StepPart | undefined; readonly kind: 'on' | 'aside' | 'close' }[] = [
    { node: tree, part: undefined, kind: 'on' },
  ];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { node, part, kind } = task;
    if (kind === 'close') {
      parts.push({ kind: 'close' });
      continue;
    }
    if (kind === 'aside') {
      parts.push({ kind: 'open' }, part!);
      tasks.push({ node, part, kind: 'close' }, { node, part, kind: 'on' });
      continue;
    }
    const [main, ...others] = node.next;
    if (!main) continue;
    const step = new StepPart(main, part, 0);
    parts.push(step);
    tasks.push({ node: main, part: step, kind: 'on' });
    for (const [index, other] of [...others.entries()].reverse())
      tasks.push({ node: other, part: new StepPart(other, part, index + 1), kind: 'aside' });
  }
  return parts;
}
