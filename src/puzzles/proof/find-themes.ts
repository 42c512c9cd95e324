import { captureOf, isAttackNode, movesBoardToo, promotes, type Move, type Position, type ProofNode } from '../../engine/index.ts';
import { avoidsDeadRow } from './home-row.ts';
import { listSteps, type Step as LineStep } from '../main-line.ts';
import { afterMove, expectMove, isQueening } from '../position-queries.ts';
import type { Motif } from '../motif.ts';
import { motifsOf } from './motifs/find-motifs.ts';
import type { SolvedTask, Try } from '../solve-task.ts';
import { isHelpOfThree, isQuestion, isTogether } from '../task.ts';
import { THEMES, type Theme } from '../theme.ts';

/** A move of the proof with the position it is played in. */
interface Step {
  readonly position: Position;
  readonly move: Move;
}

/** A position of the proof in which the solver moves, and what works there. */
interface Task {
  readonly position: Position;
  readonly moves: readonly Move[];
}

const FEW = 7;
const ENDGAME = 14;
const OPENING = 10;

/**
 * Themes of a solved puzzle, in the order of `THEMES`: what the solver plays against the stiffest defence, and that defence. What
 * happens in other lines only is no theme, but for the number of different answers and what may be taken.
 */
export function themesOf(solved: SolvedTask, tries: readonly Try[]): Theme[] {
  const { position: start, task, solution, answer } = solved;
  const motifs: readonly Theme[] = motifsOf(solved, tries);
  const tasks: Task[] = [];
  const replies: Step[] = [];
  if (solution) walk(start, solution, tasks, replies);
  const line = listSteps(start, solution);
  const own = line.filter(({ isOwn }) => isOwn);
  const last = own.at(-1);
  const key: Step | undefined = tasks[0] && { position: start, move: tasks[0].moves[0]! };
  const pieces = start.squares.filter((square) => square.piece).length;
  const perPlayer = pieces / start.ruleset.players.length;
  const everyWay = (is: (move: Move) => boolean, steps: readonly LineStep[] = own): boolean => steps.some(({ ways }) => ways.every(is));
  const isBoard = (move: Move): boolean => move.kind === 'board';
  const isInverting = (move: Move): boolean => movesBoardToo(move) || isOverTurn(start, move);
  const isTurn = (move: Move): boolean => move.kind === 'board' && move.from === move.to;
  const shown: Readonly<Record<Exclude<Theme, Motif>, boolean>> = {
    'board-move-key': key?.move.kind === 'board',
    'board-move-mate': (task.kind === 'mate' || task.kind === 'helpmate') && last !== undefined && everyWay(isBoard, [last]),
    'board-move-defence': everyWay(
      isBoard,
      line.filter(({ isOwn }) => !isOwn),
    ),
    'board-move-refutation': tries.some((wrong) => wrong.refutation.every((id) => isBoardMove(afterMove(start, wrong.move), id))),
    rotation: everyWay(isTurn),
    inversion: everyWay(isInverting) || (isQuestion(task) && asksFor(start, task, isInverting)),
    'waiting-promotion': own.some(isWaiting),
    castling:
      everyWay((move) => move.kind === 'castling') || (isQuestion(task) && asksFor(start, task, (move) => move.kind === 'castling')),
    'en-passant':
      everyWay((move) => move.enPassant === true) || (isQuestion(task) && asksFor(start, task, (move) => move.enPassant === true)),
    'own-boards': isQuestion(task) && 'from' in task && start.boards.some(({ pin }) => pin === task.from),
    joint: ('by' in task && task.by.length > 1) || isHelpOfThree(task) || (answer ?? []).some((id) => /^mate:..>/.test(id)),
    'two-enemies': start.ruleset.players.length > 2 && standsBetween(start, tasks),
    'defeated-men': start.squares.some(({ piece }) => piece && !start.active.includes(piece.owner)),
    'dead-home-row': line.some(avoidsDeadRow),
    'quiet-key':
      task.kind !== 'proofgame' &&
      key !== undefined &&
      !captureOf(key.move) &&
      !promotes(key.move) &&
      afterMove(start, key.move.id).checks().length === 0,
    sacrifice: key !== undefined && replies.some((reply) => isSacrifice(key, reply)),
    promotion: everyWay(promotes),
    underpromotion: everyWay((move) => promotes(move) && !isQueening(move)),
    variations: !isTogether(task) && hasVariations(solution),
    'few-men': pieces <= FEW,
    opening: start.number <= OPENING && perPlayer > ENDGAME / 2,
    middlegame: perPlayer > ENDGAME / 2 && start.number > OPENING,
    endgame: perPlayer <= ENDGAME / 2,
  };
  const isShown = (theme: Theme): boolean => (theme in shown ? shown[theme as keyof typeof shown] : motifs.includes(theme));
  return THEMES.filter(isShown);
}

