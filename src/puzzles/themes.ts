import { captureOf, expect, isAttackNode, type Move, type Position, type ProofNode } from '../engine/index.ts';
import type { Try } from './puzzle.ts';

/** What a puzzle shows, in the order in which filters list it. Every theme is a predicate over the proof. */
export const THEMES = [
  'board-move-key',
  'board-move-mate',
  'board-move-defence',
  'board-move-refutation',
  'quiet-key',
  'sacrifice',
  'promotion',
  'underpromotion',
  'castling',
  'en-passant',
  'variations',
  'few-men',
] as const;
export type Theme = (typeof THEMES)[number];

/** A move of the proof with the position it is played in. */
interface Step {
  readonly position: Position;
  readonly move: Move;
}

/** A position of the proof in which the solver moves, and what works there. */
interface Task {
  readonly position: Position;
  readonly moves: readonly Move[];
  /** No further move of the solver is needed. */
  readonly last: boolean;
}

/** Themes of a proof, in the order of `THEMES`. */
export function themesOf(start: Position, solution: ProofNode, tries: readonly Try[]): Theme[] {
  const tasks: Task[] = [];
  const replies: (Step & { readonly alone: boolean })[] = [];
  walk(start, solution, tasks, replies);
  const key: Step = { position: start, move: tasks[0]!.moves[0]! };
  const later = tasks.slice(1);
  const men = start.squares.filter((square) => square.piece).length;
  const shown: Readonly<Record<Theme, boolean>> = {
    'board-move-key': key.move.kind === 'board',
    'board-move-mate': later.some((task) => task.last && task.moves.every((move) => move.kind === 'board')),
    'board-move-defence': replies.some((reply) => reply.alone && reply.move.kind === 'board'),
    'board-move-refutation': tries.some((wrong) => wrong.refutation.every((id) => isBoardMove(after(start, wrong.move), id))),
    'quiet-key': !captureOf(key.move) && !isPromotion(key.move) && after(start, key.move.id).checks().length === 0,
    sacrifice: replies.some((reply) => isSacrifice(key, reply)),
    promotion: tasks.some((task) => task.moves.every(isPromotion)),
    underpromotion: tasks.some((task) => task.moves.every((move) => isPromotion(move) && !isQueening(move))),
    castling: tasks.some((task) => task.moves.every((move) => move.kind === 'castling')),
    'en-passant': [...tasks.map((task) => task.moves), ...replies.map((reply) => [reply.move])].some((moves) =>
      moves.every((move) => move.enPassant),
    ),
    variations: new Set(later.filter((task) => task.moves.length === 1).map((task) => task.moves[0]!.id)).size >= 3,
    'few-men': men <= 7,
  };
  return THEMES.filter((theme) => shown[theme]);
}

function walk(position: Position, node: ProofNode, tasks: Task[], replies: (Step & { alone: boolean })[]): void {
  if (isAttackNode(node)) {
    tasks.push({ position, moves: node.play.map((id) => find(position, id)), last: !node.then });
    if (node.then) walk(after(position, node.play[0]!), node.then, tasks, replies);
    return;
  }
  for (const reply of node.replies) {
    const moves = reply.moves.map((id) => find(position, id));
    const alone = node.replies.length > 1 && moves.every((move) => move.kind === 'board');
    for (const move of moves) replies.push({ position, move, alone });
    if (reply.then) walk(after(position, reply.moves[0]!), reply.then, tasks, replies);
  }
}

function find(position: Position, id: string): Move {
  const move = position.moves().find((legal) => legal.id === id);
  if (!move) throw new Error(`${id} is not a legal move of ${position.text()}`);
  return move;
}

function after(position: Position, id: string): Position {
  return expect(position.play(id));
}

const isBoardMove = (position: Position, id: string): boolean => find(position, id).kind === 'board';

const isPromotion = (move: Move): boolean => move.effects.some((effect) => effect.kind === 'become');

const isQueening = (move: Move): boolean => move.effects.some((effect) => effect.kind === 'become' && effect.role === 'queen');

/** The piece moved by the key is taken, and it was worth more than what the key took. */
function isSacrifice(key: Step, reply: Step): boolean {
  const lost = captureOf(reply.move);
  const moved = key.move.effects.find((effect) => effect.kind === 'go' && !effect.carried);
  if (!lost || moved?.kind !== 'go' || lost.square !== moved.to) return false;
  const { values } = key.position.ruleset;
  const won = captureOf(key.move);
  return values[lost.piece.role] - (won ? values[won.piece.role] : 0) >= 200;
}
