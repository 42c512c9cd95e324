import { isAttackNode, isInCheck, PLAYER_NAMES, ROLES, type Move, type Player, type Position, type Role } from '../engine/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { isHelpOfThree, isQuestion, lengthOf, type Task, type TaskKind } from '../puzzles/task.ts';
import { countHelpPlies } from '../puzzles/joint-helpmate.ts';
import { expectMove } from '../puzzles/position-queries.ts';
import { openBlunder, type Blunder } from '../puzzles/blunder.ts';
import type { Theme } from '../puzzles/theme.ts';
import { describeAct } from '../board/text/acts.ts';
import { nameMove } from '../board/text/move-names.ts';
import { describeState } from '../board/text/describe-state.ts';
import { PUZZLE } from '#words/puzzle.ts';
import type { LegalAnswer } from '../puzzles/questions.ts';

/** The names of tasks: how many moves they take. */
const TASK_WORDS: Readonly<Record<TaskKind, (moves: number) => string>> = PUZZLE.tasks;

/** The task in a few words: `Mate in two`. */
export function nameGoal(goal: Task): string {
  return TASK_WORDS[goal.kind](lengthOf(goal));
}

/** A kind of task by its facet; as `nameGoal`, without what only the position tells. */
export function nameKind({ kind, moves }: { readonly kind: TaskKind; readonly moves: number }): string {
  return TASK_WORDS[kind](moves);
}

/** What a puzzle shows, as readers call it. They are told after solving, and in filters. */
export const THEME_WORDS: Readonly<Record<Theme, string>> = PUZZLE.themes;

/** The task as it is put to the reader; whose move it is stands before it. */
export function askTask(
  position: Position,
  { goal, solution, slip }: Pick<Puzzle, 'goal' | 'solution'> & { readonly slip?: Blunder },
): string {
  const task = askGoal(position, goal, solution);
  const opened = slip && openBlunder(position.ruleset, slip);
  if (!opened) return task;
  const last = [PLAYER_NAMES[opened.before.turn], nameMove(opened.before, opened.move, 'usual')] as const;
  const passed = findPassed(position, opened.before.turn);
  return passed ? PUZZLE.ask.afterPassing(task, passed, ...last) : PUZZLE.ask.after(task, ...last);
}

/** The double step of a third player before the last move, after which their pawn may still be taken in passing (Harshman IV). */
function findPassed(position: Position, mover: Player): { readonly player: string; readonly move: string } | undefined {
  const placeOf = (name: string) => position.squares.find((square) => square.name === name);
  for (const { pawn, crossed } of position.setup.enPassant) {
    const owner = position.at(pawn)?.owner;
    const [to, over] = [placeOf(pawn), placeOf(crossed[0]!)];
    if (!owner || owner === mover || owner === position.turn || !to || !over) continue;
    const from = position.squares.find(({ file, rank }) => file === 2 * over.file - to.file && rank === 2 * over.rank - to.rank);
    if (from) return { player: PLAYER_NAMES[owner], move: `${from.name}-${pawn}` };
  }
  return undefined;
}

function askGoal(position: Position, goal: Task, solution: Puzzle['solution']): string {
  const what = (from: string): string => {
    const piece = position.at(from);
    return piece ? PUZZLE.ask.piece(piece.role, from) : PUZZLE.ask.board(from);
  };
  switch (goal.kind) {
    case 'legal':
      return PUZZLE.ask.legal(what(goal.from), goal.to);
    case 'squares':
      return PUZZLE.ask.squares(what(goal.from));
    case 'pins':
      return PUZZLE.ask.pins(what(goal.from));
    case 'checks':
      return PUZZLE.ask.checks(what(goal.from));
    case 'declarations':
      return PUZZLE.ask.declarations;
    case 'saves':
      return askSaves(position, solution, goal.against.kind === 'mate' ? position.turn : kingOf(goal.against));
    case 'helpmate':
      return isHelpOfThree(goal) ? askTogether(position, goal) : PUZZLE.ask.helpmate(nameAll([otherOf(position)]));
    case 'proofgame':
      return PUZZLE.ask.proofgame(goal.moves);
    case 'capture':
    case 'declaration':
      return PUZZLE.ask.against(nameGoal(goal), nameAll(goal.by), nameAll([goal.king]));
    case 'gain':
      return position.ruleset.players.length > 2 ? PUZZLE.ask.gain(roleWorth(position, goal.worth), goal.moves) : sayPlain(goal);
    case 'defence':
      return askDefence(goal);
    case 'stalemate':
      return PUZZLE.ask.stalemate(nameGoal(goal), goal.moves);
    case 'draw':
      return PUZZLE.ask.draw(nameGoal(goal));
    case 'win':
    case 'hold':
      return sayOut(position, PUZZLE.ask[goal.kind](goal.moves));
    default:
      return sayPlain(goal);
  }
}

