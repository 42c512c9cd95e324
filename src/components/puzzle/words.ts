import { PLAYER_NAMES, type Player, type Position } from '../../engine/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { ANSWER_WORDS } from '../../puzzles/questions.ts';
import { isQuestion, lengthOf, type Task, type TaskKind } from '../../puzzles/task.ts';
import type { Theme } from '../../puzzles/theme.ts';
import { describeAct } from '../board/model/acts.ts';
import { nameMove } from '../board/model/naming.ts';
import { isInCheck } from '../board/model/replies.ts';
import { describeState } from '../board/model/describe-state.ts';
import { MOTIF_WORDS } from './motif-words.ts';

const NUMBERS = ['no moves', 'one', 'two', 'three', 'four', 'five'];

/** The task in a few words: `Mate in two`. */
export function nameGoal(goal: Task): string {
  return nameTask(goal.kind, lengthOf(goal), 'against' in goal && goal.against.kind !== 'mate');
}

/** A kind of task by its facet; as `nameGoal`, without what only the position tells. Every defence of the collection is one against a mate. */
export function nameKind({ kind, moves }: { readonly kind: TaskKind; readonly moves: number }): string {
  return nameTask(kind, moves, false);
}

function nameTask(kind: TaskKind, moves: number, isForKing: boolean): string {
  const within = (moves: number): string => (moves === 1 ? 'at once' : `in ${NUMBERS[moves] ?? moves}`);
  switch (kind) {
    case 'mate':
      return `Mate in ${NUMBERS[moves] ?? moves}`;
    case 'stalemate':
      return `Stalemate in ${NUMBERS[moves] ?? moves}`;
    case 'promotion':
      return `Promote ${within(moves)}`;
    case 'gain':
      return `Win material ${within(moves)}`;
    case 'capture':
      return `Take the king ${within(moves)}`;
    case 'declaration':
      return `Declare mate ${within(moves)}`;
    case 'defence':
      return `${isForKing ? 'Save the king' : 'Stop the mate'}${moves > 1 ? ` ${within(moves)}` : ''}`;
    case 'saves':
      return 'Find every move that saves the king';
    case 'helpmate':
      return `Help the other side mate you ${within(moves)}`;
    case 'legal':
      return 'Is it legal, and why not?';
    case 'squares':
      return 'Find all the squares';
    case 'pins':
      return 'Where may this board go?';
    case 'checks':
      return 'Where does this board give check?';
    case 'declarations':
      return 'Who can declare mate?';
  }
}

/** What a puzzle shows, as readers call it. They are told after solving, and in filters. */
export const THEME_WORDS: Readonly<Record<Theme, string>> = {
  'board-move-key': 'A board moves first',
  'board-move-mate': 'A board mates',
  'board-move-defence': 'A board defends',
  'board-move-refutation': 'A board refutes a try',
  rotation: 'A board turns',
  inversion: 'A board changes face',
  'waiting-promotion': 'A pawn waits for its promotion',
  'own-boards': 'All about a board',
  joint: 'Two together',
  'two-enemies': 'A king between two enemies',
  'defeated-men': 'Men of a defeated player',
  ...MOTIF_WORDS,
  'quiet-key': 'Quiet first move',
  sacrifice: 'Sacrifice',
  promotion: 'Promotion',
  underpromotion: 'Underpromotion',
  castling: 'Castling',
  'en-passant': 'En passant',
  variations: 'Several mates',
  'few-men': 'Few pieces',
  opening: 'Opening',
  middlegame: 'Middlegame',
  endgame: 'Endgame',
};

/** The task as it is put to the reader; whose move it is stands before it. */
export function askTask(position: Position, { goal }: Pick<Puzzle, 'goal'>): string {
  const what = (from: string): string => {
    const piece = position.at(from);
    return piece ? `${piece.role} on ${from}` : `attack board on ${from}`;
  };
  switch (goal.kind) {
    case 'legal':
      return `May the ${what(goal.from)} go to ${goal.to}?`;
    case 'squares':
      return `Choose every square the ${what(goal.from)} may go to.`;
    case 'pins':
      return `Choose every pin the ${what(goal.from)} may go to.`;
    case 'checks':
      return `Choose every pin where the ${what(goal.from)} gives check.`;
    case 'declarations':
      return 'Which declarations of mate can be made now? Choose all of them, or none.';
    case 'saves':
      return askSaves(position, goal.against.kind === 'mate' ? position.turn : kingOf(goal.against));
    case 'helpmate':
      return `Both sides help: you move for both, and ${position.ruleset.players.length === 2 ? nameAll([otherOf(position)]) : 'the other side'} mates.`;
    case 'capture':
    case 'declaration':
      return `${nameGoal(goal)}: ${nameAll(goal.by)} against ${nameAll([goal.king])}.`;
    case 'defence':
      return `${nameGoal(goal)}: find the only move.`;
    case 'stalemate':
      return `${nameGoal(goal)}: the reply to your ${goal.moves === 1 ? 'move' : 'last move'} counts too.`;
    default:
      return `${nameGoal(goal)}.`;
  }
}