const VARIATIONS = 3;

/** Whether replies to one move ask for at least three different answers, each the only one. Answers that follow one another in a line do not count. */
export function hasVariations(node: ProofNode | undefined): boolean {
  if (!node) return false;
  if (isAttackNode(node)) return hasVariations(node.then);
  const answers = node.replies.flatMap(({ then }) => (then && isAttackNode(then) && then.play.length === 1 ? then.play : []));
  return new Set(answers).size >= VARIATIONS || node.replies.some(({ then }) => hasVariations(then));
}

function walk(position: Position, node: ProofNode, tasks: Task[], replies: Step[]): void {
  if (isAttackNode(node)) {
    tasks.push({ position, moves: node.play.map((id) => expectMove(position, id)) });
    if (node.then) walk(afterMove(position, node.play[0]!), node.then, tasks, replies);
    return;
  }
  for (const reply of node.replies) {
    const moves = reply.moves.map((id) => expectMove(position, id));
    for (const move of moves) replies.push({ position, move });
    if (reply.then) walk(afterMove(position, reply.moves[0]!), reply.then, tasks, replies);
  }
}

const isBoardMove = (position: Position, id: string): boolean => expectMove(position, id).kind === 'board';

/** Before the solver's move or after it a pawn waits for its promotion, or what stood over a waiting one leaves and it is promoted so. */
const isWaiting = ({ position, ways }: LineStep): boolean =>
  position.setup.pending !== undefined ||
  ways.every((move) => isUncoveringPromotion(move) || position.after(move).setup.pending !== undefined);

/** A board’s move by which a pawn that it does not carry is promoted. */
export function isUncoveringPromotion({ kind, effects }: Move): boolean {
  const carried = effects.flatMap((effect) => (effect.kind === 'go' ? [effect.to] : []));
  const changed = effects.flatMap((effect) => (effect.kind === 'become' ? [effect.square] : []));
  return kind === 'board' && changed.some((square) => !carried.includes(square));
}

/** A board move to the other face of a corner. */
export function isOverTurn({ ruleset }: Position, move: Move): boolean {
  if (move.kind !== 'board') return false;
  const [from, to] = [move.from, move.to].map((name) => ruleset.pins.find((pin) => pin.name === name));
  return from !== undefined && to !== undefined && from.over !== to.over;
}

function asksFor(position: Position, task: { readonly kind: string }, is: (move: Move) => boolean): boolean {
  if (!('from' in task) || !('to' in task)) return false;
  return position.moves().some((move) => move.from === task.from && move.to === task.to && is(move));
}

/** A king that both other players attack, before or after the first move. */
function standsBetween(start: Position, tasks: readonly Task[]): boolean {
  const after = tasks[0] ? [start.after(tasks[0].moves[0]!)] : [];
  return [start, ...after].some((position) =>
    position.checks().some(({ by }) => new Set(by.map((square) => position.at(square)?.owner)).size > 1),
  );
}

/** The piece moved by the key is taken, and it was worth more than what the key took; a king that takes it to be taken wins nothing. */
function isSacrifice(key: Step, reply: Step): boolean {
  const lost = captureOf(reply.move);
  if (key.position.ruleset.players.length > 2 && reply.position.at(reply.move.from)?.role === 'king') return false;
  const moved = key.move.effects.find((effect) => effect.kind === 'go' && !effect.carried);
  if (!lost || moved?.kind !== 'go' || lost.square !== moved.to) return false;
  const { values } = key.position.ruleset;
  const won = captureOf(key.move);
  return values[lost.piece.role] - (won ? values[won.piece.role] : 0) >= 200;
}