const sayPlain = (goal: Task): string => PUZZLE.ask.plain(nameGoal(goal));

/** The dearest piece that is worth no more than this. */
function roleWorth({ ruleset: { values } }: Position, worth: number): Role {
  return ROLES.filter((role) => values[role] <= worth).reduce((best, role) => (values[role] > values[best] ? role : best));
}

/** A defence by what is to be kept from happening; with three players by what each of them may do. */
function askDefence(goal: Extract<Task, { kind: 'defence' }>): string {
  const { against } = goal;
  const task = nameGoal(goal);
  if (against.kind === 'declaration') return PUZZLE.ask.undeclared(task, nameAll(against.by));
  if (against.kind === 'capture') return PUZZLE.ask.keptFrom(against.by.map((player) => PLAYER_NAMES[player]).join(PUZZLE.nor));
  return PUZZLE.ask.defence(task);
}

/** Who moves for whom, and who can declare whose mate then. */
function askTogether(position: Position, { king, moves }: { readonly king: Player; readonly moves: number }): string {
  const { players } = position.ruleset;
  const turn = players.indexOf(position.turn);
  const movers = Array.from({ length: countHelpPlies(position, king, moves) }, (_, ply) => players[(turn + ply) % players.length]!);
  return PUZZLE.ask.together(
    movers.map((player) => nameAll([player])),
    nameAll(players.filter((player) => player !== king)),
    nameAll([king]),
  );
}

/** Whose home row promotes no pawn any more has to be known. */
function sayOut({ active, ruleset }: Position, task: string): string {
  const out = ruleset.players.filter((player) => !active.includes(player));
  return out.length === 0 ? task : PUZZLE.ask.isOut(task, nameAll(out));
}

const isChecked = (position: Position, id: string, player: Player): boolean =>
  position
    .after(expectMove(position, id))
    .checks()
    .some((check) => check.player === player);

/** If several kings are in check, one is to be saved: whose is said. */
function askSaves(position: Position, solution: Puzzle['solution'], player: Player): string {
  const others = [...new Set(position.checks().map((check) => check.player))].filter((other) => other !== player);
  // Where a right move leaves the king in check, the other checks are what saves it.
  const isKeptByThem = solution && isAttackNode(solution) && solution.play.some((id) => isChecked(position, id, player));
  const also = others.length === 0 || isKeptByThem ? '' : PUZZLE.ask.onlyThatCheck(nameAll(others));
  return `${PUZZLE.ask.saves(nameAll([player]))}${also}`;
}

const kingOf = (attack: object): Player => ('king' in attack ? (attack.king as Player) : 'w');
const nameAll = (players: readonly Player[]): string => players.map((player) => PLAYER_NAMES[player]).join(PUZZLE.and);
const otherOf = ({ ruleset, turn }: Position): Player => ruleset.players.find((player) => player !== turn) ?? turn;

/** What the answers to a question of legality say. */
const ANSWER_WORDS: Readonly<Record<LegalAnswer, string>> = PUZZLE.answers;

/** An answer to a question as words: a declaration, a reason, or the name of a place. */
export function nameAnswer(goal: Task, name: string): string {
  if (goal.kind === 'declarations') return describeAct(name);
  if (goal.kind !== 'legal') return name;
  return ANSWER_WORDS[name as LegalAnswer] ?? name;
}