/** Of several kings in check one is to be saved: whose is said. */
function askSaves(position: Position, player: Player): string {
  const others = [...new Set(position.checks().map((check) => check.player))].filter((other) => other !== player);
  const also = others.length === 0 ? '' : ` Only that check matters here: ${nameAll(others)} may stay in check.`;
  return `Find every move after which ${nameAll([player])} keeps the king.${also}`;
}

const kingOf = (attack: object): Player => ('king' in attack ? (attack.king as Player) : 'w');
const nameAll = (players: readonly Player[]): string => players.map((player) => PLAYER_NAMES[player]).join(' and ');
const otherOf = ({ ruleset, turn }: Position): Player => ruleset.players.find((player) => player !== turn) ?? turn;

/** An answer to a question as words: a declaration, a reason, or the name of a place. */
export function nameAnswer(goal: Task, name: string): string {
  if (goal.kind === 'declarations') return describeAct(name);
  if (goal.kind !== 'legal') return name;
  return ANSWER_WORDS[name as keyof typeof ANSWER_WORDS] ?? name;
}

/** The solution in a sentence of names, for who reads it: the answer of a question, the moves of a saving set, else the main line. */
export function describeSolution(position: Position, { goal, solution, answer }: Pick<Puzzle, 'goal' | 'solution' | 'answer'>): string {
  if (isQuestion(goal))
    return answer?.length ? answer.map((name) => nameAnswer(goal, name)).join(goal.kind === 'legal' ? ' ' : ', ') : 'None.';
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

/** Why a solution solves its task, for who has seen it; the rules of the goals say no more than this. Nothing for a question. */
export function explainGoal(goal: Task): string | undefined {
  if (isQuestion(goal)) return undefined;
  switch (goal.kind) {
    case 'mate':
      return goal.moves === 1 ? 'No reply saves the king.' : 'Whatever the reply, the king is mated in time.';
    case 'helpmate':
      return 'Both sides have helped, and the king is mated.';
    case 'stalemate':
      return 'Whatever the reply, it ends in stalemate.';
    case 'promotion':
      return 'Nothing stops the pawn in time.';
    case 'gain':
      return 'What is won here is not lost again at once.';
    case 'capture':
      return `Whatever ${nameAll([goal.king])} plays, the king is taken.`;
    case 'declaration':
      return goal.by.length > 1
        ? `Whatever ${nameAll([goal.king])} plays, ${goal.by.map((player) => PLAYER_NAMES[player]).join(' or ')} can take the king.`
        : `${nameAll(goal.by)} can take ${nameAll([goal.king])}’s king next turn, whatever the others play.`;
    case 'defence':
      return `After any other move ${goal.against.kind === 'mate' ? 'there is a mate' : 'the other side gets its way'}.`;
    case 'saves':
      return 'After any other move the king can be taken.';
  }
}

/** What a move lacks that does not solve a task, seen from the position after it, where no reply shows it. */
export function sayMissing(goal: Task, after: Position): string {
  if (after.status() !== 'playing') return describeState(after);
  if (isQuestion(goal)) return '';
  const isLast = 'moves' in goal && goal.moves === 1;
  switch (goal.kind) {
    case 'mate':
      if (!isLast) return `It does not begin a mate in ${NUMBERS[goal.moves] ?? goal.moves}.`;
      return isInCheck(after) ? 'The king gets away.' : 'It gives no check.';
    case 'stalemate':
      return isInCheck(after) ? 'It gives check, and stalemate is none.' : `${PLAYER_NAMES[after.turn]} still has a move.`;
    case 'promotion':
      return isLast ? 'No pawn is promoted by it.' : 'The pawn can be stopped.';
    case 'gain':
      return 'It does not win enough.';
    case 'capture':
      return `${nameAll([goal.king])}’s king gets away.`;
    case 'declaration':
      return `${nameAll([goal.king])}’s king can still be saved.`;
    case 'defence':
      return goal.against.kind === 'mate' ? 'The mate still comes.' : 'The king can still be taken.';
    case 'saves':
      return 'The king can still be taken.';
    case 'helpmate':
      return 'From here the mate does not come in time.';
  }
}

/** What the first move is like, without telling it: the first hint. */
export function hintIdea(themes: readonly Theme[]): string | undefined {
  if (themes.includes('inversion')) return 'Think of a board that changes its face.';
  if (themes.includes('board-move-key')) return 'An attack board moves first.';
  if (themes.includes('board-move-mate')) return 'In the end an attack board decides.';
  if (themes.includes('joint')) return 'Neither can do it alone: two players work together.';
  if (themes.includes('castling')) return 'Castling is part of it.';
  if (themes.includes('en-passant')) return 'Look at the pawn that has just made a double step.';
  if (themes.includes('underpromotion')) return 'A queen is not always the best promotion.';
  if (themes.includes('promotion') || themes.includes('waiting-promotion')) return 'A pawn is close to its promotion.';
  if (themes.includes('sacrifice')) return 'Something has to be given up.';
  if (themes.includes('quiet-key')) return 'The first move is quiet: no check, and nothing is taken.';
  return undefined;
}