/** The solution in a sentence of names, for readers: the answer of a question, the moves of a saving set, else the main line. */
export function describeSolution(position: Position, { goal, solution, answer }: Pick<Puzzle, 'goal' | 'solution' | 'answer'>): string {
  if (isQuestion(goal))
    return answer?.length ? answer.map((name) => nameAnswer(goal, name)).join(goal.kind === 'legal' ? ' ' : ', ') : PUZZLE.noAnswer;
  if (!solution || !('play' in solution)) return '';
  const write = (at: Position, id: string): string => {
    const move = at.moves().find((one) => one.id === id);
    return move ? nameMove(at, move, 'usual') : id;
  };
  if (goal.kind === 'saves') return solution.play.map((id) => write(position, id)).join(', ');
  const names: string[] = [];
  let [node, at] = [solution, position] as [Puzzle['solution'], Position];
  while (node) {
    const next: { readonly id: string | undefined; readonly then: Puzzle['solution'] } =
      'play' in node ? { id: node.play[0], then: node.then } : { id: node.replies[0]?.moves[0], then: node.replies[0]?.then };
    const move = at.moves().find((one) => one.id === next.id);
    if (!move) break;
    const isFirst = at.turn === at.ruleset.players[0];
    names.push(`${isFirst ? `${at.number}. ` : names.length === 0 ? `${at.number}... ` : ''}${write(at, move.id)}`);
    at = at.after(move);
    node = next.then;
  }
  return names.join(' ');
}

/** What a move lacks that does not solve a task, seen from the position after it, where no reply shows it. */
export function sayMissing(goal: Task, after: Position): string {
  if (after.status() !== 'playing') return describeState(after);
  if (isQuestion(goal)) return '';
  const isLast = 'moves' in goal && goal.moves === 1;
  switch (goal.kind) {
    case 'mate':
      if (!isLast) return PUZZLE.missing.mateLater(goal.moves);
      return isInCheck(after) ? PUZZLE.missing.kingAway : PUZZLE.missing.noCheck;
    case 'stalemate':
      return isInCheck(after) ? PUZZLE.missing.stalemateCheck : PUZZLE.missing.stalemateMove(PLAYER_NAMES[after.turn]);
    case 'draw':
      return sayNoDraw(after, after.turn);
    case 'win':
    case 'hold':
      return PUZZLE.missing[goal.kind];
    case 'promotion':
      return isLast ? PUZZLE.missing.noPromotion : PUZZLE.missing.pawnStopped;
    case 'gain':
      return PUZZLE.missing.gain;
    case 'capture':
      return PUZZLE.missing.capture(nameAll([goal.king]));
    case 'declaration':
      return PUZZLE.missing.declaration(nameAll([goal.king]));
    case 'defence':
      return goal.against.kind === 'mate' ? PUZZLE.missing.mateComes : PUZZLE.missing.kingTaken;
    case 'saves':
      return PUZZLE.missing.kingTaken;
    case 'helpmate':
      return PUZZLE.missing.helpmate;
    case 'proofgame':
      return PUZZLE.missing.proofgame;
  }
}

/** So many pieces are named where a draw does not come: more would be no reason. */
const MOST_NAMED = 2;

/** Why there is no draw: what a player has left beside the king, where that is little. */
function sayNoDraw({ squares }: Position, player: Player): string {
  const left = squares.flatMap(({ piece, name }) =>
    piece?.owner === player && piece.role !== 'king' ? [PUZZLE.ask.piece(piece.role, name)] : [],
  );
  return PUZZLE.missing.draw(PLAYER_NAMES[player], left.length > MOST_NAMED ? [] : left);
}

/** What a wrong move lacks where its reply does not show it: no check is met, and no game ends. Nothing more is said of a mate. */
export function sayStill(goal: Task, after: Position, reply: Move): string {
  if (goal.kind === 'draw' && after.after(reply).status() === 'playing' && !isInCheck(after))
    return sayNoDraw(after.after(reply), after.turn);
  const isShown = isInCheck(after) || after.after(reply).status() !== 'playing';
  return isShown || goal.kind === 'mate' || goal.kind === 'stalemate' ? '' : sayMissing(goal, after);
}
